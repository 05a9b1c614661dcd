import Foundation
import PhraseAutomaton
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// Every number that Foundation writes in words is read back as that number, in every language that it writes.
@Suite("Numbers in words")
struct SpelledNumberTests {
    /// All that Foundation spells, and those of their scripts and regions that are spelt in another way.
    static let languages =
        Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) }).filter(isSpelled).sorted()
        + ["de-CH", "fa-AF", "fr-BE", "fr-CH", "pt-PT", "sr-Latn", "zh-Hant", "zh-HK", "zh-TW"]

    private static func isSpelled(_ language: String) -> Bool {
        LanguageTag(language).flatMap { NumberSpeller(language: $0) { Array($0.utf8) } } != nil
    }

    /// These repeat a scale ("nove mil milhões trezentos milhões"), or write numbers from 10⁹ on in digits.
    static let greatest = [
        "en", "fr", "de", "es", "it", "pt", "nl", "ru", "ja", "ko", "zh", "zh-Hant", "sv", "nb", "da", "fi", "pl", "cs", "uk", "el", "hu",
        "tr", "hi", "vi",
    ]

    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    @Test("Foundation's languages are many")
    func many() { #expect(Self.languages.count > 80) }

    @Test("0 to 1,000 and the hundreds up to 10,000 are read back, with hyphens, spaces or neither", arguments: languages)
    func readsBack(language: String) throws {
        try expectReadBack(Array(0...1000) + stride(from: 1100, through: 10_000, by: 100), language: language)
    }

    @Test("Samples of every length up to 10¹² are read back", arguments: greatest)
    func readsBackSamples(language: String) throws {
        var generator = SeededGenerator(seed: 20_261_130)
        var numbers = Array(stride(from: 1001, through: 9999, by: 7))
        for magnitude in 4...12 {
            let power = (0..<magnitude).reduce(1) { power, _ in power * 10 }
            for _ in 0..<100 {
                numbers.append(Int.random(in: power..<power * 10, using: &generator))
                numbers.append(power / 100 * Int.random(in: 1...999, using: &generator))
            }
        }
        try expectReadBack(numbers, language: language)
    }

    /// One reading of the whole text, and it is the number.
    private func expectReadBack(_ numbers: [Int], language: String) throws {
        let recognizer = try #require(Self.registry.recognizer(ofType: "number", language: language))
        let formatter = Self.formatter(language)
        var sentence = Sentence(normalizer: FoundationNormalizer())
        var failures: [String] = []
        for number in numbers {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            for variant in Self.variants(of: text, decomposed: number.isMultiple(of: 7)) {
                try sentence.load(copying: variant)
                var proposals = Proposals()
                recognizer.propose(in: sentence, at: 0, to: &proposals)
                let read = Set(proposals.list.filter { $0.end == sentence.count - 1 }.map(\.number))
                if read != [Double(number)] { failures.append("\(number): \(variant) is \(read)") }
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
    }

    /// As written, without what only says where a line may break; decomposed; with a space, and with nothing, for every hyphen and for every
    /// place where a line may break.
    private static func variants(of text: String, decomposed: Bool) -> Set<String> {
        func replacing(_ marks: Set<Unicode.Scalar>, by replacement: String) -> String {
            text.unicodeScalars.map { marks.contains($0) ? replacement : String($0) }.joined()
        }
        let breaks: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}"]
        let plain = replacing(breaks, by: "")
        return [
            plain, decomposed ? plain.decomposedStringWithCanonicalMapping : plain, replacing(breaks.union(["-"]), by: " "),
            replacing(breaks.union(["-"]), by: ""),
            plain.replacing("ß", with: "ss"),
        ]
    }

    @Test("Negative numbers and decimals are read back where they are said by a word for the sign or the mark", arguments: languages)
    func signsAndDecimals(language: String) throws {
        let formatter = Self.formatter(language)
        let recognizer = try #require(Self.registry.recognizer(ofType: "number", language: language))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        func words(_ number: Double) throws -> String {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            return String(text.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" })
        }
        for number in [-5, -21, 0.5, 2.5, 21.5] {
            let text = try words(number)
            // A mark that no word says, as in Japanese, or a fraction with a name, as in Russian.
            let isSaid =
                try number < 0 ? text.hasSuffix(words(-number)) : text.hasPrefix(words(number.rounded(.down))) && text.hasSuffix(words(5))
            guard isSaid, !text.contains("・") else { continue }
            try sentence.load(copying: text)
            var proposals = Proposals()
            recognizer.propose(in: sentence, at: 0, to: &proposals)
            #expect(proposals.list.contains { $0.end == sentence.count - 1 && $0.number == number }, "\(number): \(text)")
        }
    }

    private static func formatter(_ language: String) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        return formatter
    }

    @Test("A language that Foundation does not spell has no words", arguments: ["xx", "ia", "la"])
    func notSpelled(language: String) { #expect(!Self.isSpelled(language)) }
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
