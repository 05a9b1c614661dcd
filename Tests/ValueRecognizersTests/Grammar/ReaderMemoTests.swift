import PhraseAutomaton
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What grammars remember of a text.
@Suite struct ReaderMemoTests {
    private static let readers: [String: LanguageReaders] = ["en"].reduce(into: [:]) { readers, tag in
        readers[tag] = Corpus.tag(tag).map { LanguageReaders(language: $0, folder: WordFolder(normalizer: FoundationNormalizer())) }
    }

    @Test func `one place asks each category at most once a position`() throws {
        let grammar = try #require(Self.readers["en"]?.grammar(of: "datetime"))
        try GrammarSample.reading(String(repeating: "one ", count: 100)) { text in
            let scratch = ReaderScratch()
            withExtendedLifetime(scratch) {
                let memo = scratch.begin()
                let ends = grammar.ends(in: text, at: 0, memo)
                let fills = memo.fills
                #expect(grammar.ends(in: text, at: 0, memo) == ends)
                #expect(memo.fills == fills)
            }
        }
    }

    @Test func `a copy of proposals works in memory of its own`() throws {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let recognizer = try #require(registry.recognizer(ofType: "date", language: "en"))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "tomorrow or in 3 days")
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: 0, to: &proposals)
        let first = proposals.scratch.map { ObjectIdentifier($0) }
        recognizer.propose(in: sentence, at: 12, to: &proposals)
        #expect(proposals.scratch.map { ObjectIdentifier($0) } == first, "the memory is used again")
        var copy = proposals
        recognizer.propose(in: sentence, at: 12, to: &copy)
        #expect(copy.scratch !== proposals.scratch)
        #expect(copy.count == proposals.count + 1)
    }
}
