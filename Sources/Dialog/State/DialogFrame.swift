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
    public internal(set) var filled: DialogParameterNames
    /// Several equal readings of what was said for a parameter.
    public internal(set) var candidates: [String: [ParameterValue]]
    /// Parameters whose value got a yes.
    public internal(set) var confirmed: DialogParameterNames
    /// Parameters left out on request.
    public internal(set) var skipped: DialogParameterNames
    /// Parameters to be asked for although they have a default or are optional: what was said for them was refused.
    public internal(set) var demanded: DialogParameterNames
    /// The array that is being collected ("anything else?").
    public internal(set) var collecting: String?
    /// The whole command got its yes.
    public internal(set) var isConfirmed: Bool
    /// Attempts that failed, by the key of what was asked.
    public internal(set) var failures: [String: Int]
    /// Parameters asked for at least once, and the command itself once it was to be confirmed, by the key of their wordings.
    public internal(set) var put: DialogParameterNames
    /// The question that waits for an answer; `nil` only while the innermost command is performed.
    public internal(set) var question: DialogQuestion?
    /// What `perform()` wants to know; it is suspended until the answer comes.
    public internal(set) var request: DialogRequest?
    /// Answers given inside `perform()`, in order.
    public internal(set) var journal: [DialogJournalEntry]
    /// The values that `perform()` began with, while it runs or is suspended; once they have changed it must begin anew.
    public internal(set) var performedValues: [String: ParameterValue]?
    /// Commands of the same sentence that wait until this one was performed.
    public internal(set) var followUps: [DialogCommand]

    /// - Parameter readings: At least one.
    init(id: Int, readings: [DialogCommand.Reading], followUps: [DialogCommand]) {
        self.id = id
        self.readings = readings
        values = [:]
        filled = DialogParameterNames()
        candidates = [:]
        confirmed = DialogParameterNames()
        skipped = DialogParameterNames()
        demanded = DialogParameterNames()
        collecting = nil
        isConfirmed = false
        failures = [:]
        put = DialogParameterNames()
        question = nil
        request = nil
        journal = []
        performedValues = nil
        self.followUps = followUps
    }

    /// Everything but the opening sentence, and what was asked in which words, is forgotten.
    mutating func startOver() {
        let (question, put) = (question, put)
        self = DialogFrame(id: id, readings: readings, followUps: followUps)
        self.question = question
        self.question?.page = 0
        self.question?.narrowing = []
        self.put = put
    }

    /// The intent of the best reading: the one meant, once that is decided.
    public var intent: IntentKey { readings[0].intent }

    /// `perform()` has begun and waits inside for an answer.
    public var isSuspended: Bool { performedValues != nil && question != nil }

    mutating func fill(_ parameter: String, with value: ParameterValue) {
        var value = value
        value.value = ValueCheck.normalised(value.value)
        values[parameter] = value
        filled.append(parameter)
        candidates[parameter] = nil
        demanded.remove(parameter)
        skipped.remove(parameter)
        confirmed.remove(parameter)
        isConfirmed = false
    }

    /// Forgets a value; the parameter is asked for, whatever it would be otherwise.
    mutating func empty(_ parameter: String) {
        values[parameter] = nil
        filled.remove(parameter)
        candidates[parameter] = nil
        demanded.append(parameter)
        isConfirmed = false
    }

    mutating func leaveOut(_ parameter: String) {
        candidates[parameter] = nil
        demanded.remove(parameter)
        skipped.append(parameter)
    }
}
