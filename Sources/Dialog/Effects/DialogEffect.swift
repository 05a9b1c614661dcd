public import ValueTypes

/// What the dialog wants done: said, asked, or performed by the runtime.
///
/// In a turn come first what is said, then what became of intents, then at most one question. A turn may take several steps
/// (`perform` is followed by a report); `inOrderOfEvents` sorts the effects of a whole turn.
public enum DialogEffect: Sendable, Hashable, Codable {
    // MARK: For people

    case say(DialogRemark)
    case performed(PerformedIntent, DialogOutcome)
    case cancelled(IntentKey, CancellationReason)
    case failed(IntentKey, DialogFailure)
    /// Nothing was understood.
    case unmatched(String)
    case ask(DialogAsk)
    case confirm(DialogConfirm)
    case choose(DialogChoose)

    // MARK: For the runtime

    /// Run `perform()`, or let it go on; the next act is its report.
    case perform(DialogPerformance)
    /// Take back; the next act is `undone` or `undoFailed`.
    case undo(PerformedIntent)
    /// The suspended `perform()` of that frame is no longer wanted.
    case abandon(frame: Int)
}

public enum CancellationReason: String, Sendable, Hashable, Codable {
    case user
    /// A no to its confirmation.
    case refused
    case gaveUp = "gave up"
}

/// What `perform()` gets.
public struct DialogPerformance: Sendable, Hashable, Codable {
    /// The frame's identity: a `perform()` suspended under it goes on with the journal's last answer; there being none, it runs from the
    /// top and its requests are answered from the journal.
    public var frame: Int
    public var intent: IntentKey
    /// Values by parameter, defaults included.
    public var values: [String: ParameterValue]
    public var journal: [DialogJournalEntry]
}

extension DialogEffect {
    /// Where effects of this kind stand in a turn.
    public var rank: Int {
        switch self {
        case .abandon: 0
        case .say: 1
        case .performed, .cancelled, .failed, .unmatched: 2
        case .perform, .undo: 3
        case .ask, .confirm, .choose: 4
        }
    }
}

extension Sequence<DialogEffect> {
    /// The effects of one turn in the order in which a program sees them; stable within a rank.
    public var inOrderOfEvents: [DialogEffect] {
        enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }
}
