import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// How values are written for people.
@Suite("Writing values")
struct ValueFormatterTests {
    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    struct Example: CustomTestStringConvertible, Sendable {
        var value: SlotValue
        var type: ValueType?
        var english: String
        var french: String

        var testDescription: String { english }
    }

    static let examples = [
        Example(value: .number(4.5), english: "4.5", french: "4,5"),
        Example(value: .number(0.125), english: "0.125", french: "0,125"),
        Example(value: .number(1_234_567), english: "1,234,567", french: "1 234 567"),
        Example(value: .number(0.1), english: "0.1", french: "0,1"),
        Example(value: .number(1e300), english: "1e+300", french: "1e+300"),
        Example(value: .integer(12), english: "12", french: "12"),
        Example(value: .integer(.max), english: "9,223,372,036,854,775,807", french: "9 223 372 036 854 775 807"),
        Example(value: .number(3), type: .kind(.ordinal), english: "3rd", french: "3e"),
        Example(value: .number(12.5), type: .kind(.percentage), english: "12.5%", french: "12,5 %"),
        Example(value: .boolean(true), english: "yes", french: "oui"),
        Example(value: .amount(Amount(value: 4.5, unit: "EUR")), english: "€4.50", french: "4,50 €"),
        Example(value: .amount(Amount(value: 5, unit: "EUR")), english: "€5", french: "5 €"),
        Example(value: .amount(Amount(value: 4.125, unit: "EUR")), english: "€4.125", french: "4,125 €"),
        Example(value: .amount(Amount(value: 3, unit: "kilometre")), english: "3 kilometre", french: "3 kilometre"),
        Example(value: .amount(Amount(value: 42, unit: nil)), english: "42", french: "42"),
        Example(value: .amountRange(AmountRange(lower: 3, upper: 5.5, unit: "EUR")), english: "€3 – €5.50", french: "3 € – 5,50 €"),
        Example(value: .numberRange(NumberRange(lower: 1000, upper: nil)), english: "≥ 1,000", french: "≥ 1 000"),
        Example(value: .numberRange(NumberRange(lower: nil, upper: 0.5)), english: "≤ 0.5", french: "≤ 0,5"),
        Example(
            value: .interval(
                Interval(
                    start: Instant(year: 2026, month: 11, day: 30, grain: .day), end: Instant(year: 2026, month: 12, day: 7, grain: .day))),
            english: "November 30 – December 6, 2026", french: "30 novembre – 6 décembre 2026"),
        Example(
            value: .instant(Instant(year: 2026, month: 11, day: 30, grain: .day)), english: "November 30, 2026", french: "30 novembre 2026"),
        Example(value: .instant(Instant(year: 2026, month: 11, grain: .month)), english: "November 2026", french: "novembre 2026"),
        Example(value: .instant(Instant(year: 2026, grain: .year)), english: "2026", french: "2026"),
        Example(
            value: .instant(Instant(year: 2026, month: 11, day: 30, grain: .week)), english: "November 30 – December 6, 2026",
            french: "30 novembre – 6 décembre 2026"),
        Example(
            value: .instant(Instant(year: 2026, month: 11, day: 30, hour: 17, minute: 30, grain: .minute)),
            english: "November 30, 2026 at 5:30 PM", french: "30 novembre 2026 à 17:30"),
        Example(value: .duration(Period(value: 1, unit: .day)), english: "1 day", french: "1 jour"),
        Example(value: .duration(Period(value: 90, unit: .minute)), english: "90 minutes", french: "90 minutes"),
        Example(value: .duration(Period(value: 2, unit: .month)), english: "2 months", french: "2 mois"),
        Example(value: .duration(Period(value: 1, unit: .year)), english: "1 year", french: "1 an"),
        Example(value: .array([.text("a"), .text("b"), .text("c")]), english: "a, b, and c", french: "a, b et c"),
        Example(value: .array([.text("a"), .text("b")]), english: "a and b", french: "a et b"),
        Example(value: .array([.number(1), .number(2)]), type: .array(.kind(.ordinal)), english: "1st and 2nd", french: "1er et 2e"),
        Example(value: .array([]), english: "", french: ""),
    ]

    @Test("A value is written as people of the language write it", arguments: examples)
    func writes(example: Example) throws {
        for (language, expected) in [("en", example.english), ("fr", example.french)] {
            let formatter = Self.registry.formatter(for: try Corpus.context(language: language))
            #expect(plain(formatter.text(example.value, type: example.type)) == expected)
        }
    }

    /// Spaces of other widths are Foundation's own affair.
    private func plain(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : Character($0) })
    }
}
