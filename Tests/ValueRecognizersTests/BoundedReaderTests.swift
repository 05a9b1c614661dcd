import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing

@testable import ValueRecognizers

/// Hours, minutes and days: which numbers are one.
@Suite struct BoundedReaderTests {
    private static func ends(_ text: String, as type: String, _ readers: LanguageReaders) throws -> [Int] {
        let reader = try #require(readers.reader(of: type))
        return try GrammarSample.reading(text) { text in
            var ends: Set<Int> = []
            reader.read(text.folded, at: 0) { ends.insert($0.end) }
            return ends.sorted()
        }
    }

    private static let folder = WordFolder(normalizer: FoundationNormalizer())

    @Test(arguments: ["hour", "minute", "day"])
    func `nothing is counted with them`(type: String) throws {
        let chinese = LanguageReaders(language: try #require(Corpus.tag("zh")), folder: Self.folder)
        #expect(try Self.ends("四个", as: type, chinese) == [3])
        #expect(try Self.ends("四个", as: "integer", chinese) == [3, 6])
    }

    @Test func `a language says which words are none`() throws {
        let words = """
            language en
            list cardinals
              2 = a couple
            rule notHours = a couple
            rule notMinutes = one

            """
        let readers = LanguageReaders(
            language: try #require(Corpus.tag("en")), folder: Self.folder,
            texts: LanguageTexts(replacing: [SourceFile(path: "en/numbers.phrases", text: words)]))
        #expect(try Self.ends("a couple", as: "hour", readers).isEmpty)
        #expect(try Self.ends("a couple", as: "minute", readers) == [8])
        #expect(try Self.ends("one", as: "minute", readers).isEmpty)
        #expect(try Self.ends("1", as: "minute", readers) == [1])
        #expect(try Self.ends("one", as: "hour", readers) == [3])
    }
}
