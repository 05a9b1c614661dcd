import Parlance

/// What found books can be sorted by.
enum BookOrder: String, AppEnum {
    case title
    case author
    case oldestFirst
    case newestFirst

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [BookOrder: DisplayRepresentation] = [
        .title: DisplayRepresentation(title: "Title", synonyms: ["name"]),
        .author: DisplayRepresentation(title: "Author", synonyms: ["writer"]),
        .oldestFirst: DisplayRepresentation(title: "Oldest First", synonyms: ["date", "publishing date", "year"]),
        .newestFirst: DisplayRepresentation(title: "Newest First"),
    ]

    var sort: BookSort {
        switch self {
        case .title: BookSort(keyPath: \.$title)
        case .author: BookSort(keyPath: \.$author)
        case .oldestFirst: BookSort(keyPath: \.$datePublished)
        case .newestFirst: BookSort(keyPath: \.$datePublished, isAscending: false)
        }
    }
}
