import ValueTypes

/// An event as a line of a transcript says it: what is `nil` is left out, and is not compared.
enum EventPattern: Sendable, Equatable {
    /// A name and whose it is, as far as that is written.
    struct Path: Sendable, Equatable {
        /// The name last: `HarcaMA.AddExpense`.
        var names: [String]

        /// - Parameter full: all that can be written, the outermost first; `nil` where there is none.
        func leads(to full: [String?]) -> Bool {
            names.count <= full.count && zip(names.reversed(), full.reversed()).allSatisfy { $0 == $1 }
        }
    }

    struct Parameter: Sendable, Equatable {
        var name: String
        var value: WrittenValue
    }

    case ask(Path, attempt: Int?, text: String?, choices: [WrittenValue]?)
    /// An intent, or an intent and its parameter.
    case confirm(intent: String?, parameter: String?, text: String?, actions: [WrittenValue]?)
    case choose(SessionEvent.Choose.Subject?, text: String?, choices: [WrittenValue]?)
    case say(String?)
    case performed(Path, parameters: [Parameter]?, value: WrittenValue?, dialog: String?)
    case unmatched(text: String?, nearest: [WrittenValue]?)
    case cancelled(intent: String?, SessionEvent.Cancelled.Reason?, text: String?)
    case failed(intent: String?, text: String?)

    /// What a line begins with.
    enum Kind: String, CaseIterable {
        case ask, confirm, choose, say, performed, unmatched, cancelled, failed
    }
}

extension EventPattern {
    /// Whether an event is all that is written.
    func stands(for event: SessionEvent) -> Bool {
        switch (self, event) {
        case (.ask(let path, let attempt, let text, let choices), .ask(let ask)):
            return path.leads(to: [ask.app, ask.intent, ask.parameter]) && agrees(attempt, ask.attempt) && agrees(text, ask.text)
                && agree(choices, ask.choices)
        case (.confirm(let intent, let parameter, let text, let actions), .confirm(let confirm)):
            return agrees(intent, confirm.intent) && (intent == nil || parameter == confirm.parameter) && agrees(text, confirm.text)
                && agree(actions, confirm.actions)
        case (.choose(let subject, let text, let choices), .choose(let choose)):
            return agrees(subject, choose.of) && agrees(text, choose.text) && agree(choices, choose.choices)
        case (.say(let written), .say(let text)): return agrees(written, text)
        case (.performed(let path, let parameters, let value, let dialog), .performed(let performed)):
            return path.leads(to: [performed.app, performed.intent]) && agree(parameters, performed.parameters)
                && agrees(value, performed.value, title: performed.valueTitle) && agrees(dialog, performed.dialog)
        case (.unmatched(let text, let nearest), .unmatched(let unmatched)):
            return agrees(text, unmatched.text) && agree(nearest, unmatched.nearest)
        case (.cancelled(let intent, let reason, let text), .cancelled(let cancelled)):
            return agrees(intent, cancelled.intent) && agrees(reason, cancelled.reason) && agrees(text, cancelled.text)
        case (.failed(let intent, let text), .failed(let failed)):
            return agrees(intent, failed.intent) && agrees(text, failed.text)
        default: return false
        }
    }

    private func agrees<Value: Equatable>(_ written: Value?, _ found: Value?) -> Bool { written == nil || written == found }

    private func agrees(_ written: WrittenValue?, _ found: SlotValue?, title: String?) -> Bool {
        guard let written else { return true }
        return found.map { written.stands(for: $0, title: title) } ?? false
    }

    private func agree(_ written: [WrittenValue]?, _ found: [SessionEvent.Choice]) -> Bool {
        guard let written else { return true }
        return written.count == found.count && zip(written, found).allSatisfy { $0.stands(for: $1.value, title: $1.title) }
    }

    private func agree(_ written: [WrittenValue]?, _ found: [String]) -> Bool {
        guard let written else { return true }
        return written.count == found.count && zip(written, found).allSatisfy { $0.stands(for: .text($1)) }
    }

    private func agree(_ written: [Parameter]?, _ found: [NamedValue]) -> Bool {
        guard let written else { return true }
        return written.count == found.count
            && zip(written, found).allSatisfy { $0.name == $1.name && $0.value.stands(for: $1.value.value, title: $1.value.title) }
    }
}
