import Testing
import ValueTypes

@testable import IntentModel

@Suite("Plural rules")
struct PluralRulesTests {
    /// Samples from CLDR's own lists of samples.
    @Test(arguments: [
        ("en", "one: 1; other: 0 2 10 1.0 1.5 0.1"),
        ("de", "one: 1; other: 0 2 1.0"),
        ("fr", "one: 0 1 1.5 0.5; many: 1000000 2000000; other: 2 10 2.5"),
        ("es", "one: 1 1.0; many: 1000000; other: 0 2 0.5"),
        ("it", "one: 1; many: 1000000; other: 0 1.0 1.5"),
        ("pt", "one: 0 1 0.5 1.5; many: 1000000; other: 2 2.0"),
        ("pt-PT", "one: 1; other: 0 1.5 2"),
        ("nl", "one: 1; other: 0 2"),
        ("sv", "one: 1; other: 0 2"),
        ("da", "one: 1 0.1 1.6; other: 0 2 2.5"),
        ("ru", "one: 1 21 101; few: 2 3 4 22 104; many: 0 5 11 12 14 20 111 112; other: 1.5 2.0"),
        ("uk", "one: 1 31; few: 2 34; many: 11 25; other: 0.5"),
        ("pl", "one: 1; few: 2 4 22; many: 0 5 12 14 21 25; other: 1.5"),
        ("cs", "one: 1; few: 2 4; many: 0.5 1.0; other: 0 5 100"),
        ("ro", "one: 1; few: 0 2 19 101 1.5; other: 20 100"),
        ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 99 111; other: 100 102 0.1"),
        ("he", "one: 1 0.5; two: 2; other: 0 3 1.5"),
        ("hi", "one: 0 1 0.5; other: 2 1.5"),
        ("tr", "one: 1 1.0; other: 0 2"),
        ("ja", "other: 0 1 2"), ("ko", "other: 0 1 2"), ("zh", "other: 0 1 2"),
        ("zh-Hant-TW", "other: 1"), ("fr-CA", "one: 0 1; other: 2"), ("xx", "other: 0 1 2"),
    ])
    func eachNumberTakesTheFormOfItsLanguage(language: String, samples: String) throws {
        let rules = PluralRules(language: language)
        for group in samples.split(separator: ";") {
            let parts = group.split(separator: ":")
            let category = try #require(PluralCategory(rawValue: parts[0].filter { $0 != " " }))
            for number in parts[1].split(separator: " ") {
                let operands = try #require(PluralOperands(String(number)))
                #expect(rules.category(of: operands) == category, "\(language) \(number)")
            }
        }
    }

    @Test func theDataHasNoFault() throws {
        let text = try #require(EmbeddedTexts.files.first { $0.path == "Languages/plurals.txt" })
        let (rules, faulty) = PluralRules.read("\(text.text)")
        #expect(faulty == [])
        #expect(rules.count >= 30)
    }

    @Test(arguments: ["few: n = 1", "en\n  several: n = 1", "en\n  one: n is 1", "en\n  one: q = 1", "en\n  one: n = 3..1", "en\n  one"])
    func aFaultInTheDataIsTold(text: String) {
        #expect(!PluralRules.read(text).faultyLines.isEmpty)
    }

    @Test(arguments: [
        (SlotValue.integer(-3), "3"), (.number(4.5), "4.5"), (.number(2), "2"), (.number(1e21), "1000000000000000000000"),
        (.amount(Amount(value: 1.25, unit: "EUR")), "1.25"), (.duration(Period(value: 1, unit: .day)), "1"),
        (.array([.text("a"), .text("b")]), "2"),
    ])
    func aValueIsCountedByItsDigits(value: SlotValue, digits: String) throws {
        #expect(PluralOperands(value) == PluralOperands(digits))
    }

    @Test(arguments: [SlotValue.text("3"), .boolean(true)])
    func whatIsNoNumberIsNotCounted(value: SlotValue) {
        #expect(PluralOperands(value) == nil)
    }

    @Test(arguments: ["", "x", "1.2.3", "1e3", "-", "٣"])
    func onlyDigitsAreOperands(text: String) {
        #expect(PluralOperands(text) == nil)
    }
}
