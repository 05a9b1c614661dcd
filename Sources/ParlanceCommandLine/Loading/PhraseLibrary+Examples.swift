import Dialog
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText

/// Phrases to show to people who do not know what can be said.
extension PhraseLibrary {
    /// The first template of an intent, as it is written: the one that its author shows first.
    func examplePhrase(of intent: IntentKey) -> String? {
        guard let id = identifier(of: intent) else { return nil }
        return resolved.phrases.first { $0.intent == id && !$0.isVeto }.map { $0.place.file.text(of: $0.template.span) }
    }

    /// One template for each intent, in the order in which the intents were declared.
    var examples: [String] {
        intents.compactMap { examplePhrase(of: IntentKey(app: $0.app, name: $0.name)) }
    }
}
