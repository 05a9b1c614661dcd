import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

@Suite("Numbers in words")
struct SpelledNumberTests {
    @Test(
        "lab",
        arguments: [
            "en", "fr", "de", "es", "it", "pt", "nl", "ru", "ja", "ko", "zh", "sv", "da", "pl", "ar", "hi", "tr", "fi", "th", "vi", "el",
            "cs", "hu", "he", "zh-Hant", "pt-PT", "nb", "uk",
        ])
    func lab(language: String) throws {
        let tag = try #require(LanguageTag(language))
        let speller = NumberSpeller(language: tag)
        let fold = { Sentence.folded($0, normalizer: FoundationNormalizer()) }
        let clock = ContinuousClock()
        var learner = NumberWordsLearner { speller.words($0, fold: fold) }
        var vocabulary = NumberVocabulary()
        let time = clock.measure { vocabulary = learner.learn() }
        let trie = vocabulary.frozen()
        var wrong: [String] = []
        var numbers = Array(0...9999)
        var generator = SystemRandomNumberGenerator()
        for e in 4...12 {
            var p = 1
            for _ in 0..<e { p *= 10 }
            for _ in 0..<100 {
                numbers.append(Int.random(in: p..<(p * 10), using: &generator))
                numbers.append(p / 100 * Int.random(in: 1...999))
            }
        }
        var failures = 0
        for n in numbers {
            let w = speller.words(n, fold: fold)
            let v = trie.value(of: w)
            if v != n {
                failures += 1
                if wrong.count < 8 {
                    wrong.append(
                        "\(n) \(String(decoding: w.map { $0 == 0x1f ? 0x7e : $0 }, as: UTF8.self)) → \(v.map(String.init) ?? "nil")")
                }
            }
        }
        print(language, "entries", vocabulary.entries.count, "failed", failures, "of", numbers.count, time, wrong)
        if ["zh", "es", "ar"].contains(language) {
            print(
                vocabulary.entries.filter { !$0.value.contains { if case .addend(_, 0) = $0 { true } else { false } } }.map {
                    (String(decoding: $0.key, as: UTF8.self), $0.value)
                })
        }
    }
}
