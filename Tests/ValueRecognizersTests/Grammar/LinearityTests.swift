import Foundation
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// Looks at bytes are counted, of hostile texts in every language and kind: at one place they are limited, so that a sentence takes time in
/// proportion to its length, and a whole text takes as many more as it is longer.
@Suite struct LinearityTests {
    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
    /// Those with grammars, two that have numbers alone, and one that nobody knows.
    private static let languages = FormatterRoundTripTests.languages + ["sv", "pl", "xx"]

    /// What a place of a text may take, however the text goes on. (Few words of all grammars take a tenth of it.)
    private static let mostAtPlace = 400_000
    /// What a whole text may take, for each of its bytes.
    private static let mostForByte = 2_000

    /// What must not pile up: digits and their marks, joiners, fractions in fractions, beginnings of everything.
    static let units = [
        "7", "1,", "1.", "1 000 ", "1/2/", "1/1 ", "1 1/2 ", "1:", "1-", "- ", "-", "+", "1e", "٣", "三", "三 ", "分之", "反 ", "の",
        "€", "€1 ", "1€", "%", "1% ", "'", "′", "1′", "a.b@", "1st ", "and ", "and a half ", "half of ", "one and ", "one half of a ",
        "a ", "the ", "of ", "in 3 days ", "3 hours ", "one hundred ", "point one ", "monday ", "the first of ", "between 1 and ",
        "et ", "und ", "y ", "e ", "en ", "и ", "반 ",
    ]

    /// The recognisers of a language, one for those that the grammar of lengths reads with other units.
    private static func recognizers(_ language: String) -> [(kind: ValueKind, recognizer: any SlotRecognizer)] {
        let alike: Set<ValueKind> = [.mass, .volume, .speed, .area, .datasize, .energy]
        return RecognizerRegistry.kinds.filter { !alike.contains($0) }.compactMap { kind in
            registry.recognizer(ofType: kind.rawValue, language: language).map { (kind, $0) }
        }
    }

    /// Half of the units, others in the next language; all for the first two.
    private static func units(_ language: String) -> [String] {
        guard let number = languages.firstIndex(of: language), number > 1 else { return units }
        return units.indices.filter { ($0 + number) % 2 == 0 }.map { units[$0] }
    }

    /// The most looks that one of the first places of a text takes, as a matcher asks there.
    private static func mostReads(_ recognizer: any SlotRecognizer, in sentence: borrowing Sentence) -> Int {
        var proposals = Proposals()
        var most = 0
        for start in 0..<min(12, sentence.count - 1) where sentence.isWordStart(start) {
            most = max(most, ReadCount.reads { recognizer.propose(in: sentence, at: start, to: &proposals) })
        }
        return most
    }

    private static func readsOfWhole(_ text: String, as kind: ValueKind, _ language: String) throws -> Int {
        let reader = try #require(registry.reader(of: language))
        let context = try Corpus.context(language: language)
        return ReadCount.reads { _ = try? reader.readings(of: text, as: kind) { context } }
    }

    @Test func `looks are counted`() throws {
        let recognizer = try #require(Self.registry.recognizer(ofType: "number", language: "en"))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "1234")
        #expect(Self.mostReads(recognizer, in: sentence) >= 4)
        #expect(try Self.readsOfWhole("1234", as: .number, "en") >= 4)
    }

    @Test(arguments: languages)
    func `a place is read alike, however long the text is`(language: String) throws {
        let recognizers = Self.recognizers(language)
        var short = Sentence(normalizer: FoundationNormalizer())
        var long = Sentence(normalizer: FoundationNormalizer())
        for unit in Self.units(language) {
            try short.load(copying: String(repeating: unit, count: 1_000))
            try long.load(copying: String(repeating: unit, count: 2_000))
            for (kind, recognizer) in recognizers {
                let reads = Self.mostReads(recognizer, in: long)
                #expect(reads == Self.mostReads(recognizer, in: short), "\(kind) \(unit)")
                #expect(reads <= Self.mostAtPlace, "\(kind) \(unit)")
            }
        }
    }

    @Test(arguments: languages)
    func `a whole text of twice the length takes twice the steps`(language: String) throws {
        for unit in Self.units(language) {
            for (kind, _) in Self.recognizers(language) {
                let text = String(repeating: unit, count: 100)
                let reads = try Self.readsOfWhole(text, as: kind, language)
                #expect(reads <= Self.mostForByte * text.utf8.count, "\(kind) \(unit)")
                #expect(try Self.readsOfWhole(text + text, as: kind, language) <= 2 * reads + 1_000, "\(kind) \(unit)")
            }
        }
    }

    @Test(arguments: languages)
    func `no words of the grammars pile up`(language: String) throws {
        let words = try Self.vocabulary(language)
        let kinds: Set<ValueKind> = [.number, .ordinal, .datetime, .duration, .currency, .quantity, .numberrange]
        let recognizers = Self.recognizers(language).filter { kinds.contains($0.kind) }
        var numbers = RandomNumbers(language)
        var sentence = Sentence(normalizer: FoundationNormalizer())
        for index in stride(from: 0, to: words.count, by: 3) {
            // One of three words by itself, and all three with each other.
            let word = words[min(index + numbers.next(below: 3), words.count - 1)]
            for unit in [word, words[index..<min(index + 3, words.count)].joined(separator: " ")] {
                try sentence.load(copying: String(repeating: unit + " ", count: 70))
                for (kind, recognizer) in recognizers {
                    #expect(Self.mostReads(recognizer, in: sentence) <= Self.mostAtPlace, "\(kind) \(unit)")
                }
            }
        }
    }

    /// The words of a language's data files, and those of its numbers.
    private static func vocabulary(_ language: String) throws -> [String] {
        let declarations = LanguageFiles(language: try #require(Corpus.tag(language))).declarations
        var words = declarations.literals
        for value in declarations.lists.values.joined() { words.formUnion(value.wordings.flatMap(\.texts)) }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        words.formUnion((Array(0...20) + [30, 80, 99, 100, 1_000, 1_000_000]).compactMap { formatter.string(from: $0 as NSNumber) })
        return words.filter { !$0.isEmpty }.sorted()
    }
}
