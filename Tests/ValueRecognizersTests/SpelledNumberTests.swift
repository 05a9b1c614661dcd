import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// Every number that Foundation writes in words is read back as that number, and as no other.
@Suite("Numbers in words")
struct SpelledNumberTests {
    static let languages = ["en", "fr", "de", "es", "it", "pt", "nl", "ru", "ja", "ko", "zh"]

    /// Read as wholly; sampled, to keep the suite short.
    static let sampledLanguages = ["zh-Hant", "sv", "nb", "da", "fi", "pl", "cs", "uk", "el", "hu", "tr", "hi", "vi"]

    /// These repeat a scale ("nove mil milhões trezentos milhões"), so that a few numbers from 10⁹ on are not read.
    static let languagesUpToABillion = ["pt-PT", "th"]

    @Test("0 to 9,999, and samples of every length up to 10¹², are read back", arguments: languages)
    func readsBack(language: String) throws {
        try readBack(language: language, numbers: Array(0...9999), magnitudes: 4...12)
    }

    @Test("Samples of every length up to 10¹² are read back", arguments: sampledLanguages)
    func readsBackSamples(language: String) throws {
        try readBack(language: language, numbers: Array(0...200) + stride(from: 201, through: 9999, by: 13), magnitudes: 4...12)
    }

    @Test("Languages that repeat a scale are read back up to 10⁹", arguments: languagesUpToABillion)
    func readsBackSmaller(language: String) throws {
        try readBack(language: language, numbers: Array(0...200) + stride(from: 201, through: 9999, by: 13), magnitudes: 4...8)
    }

    private func readBack(language: String, numbers fixed: [Int], magnitudes: ClosedRange<Int>) throws {
        let tag = try #require(LanguageTag(language))
        let speller = NumberSpeller(language: tag, fold: WordFolder(normalizer: FoundationNormalizer()).text)
        var learner = NumberWordsLearner(write: speller.words)
        let trie = learner.learn().frozen()
        var generator = SeededGenerator(seed: 20_261_130)
        var numbers = fixed
        for magnitude in magnitudes {
            let power = (0..<magnitude).reduce(1) { power, _ in power * 10 }
            for _ in 0..<100 {
                numbers.append(Int.random(in: power..<power * 10, using: &generator))
                numbers.append(power / 100 * Int.random(in: 1...999, using: &generator))
            }
        }
        let failures = numbers.filter { trie.value(of: speller.words($0)) != $0 }
        #expect(
            failures.isEmpty,
            "\(failures.prefix(10).map { "\($0): \(String(decoding: speller.words($0), as: UTF8.self))" })")
    }

    @Test("A language that Foundation does not spell has no words", arguments: ["xx", "ia", "la"])
    func notSpelled(language: String) throws {
        let tag = try #require(LanguageTag(language))
        #expect(!NumberSpeller.spells(tag))
    }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
