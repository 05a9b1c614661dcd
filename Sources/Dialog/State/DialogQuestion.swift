/// A question that waits for an answer, as it was put last.
public struct DialogQuestion: Sendable, Hashable, Codable {
    /// What is wanted.
    public enum Subject: Sendable, Hashable, Codable {
        /// Which of several intents was meant.
        case intent
        /// Which of several readings of one intent was meant.
        case reading
        /// A value for a parameter.
        case value(String)
        /// A further element of an array ("anything else?").
        case more(String)
        /// Which of several values was meant for a parameter.
        case candidates(String)
        /// A yes to a parameter's value, or to the whole command.
        case confirmation(String?)
        /// What `perform()` asked for.
        case request
    }

    public internal(set) var subject: Subject
    public internal(set) var wording: Int
    /// The command puts it for the first time: a wording of the app's own serves before those that every app shares.
    public internal(set) var isFirst: Bool
    /// The page of choices shown, from 0.
    public internal(set) var page: Int
    /// What was typed to narrow the choices, the first first.
    public internal(set) var narrowing: [String]
    /// The question came back after an interruption.
    public internal(set) var isReturn: Bool

    init(subject: Subject) {
        self.subject = subject
        wording = 0
        isFirst = true
        page = 0
        narrowing = []
        isReturn = false
    }
}

extension DialogQuestion.Subject {
    /// Under which failed attempts are counted: to choose among the readings of an answer belongs to asking for the value.
    var attemptKey: String {
        switch self {
        case .intent, .reading: "reading"
        case .value(let parameter), .candidates(let parameter): "value \(parameter)"
        case .more(let parameter): "more \(parameter)"
        case .confirmation(let parameter?): "confirmation \(parameter)"
        case .confirmation(nil): "confirmation"
        case .request: "request"
        }
    }
}
