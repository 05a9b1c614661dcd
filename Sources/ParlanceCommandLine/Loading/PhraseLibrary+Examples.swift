import Dialog
import IntentModel
import IntentRuntime
import PhraseAutomaton
import PhraseSyntax
import PhraseText

/// Phrases to show to people who do not know what can be said.
extension PhraseLibrary {
    /// The first template of an intent, the one that its author shows first, with the app's name in its place.
    func examplePhrase(of intent: IntentKey) -> String? {
        guard let id = identifier(of: intent), let phrase = tables.intent(id).example.id.map({ tables.phrase($0) }) else { return nil }
        let template = tables.text(phrase.template)
        let scope = tables.scope(phrase.scope)
        guard let app = scope.app.id, let name = tables.spokenName(of: app, in: scope.language) else { return template }
        return template.replacing("<app>", with: name)
    }

    /// One template for each intent, in the order in which the intents were declared.
    var examples: [String] {
        intents.compactMap { examplePhrase(of: IntentKey(app: $0.app, name: $0.name)) }
    }
}
