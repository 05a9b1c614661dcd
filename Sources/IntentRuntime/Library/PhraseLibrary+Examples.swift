package import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import ValueTypes

/// Phrases to show to people who do not know what can be said.
extension PhraseLibrary {
    /// The first template of an intent, the one that its author shows first, with the app's name in its place.
    package func examplePhrase(of intent: IntentKey) -> String? {
        guard let id = identifier(of: intent), let phrase = tables.intent(id).example.id else { return nil }
        return example(phrase)
    }

    /// Templates of each intent that show all that it can be told: in each language the first of those that hold the same parameters and
    /// fix the same values. The first is that of `examplePhrase`.
    package func examplePhrases() -> [IntentKey: [String]] {
        var first: [ExampleKind: PhraseID] = [:]
        for phrase in tables.phrases {
            let row = tables.phrase(phrase)
            guard !row.isVeto else { continue }
            let parameters = Set(tables.parameters(of: tables.intent(row.intent)).map { tables.text(tables.parameter($0).name) })
            let kind = ExampleKind(
                intent: row.intent, language: tables.scope(row.scope).language, outcome: row.outcome.id,
                parameters: parameters.intersection(Self.names(in: tables.text(row.template))))
            if first[kind] == nil { first[kind] = phrase }
        }
        return Dictionary(grouping: first.values.sorted { $0.index < $1.index }) { key(of: tables.phrase($0).intent) }
            .mapValues { $0.map(example) }
    }

    /// Some templates for a person who knows nothing: one of each app, then further ones.
    package func examples(count: Int) -> [String] {
        Array(intentsByApp.lazy.compactMap(examplePhrase).prefix(count))
    }

    /// The same in a language, as sentences: of each intent the first template in which nothing is to be chosen. O(phrases).
    func examples(count: Int, language: String) -> [String] {
        var first: [IntentKey: String] = [:]
        for (phrase, template) in plainPhrases(language: language) {
            let key = key(of: tables.phrase(phrase).intent)
            if first[key] == nil { first[key] = example(phrase, template) }
        }
        return Array(intentsByApp.lazy.compactMap { first[$0] }.prefix(count))
    }

    /// Templates of an intent in a language that hold a parameter and in which nothing is to be chosen, those with most parameters first.
    func examples(of intent: IntentKey, with parameter: String, count: Int, language: String) -> [String] {
        guard let id = identifier(of: intent) else { return [] }
        let found = plainPhrases(language: language).filter {
            tables.phrase($0.phrase).intent == id && Self.names(in: $0.template).contains(parameter)
        }
        let most = found.enumerated().sorted {
            (-Self.names(in: $0.element.template).count, $0.offset) < (-Self.names(in: $1.element.template).count, $1.offset)
        }
        return most.prefix(count).map { example($0.element.phrase, $0.element.template) }
    }

    /// The intents, one of each app before the others.
    private var intentsByApp: [IntentKey] {
        var apps: Set<String> = []
        let keys = intents.map { IntentKey(app: $0.app, name: $0.name) }
        let first = keys.filter { apps.insert($0.app).inserted }
        return first + keys.filter { !first.contains($0) }
    }

    /// Templates of a language, or of that which its tag falls back to, without options and alternatives.
    private func plainPhrases(language: String) -> some Sequence<(phrase: PhraseID, template: String)> {
        let tags = LanguageTag(language)?.fallbacks ?? [language]
        let languages = tables.languages.filter { id in tags.contains { tables.isText(tables.language(id).tag, $0) } }
        return tables.phrases.lazy.compactMap { phrase in
            let row = tables.phrase(phrase)
            guard !row.isVeto, languages.contains(tables.scope(row.scope).language) else { return nil }
            let template = tables.text(row.template)
            return template.contains { "[(|;\\".contains($0) } ? nil : (phrase, template)
        }
    }

    private func example(_ phrase: PhraseID) -> String { example(phrase, tables.text(tables.phrase(phrase).template)) }

    private func example(_ phrase: PhraseID, _ template: String) -> String {
        let scope = tables.scope(tables.phrase(phrase).scope)
        guard let app = scope.app.id, let name = tables.spokenName(of: app, in: scope.language) else { return template }
        return template.replacing("<app>", with: name)
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
