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
    /// Further words for no to a confirmation.
    public var denials: [String]

    public init(kind: Kind, parameter: String?, answering: Answering = .resumes, prompt: String? = nil, denials: [String] = []) {
        self.kind = kind
        self.parameter = parameter
        self.answering = answering
        self.prompt = prompt
        self.denials = denials
    }

    /// The request without values that are no numbers, which could not be stored.
    var storable: DialogRequest {
        func isStorable(_ value: ParameterValue) -> Bool { ValueCheck.refusal(of: value.value, in: nil) == nil }
        var request = self
        switch kind {
        case .value: break
        case .confirmation(let value, let actions):
            request.kind = .confirmation(value.flatMap { isStorable($0) ? $0 : nil }, actions: actions)
        case .disambiguation(let choices):
            request.kind = .disambiguation(
                choices.filter { choice in
                    if case .value(let value) = choice.content { isStorable(value) } else { true }
                })
        }
        return request
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
