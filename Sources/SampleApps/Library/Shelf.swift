import Parlance

/// Where a book stands.
enum Shelf: String, Codable, Sendable {
    case currentlyReading
    case wantToRead
    case read
}

extension Shelf: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .currentlyReading: DisplayRepresentation(title: "Currently Reading", synonyms: ["reading now", "what I am reading"]),
        .wantToRead: DisplayRepresentation(title: "Want to Read", synonyms: ["my reading list", "to read"]),
        .read: DisplayRepresentation(title: "Read", synonyms: ["finished", "books I have read"]),
    ]
}
