import Foundation
import IntentModel
import ValueTypes

@testable import Dialog

/// A conversation made by chance, and the first thing in it that must not be.
struct RandomConversation {
    struct Fault {
        /// How many acts it took.
        var turn: Int
        var text: String

        /// What is wrong, without what it is wrong with: the same fault in a shorter conversation.
        var kind: Substring { text.prefix { $0 != ":" } }
    }

    let definitions: TranscriptDefinitions
    private(set) var acts: [DialogAct] = []
    private(set) var fault: Fault?
    /// How many bytes the state has at the end, stored.
    private(set) var size = 0

    private let damage: (inout DialogState) -> Void

    /// Holds a conversation of so many turns, or up to its first fault.
    ///
    /// - Parameter damage: Done to the state after each turn: for a test that faults are found.
    init(seed: UInt64, turns: Int, definitions: TranscriptDefinitions? = nil, damage: @escaping (inout DialogState) -> Void = { _ in }) {
        self.damage = damage
        var person = RandomPerson(seed: seed, definitions: definitions)
        self.definitions = person.definitions
        var watch = Watch(person.definitions, damage: damage)
        for turn in 0..<turns {
            acts.append(person.act(in: watch.state))
            if let text = watch.take(acts[turn], turn: turn) {
                fault = Fault(turn: turn, text: text)
                return
            }
        }
        size = (try? JSONEncoder().encode(watch.state).count) ?? .max
    }

    /// The same acts, whatever comes.
    private init(_ acts: [DialogAct], like other: RandomConversation) {
        self.acts = acts
        damage = other.damage
        definitions = other.definitions
        var watch = Watch(definitions, damage: damage)
        for (turn, act) in acts.enumerated() {
            if let text = watch.take(act, turn: turn) {
                fault = Fault(turn: turn, text: text)
                return
            }
        }
    }

    /// The conversation with every act left out that the fault does not need.
    var shortened: RandomConversation {
        guard let fault else { return self }
        var shortest = RandomConversation(Array(acts.prefix(fault.turn + 1)), like: self)
        var length = max(1, shortest.acts.count / 2)
        while length > 0 {
            var start = 0
            while start < shortest.acts.count {
                var fewer = shortest.acts
                fewer.removeSubrange(start..<min(start + length, fewer.count))
                let tried = RandomConversation(fewer, like: self)
                if let found = tried.fault, found.kind == fault.kind {
                    shortest = RandomConversation(Array(fewer.prefix(found.turn + 1)), like: self)
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return shortest
    }

    /// The intents, the acts and what came of them, as the files of transcripts write it.
    var transcript: String {
        var lines = definitions.notation
        var state = DialogState()
        for act in acts {
            lines.append("> \(act.notation)")
            let step = DialogMachine.step(state, act, definitions: definitions)
            lines += step.effects.map(\.notation)
            state = step.state
            damage(&state)
        }
        return lines.joined(separator: "\n")
    }
}

/// Looks at a conversation turn by turn.
private struct Watch {
    let definitions: TranscriptDefinitions
    private(set) var state = DialogState()
    private var accepted: AcceptedValues
    private var running = RunningIntents()
    private var wordings: [String: Int] = [:]

    private let damage: (inout DialogState) -> Void

    init(_ definitions: TranscriptDefinitions, damage: @escaping (inout DialogState) -> Void) {
        self.definitions = definitions
        self.damage = damage
        accepted = AcceptedValues(definitions)
    }

    /// What is wrong after an act.
    mutating func take(_ act: DialogAct, turn: Int) -> String? {
        var (next, effects) = DialogMachine.step(state, act, definitions: definitions)
        damage(&next)
        var faults = soundness(of: next, effects)
        faults += questionFaults(effects, after: act)
        faults += accepted.follow(act, effects, from: state, to: next)
        faults += running.follow(act, effects, from: state, to: next)
        faults += WaysOut(next, definitions: definitions).faults(isThorough: turn % 8 == 0)
        state = next
        if turn % 16 == 0 { faults += storageFaults() }
        return faults.first
    }

    /// Attempts are bounded, and the same wording never comes twice in a row, unless it was asked for.
    private mutating func questionFaults(_ effects: [DialogEffect], after act: DialogAct) -> [String] {
        let wantsSame = [.help, .repeat, .whatDidYouAsk, .resumed].contains(act)
        var faults: [String] = []
        for effect in effects {
            let (text, wording, attempt): (String, Int, Int)
            switch effect {
            case .ask(let ask): (text, wording, attempt) = ("\(ask.intent) \(ask.parameter) \(ask.wantsMore)", ask.wording, ask.attempt)
            case .confirm(let confirm):
                (text, wording, attempt) = ("\(confirm.intent) \(confirm.parameter ?? "") confirm", confirm.wording, confirm.attempt)
            case .choose(let choose):
                text = "\(choose.intent) \(choose.parameter ?? "") choose \(choose.of)"
                (wording, attempt) = (choose.wording, choose.attempt)
                if choose.choices.shown.isEmpty { faults.append("nothing to choose") }
            default: continue
            }
            if !(1...4).contains(attempt) { faults.append("attempt \(attempt)") }
            if !wantsSame && wordings[text] == wording { faults.append("same wording twice: \(text)") }
            wordings[text] = wording
        }
        return faults
    }

    /// A state is the same after it was stored and read: so everything after it is.
    private func storageFaults() -> [String] {
        do {
            let read = try JSONDecoder().decode(DialogState.self, from: JSONEncoder().encode(state))
            return read == state ? [] : ["another state after it was stored"]
        } catch {
            return ["not stored: \(error)"]
        }
    }
}

/// How a conversation can end from where it is.
struct WaysOut {
    /// No conversation needs more: eight commands open, each with its parameters, their choices and confirmations.
    static let bound = 400

    let definitions: TranscriptDefinitions
    private let state: DialogState

    init(_ state: DialogState, definitions: TranscriptDefinitions) {
        self.definitions = definitions
        self.state = state
    }

    /// - Parameter isThorough: Whether the long ways are walked too.
    func faults(isThorough: Bool) -> [String] {
        var faults: [String] = []
        if !end(by: { _ in .cancelEverything }, within: 1).isIdle { faults.append("cancelling everything leaves something open") }
        guard isThorough else { return faults }
        if !end(by: { _ in .cancel }, within: DialogState.nestingLimit).isIdle { faults.append("cancelling leaves something open") }
        if !end(by: { _ in .nonsense("??") }, within: Self.bound).isIdle { faults.append("nonsense is asked for ever") }
        var cooperative = CooperativePerson(definitions: definitions)
        if !end(by: { cooperative.act(in: $0) }, within: Self.bound).isIdle { faults.append("answering everything does not end") }
        return faults
    }

    /// Reports of what runs do not count.
    private func end(by act: (DialogState) -> DialogAct, within turns: Int) -> DialogState {
        var state = state
        var left = turns
        while !state.isIdle {
            switch state.phase {
            case .performing: state = DialogMachine.step(state, .performed(DialogOutcome()), definitions: definitions).state
            case .undoing: state = DialogMachine.step(state, .undoFailed(nil), definitions: definitions).state
            default:
                guard left > 0 else { return state }
                left -= 1
                state = DialogMachine.step(state, act(state), definitions: definitions).state
            }
        }
        return state
    }
}

/// Answers what is asked.
struct CooperativePerson {
    let definitions: TranscriptDefinitions

    mutating func act(in state: DialogState) -> DialogAct {
        guard let frame = state.frames.last else { return .help }
        switch state.phase {
        case .confirming: return .affirm
        case .choosing: return .choose(.fromStart(1))
        default: break
        }
        let asked: String
        switch frame.question?.subject {
        case .more: return .deny
        case .value(let name): asked = name
        default: asked = frame.request?.parameter ?? ""
        }
        let parameter = definitions.definition(of: frame.intent)?.parameters.first { $0.name == asked }
        let type = parameter?.type ?? .kind(.text)
        return .answer(DialogAnswer(text: "this", values: [asked: [ParameterValue(value: value(of: type), type: type, text: "this")]]))
    }

    private func value(of type: ValueType) -> SlotValue {
        switch type {
        case .kind(.number): .number(1)
        case .kind(.integer): .integer(1)
        case .kind(.boolean): .boolean(true)
        case .kind(.date): .instant(Instant(year: 2026, month: 11, day: 30, grain: .day))
        case .array(let element): .array([value(of: element), value(of: element)])
        default: .text("blue")
        }
    }
}

/// What a runtime that keeps suspended `perform()`s would have alive.
struct RunningIntents {
    private var values: [Int: [String: ParameterValue]] = [:]

    /// One that goes on has the values that it began with; one that is not wanted any more was abandoned.
    mutating func follow(_ act: DialogAct, _ effects: [DialogEffect], from old: DialogState, to new: DialogState) -> [String] {
        if old.operation == .performing, let frame = old.frames.last?.id {
            switch act {
            case .performed, .failed, .resumed: values[frame] = nil
            case .requested(let request) where request.answering == .restarts: values[frame] = nil
            default: break
            }
        }
        var faults: [String] = []
        for effect in effects {
            switch effect {
            case .abandon(let frame): if values.removeValue(forKey: frame) == nil { faults.append("abandoned what does not run") }
            case .perform(let performance):
                if let begun = values[performance.frame], begun != performance.values { faults.append("goes on with other values") }
                values[performance.frame] = performance.values
            default: break
            }
        }
        if !Set(values.keys).isSubset(of: new.frames.map(\.id)) { faults.append("runs for nobody") }
        return faults
    }
}
