import PhraseSyntax
import PhraseText

/// Finds phrases of different intents that clash because they are the same.
struct ClashCheck {
    let library: ResolvedLibrary
    let normalizer: any Normalizer
    /// Literals as they are heard.
    private var heard: [String: String] = [:]

    init(library: ResolvedLibrary, normalizer: any Normalizer) {
        self.library = library
        self.normalizer = normalizer
    }

    /// Phrases of different intents that are the same but for the names of their parameters: every sentence of one is a sentence of the
    /// other, at equal rank, and the dialog will have to ask which was meant.
    mutating func clashes() -> [Diagnostic] {
        var first: [String: Int] = [:]
        var findings: [Diagnostic] = []
        for (index, phrase) in library.phrases.enumerated() where !phrase.isVeto {
            var key = "\(library.scopes[phrase.scope.index].language.index)"
            append(phrase.template, of: phrase, to: &key)
            guard let other = first.updateValue(index, forKey: key) else { continue }
            first[key] = other
            let earlier = library.phrases[other]
            guard earlier.intent != phrase.intent else { continue }
            findings.append(
                Diagnostic(
                    id: "phrases-clash", severity: .warning,
                    message: "'\(library.intents[phrase.intent.index].name)' and "
                        + "'\(library.intents[earlier.intent.index].name)' are reached by the same sentences",
                    place: phrase.place, notes: [Diagnostic.Note("the other phrase", at: earlier.place)]))
        }
        return findings
    }

    /// Writes what a template means: words as they are heard, slots by their source.
    private mutating func append(_ template: Template, of phrase: ResolvedPhrase, to key: inout String) {
        for item in template.items {
            switch item {
            case .literal(let text, _): key += folded(text)
            case .space: key += " "
            case .optional(let options, _): append(options, in: "[]", of: phrase, to: &key)
            case .group(let options, _): append(options, in: "()", of: phrase, to: &key)
            case .permutation(let items, _): append(items, in: "{}", of: phrase, to: &key)
            case .reference(let reference):
                switch library.meaning(of: reference, in: phrase.scope, intent: phrase.intent) {
                case .app(let id): key += "<app \(id.index)>"
                case .rule(let id): key += "<rule \(id.index)>"
                case .slot(_, let source): key += "<\(source)>"
                case nil: key += "<?>"
                }
            }
        }
    }

    private mutating func folded(_ literal: String) -> String {
        if let known = heard[literal] { return known }
        let folded = String(decoding: Sentence.folded(literal, normalizer: normalizer), as: UTF8.self)
        heard[literal] = folded
        return folded
    }

    private mutating func append(_ options: [Template], in brackets: String, of phrase: ResolvedPhrase, to key: inout String) {
        key.append(brackets.first ?? "(")
        for option in options {
            append(option, of: phrase, to: &key)
            key += "|"
        }
        key.append(brackets.last ?? ")")
    }
}
