/// Why a question asked inside `perform()` has no answer.
public enum IntentRequestError: Error, Sendable, Hashable {
    /// `perform()` was called directly: there is nobody to ask. Perform the intent in a session, or set its parameters first.
    case noSession
    /// The person said no, or chose to cancel.
    case cancelled
    /// There was nothing to choose from.
    case noChoices
    /// The intent began again too often without a new answer.
    case tooManyRestarts(allowed: Int)
}

extension IntentRequestError: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noSession: "There is nobody to ask: the intent is not performed in a session."
        case .cancelled: "Cancelled."
        case .noChoices: "There is nothing to choose from."
        case .tooManyRestarts(let allowed): "The intent began again more than \(allowed) times without a new answer."
        }
    }
}
