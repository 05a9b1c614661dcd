import Foundation
import Parlance

/// Finds the books of the library: by identifier, by what people say, and by their properties.
struct BookQuery: EntityStringQuery, EntityPropertyQuery {
    static let sortingOptions = SortingOptions {
        SortableBy(\BookEntity.$title)
        SortableBy(\BookEntity.$author)
        SortableBy(\BookEntity.$datePublished)
    }

    static let properties = QueryProperties {
        Property(\BookEntity.$title) {
            EqualToComparator { NSPredicate(format: "title ==[cd] %@", $0) }
            ContainsComparator { NSPredicate(format: "title CONTAINS[cd] %@", $0) }
        }
        Property(\BookEntity.$author) {
            ContainsComparator { NSPredicate(format: "author CONTAINS[cd] %@", $0) }
        }
        Property(\BookEntity.$datePublished) {
            LessThanComparator { NSPredicate(format: "datePublished < %@", $0 as NSDate) }
            GreaterThanComparator { NSPredicate(format: "datePublished > %@", $0 as NSDate) }
        }
    }

    func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
        let books = try LibraryService().books()
        return identifiers.compactMap { identifier in books.first { $0.id == identifier }.map(BookEntity.init) }
    }

    func suggestedEntities() async throws -> [BookEntity] {
        try LibraryService().books().map(BookEntity.init)
    }

    /// Those of that title; where there is none, those whose title or author holds the words.
    func entities(matching string: String) async throws -> [BookEntity] {
        let books = try LibraryService().books()
        let named = books.filter { $0.isCalled(string) }
        let words = Book.folded(string)
        guard named.isEmpty, !words.isEmpty else { return named.map(BookEntity.init) }
        return books.filter { Book.folded($0.title).contains(words) || $0.isBy(string) }.map(BookEntity.init)
    }

    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
    ) async throws -> [BookEntity] {
        try LibraryService().findBooks(
            matching: comparators, matchAll: mode == .and,
            sorts: sortedBy.map { BookSort(keyPath: $0.by, isAscending: $0.order == .ascending) }, limit: limit)
    }
}
