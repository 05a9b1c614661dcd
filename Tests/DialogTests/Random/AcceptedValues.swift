import IntentModel
import ValueTypes

@testable import Dialog

/// What a conversation owes to the person, kept apart from the dialog's own state: values that were taken, and yeses that were given.
struct AcceptedValues {
    private let definitions: TranscriptDefinitions
    /// By open command.
    private var values: [Int: [String: SlotValue]] = [:]
    /// The values that the whole command got its yes for.
    private var approved: [Int: [String: SlotValue]] = [:]
    /// The values that got a yes of their own.
    private var approvedValues: [Int: [String: SlotValue]] = [:]

    init(_ definitions: TranscriptDefinitions) {
        self.definitions = definitions
    }

    /// What went wrong in a step; empty where nothing did.
    mutating func follow(_ act: DialogAct, _ effects: [DialogEffect], from old: DialogState, to new: DialogState) -> [String] {
        note(act, in: old)
        var faults: [String] = []
        for frame in old.frames {
            guard let after = Self.values(of: frame.id, in: new) else { continue }
            let isInnermost = frame.id == old.frames.last?.id && old.operation == nil
            let given = isInnermost ? Given(act, at: frame, definitions) : Given()
            for (name, value) in values[frame.id] ?? [:] where !given.forgets.contains(name) {
                guard let kept = after[name] else {
                    faults.append("lost: \(name)=\(value.notation)")
                    continue
                }
                if kept == value || given.offered[name]?.contains(kept) == true { continue }
                if case .array(let elements) = value, case .array(let longer) = kept, isInnermost, longer.starts(with: elements) {
                    continue
                }
                faults.append("changed: \(name)=\(value.notation) became \(kept.notation)")
            }
            for (name, value) in given.taken where after[name] != value && !Self.ends(after[name], with: value) {
                faults.append("not kept: \(name)=\(value.notation), there is \(after[name]?.notation ?? "nothing")")
            }
        }
        for effect in effects { faults += self.faults(in: effect, in: new) }
        let open = Dictionary(new.frames.map { ($0.id, $0.values.mapValues(\.value)) }, uniquingKeysWith: { first, _ in first })
        values = open
        approved = approved.filter { open[$0.key] != nil }
        approvedValues = approvedValues.filter { open[$0.key] != nil }
        return faults
    }

    /// A yes is for what is there when it is said.
    private mutating func note(_ act: DialogAct, in state: DialogState) {
        guard let frame = state.frames.last, state.operation == nil else { return }
        switch (act, frame.question?.subject) {
        case (.startOver, _):
            approved[frame.id] = nil
            approvedValues[frame.id] = nil
        case (.affirm, .confirmation(nil)): approved[frame.id] = frame.values.mapValues(\.value)
        case (.affirm, .confirmation(let name?)): approvedValues[frame.id, default: [:]][name] = frame.values[name]?.value
        default: break
        }
    }

    private func faults(in effect: DialogEffect, in state: DialogState) -> [String] {
        guard let frame = state.frames.last else { return [] }
        let known = frame.values.mapValues(\.value)
        switch effect {
        case .perform(let performance):
            return faults(in: performance, known: known)
        case .ask(let ask) where frame.request == nil && !ask.wantsMore && known[ask.parameter] != nil:
            return ["asked for what is known: \(ask.parameter)"]
        case .confirm(let confirm) where frame.request == nil:
            let isApproved =
                if let name = confirm.parameter { approvedValues[frame.id]?[name] == known[name] } else { approved[frame.id] == known }
            return isApproved && frame.isConfirmed ? ["asked for a yes that was given: \(confirm.parameter ?? "")"] : []
        default: return []
        }
    }

    private func faults(in performance: DialogPerformance, known: [String: SlotValue]) -> [String] {
        guard let definition = definitions.definition(of: performance.intent) else { return ["performed: an unknown intent"] }
        var faults: [String] = []
        if !definition.confirmations.isEmpty && approved[performance.frame] != known { faults.append("performed without a yes") }
        for (name, value) in known where performance.values[name]?.value != value { faults.append("performed without \(name)") }
        for parameter in definition.parameters {
            let value = performance.values[parameter.name]
            if !parameter.isOptional && value == nil { faults.append("performed without \(parameter.name)") }
            if let value, let reason = definitions.refusal(of: value, for: parameter, of: performance.intent) {
                faults.append("performed with \(parameter.name)=\(value.value.notation), which is \(reason.notation)")
            }
            let isToBeConfirmed = parameter.texts.values.contains { !$0.confirm.isEmpty }
            if isToBeConfirmed, let said = known[parameter.name], approvedValues[performance.frame]?[parameter.name] != said {
                faults.append("performed without a yes to \(parameter.name)")
            }
        }
        return faults
    }

    private static func values(of frame: Int, in state: DialogState) -> [String: SlotValue]? {
        state.frames.first { $0.id == frame }?.values.mapValues(\.value)
    }

    private static func ends(_ value: SlotValue?, with last: SlotValue) -> Bool {
        guard case .array(let elements)? = value, case .array(let new) = last else { return false }
        return elements.suffix(new.count) == new[...]
    }
}

/// What an act says of the values of the innermost command.
private struct Given {
    /// What a parameter may become.
    var offered: [String: [SlotValue]] = [:]
    /// Values that can be read in one way only and that nothing speaks against: they must be there afterwards.
    var taken: [String: SlotValue] = [:]
    /// Parameters whose value the person takes back.
    var forgets: Set<String> = []

    init() {}

    init(_ act: DialogAct, at frame: DialogFrame, _ definitions: TranscriptDefinitions) {
        switch act {
        case .startOver: forgets = Set(frame.values.keys)
        case .deny: if case .confirmation(let name?)? = frame.question?.subject { forgets = [name] }
        case .answer(let answer): take(answer.values, at: frame, definitions)
        case .correct(let corrections):
            for correction in corrections { offer(correction.values) }
        default: break
        }
        // A choice and a yes give a value that the act does not spell out, to the parameter asked for alone.
        if let asked = frame.question?.subject.parameter { offerChoices(to: asked, at: frame, definitions) }
        // An intent that asks anew for what it has wants it replaced, if only by the default.
        if frame.request?.answering == .restarts, let asked = frame.request?.parameter { forgets.insert(asked) }
    }

    private mutating func take(_ values: [String: [ParameterValue]], at frame: DialogFrame, _ definitions: TranscriptDefinitions) {
        offer(values)
        guard let definition = definitions.definition(of: frame.intent) else { return }
        let isAsking: Bool
        switch frame.question?.subject {
        case .value, .more: isAsking = true
        case .request: if case .value? = frame.request?.kind { isAsking = true } else { isAsking = false }
        default: isAsking = false
        }
        guard isAsking else { return }
        for parameter in definition.parameters where frame.request?.parameter != parameter.name {
            let readings = Set((values[parameter.name] ?? []).map { ValueCheck.normalised($0.value) })
            guard readings.count == 1, let value = readings.first, let reading = values[parameter.name]?.first,
                definitions.refusal(of: reading, for: parameter, of: frame.intent) == nil
            else { continue }
            taken[parameter.name] = value
        }
    }

    private mutating func offer(_ values: [String: [ParameterValue]]) {
        for (name, readings) in values { offered[name, default: []] += readings.map { ValueCheck.normalised($0.value) } }
    }

    private mutating func offerChoices(to name: String, at frame: DialogFrame, _ definitions: TranscriptDefinitions) {
        let listed = definitions.choices[name, default: []].compactMap {
            if case .value(let value) = $0.content { value.value } else { nil }
        }
        offered[name, default: []] += listed + (frame.candidates[name] ?? []).map { ValueCheck.normalised($0.value) }
    }
}

extension DialogQuestion.Subject {
    fileprivate var parameter: String? {
        switch self {
        case .value(let name), .more(let name), .candidates(let name): name
        case .confirmation, .intent, .reading, .request: nil
        }
    }
}
