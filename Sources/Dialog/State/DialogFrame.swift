public import ValueTypes

/// One open command: an intent, what is known of its parameters, and the question that waits.
public struct DialogFrame: Sendable, Hashable, Codable {
    /// Unique in the conversation; a suspended `perform()` is found again by it.
    public internal(set) var id: Int
    /// The readings of the opening sentence that are still possible, the best first; one, once it is decided what was meant.
    public internal(set) var readings: [DialogCommand.Reading]
    /// Values by parameter, those of the opening sentence included; defaults are not among them.
    public internal(set) var values: [String: ParameterValue]
    /// The parameters with a value, in the order in which they were filled.
    public internal(set) var filled: [String]
    /// Several equal readings of what was said for a parameter.
    public internal(set) var candidates: [String: [ParameterValue]]
    /// Parameters whose value got a yes.
    public internal(set) var confirmed: Set<String>
    /// Parameters left out on request.
    public internal(set) var skipped: Set<String>
    /// Parameters to be asked for although they have a default or are optional: what was said for them was refused.
    public internal(set) var demanded: Set<String>
    /// The array that is being collected ("anything else?").
    public internal(set) var collecting: String?
    /// The whole command got its yes.
    public internal(set) var isConfirmed: Bool
    /// Attempts that failed, by what was asked.
    public internal(set) var failures: [DialogQuestion.Subject: Int]
    /// The question that waits for an answer; `nil` only while the innermost command is performed.
    public internal(set) var question: DialogQuestion?
    /// What `perform()` wants to know; it is suspended until the answer comes.
    public internal(set) var request: DialogRequest?
    /// Answers given inside `perform()`, in order.
    public internal(set) var journal: [DialogJournalEntry]
    /// Commands of the same sentence that wait until this one was performed.
    public internal(set) var followUps: [DialogCommand]

    init(id: Int, command: DialogCommand, followUps: [DialogCommand]) {
        self.id = id
        readings = command.readings
        values = [:]
        filled = []
        candidates = [:]
        confirmed = []
        skipped = []
        demanded = []
        collecting = nil
        isConfirmed = false
        failures = [:]
        question = nil
        request = nil
        journal = []
        self.followUps = followUps
    }

    /// The intent of the best reading: the one meant, once that is decided.
    public var intent: IntentKey { readings[0].intent }
}
