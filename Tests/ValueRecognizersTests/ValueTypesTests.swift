import Foundation
import Testing
import ValueTypes

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "A well-formed tag is written as BCP 47 has it",
        arguments: [
            ("en", "en"), ("EN-us", "en-US"), ("fr_CA", "fr-CA"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
            ("de-1996", "de-1996"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("und", "und"),
        ])
    func wellFormed(text: String, tag: String) {
        #expect(LanguageTag(text)?.description == tag)
    }

    @Test(
        "What could harm a formatter is no tag",
        arguments: [
            "", "e", "english", "ru@numbers=latn", "en-", "-en", "en--US", "en-US-US", "fr CA", "en\u{0}", "日本", "en-123456789",
            "en-u-nu-latn", "x-private",
        ])
    func malformed(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test("A tag falls back to what it is a kind of, the nearest first")
    func fallbacks() {
        #expect(LanguageTag("zh-Hant-TW")?.fallbacks == ["zh-Hant-TW", "zh-Hant", "zh"])
        #expect(LanguageTag("fr")?.fallbacks == ["fr"])
        #expect(LanguageTag("fr-CA")?.language == "fr")
    }
}

@Suite("Instants")
struct InstantTests {
    static let examples: [(Instant, String)] = [
        (Instant(year: 2026, grain: .year), "2026"),
        (Instant(year: 2026, month: 7, grain: .quarter), "2026-07"),
        (Instant(year: 2026, month: 11, grain: .month), "2026-11"),
        (Instant(year: 2026, month: 11, day: 30, grain: .week), "2026-11-30"),
        (Instant(year: 2026, month: 11, day: 30, grain: .day), "2026-11-30"),
        (Instant(year: 2026, month: 11, day: 30, hour: 17, grain: .hour), "2026-11-30T17"),
        (Instant(year: 2026, month: 11, day: 30, hour: 17, minute: 5, grain: .minute), "2026-11-30T17:05"),
        (Instant(year: 33, month: 1, day: 2, hour: 3, minute: 4, second: 5, grain: .second), "0033-01-02T03:04:05"),
    ]

    @Test("Text is as long as the grain is fine, and is read back", arguments: examples)
    func iso8601(instant: Instant, text: String) {
        #expect(instant.iso8601 == text)
        #expect(Instant(iso8601: text, grain: instant.grain) == instant)
    }

    @Test(
        "Other texts are no instants",
        arguments: ["", "26", "2026-1", "2026-11-30T", "2026-11-30T17:5", "2026-11T17", "+026-11", "2026-11-30 17:00", "２０２６"])
    func malformed(text: String) {
        #expect(Instant(iso8601: text) == nil)
    }

    @Test("In JSON an instant has its text and its grain")
    func json() throws {
        let instant = Instant(year: 2026, month: 11, day: 30, grain: .day)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(instant)
        #expect(String(decoding: data, as: UTF8.self) == #"{"grain":"day","value":"2026-11-30"}"#)
        #expect(try JSONDecoder().decode(Instant.self, from: data) == instant)
    }

    @Test("A date is cut at the grain", arguments: Instant.Grain.allCases)
    func ofDate(grain: Instant.Grain) throws {
        let calendar = try Corpus.context(language: "en").calendar
        let date = try #require(Instant(iso8601: "2026-11-25T17:05:09")?.date(in: calendar))
        let expected: [Instant.Grain: String] = [
            .second: "2026-11-25T17:05:09", .minute: "2026-11-25T17:05", .hour: "2026-11-25T17", .day: "2026-11-25", .week: "2026-11-23",
            .month: "2026-11", .quarter: "2026-10", .year: "2026",
        ]
        #expect(Instant(date, grain: grain, in: calendar).iso8601 == expected[grain])
    }

    @Test("A day that the calendar does not have is no date")
    func noSuchDay() throws {
        let calendar = try Corpus.context(language: "en").calendar
        #expect(Instant(year: 2026, month: 2, day: 31, grain: .day).date(in: calendar) == nil)
        #expect(Instant(year: 2028, month: 2, day: 29, grain: .day).date(in: calendar) != nil)
    }
}

@Suite("Slot values")
struct SlotValueTests {
    static let values: [SlotValue] = [
        .text("milk"), .integer(-3), .number(4.5), .boolean(false), .instant(Instant(year: 2026, grain: .year)),
        .interval(Interval(start: Instant(year: 2026, grain: .year), end: nil)), .duration(Period(value: 3, unit: .day)),
        .amount(Amount(value: 4.5, unit: "EUR")), .array([.integer(1), .array([.text("a")])]),
        .instant(Instant(year: 2026, month: 12, day: 25, grain: .day, holiday: "Christmas")),
        .interval(Interval(start: nil, end: Instant(year: 2026, grain: .year), grain: .day, holiday: "Lent")),
        .amount(Amount(value: 42, unit: nil)), .amountRange(AmountRange(lower: 3, upper: nil, unit: "kilogram", product: "rice")),
        .numberRange(NumberRange(lower: nil, upper: 5)),
    ]

    @Test("Every case survives JSON", arguments: values)
    func roundTrip(value: SlotValue) throws {
        #expect(try JSONDecoder().decode(SlotValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test("In JSON a value names its type")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(SlotValue.number(4.5)), as: UTF8.self) == #"{"type":"number","value":4.5}"#)
    }

    @Test("A conversion loses nothing, or gives nothing")
    func conversions() throws {
        #expect(SlotValue.number(4).int == 4)
        #expect(SlotValue.number(4.5).int == nil)
        #expect(SlotValue.number(1e300).int == nil)
        #expect(SlotValue.integer(7).double == 7)
        #expect(SlotValue.text("7").double == nil)
        #expect(SlotValue.amount(Amount(value: 4.1, unit: "EUR")).decimal == Decimal(string: "4.1"))
        #expect(SlotValue.number(0.1).decimal == Decimal(string: "0.1"))
        #expect(SlotValue.boolean(true).bool == true)
        #expect(SlotValue.integer(1).bool == nil)
        #expect(SlotValue.text("x").string == "x")
        #expect(SlotValue(Double.nan) == nil)
        #expect(SlotValue(-0.0).flatMap(\.double)?.sign == .plus)
        let calendar = try Corpus.context(language: "en").calendar
        let date = try #require(SlotValue.instant(Instant(year: 2026, month: 11, day: 30, grain: .day)).date(in: calendar))
        #expect(SlotValue(date, grain: .day, in: calendar) == .instant(Instant(year: 2026, month: 11, day: 30, grain: .day)))
        let start = Instant(year: 2026, month: 11, day: 30, grain: .day)
        #expect(SlotValue.interval(Interval(start: start, end: nil)).date(in: calendar) == date)
        #expect(SlotValue.interval(Interval(start: nil, end: start)).date(in: calendar) == nil)
    }
}

@Suite("What was stored before values had holidays, grains and bounds")
struct StoredValueTests {
    private func decoded(_ json: String) throws -> SlotValue { try JSONDecoder().decode(SlotValue.self, from: Data(json.utf8)) }

    @Test("An instant has no holiday, an amount its unit")
    func plain() throws {
        #expect(
            try decoded(#"{"type":"instant","value":{"value":"2026-12-25","grain":"day"}}"#)
                == .instant(Instant(year: 2026, month: 12, day: 25, grain: .day)))
        #expect(try decoded(#"{"type":"amount","value":{"value":4.5,"unit":"EUR"}}"#) == .amount(Amount(value: 4.5, unit: "EUR")))
    }

    @Test("An interval is as precise as the points that it has")
    func interval() throws {
        let point = Instant(year: 2026, month: 12, grain: .month)
        #expect(
            try decoded(#"{"type":"interval","value":{"start":{"value":"2026-12","grain":"month"}}}"#)
                == .interval(Interval(start: point, end: nil, grain: .month)))
        #expect(
            try decoded(#"{"type":"interval","value":{"end":{"value":"2026-12","grain":"month"}}}"#)
                == .interval(Interval(start: nil, end: point, grain: .month)))
    }
}

@Suite("Ranges")
struct RangeTests {
    @Test("The bounds belong to a range, and a missing one excludes nothing")
    func bounds() {
        let range = NumberRange(lower: 3, upper: 5)
        #expect([2.9, 3, 4, 5, 5.1].map(range.contains) == [false, true, true, true, false])
        #expect(NumberRange(lower: nil, upper: 5).contains(-1e9))
        #expect(NumberRange(lower: 3, upper: nil).contains(1e9))
        #expect(!NumberRange(lower: nil, upper: nil).contains(.nan))
    }

    @Test("An amount of another unit is in no range")
    func units() {
        let range = AmountRange(lower: nil, upper: 20, unit: "EUR")
        #expect(range.contains(Amount(value: 20, unit: "EUR")))
        #expect(!range.contains(Amount(value: 20, unit: "USD")))
        #expect(!range.contains(Amount(value: 20, unit: nil)))
    }

    @Test("A reading survives JSON with its place")
    func reading() throws {
        let reading = ValueReading(
            kind: .currency, value: .amountRange(AmountRange(lower: 3, upper: nil, unit: "EUR")), range: 4..<12, isLatent: true)
        #expect(try JSONDecoder().decode(ValueReading.self, from: JSONEncoder().encode(reading)) == reading)
    }
}

@Suite("Recurrences")
struct RecurrenceTests {
    private static let first = Instant(year: 2026, month: 12, day: 6, hour: 9, grain: .hour)

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test(
        "Foundation's rule gives the times that were said",
        arguments: [
            (Recurrence(unit: .week, weekdays: [7], first: first), ["2026-12-06T09", "2026-12-13T09", "2026-12-20T09"]),
            (Recurrence(unit: .month, weekdays: [7], nth: 1, first: first), ["2026-12-06T09", "2027-01-03T09", "2027-02-07T09"]),
            (Recurrence(unit: .day, interval: 3, first: first), ["2026-12-06T09", "2026-12-09T09", "2026-12-12T09"]),
            (Recurrence(unit: .quarter, first: first), ["2026-12-06T09", "2027-03-06T09", "2027-06-06T09"]),
            (Recurrence(unit: .hour, interval: 4, first: first), ["2026-12-06T09", "2026-12-06T13", "2026-12-06T17"]),
        ])
    func rule(recurrence: Recurrence, times: [String]) throws {
        let calendar = Self.calendar
        let start = try #require(recurrence.first.date(in: calendar))
        let dates = try #require(recurrence.rule(in: calendar)).recurrences(of: start).prefix(3)
        #expect(dates.map { Instant($0, grain: .hour, in: calendar).iso8601 } == times)
    }

    @Test("What comes every few seconds has no rule")
    func seconds() {
        #expect(Recurrence(unit: .second, interval: 90, first: Self.first).rule(in: Self.calendar) == nil)
    }

    @Test("It is written as JSON and read again")
    func coding() throws {
        let value = SlotValue.recurrence(Recurrence(unit: .month, weekdays: [5], nth: -1, first: Self.first))
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(SlotValue.self, from: data) == value)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""type":"recurrence""#))
        #expect(!text.contains("firstEnd"))
    }
}
