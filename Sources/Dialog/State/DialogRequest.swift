public import ValueTypes

/// What `perform()` asks for while it runs.
public struct DialogRequest: Sendable, Hashable, Codable {
    public enum Kind: Sendable, Hashable, Codable {
        /// A value for a parameter.
        case value
        /// One of these values.
        case disambiguation([DialogChoice])
        /// A yes or no to a value, or to the whole command where no parameter is named.
        case confirmation(ParameterValue?, actions: [String])
    }

    public enum Answering: Sendable, Hashable, Codable {
        /// `perform()` is suspended and goes on with the answer, which is written into the journal.
        case resumes
        /// `perform()` has ended; the answer becomes the parameter's value and it runs again from the top.
        case restarts
    }

    public var kind: Kind
    /// `nil`: no parameter, but the command as a whole.
    public var parameter: String?
    public var answering: Answering
    /// The words to ask with; `nil`: the parameter's own.
    public var prompt: String?

    public init(kind: Kind, parameter: String?, answering: Answering = .resumes, prompt: String? = nil) {
        self.kind = kind
        self.parameter = parameter
        self.answering = answering
        self.prompt = prompt
    }
}

/// An answer given inside `perform()`.
///
/// A suspended `perform()` cannot be stored: in another process it runs again from the top, and its requests are answered from these, in order.
public struct DialogJournalEntry: Sendable, Hashable, Codable {
    public enum Answer: Sendable, Hashable, Codable {
        case value(ParameterValue)
        case confirmation(Bool)
    }

    public var parameter: String?
    public var answer: Answer

    public init(parameter: String?, answer: Answer) {
        self.parameter = parameter
        self.answer = answer
    }
}
