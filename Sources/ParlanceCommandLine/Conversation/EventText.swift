import IntentRuntime
import PhraseSyntax
import ValueTypes

/// Events as a person reads them.
struct EventText: Sendable {
    /// What is said where nothing was understood, in the language of the conversation.
    let unmatched: String

    func text(of event: SessionEvent) -> String {
        switch event {
        case .ask(let ask): lines([ask.text] + numbered(ask.choices))
        case .confirm(let confirm):
            lines([confirm.actions.count < 2 ? confirm.text : "\(confirm.text) (\(confirm.actions.joined(separator: " / ")))"])
        case .choose(let choose): lines([choose.text] + numbered(choose.choices))
        case .say(let text): lines([text])
        case .performed(let performed): lines([text(of: performed)] + opened(by: performed))
        case .unmatched(let event): lines([unmatched] + event.nearest.map { "  • \($0)" })
        case .cancelled(let cancelled): lines([cancelled.text])
        case .failed(let failed): lines([failed.text])
        }
    }

    /// What the intent says; else what it gives back; else that it was done.
    private func text(of performed: SessionEvent.Performed) -> String {
        performed.dialog ?? performed.value.map { ValueText.text(of: $0) }
            ?? ValueText.call(performed.intent, performed.parameters.map { ($0.name, $0.value.value) })
    }

    /// The app that a device would have brought to the front, behind an arrow.
    private func opened(by performed: SessionEvent.Performed) -> [String] {
        performed.opensApp ? ["→ \(performed.app ?? performed.intent)"] : []
    }

    private func numbered(_ choices: [SessionEvent.Choice]) -> [String] {
        choices.enumerated().map { "  \($0 + 1). \($1.title)" }
    }

    /// A text of several lines stays one.
    private func lines(_ texts: [String]) -> String {
        texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { VisibleText.escaped($0) + "\n" }.joined()
    }
}
