public import ValueTypes

/// What happened: a sentence, understood as one of these, or a report of the runtime.
public enum DialogAct: Sendable, Hashable, Codable {
    // MARK: What a person says

    /// Commands of one sentence, in order; the second waits until the first was performed. Never empty.
    case commands([DialogCommand])
    /// An answer to the open question.
    case answer(DialogAnswer)
    /// A sentence that means nothing here.
    case nonsense(String)
    case affirm
    case deny
    /// A choice among those shown.
    case choose(ChoicePosition)
    /// The next page of choices.
    case more
    case correct([DialogCorrection])
    case skip
    case cancel
    case cancelEverything
    case startOver
    case help
    case `repeat`
    case whatDidYouAsk
    /// The last performed intent once more; with values that replace its own, the last that has those parameters ("and in Groceries?").
    case again(changing: [String: [ParameterValue]])
    case undo

    // MARK: What the runtime reports

    /// `perform()` of the innermost command ended well.
    case performed(DialogOutcome)
    case failed(DialogFailure)
    /// `perform()` of the innermost command wants to know something.
    case requested(DialogRequest)
    case undone
    /// Taking back failed, for a reason said in the intent's words where there is one.
    case undoFailed(String?)
    /// A stored conversation is taken up.
    case resumed
}

/// Where a choice stands among those shown.
public enum ChoicePosition: Sendable, Hashable, Codable {
    /// From 1.
    case fromStart(Int)
    /// From 1: the last.
    case fromEnd(Int)
}

/// What `perform()` gave.
public struct DialogOutcome: Sendable, Hashable, Codable {
    public var value: ParameterValue?
    /// What is said, already in words.
    public var dialog: String?
    public var canUndo: Bool
    /// Whether a device would have brought the app to the front.
    public var opensApp: Bool
    /// A command that the intent opens; it comes before those that wait.
    public var opens: DialogCommand?

    public init(
        value: ParameterValue? = nil, dialog: String? = nil, canUndo: Bool = false, opensApp: Bool = false, opens: DialogCommand? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.canUndo = canUndo
        self.opensApp = opensApp
        self.opens = opens
    }
}

/// Why `perform()` gave nothing.
public enum DialogFailure: Sendable, Hashable, Codable {
    /// It threw; the words are the error's own.
    case threw(String)
    /// It was abandoned at the time limit and may still finish.
    case timedOut
    /// Too many abandoned ones still run.
    case tooManyAbandoned
    /// The process ended while it ran.
    case interrupted
    /// No definition of the intent is loaded.
    case unknownIntent
}
