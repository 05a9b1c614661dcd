import Foundation
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What Foundation writes in a language is read as the same value, at the precision of the text.
@Suite("What formatters write is read")
struct FormatterRoundTripTests {
    static let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "ja", "ko", "zh"]
    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    private func read(_ text: String, _ kind: ValueKind, _ language: String) throws -> SlotValue? {
        try Self.registry.read(text, as: kind, context: Corpus.context(language: language)).first
    }

    @Test(arguments: languages)
    func `numbers in digits`(language: String) throws {
        var numbers = RandomNumbers(language)
        for _ in 0..<40 {
            let number = Double(numbers.next(below: 2_000_000_000) - 1_000_000_000) / [1, 10, 100][numbers.next(below: 3)]
            let text = number.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: language)))
            #expect(try read(text, .number, language) == .number(number), "\(text)")
        }
    }

    @Test(arguments: languages)
    func `numbers in words`(language: String) throws {
        var numbers = RandomNumbers(language)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        for _ in 0..<40 {
            let number = numbers.next(below: [100, 10_000, 1_000_000_000][numbers.next(below: 3)])
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            #expect(try read(text, .number, language) == .number(Double(number)), "\(text)")
        }
    }

    @Test(arguments: languages, ["EUR", "GBP", "JPY", "USD"])
    func `amounts of money`(language: String, code: String) throws {
        var numbers = RandomNumbers(language + code)
        for _ in 0..<20 {
            let value = Double(numbers.next(below: 1_000_000)) / (code == "JPY" ? 1 : 100)
            let text = value.formatted(.currency(code: code).locale(Locale(identifier: language)))
            #expect(try read(text, .currency, language) == .amount(Amount(value: value, unit: code)), "\(text)")
        }
    }

    @Test(arguments: languages)
    func `lengths of time`(language: String) throws {
        var numbers = RandomNumbers(language)
        for _ in 0..<20 {
            let (hours, minutes) = (numbers.next(below: 20) + 3, numbers.next(below: 55) + 3)
            let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
            let text = Duration.seconds(hours * 3600 + minutes * 60).formatted(style.locale(Locale(identifier: language)))
            #expect(try read(text, .duration, language) == .duration(Period(value: Double(hours * 60 + minutes), unit: .minute)), "\(text)")
        }
    }
}
