import Dialog
import Foundation
import IntentModel
import IntentRuntime
import Synchronization
import ValueTypes

/// A conversation made by chance over the apps of the household, and the first thing in it that must not be.
struct RandomSession {
    struct Fault {
        var turn: Int
        var text: String

        /// The same fault in a shorter conversation.
        var kind: String { text.split(separator: " ").prefix(3).joined(separator: " ") }
    }

    /// A conversation stored in its middle, and what was said and came afterwards.
    struct Continuation: Codable {
        var seed: UInt64
        var stored: Data
        var sentences: [String]
        /// The events after each sentence, as a transcript writes them.
        var events: [[String]]
    }

    private(set) var utterances: [Utterance] = []
    private(set) var fault: Fault?
    private(set) var continuation: Continuation
    /// A text that nobody types is a value, and kept as one.
    var hasLongTexts: Bool { utterances.contains { $0.text.utf8.count > 500 } }
    /// How many bytes the conversation has at the end, stored.
    private(set) var size = 0

    /// Holds a conversation of so many turns, or up to its first fault.
    init(seed: UInt64, turns: Int) async {
        var speaker = RandomSpeaker(seed: seed)
        let resumed = Int.random(in: 0..<turns, using: &speaker.random)
        let watch = SessionWatch()
        continuation = Continuation(seed: seed, stored: Data(), sentences: [], events: [])
        for turn in 0..<turns {
            let state = await watch.session.state
            if turn == resumed { await watch.takeUpInAnother() }
            let language = await watch.session.language
            utterances.append(speaker.utterance(to: watch.question, in: state, language: language))
            if let text = await watch.take(utterances[turn], isThorough: turn % 16 == 0) {
                fault = Fault(turn: turn, text: text)
                return
            }
        }
        size = await (try? watch.session.stored().count) ?? .max
        continuation.stored = watch.stored
        continuation.sentences = watch.continued.map(\.sentence)
        continuation.events = watch.continued.map(\.events)
    }

    private init(_ utterances: [Utterance], resumed: Int) async {
        self.utterances = utterances
        continuation = Continuation(seed: 0, stored: Data(), sentences: [], events: [])
        let watch = SessionWatch()
        for (turn, utterance) in utterances.enumerated() {
            if turn == resumed { await watch.takeUpInAnother() }
            if let text = await watch.take(utterance, isThorough: true) {
                fault = Fault(turn: turn, text: text)
                return
            }
        }
    }

    /// The conversation with every sentence left out that the fault does not need.
    var shortened: RandomSession {
        get async {
            guard let fault else { return self }
            var shortest = self
            shortest.utterances = Array(utterances.prefix(fault.turn + 1))
            var length = max(1, shortest.utterances.count / 2)
            while length > 0 {
                var start = 0
                while start < shortest.utterances.count {
                    var fewer = shortest.utterances
                    fewer.removeSubrange(start..<min(start + length, fewer.count))
                    var tried: RandomSession?
                    // A fault of a conversation taken up in another session needs the place where that was.
                    for place in fault.text.hasPrefix("another session") ? Array(0...fewer.count) : [-1] {
                        let candidate = await RandomSession(fewer, resumed: place)
                        if candidate.fault?.kind == fault.kind { tried = candidate }
                    }
                    if let tried, let found = tried.fault {
                        shortest = tried
                        shortest.utterances = Array(fewer.prefix(found.turn + 1))
                    } else {
                        start += length
                    }
                }
                length /= 2
            }
            return shortest
        }
    }

    /// What was said and what came of it.
    var transcript: String {
        get async {
            let session = Session(library: Household.library, registry: Household.registry(), options: Household.options())
            var lines: [String] = []
            for utterance in utterances {
                lines.append("> \(utterance.text)".debugDescription)
                lines += await session.send(utterance.text).map(\.transcriptLine)
            }
            return lines.joined(separator: "\n")
        }
    }
}

/// Looks at a conversation turn by turn.
final class SessionWatch {
    let session: Session
    /// The event that ended the last turn.
    private(set) var question: SessionEvent?
    /// As it was when it was taken up in another session.
    private(set) var stored = Data()
    /// What was said since, as long as both sessions must go on the same.
    private(set) var continued: [(sentence: String, events: [String])] = []
    private var other: Session?
    /// The highest entry of the history that was there then: only the process that performed it can take it back.
    private var lastEntry = 0
    /// Values that got a yes, by open command.
    private var approved: [Int: [String: SlotValue]] = [:]
    private let performed = PerformedLedger()

    init() {
        session = Session(
            library: Household.library, registry: Household.registry { [performed] in performed.add($0) }, options: Household.options())
    }

    /// Stores the conversation and takes it up in a session of its own.
    func takeUpInAnother() async {
        do {
            stored = try await session.stored()
            let other = try Session(
                resuming: stored, library: Household.library, registry: Household.registry(), options: Household.options())
            lastEntry = await other.state.history.entries.map(\.id).max() ?? 0
            self.other = other
        } catch {
            stored = Data()
        }
    }

    /// What is wrong after a sentence.
    ///
    /// - Parameter isThorough: Whether the long ways out are walked too.
    func take(_ utterance: Utterance, isThorough: Bool) async -> String? {
        let old = await session.state
        let events = await session.send(utterance.text)
        let new = await session.state
        var faults = accepted(utterance, events, from: old, to: new)
        faults += asked(events, in: new)
        faults += ran(events, utterance, from: old)
        if let fault = await continuesTheSame(utterance, events, before: old) { faults.append(fault) }
        if let fault = await hasWaysOut(new, isThorough: isThorough) { faults.append(fault) }
        if utterance.kind == .empty, !events.isEmpty || old != new { faults.append("an empty line changed something") }
        if !utterance.text.allSatisfy(\.isWhitespace) { question = events.last }
        return faults.first
    }

    // MARK: Values

    private func accepted(_ utterance: Utterance, _ events: [SessionEvent], from old: DialogState, to new: DialogState) -> [String] {
        var faults: [String] = []
        for frame in old.frames {
            guard let after = new.frames.first(where: { $0.id == frame.id }) else { continue }
            let isInnermost = frame.id == old.frames.last?.id
            for (name, value) in frame.values {
                if isInnermost, mayForget(name, in: frame, utterance) { continue }
                guard let kept = after.values[name] else {
                    faults.append("lost: \(name), which was \(value.value)")
                    continue
                }
                if kept.value == value.value || isInnermost && utterance.mayChangeValues { continue }
                faults.append("changed: \(name) from \(value.value) to \(kept.value)")
            }
        }
        for (name, value) in utterance.gives {
            guard utterance.kind != .command, let opened = old.frames.last else { continue }
            if let frame = new.frames.first(where: { $0.id == opened.id }) {
                if let kept = frame.values[name], kept.value == value || kept.value.ends(with: value) { continue }
                faults.append("not kept: \(name) = \(value), there is \(frame.values[name].map { "\($0.value)" } ?? "nothing")")
            } else {
                let isPerformed = events.contains { event in
                    switch event {
                    case .performed(let performed):
                        performed.intent == opened.intent.name
                            && performed.parameters.contains {
                                $0.name == name && ($0.value.value == value || $0.value.value.ends(with: value))
                            }
                    case .failed(let failed): failed.intent == opened.intent.name
                    default: false
                    }
                }
                if !isPerformed { faults.append("not kept: \(name) = \(value), and the command is gone") }
            }
        }
        return faults
    }

    /// Whether the sentence takes a value back.
    private func mayForget(_ name: String, in frame: DialogFrame, _ utterance: Utterance) -> Bool {
        if utterance.kind == .startOver { return true }
        return frame.question?.subject == .confirmation(name)
    }

    // MARK: Questions

    private func asked(_ events: [SessionEvent], in state: DialogState) -> [String] {
        guard case .ask(let ask)? = events.last, let frame = state.frames.last else { return [] }
        switch frame.question?.subject {
        case .request, .more: return []
        default: return frame.values[ask.parameter] == nil ? [] : ["asked for what is known: \(ask.parameter)"]
        }
    }

    // MARK: Performing

    /// Nothing that is to be confirmed runs without a yes to its values.
    private func ran(_ events: [SessionEvent], _ utterance: Utterance, from old: DialogState) -> [String] {
        if case .confirmation(nil)? = old.openQuestion?.subject, let frame = old.frames.last {
            approved[frame.id] = utterance.saysYes ? frame.values.mapValues(\.value) : nil
        }
        let calls = performed.takeAll()
        var faults: [String] = []
        for call in calls {
            let key = IntentKey(app: call.app, name: call.intent)
            guard let definition = Household.library.definition(of: key), !definition.confirmations.isEmpty else { continue }
            let isApproved = old.frames.contains { frame in
                frame.intent == key && approved[frame.id].map { $0 == frame.values.mapValues(\.value) && call.holds($0) } == true
            }
            if !isApproved { faults.append("performed without a yes: \(key)") }
        }
        let said = events.filter { if case .performed(let done) = $0 { done.app == "Purse" || done.app == "Cafe" } else { false } }
        if said.count > calls.count { faults.append("said to be performed, and was not") }
        return faults
    }

    // MARK: Another session

    private func continuesTheSame(_ utterance: Utterance, _ events: [SessionEvent], before: DialogState) async -> String? {
        guard let other else { return nil }
        let wasThere = before.history.entries.contains { $0.canUndo && $0.id <= lastEntry }
        let found = await other.send(utterance.text)
        // What the first process performed it alone can take back: from there on the two may part.
        if wasThere, found != events, [.undo, .correction, .hostile, .foreign].contains(utterance.kind) {
            self.other = nil
            return nil
        }
        continued.append((utterance.text, events.map(\.transcriptLine)))
        return found == events
            ? nil : "another session goes on otherwise: \(found.map(\.transcriptLine)) instead of \(events.map(\.transcriptLine))"
    }

    // MARK: Ways out

    private func hasWaysOut(_ state: DialogState, isThorough: Bool) async -> String? {
        guard !state.isIdle else { return nil }
        let session = self.session(in: state)
        _ = await session.send(await session.language == "fr" ? "annule tout" : "cancel everything")
        if await !session.state.isIdle { return "no way out: cancelling everything leaves something open" }
        guard isThorough else { return nil }
        let cooperative = self.session(in: state)
        var speaker = RandomSpeaker(seed: 1)
        var last = await cooperative.resume().last
        for _ in 0..<120 {
            let state = await cooperative.state
            if state.isIdle { return nil }
            guard let words = await SpokenLanguage.all[cooperative.language] else { return "unknown language" }
            let answer = speaker.answer(to: last, in: state, words)
            let events = await cooperative.send(answer.text)
            if case .cancelled(let cancelled)? = events.first(where: { if case .cancelled = $0 { true } else { false } }) {
                return "no way out: \(cancelled.intent) was cancelled, \(cancelled.reason), after \(answer.text)"
            }
            last = events.last
        }
        return "no way out: answering everything does not end"
    }

    private func session(in state: DialogState) -> Session {
        Session(library: Household.library, registry: Household.registry(), options: Household.options(), state: state)
    }
}

/// The closures that ran since the last turn.
final class PerformedLedger: Sendable {
    private let calls = Mutex<[IntentInvocation]>([])

    func add(_ call: IntentInvocation) { calls.withLock { $0.append(call) } }

    func takeAll() -> [IntentInvocation] {
        calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
    }
}

extension IntentInvocation {
    fileprivate func holds(_ values: [String: SlotValue]) -> Bool { values.allSatisfy { self[$0.key] == $0.value } }
}

extension Utterance {
    /// The words are, or may be, a yes.
    fileprivate var saysYes: Bool {
        kind == .affirm || kind == .answer && ["yes", "oui"].contains(text) || kind == .hostile || kind == .foreign
    }

    fileprivate var mayChangeValues: Bool {
        switch kind {
        case .answer, .several, .correction, .choice, .affirm, .deny, .hostile, .nonsense, .foreign: true
        case .command, .cancel, .cancelEverything, .startOver, .skip, .undo, .again, .aside, .empty: false
        }
    }
}

extension SlotValue {
    /// The elements of an array that came last.
    fileprivate func ends(with last: SlotValue) -> Bool {
        guard case .array(let elements) = self, case .array(let new) = last else { return false }
        return elements.suffix(new.count) == new[...]
    }
}
