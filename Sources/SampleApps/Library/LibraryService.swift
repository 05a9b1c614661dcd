import Foundation
import Parlance

/// The books in their file. A new library has a few, so that there is something to find.
final class LibraryService: Sendable {
    private let store = Store<[Book]>(app: "Library", in: .current, initial: LibraryService.firstBooks)

    private static let firstBooks = [
        first(1, "The Left Hand of Darkness", by: "Ursula K. Le Guin", 1969, on: .read),
        first(2, "Middlemarch", by: "George Eliot", 1871, on: .currentlyReading),
        first(3, "Piranesi", by: "Susanna Clarke", 2020, on: .currentlyReading),
        first(4, "Klara and the Sun", by: "Kazuo Ishiguro", 2021, on: .wantToRead),
        first(5, "Sea of Tranquility", by: "Emily St. John Mandel", 2022, on: .wantToRead),
        first(6, "Babel", by: "R. F. Kuang", 2022, on: .read),
    ]

    /// With the same identifier in every process: before anything is written there is no file to read it from.
    private static func first(_ number: UInt8, _ title: String, by author: String, _ year: Int, on shelf: Shelf) -> Book {
        let id = UUID(uuid: (0x1B, 0x3C, 0x0B, 0x0E, 0x6F, 0x52, 0x4E, 0x39, 0x9B, 0x53, 0x0E, 0x5D, 0x0C, 0x6E, 0x1A, number))
        return Book(title, by: author, year, on: shelf, id: id)
    }

    /// The one that came first is the first.
    func books() throws -> [Book] {
        try store.read()
    }

    /// - Throws: `LibraryError.alreadyThere` for a book of that title and author.
    func add(_ book: Book) throws {
        try store.update { books in
            guard !books.contains(where: { $0.isCalled(book.title) && $0.author == book.author }) else {
                throw LibraryError.alreadyThere(book.title)
            }
            books.append(book)
        }
        LibraryShortcuts.updateAppShortcutParameters()
    }

    func remove(_ id: UUID) throws {
        try store.update { books in books.removeAll { $0.id == id } }
        LibraryShortcuts.updateAppShortcutParameters()
    }

    /// - Returns: The shelf that it stood on before.
    @discardableResult
    func move(_ id: UUID, to shelf: Shelf) throws -> Shelf {
        try store.update { books in
            guard let index = books.firstIndex(where: { $0.id == id }) else { throw LibraryError.gone }
            defer { books[index].shelf = shelf }
            return books[index].shelf
        }
    }

    /// The books for which all predicates, or one of them, hold.
    func findBooks(
        matching predicates: [NSPredicate], matchAll: Bool, sorts: [BookSort], limit: Int? = nil
    ) throws -> [BookEntity] {
        var found = try books().map(BookEntity.init).filter { book in
            matchAll ? predicates.allSatisfy { $0.evaluate(with: book) } : predicates.contains { $0.evaluate(with: book) }
        }
        if !sorts.isEmpty {
            found.sort { one, other in
                sorts.lazy.map { $0.order(one, other) }.first { $0 != .orderedSame } == .orderedAscending
            }
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}
