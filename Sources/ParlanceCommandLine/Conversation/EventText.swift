import IntentRuntime
import PhraseSyntax
import ValueTypes

/// An event as a person reads it.
enum EventText {
    static func text(of event: SessionEvent) -> String {
        switch event {
        case .ask(let ask): lines([ask.text] + numbered(ask.choices))
        case .confirm(let confirm):
            lines([confirm.actions.count < 2 ? confirm.text : "\(confirm.text) (\(confirm.actions.joined(separator: " / ")))"])
        case .choose(let choose): lines([choose.text] + numbered(choose.choices))
        case .say(let text): lines([text])
        case .performed(let performed): lines([text(of: performed)])
        case .unmatched(let unmatched):
            lines(["I do not understand “\(unmatched.text)”."] + unmatched.nearest.map { "  • \($0)" })
        case .cancelled(let cancelled): lines(["\(cancelled.intent): cancelled."])
        case .failed(let failed): lines([failed.text])
        }
    }

    /// What the intent says; else what it gives back; else that it was done.
    private static func text(of performed: SessionEvent.Performed) -> String {
        performed.dialog ?? performed.value.map { ValueText.text(of: $0) }
            ?? ValueText.call(performed.intent, performed.parameters.map { ($0.name, $0.value.value) })
    }

    private static func numbered(_ choices: [SessionEvent.Choice]) -> [String] {
        choices.enumerated().map { "  \($0 + 1). \($1.title)" }
    }

    /// A text of several lines stays one.
    private static func lines(_ texts: [String]) -> String {
        texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { VisibleText.escaped($0) + "\n" }.joined()
    }
}
