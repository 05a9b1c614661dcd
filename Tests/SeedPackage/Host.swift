import Foundation
import Parlance

// What the client's intents stand on, kept in memory: it takes the place of the stand-ins in SeedIntents.swift.

/// What the app showed and opened, in order.
final class Screen: @unchecked Sendable {
    static let shared = Screen()
    private let lock = NSLock()
    private var kept: [String] = []

    func show(_ line: String) { lock.withLock { kept.append(line) } }

    func take() -> [String] {
        lock.withLock {
            defer { kept = [] }
            return kept
        }
    }
}

final class Navigator: Sendable {
    static let shared = Navigator()
    func openShelf(_ shelf: Shelf) { Screen.shared.show("shelf \(shelf.rawValue)") }
    func openBook(_ book: BookEntity) { Screen.shared.show("book \(book.title)") }
}

final class Database: @unchecked Sendable {
    static let shared = Database()
    private let lock = NSLock()
    private var kept: [BookEntity] = []

    var books: [BookEntity] { lock.withLock { kept } }
    func book(for identifier: UUID) -> BookEntity? { books.first { $0.id == identifier } }
    /// One that is there already is kept once.
    func add(book: BookEntity) {
        lock.withLock {
            if !kept.contains(where: { $0.title == book.title }) { kept.append(book) }
        }
    }

    func findBooks(
        matching predicates: [NSPredicate], matchAll: Bool, sorts: [(keyPath: PartialKeyPath<BookEntity>, ascending: Bool)]
    ) -> [BookEntity] {
        let found = books.filter { book in
            matchAll ? predicates.allSatisfy { $0.evaluate(with: book) } : predicates.contains { $0.evaluate(with: book) }
        }
        guard let sort = sorts.first else { return found }
        let sorted = found.sorted { text(of: $0, sort.keyPath) < text(of: $1, sort.keyPath) }
        return sort.ascending ? sorted : sorted.reversed()
    }

    private func text(of book: BookEntity, _ keyPath: PartialKeyPath<BookEntity>) -> String {
        switch book[keyPath: keyPath] {
        case let title as EntityProperty<String>: title.wrappedValue
        case let date as EntityProperty<Date>: date.wrappedValue.ISO8601Format()
        default: ""
        }
    }
}

final class BooksAPI: Sendable {
    static let shared = BooksAPI()
    private let catalogue: [(title: String, author: String, year: Int)] = [
        ("Dune", "Frank Herbert", 1965), ("The Idiot", "Fyodor Dostoevsky", 1869), ("The Idiot: a Novel", "Elif Batuman", 2017),
        ("Piranesi", "Susanna Clarke", 2020),
    ]

    func findBooks(named name: String, author: String?) async -> [BookEntity] {
        catalogue.filter { book in
            book.title.localizedCaseInsensitiveContains(name)
                && (author.map { book.author.localizedCaseInsensitiveContains($0) || book.title == $0 } ?? true)
        }.map { book in
            let entity = BookEntity(id: UUID(), title: book.title)
            entity.datePublished = Self.day(in: book.year)
            return entity
        }
    }

    static func day(in year: Int) -> Date {
        DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: 6, day: 1).date ?? .distantPast
    }
}

struct CoverView: View, CustomStringConvertible {
    let book: BookEntity

    var description: String {
        Screen.shared.show("cover of \(book.title)")
        return "[\(book.title)]"
    }
}

struct ItemInputView: View, CustomStringConvertible {
    var description: String {
        Screen.shared.show("input")
        return "[input]"
    }
}

final class ItemManager: Sendable {
    static let sharedManager = ItemManager()
    func notifyItemInputRequest() { Screen.shared.show("input") }
}

enum Counter {
    private static let count = Screen()
    static func incrementCount() { count.show("1") }
    static func take() -> Int { count.take().count }
}

struct ExpenseService {
    func totalExpenseAmount() -> Double? { 3 }

    func addExpenseItem(title: String, date: Date, price: Double, completion: @escaping (Bool) -> Void) {
        Screen.shared.show("expense \(title) \(price)")
        completion(true)
    }
}
