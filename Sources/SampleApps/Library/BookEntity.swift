import Foundation
import Parlance

/// A book that people speak of.
struct BookEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book", synonyms: ["novel"])
    static let defaultQuery = BookQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "Author")
    var author: String

    @Property(title: "Publishing Date")
    var datePublished: Date

    let year: Int
    let shelf: Shelf

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(author)")
    }

    init(_ book: Book) {
        id = book.id
        year = book.year
        shelf = book.shelf
        title = book.title
        author = book.author
        datePublished = book.datePublished
    }
}
