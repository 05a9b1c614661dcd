package import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import ValueTypes

/// Sentences to show to people who do not know what can be said.
extension PhraseLibrary {
    /// A sentence of the first template of an intent, the one that its author shows first, with the app's name in its place.
    package func examplePhrase(of intent: IntentKey) -> String? {
        guard let id = identifier(of: intent), let phrase = tables.intent(id).example.id else { return nil }
        return example(phrase).text
    }

    /// Sentences of each intent that show all that it can be told: in each language one of those that hold the same parameters and
    /// fix the same values, the first that names nothing else. The first is that of `examplePhrase`.
    package func examplePhrases() -> [IntentKey: [String]] {
        var first: [ExampleKind: PhraseID] = [:]
        for phrase in tables.phrases {
            let row = tables.phrase(phrase)
            guard !row.isVeto else { continue }
            let kind = ExampleKind(
                intent: row.intent, language: tables.scope(row.scope).language, outcome: row.outcome.id,
                parameters: parameters(of: row.intent).intersection(Self.names(in: tables.text(row.template))))
            if let taken = first[kind], example(taken).isPlain || !example(phrase).isPlain { continue }
            first[kind] = phrase
        }
        return Dictionary(grouping: first.values.sorted { $0.index < $1.index }) { key(of: tables.phrase($0).intent) }
            .mapValues { $0.map { example($0).text } }
    }

    /// Some sentences for a person who knows nothing: one of each app, then further ones.
    package func examples(count: Int) -> [String] {
        Array(intentsByApp.lazy.compactMap(examplePhrase).prefix(count))
    }

    /// The same in a language: of each intent the first that names only parameters. O(phrases).
    func examples(count: Int, language: String) -> [String] {
        var first: [IntentKey: PhraseID] = [:]
        for phrase in phrases(language: language) {
            let key = key(of: tables.phrase(phrase).intent)
            if first[key] == nil, example(phrase).isPlain { first[key] = phrase }
        }
        return intentsByApp.lazy.compactMap { first[$0] }.prefix(count).map { example($0).text }
    }

    /// Sentences of an intent in a language that hold a parameter and name only parameters, those with most of them first. O(phrases).
    func examples(of intent: IntentKey, with parameter: String, count: Int, language: String) -> [String] {
        guard let id = identifier(of: intent) else { return [] }
        let known = parameters(of: id)
        let found = phrases(language: language).filter { tables.phrase($0).intent == id }.map(example).filter { example in
            example.isPlain && Self.names(in: example.text).contains(parameter)
        }
        func told(_ example: ExampleSentence) -> Int { known.intersection(Self.names(in: example.text)).count }
        return found.enumerated().sorted { (-told($0.element), $0.offset) < (-told($1.element), $1.offset) }
            .prefix(count).map(\.element.text)
    }

    /// The intents, one of each app before the others.
    private var intentsByApp: [IntentKey] {
        var apps: Set<String> = []
        let keys = intents.map { IntentKey(app: $0.app, name: $0.name) }
        let first = keys.filter { apps.insert($0.app).inserted }
        return first + keys.filter { !first.contains($0) }
    }

    /// Phrases of a language, or of one that its tag falls back to.
    private func phrases(language: String) -> some Sequence<PhraseID> {
        let tags = LanguageTag(language)?.fallbacks ?? [language]
        let languages = tables.languages.filter { id in tags.contains { tables.isText(tables.language(id).tag, $0) } }
        return tables.phrases.lazy.filter { phrase in
            let row = tables.phrase(phrase)
            return !row.isVeto && languages.contains(tables.scope(row.scope).language)
        }
    }

    private func parameters(of intent: IntentID) -> Set<String> {
        Set(tables.parameters(of: tables.intent(intent)).map { tables.text(tables.parameter($0).name) })
    }

    private func example(_ phrase: PhraseID) -> ExampleSentence {
        let row = tables.phrase(phrase)
        let scope = tables.scope(row.scope)
        return ExampleSentence(
            tables.text(row.template), parameters: parameters(of: row.intent),
            app: scope.app.id.flatMap { tables.spokenName(of: $0, in: scope.language) })
    }

    /// The names that a template speaks of.
    private static func names(in template: String) -> [String] {
        template.matches(of: /<([^<>:]+)(?::[^<>]*)?>/).map { String($0.1) }
    }
}

private struct ExampleKind: Hashable {
    var intent: IntentID
    var language: LanguageID
    var outcome: OutcomeID?
    var parameters: Set<String>
}
