import PhraseAutomaton

/// Why a sentence was not read at all.
public enum InterpretationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// More characters (Unicode scalars) than a sentence may have.
    case tooLong(given: Int, allowed: Int)
    /// The offset is that of the first wrong byte.
    case invalidUTF8(offset: Int)
    /// The phrases give the sentence more readings than are kept.
    case tooManyReadings(allowed: Int)

    init(_ error: MatchError) {
        switch error {
        case .tooLong(let given, let allowed): self = .tooLong(given: given, allowed: allowed)
        case .invalidUTF8(let offset): self = .invalidUTF8(offset: offset)
        case .tooManyReadings(let allowed): self = .tooManyReadings(allowed: allowed)
        }
    }

    public var description: String {
        switch self {
        case .tooLong(let given, let allowed): "the sentence has \(given) characters; at most \(allowed) are read"
        case .invalidUTF8(let offset): "not UTF-8 at byte \(offset)"
        case .tooManyReadings(let allowed): "the sentence has more than \(allowed) readings of slots"
        }
    }
}
