import PhraseAutomaton
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What is read of hostile texts is counted: it grows with their length, and not faster.
@Suite struct LinearityTests {
    private static let readers: [String: LanguageReaders] = ["en", "fr"].reduce(into: [:]) { readers, tag in
        readers[tag] = Corpus.tag(tag).map { LanguageReaders(language: $0, folder: WordFolder(normalizer: FoundationNormalizer())) }
    }

    /// The categories that were read, asked at every word of a text as a matcher asks.
    private static func fills(_ text: String, as type: String, _ language: String) throws -> (total: Int, most: Int) {
        let grammar = try #require(readers[language]?.grammar(of: type))
        return try GrammarSample.reading(text) { text in
            let scratch = ReaderScratch()
            var most = 0
            for start in 0..<text.folded.count where start == 0 || text.folded[start - 1] == 0x20 {
                let memo = scratch.begin()
                let before = memo.fills
                _ = grammar.ends(in: text, at: start, memo)
                most = max(most, memo.fills - before)
            }
            return (scratch.begin().fills, most)
        }
    }

    static let units = [
        "and ", "half of ", "1/1/", "1 1 ", "in 3 days ", "3 hours ", "one hundred ", "monday ", "the first of ", "a ", "7", "1:1:", "- ",
        "€1 ",
        "première ", "dernier ", "il y a 3 ", "vingt ", "à ", "1 h ",
    ]

    @Test(arguments: units, ["date", "datetime", "duration", "currency"])
    func `twice the text is read in twice the steps`(unit: String, type: String) throws {
        for language in ["en", "fr"] {
            let (short, most) = try Self.fills(String(repeating: unit, count: 200), as: type, language)
            let (long, mostOfLong) = try Self.fills(String(repeating: unit, count: 800), as: type, language)
            #expect(mostOfLong <= most + 1, "a place asks for no more in a longer text")
            #expect(long <= 5 * short + 5)
        }
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
