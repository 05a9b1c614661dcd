import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode

/// The rules of matching at their plainest: every derivation of every phrase is laid against the sentence by backtracking.
///
/// It shares with the compiled matcher what is heard of a text (`Sentence`), and nothing else. Exponential; for small grammars.
struct ReferenceMatcher {
    let library: ResolvedLibrary
    private let phrases: [(id: PhraseID, phrase: ResolvedPhrase, derivations: Set<Derivation>)]
    private let values: [[(value: Int, text: [Unicode.Scalar])]]
    private let recognizers: RecognizerProvider

    /// - Parameter limit: the most derivations of a phrase.
    init(library: ResolvedLibrary, recognizers: @escaping RecognizerProvider, limit: Int = 2_000) throws {
        self.library = library
        self.recognizers = recognizers
        let lister = DerivationLister(library: library, limit: limit)
        phrases = try library.phrases.enumerated().map { index, phrase in
            (PhraseID(index), phrase, Set(try lister.derivations(of: phrase.template, in: phrase.scope, intent: phrase.intent)))
        }
        let languages = library.scopes.map { library.languages[$0.language.index] }
        values = try library.lists.map { list in
            try list.values.enumerated().flatMap { index, value in
                try value.wordings.flatMap { wording in
                    try lister.derivations(of: wording, in: list.scope, intent: nil).compactMap { derivation in
                        guard case .text(let text)? = derivation.elements.first, derivation.elements.count == 1 else { return nil }
                        return (index, Self.spaced(Self.heard(text), in: languages[list.scope.index]))
                    }
                }
            }
        }
    }

    /// All readings of a sentence; none of an intent that vetoes it.
    func readings(of text: String) throws -> Set<ReferenceReading> {
        var vetoed: Set<IntentID> = []
        var readings: Set<ReferenceReading> = []
        for (id, phrase, derivations) in phrases {
            let sentence = try HeardSentence(text, isSpacingFree: language(of: phrase).spacingFree)
            for derivation in derivations {
                var alignment = ReferenceAlignment(
                    matcher: self, sentence: sentence, text: text, phrase: phrase, elements: derivation.elements)
                alignment.run()
                guard !alignment.found.isEmpty else { continue }
                if phrase.isVeto { vetoed.insert(phrase.intent) }
                for (evidence, values, freeTexts) in alignment.found where !phrase.isVeto {
                    readings.insert(ReferenceReading(phrase: id, evidence: evidence, values: values, freeTexts: freeTexts))
                }
            }
        }
        return readings.filter { !vetoed.contains(library.phrases[$0.phrase.index].intent) }
    }

    // MARK: What an alignment asks

    func language(of phrase: ResolvedPhrase) -> ResolvedLanguage {
        library.languages[library.scopes[phrase.scope.index].language.index]
    }

    func values(of list: ListID) -> [(value: Int, text: [Unicode.Scalar])] { values[list.index] }

    func names(of app: AppID, for phrase: ResolvedPhrase) -> [[Unicode.Scalar]] {
        (library.apps[app.index].names[library.scopes[phrase.scope.index].language] ?? []).map {
            Self.spaced(Self.heard($0.value), in: language(of: phrase))
        }
    }

    func proposals(of type: String, for phrase: ResolvedPhrase, in text: String, at offset: Int) -> [Proposal] {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        guard let recognizer = recognizers(type, language(of: phrase).tag), (try? sentence.load(copying: text)) != nil else { return [] }
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: offset, to: &proposals)
        return proposals.list
    }

    /// Text as a language hears its spaces.
    static func spaced(_ scalars: [Unicode.Scalar], in language: ResolvedLanguage) -> [Unicode.Scalar] {
        language.spacingFree ? HeardSentence.withoutFreeSpaces(scalars) : scalars
    }

    static func heard(_ text: String) -> [Unicode.Scalar] {
        scalars(Sentence.folded(text, normalizer: FoundationNormalizer()))
    }

    static func heard(_ literal: String, touchesBefore: Bool, touchesAfter: Bool) -> [[Unicode.Scalar]] {
        Sentence.foldedLiteral(literal, joinsBefore: touchesBefore, joinsAfter: touchesAfter, normalizer: FoundationNormalizer()).map(
            scalars)
    }

    private static func scalars(_ utf8: [UInt8]) -> [Unicode.Scalar] { Array(String(decoding: utf8, as: UTF8.self).unicodeScalars) }
}
