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
        guard let id = identifier(of: intent), let phrase = tables.intent(id).example.id else { return nil }
        return example(phrase)
    }

    /// Templates of each intent that show all that it can be told: in each language the first of those that hold the same parameters and
    /// fix the same values. The first is that of `examplePhrase`.
    func examplePhrases() -> [IntentKey: [String]] {
        var first: [ExampleKind: PhraseID] = [:]
        for phrase in tables.phrases {
            let row = tables.phrase(phrase)
            guard !row.isVeto else { continue }
            let parameters = Set(tables.parameters(of: tables.intent(row.intent)).map { tables.text(tables.parameter($0).name) })
            let names = tables.text(row.template).matches(of: /<([^<>:]+)(?::[^<>]*)?>/).map { String($0.1) }
            let kind = ExampleKind(
                intent: row.intent, language: tables.scope(row.scope).language, outcome: row.outcome.id,
                parameters: parameters.intersection(names))
            if first[kind] == nil { first[kind] = phrase }
        }
        return Dictionary(grouping: first.values.sorted { $0.index < $1.index }) { key(of: tables.phrase($0).intent) }
            .mapValues { $0.map(example) }
    }

    private func example(_ phrase: PhraseID) -> String {
        let row = tables.phrase(phrase)
        let template = tables.text(row.template)
        let scope = tables.scope(row.scope)
        guard let app = scope.app.id, let name = tables.spokenName(of: app, in: scope.language) else { return template }
        return template.replacing("<app>", with: name)
    }

    /// Some templates for a person who knows nothing: one of each app, then further ones.
    func examples(count: Int) -> [String] {
        var apps: Set<String> = []
        let keys = intents.map { IntentKey(app: $0.app, name: $0.name) }
        let first = keys.filter { apps.insert($0.app).inserted }
        return Array((first + keys.filter { !first.contains($0) }).lazy.compactMap(examplePhrase).prefix(count))
    }
}

private struct ExampleKind: Hashable {
    var intent: IntentID
    var language: LanguageID
    var outcome: OutcomeID?
    var parameters: Set<String>
}
