import Parlance

/// Why the library cannot do what it was asked for.
enum LibraryError: Error, CustomLocalizedStringResourceConvertible {
    case notFound
    case alreadyThere(String)
    case gone

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notFound: "Book Not Found"
        case .alreadyThere(let title): "“\(title)” is in your library already."
        case .gone: "The book is no longer there."
        }
    }
}
