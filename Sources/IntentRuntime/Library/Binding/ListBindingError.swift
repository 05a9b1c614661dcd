/// Why lists cannot be bound.
public enum ListBindingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The phrases declare no list of that name; the nearest name that could be bound, if one is near.
    case unknownList(String, nearest: String?)
    /// The list has its values in the phrase files.
    case notBound(String)
    /// More values than a list may have.
    case tooManyValues(String, given: Int, allowed: Int)
    /// The wordings together are longer than those of a list may be, in bytes.
    case tooManyBytes(String, given: Int, allowed: Int)
    /// A wording is longer than a sentence can be, in bytes.
    case tooLong(String, given: Int, allowed: Int)

    public var description: String {
        switch self {
        case .unknownList(let name, let nearest):
            "the phrases declare no list '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .notBound(let name): "the list '\(name)' has its values in the phrase files; only a list declared 'bound' can be given others"
        case .tooManyValues(let name, let given, let allowed): "the list '\(name)' has \(given) values; allowed are \(allowed)"
        case .tooManyBytes(let name, let given, let allowed):
            "the list '\(name)' has wordings of \(given) bytes together; allowed are \(allowed)"
        case .tooLong(let name, let given, let allowed):
            "the list '\(name)' has a value with a wording of \(given) bytes; allowed are \(allowed)"
        }
    }
}
