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
    private let lister: DerivationLister
    private let recognizers: RecognizerProvider
    /// By list; what is declared `bound` has values while an utterance binds some.
    private(set) var lists: [[ListValue]]
    private var texts: [[(value: Int, text: [Unicode.Scalar])]]

    /// - Parameter limit: the most derivations of a phrase.
    init(library: ResolvedLibrary, recognizers: @escaping RecognizerProvider, limit: Int = 2_000) throws {
        self.library = library
        self.recognizers = recognizers
        let lister = DerivationLister(library: library, limit: limit)
        self.lister = lister
        phrases = try library.phrases.enumerated().map { index, phrase in
            (PhraseID(index), phrase, Set(try lister.derivations(of: phrase.template, in: phrase.scope, intent: phrase.intent)))
        }
        lists = library.lists.map(\.values)
        texts = lists.map { _ in [] }
        for list in lists.indices { texts[list] = try texts(of: ListID(list)) }
    }

    /// All readings of what is said; none of an intent that vetoes it.
    func readings(of utterance: Utterance) throws -> Set<ReferenceReading> {
        let matcher = try bound(by: utterance)
        let stated = try utterance.stated().map { (key: $0.key, value: $0.value) }
        let ways = try library.languages.map { try HeardSentence.ways(of: utterance.sentence, in: $0) }
        var vetoed: Set<IntentID> = []
        var readings: Set<ReferenceReading> = []
        for (id, phrase, derivations) in phrases {
            let conditions = ReferenceConditions(clauses: phrase.clauses)
            for sentence in ways[library.scopes[phrase.scope.index].language.index] {
                for derivation in derivations {
                    var alignment = ReferenceAlignment(
                        matcher: matcher, sentence: sentence, text: utterance.sentence, phrase: phrase, elements: derivation.elements)
                    alignment.run()
                    for (evidence, values, freeTexts) in alignment.found {
                        guard conditions.hold(stated + matcher.facts(of: values), needing: { holds($0, utterance.sentence, phrase) })
                        else { continue }
                        if phrase.isVeto {
                            vetoed.insert(phrase.intent)
                        } else {
                            readings.insert(ReferenceReading(phrase: id, evidence: evidence, values: values, freeTexts: freeTexts))
                        }
                    }
                }
            }
        }
        return readings.filter { !vetoed.contains(library.phrases[$0.phrase.index].intent) }
    }

    /// The same with the lists that an utterance binds; all others that are declared `bound` have no values.
    func bound(by utterance: Utterance) throws -> ReferenceMatcher {
        var matcher = self
        let bound = try utterance.boundValues()
        for (index, list) in library.lists.enumerated() where list.isBound {
            matcher.lists[index] = bound[list.name] ?? []
            matcher.texts[index] = try matcher.texts(of: ListID(index))
        }
        return matcher
    }

    /// What a list's values are called.
    private func texts(of list: ListID) throws -> [(value: Int, text: [Unicode.Scalar])] {
        let scope = library.lists[list.index].scope
        let language = library.languages[library.scopes[scope.index].language.index]
        return try lists[list.index].enumerated().flatMap { index, value in
            try value.wordings.flatMap { wording in
                try lister.derivations(of: wording, in: scope, intent: nil).flatMap {
                    derivation -> [(value: Int, text: [Unicode.Scalar])] in
                    guard case .text(let text)? = derivation.elements.first, derivation.elements.count == 1 else { return [] }
                    return Self.forms(of: text, in: language).map { (index, $0) }
                }
            }
        }
    }

    /// What the values of lists tell that were chosen.
    private func facts(of values: [ReferenceReading.Value]) -> [ReferenceConditions.Fact] {
        values.flatMap { value -> [ReferenceConditions.Fact] in
            guard case .list(let list)? = value.source, let index = value.listValue else { return [] }
            return lists[list.index][index].facts.map { ($0.key.value, FactValue($0.value)) }
        }
    }

    /// Whether a sentence holds one of some words.
    private func holds(_ words: [String], _ text: String, _ phrase: ResolvedPhrase) -> Bool {
        let language = language(of: phrase)
        let texts = Set(words.flatMap { Self.forms(of: $0, in: language) })
        return !WordOccurrences(of: texts, in: Self.heard(text), isSpacingFree: language.spacingFree).ranges.isEmpty
    }

    // MARK: What an alignment asks

    func language(of phrase: ResolvedPhrase) -> ResolvedLanguage {
        library.languages[library.scopes[phrase.scope.index].language.index]
    }

    func values(of list: ListID) -> [(value: Int, text: [Unicode.Scalar])] { texts[list.index] }

    func names(of app: AppID, for phrase: ResolvedPhrase) -> [[Unicode.Scalar]] {
        (library.apps[app.index].names[library.scopes[phrase.scope.index].language] ?? []).flatMap {
            Self.forms(of: $0.value, in: language(of: phrase))
        }
    }

    func proposals(of type: String, for phrase: ResolvedPhrase, in text: String, at offset: Int) -> [Proposal] {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        guard let recognizer = recognizers(type, language(of: phrase).tag), (try? sentence.load(copying: text)) != nil else { return [] }
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: offset, to: &proposals)
        return Array(proposals.list)
    }

    /// What is heard of a plain text: behind an apostrophe a space may stand, and the apostrophe is not heard then.
    static func forms(of text: String, in language: ResolvedLanguage) -> Set<[Unicode.Scalar]> {
        let whole = heard(text)
        return Set([whole, whole.map { $0 == "'" ? " " : $0 }].map { spaced($0, in: language) })
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
