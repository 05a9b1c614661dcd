import Dialog
import ValueTypes

/// Effects as a transcript writes them, a line each.
extension DialogEffect {
    var notation: String {
        switch self {
        case .say(let remark): "say \(remark.kind.notation)"
        case .performed(let performed, let outcome):
            line("performed \(performed.intent)", performed.values.notation, outcome.dialog.map { "\"\($0)\"" })
        case .cancelled(let intent, let reason): "cancelled \(intent), \(reason.rawValue)"
        case .failed(let intent, let failure): "failed \(intent), \(failure.notation)"
        case .unmatched(let text): "unmatched \"\(text)\""
        case .ask(let ask):
            line(
                "ask \(ask.parameter)\(ask.wantsMore ? " (anything else)" : ""), attempt \(ask.attempt), wording \(ask.wording)",
                ask.prompt.map { "\"\($0)\"" }, ask.choices?.notation, ask.isReturn ? "(back)" : nil)
        case .confirm(let confirm):
            line(
                "confirm \(confirm.parameter ?? confirm.intent.description), attempt \(confirm.attempt), wording \(confirm.wording)",
                confirm.prompt.map { "\"\($0)\"" }, confirm.values.notation, confirm.isReturn ? "(back)" : nil)
        case .choose(let choose):
            line(
                "choose \(choose.of) \(choose.parameter ?? ""), attempt \(choose.attempt), wording \(choose.wording)",
                choose.choices.notation,
                choose.isReturn ? "(back)" : nil)
        case .perform(let performance):
            line(
                "perform \(performance.intent)", performance.values.notation,
                performance.journal.isEmpty ? nil : "journal \(performance.journal.map(\.notation).joined(separator: " "))")
        case .undo(let performed): "undo \(performed.intent)"
        case .abandon: "abandon"
        }
    }

    private func line(_ parts: String?...) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension DialogFailure {
    var notation: String {
        switch self {
        case .threw(let text): "\"\(text)\""
        case .timedOut: "timed out"
        case .tooManyAbandoned: "too many abandoned"
        case .interrupted: "interrupted"
        case .unknownIntent: "unknown intent"
        }
    }
}

extension DialogRemark.Kind {
    var notation: String {
        switch self {
        case .noted(_, let value), .corrected(_, let value): "\(name) \(parameter ?? "")=\(value.value.notation)"
        case .refused(_, let reason), .correctionRefused(_, let reason): "\(name) \(parameter ?? ""), \(reason.notation)"
        case .defaultTaken(_, let value): "\(name) \(parameter ?? "")=\(value?.value.notation ?? "?")"
        case .noSuchPosition(let shown): "\(name) of \(shown)"
        case .tooDeep(let limit): "\(name) at \(limit)"
        case .notRun(let intents): "\(name) \(intents.map(\.description).joined(separator: " "))"
        case .help(let topic): "\(name) \(topic.notation)"
        case .cannotUndo(let text?): "\(name) \"\(text)\""
        case .spoken(let text): "\(name) \"\(text)\""
        default: [name, parameter].compactMap(\.self).joined(separator: " ")
        }
    }
}

extension DialogRemark.HelpTopic {
    var notation: String {
        switch self {
        case .commands: "commands"
        case .value(let parameter): parameter
        case .confirmation: "confirmation"
        case .choice: "choice"
        }
    }
}

extension RefusalReason {
    var notation: String {
        switch self {
        case .outOfRange(let range):
            "outside \(SlotValue.number(range.lowerBound).notation)...\(SlotValue.number(range.upperBound).notation)"
        case .notMatching: "not matching"
        case .impossible: "impossible"
        case .rejected(let text): "\"\(text)\""
        }
    }
}

extension DialogJournalEntry {
    var notation: String {
        switch answer {
        case .value(let value): "\(parameter ?? "")=\(value.value.notation)"
        case .confirmation(let yes): "\(parameter ?? "")\(parameter == nil ? "" : ":")\(yes ? "yes" : "no")"
        }
    }
}

extension ChoicePage {
    var notation: String {
        let titles = shown.map { choice in
            switch choice.content {
            case .intent(let intent): intent.description
            case .value(let value): value.value.notation
            case .reading(let values): "(\(values.notation))"
            }
        }
        return "of \(titles.joined(separator: " "))" + (total > Self.size ? " page \(number + 1), \(total) in all" : "")
    }
}

extension [String: ParameterValue] {
    var notation: String {
        sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value.notation)" }.joined(separator: " ")
    }
}

extension SlotValue {
    var notation: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .number(let number): number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
        case .boolean(let value): "\(value)"
        case .instant(let instant): "\(instant.year)-\(instant.month)-\(instant.day)"
        case .array(let elements): "[\(elements.map(\.notation).joined(separator: ", "))]"
        case .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: "\(self)"
        }
    }
}
