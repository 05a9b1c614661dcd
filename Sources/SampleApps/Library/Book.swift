import Foundation

/// A book, as the file and the bookshop have it.
struct Book: Codable, Sendable, Hashable, Identifiable {
    let id: UUID
    var title: String
    var author: String
    /// The year that it was published.
    var year: Int
    var shelf: Shelf = .wantToRead
    var recommendedBy: String?

    init(_ title: String, by author: String, _ year: Int, on shelf: Shelf = .wantToRead, id: UUID = UUID()) {
        self.id = id
        self.title = title
        self.author = author
        self.year = year
        self.shelf = shelf
    }

    /// New Year's Day of that year.
    var datePublished: Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: 1, day: 1)) ?? .distantPast
    }

    /// Whether a person who says `name` may mean this one: capitals, accents and an article in front do not count.
    func isCalled(_ name: String) -> Bool {
        Self.folded(title) == Self.folded(name)
    }

    func isBy(_ name: String) -> Bool {
        let names = Self.folded(author).split(separator: " ")
        return Self.folded(name).split(separator: " ").allSatisfy(names.contains)
    }

    static func folded(_ text: String) -> String {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        let words = folded.split { !$0.isLetter && !$0.isNumber }
        return (words.first == "the" && words.count > 1 ? words.dropFirst() : words[...]).joined(separator: " ")
    }
}
