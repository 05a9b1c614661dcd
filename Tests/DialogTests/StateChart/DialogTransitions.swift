@testable import Dialog

/// What the dialog's table does, found by holding conversations: which act leads from which phase to which.
struct DialogTransitions {
    struct Step: Hashable, Comparable {
        var from: DialogPhase
        var to: DialogPhase

        static func < (left: Step, right: Step) -> Bool { left.order.lexicographicallyPrecedes(right.order) }

        private var order: [Int] { [from, to].map { phase in DialogPhase.allCases.firstIndex(of: phase) ?? 0 } }
    }

    /// The acts of each step, by their names.
    private(set) var acts: [Step: Set<String>] = [:]

    /// - Parameter conversations: How many are held, of 200 acts each; the same for the same number.
    init(conversations: Int) {
        for seed in 1...conversations {
            var person = RandomPerson(seed: UInt64(seed))
            var state = DialogState()
            for _ in 0..<200 {
                let act = person.act(in: state)
                let (next, effects) = DialogMachine.step(state, act, definitions: person.definitions)
                // What is reported when nothing runs any more is dropped.
                if !effects.isEmpty || next != state {
                    acts[Step(from: state.phase, to: next.phase), default: []].insert(act.name)
                }
                state = next
            }
        }
    }

    var steps: [Step] { acts.keys.sorted() }
}

extension DialogAct {
    /// The act without what it holds, as people call it.
    fileprivate var name: String {
        switch self {
        case .commands: "a command"
        case .answer: "an answer"
        case .nonsense: "nonsense"
        case .affirm: "yes"
        case .deny: "no"
        case .choose: "a choice"
        case .more: "more"
        case .correct: "a correction"
        case .skip: "skip"
        case .cancel: "cancel"
        case .cancelEverything: "cancel everything"
        case .startOver: "start over"
        case .help: "help"
        case .repeat: "repeat"
        case .whatDidYouAsk: "what did you ask?"
        case .again: "again"
        case .undo: "undo"
        case .performed: "(performed)"
        case .failed: "(failed)"
        case .requested: "(asks inside perform)"
        case .undone: "(undone)"
        case .undoFailed: "(cannot be undone)"
        case .resumed: "(taken up again)"
        }
    }
}
