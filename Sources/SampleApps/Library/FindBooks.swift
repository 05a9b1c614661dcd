import Foundation
import Parlance

/// Finds books by their properties: what Shortcuts makes of a property query by itself, as sentences.
struct FindBooks: AppIntent {
    static let title: LocalizedStringResource = "Find Books"

    @Parameter(title: "Words in the Title")
    var words: String?

    @Parameter(title: "Author")
    var author: String?

    @Parameter(title: "Published After", kind: .date)
    var date: Date?

    @Parameter(title: "Published After the Year", inclusiveRange: (1, 9999))
    var year: Int?

    @Parameter(title: "Published Before the Year", inclusiveRange: (1, 9999))
    var yearBefore: Int?

    @Parameter(title: "Order")
    var order: BookOrder?

    func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> & ProvidesDialog {
        let books = try found()
        guard !books.isEmpty else { return .result(value: [], dialog: "There are no such books in Library.") }
        return .result(value: books, dialog: IntentDialog(BookList.text(books)))
    }

    func found() throws -> [BookEntity] {
        try LibraryService().findBooks(matching: conditions, matchAll: true, sorts: order.map { [$0.sort] } ?? [])
    }

    private var conditions: [NSPredicate] {
        var conditions: [NSPredicate] = []
        if let words { conditions.append(NSPredicate(format: "title CONTAINS[cd] %@", words)) }
        if let author { conditions.append(NSPredicate(format: "author CONTAINS[cd] %@", author)) }
        // After a day, or after the whole of a year: a book's date is the first day of its year.
        if let after = date ?? year.flatMap(Self.firstDay) {
            conditions.append(NSPredicate(format: "datePublished > %@", after as NSDate))
        }
        if let before = yearBefore.flatMap(Self.firstDay) {
            conditions.append(NSPredicate(format: "datePublished < %@", before as NSDate))
        }
        return conditions
    }

    private static func firstDay(of year: Int) -> Date? {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: 1, day: 1))
    }
}
