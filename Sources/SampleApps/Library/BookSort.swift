import Foundation
import Parlance

/// What found books are sorted by.
struct BookSort {
    let keyPath: PartialKeyPath<BookEntity>
    var isAscending = true

    func order(_ one: BookEntity, _ other: BookEntity) -> ComparisonResult {
        let order: ComparisonResult =
            switch keyPath {
            case \BookEntity.$author: one.author.localizedStandardCompare(other.author)
            case \BookEntity.$datePublished: one.datePublished.compare(other.datePublished)
            default: Book.folded(one.title).localizedStandardCompare(Book.folded(other.title))
            }
        if isAscending { return order }
        return ComparisonResult(rawValue: -order.rawValue) ?? order
    }
}
