import Dialog
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText

/// Phrases to show to people who do not know what can be said.
extension PhraseLibrary {
    /// The first template of an intent, the one that its author shows first, with the app's name in its place.
    func examplePhrase(of intent: IntentKey) -> String? {
        guard let id = identifier(of: intent), let phrase = resolved.phrases.first(where: { $0.intent == id && !$0.isVeto }) else {
            return nil
        }
        let template = phrase.place.file.text(of: phrase.template.span)
        let scope = resolved.scopes[phrase.scope.index]
        guard let app = scope.app, let name = resolved.apps[app.index].names[scope.language]?.first else { return template }
        return template.replacing("<app>", with: name.value)
    }

    /// One template for each intent, in the order in which the intents were declared.
    var examples: [String] {
        intents.compactMap { examplePhrase(of: IntentKey(app: $0.app, name: $0.name)) }
    }
}
