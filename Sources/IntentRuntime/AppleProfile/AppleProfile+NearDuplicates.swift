import PhraseSyntax
import PhraseText

// Phrases of different shortcuts that are nearly the same.

extension AppleProfile {
    /// A phrase as it is compared.
    private struct Words {
        var phrase: ResolvedPhrase
        var letters: [Unicode.Scalar]
        var words: [[Unicode.Scalar]]
        /// Those that are no placeholders.
        let literalCount: Int

        init(_ phrase: ResolvedPhrase, _ text: String) {
            self.phrase = phrase
            letters = Array(text.unicodeScalars)
            words = letters.split(separator: " ").map(Array.init)
            literalCount = words.count { !$0.contains("\u{FFFC}") }
        }
    }

    /// How many places of two phrases are compared in all; beyond that it is told that not all were.
    private static let comparedLetters = 50_000_000
    /// Nobody says a longer one.
    private static let lettersOfPhrase = 200
    /// Of so many words one may be another.
    private static let wordsWithAnother = 4

    /// Phrases of different shortcuts in one language that differ in at most a tenth of their characters, or in one, or in one word of four.
    func nearDuplicates(among phrases: [ResolvedPhrase]) -> [Diagnostic] {
        var order: [LanguageKey] = []
        var groups: [LanguageKey: [Words]] = [:]
        for phrase in phrases {
            let text = heard(phrase.template)
            guard text.unicodeScalars.count <= Self.lettersOfPhrase else { continue }
            let key = languageKey(of: phrase)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(Words(phrase, text))
        }
        var found: [Diagnostic] = []
        var left = Self.comparedLetters
        pairs: for key in order {
            let sorted = (groups[key] ?? []).sorted {
                ($0.letters.count, $0.phrase.place.span.lower) < ($1.letters.count, $1.phrase.place.span.lower)
            }
            for (index, words) in sorted.enumerated() {
                for other in sorted[(index + 1)...] {
                    let allowed = max(1, other.letters.count / 10)
                    let mayDifferInWord = other.literalCount >= Self.wordsWithAnother
                    guard other.letters.count - words.letters.count <= allowed || mayDifferInWord else { break }
                    guard other.phrase.intent != words.phrase.intent, other.letters != words.letters else { continue }
                    left -= other.letters.count * (2 * allowed + 1)
                    guard left > 0 else {
                        found.append(AppleProfileFault.uncompared.diagnostic(at: words.phrase.place))
                        break pairs
                    }
                    let isNear =
                        NearestName.distance(words.letters, other.letters, atMost: allowed) != nil
                        || (mayDifferInWord && Self.differInOneWord(words.words, other.words))
                    if isNear, areKeysApart(words.phrase, other.phrase) { found.append(finding(other.phrase, words.phrase)) }
                }
            }
        }
        return found.sorted { ($0.place.file.path, $0.place.span.lower) < ($1.place.file.path, $1.place.span.lower) }
    }

    private static func differInOneWord(_ one: [[Unicode.Scalar]], _ other: [[Unicode.Scalar]]) -> Bool {
        one.count == other.count && zip(one, other).count { $0 != $1 } == 1
    }

    /// Keys of a table are phrases: those that are near one another are mostly of one shortcut, which the table does not say.
    private func areKeysApart(_ one: ResolvedPhrase, _ other: ResolvedPhrase) -> Bool {
        guard case .strings = source(of: one) else { return true }
        let keys = [one, other].map { phrase in
            Words(phrase, String(decoding: Sentence.folded(name(of: phrase), normalizer: normalizer), as: UTF8.self))
        }
        let allowed = max(1, max(keys[0].letters.count, keys[1].letters.count) / 3)
        return NearestName.distance(keys[0].letters, keys[1].letters, atMost: allowed) == nil
    }

    private func finding(_ phrase: ResolvedPhrase, _ other: ResolvedPhrase) -> Diagnostic {
        AppleProfileFault.nearDuplicate(name(of: phrase), of: name(of: other), other: other.place).diagnostic(at: phrase.place)
    }

    private func name(of phrase: ResolvedPhrase) -> String { library.intents[phrase.intent.index].name }

    private func heard(_ template: Template) -> String {
        String(decoding: Sentence.folded(literals(of: template), normalizer: normalizer), as: UTF8.self)
    }

    private func literals(of template: Template) -> String {
        template.parts.map { part in
            switch part.kind {
            case .literal: template.text(of: part)
            case .space: " "
            case .reference: "\u{FFFC}"
            case .optional, .group, .permutation: template.alternatives(of: part).map { literals(of: $0) }.joined(separator: " ")
            }
        }.joined()
    }
}
