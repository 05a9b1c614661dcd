import Foundation
import IntentRuntime
import Testing
import ValueTypes

@Suite("Reading values without phrases")
struct ValueReaderTests {
    private let reader: ValueReader
    private let context: ValueContext

    init() throws {
        reader = ValueReader(language: try #require(LanguageTag("en")))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 9, minute: 15)))
        context = ValueContext(now: now, calendar: calendar, locale: Locale(identifier: "en_US"), language: "en")
    }

    private func words(_ readings: [ValueReading], of text: String) -> [String] {
        readings.map { "\($0.kind.rawValue) \(String(decoding: Array(text.utf8)[$0.range], as: UTF8.self))" }
    }

    @Test("A whole text is read as the kind that is asked for, at its place without spaces and marks around it")
    func wholeText() throws {
        #expect(
            try reader.readings(of: "  twenty-one! ", as: .number, in: context)
                == [ValueReading(kind: .number, value: .number(21), range: 2..<12)])
        #expect(try reader.readings(of: "twenty-one", as: .email, in: context).isEmpty)
        #expect(throws: ValueRefusal.noSuchDay(year: 2026, month: 2, day: 31)) {
            try reader.readings(of: "31 February 2026", as: .date, in: context)
        }
    }

    @Test("An ambiguous text gives all its readings, each once")
    func ambiguous() throws {
        let readings = try reader.readings(of: "half past five", as: .time, in: context)
        #expect(Set(readings).count == readings.count)
        #expect(readings.first?.value.point?.iso8601 == "2026-11-30T17:30")
    }

    @Test("Without latent readings none is latent")
    func latent() throws {
        for text in ["5", "half past five", "tomorrow", "noon"] {
            for kind in ValueKind.allCases {
                let all = (try? reader.readings(of: text, as: kind, in: context)) ?? []
                let sure = (try? reader.readings(of: text, as: kind, in: context, latent: false)) ?? []
                #expect(sure == all.filter { !$0.isLatent }, "\(text) as \(kind)")
            }
        }
    }

    @Test("A bare number is an ordinal, a percentage or an amount only where one is expected")
    func bareNumbers() throws {
        #expect(try reader.readings(of: "5", as: .number, in: context).allSatisfy { !$0.isLatent })
        for kind in [ValueKind.ordinal, .percentage, .currency] {
            #expect(try reader.readings(of: "5", as: kind, in: context, latent: false).isEmpty, "\(kind)")
        }
        #expect(try reader.readings(of: "5 %", as: .percentage, in: context).map(\.isLatent) == [false])
        #expect(try reader.readings(of: "5 euros", as: .currency, in: context).map(\.isLatent) == [false])
    }

    @Test("In a sentence values come by place, the longest of each kind")
    func sentence() {
        let text = "Lunch 12.50 tomorrow, then twenty-one emails to a@b.org!"
        let found = reader.values(in: text, kinds: [.number, .datetime, .email], in: context)
        #expect(
            words(found, of: text) == ["number 12.50", "datetime tomorrow", "number twenty-one", "email a@b.org"])
    }

    @Test(
        "What lies inside a longer value is none, of whichever kind; the same words may be several",
        arguments: [
            ("run 5 km in 3 hours", ["length 5 km", "datetime in 3 hours"]),
            ("buy two pounds of meat and three apples", ["quantity two pounds of meat", "number three"]),
            ("500 g of fresh black pepper for the soup", ["quantity 500 g of fresh black pepper"]),
            ("a cup of tea 3 times", ["quantity a cup of tea", "number 3"]),
            ("mail a1@b2.org 7 times", ["email a1@b2.org", "number 7"]),
            ("wait 2 hours", ["duration 2 hours"]), ("it weighs 5 pounds", ["mass 5 pounds", "quantity 5 pounds"]),
        ])
    func nested(text: String, expected: [String]) {
        let kinds: Set<ValueKind> = [.number, .duration, .datetime, .length, .mass, .quantity, .email]
        #expect(words(reader.values(in: text, kinds: kinds, in: context), of: text) == expected)
    }

    @Test("Who asks for one kind gets it, whatever it is a part of")
    func partsByThemselves() {
        let text = "run 5 km in 3 days"
        #expect(words(reader.values(in: text, kinds: [.number], in: context), of: text) == ["number 5", "number 3"])
    }

    @Test("A value beside a sign or a letter of a script without spaces is found; a part of a word or of a number is none")
    func boundaries() throws {
        func numbers(_ text: String, _ reader: ValueReader) -> [String] {
            words(reader.values(in: text, kinds: [.number], in: context), of: text)
        }
        #expect(numbers("it costs 20€ or $7", reader) == ["number 20", "number 7"])
        #expect(numbers("B2B in 1.2.3 and 2nd", reader) == [])
        let chinese = ValueReader(language: try #require(LanguageTag("zh")))
        // The word behind a number that counts pieces belongs to it.
        #expect(numbers("我有3个苹果", chinese) == ["number 3个"])
    }

    @Test("Places are those of the text as it was written")
    func places() {
        let text = "“Ｉ ﬁnd” – ÉTÉ  seven "
        #expect(words(reader.values(in: text, kinds: [.number], in: context), of: text) == ["number seven"])
    }

    @Test("An integer is a number, a date a datetime: unless told, values are given once")
    func kindsByDefault() {
        let text = "lunch 12.50 tomorrow, and no more than 4 %"
        let found = reader.values(in: text, in: context).filter { [.number, .datetime, .percentage, .ordinal].contains($0.kind) }
        // A bare number is no percentage or ordinal.
        #expect(words(found, of: text) == ["number 12.50", "datetime tomorrow", "percentage 4 %"])
        #expect(ValueReader.kinds.isDisjoint(with: [.integer, .date, .time, .interval, .text, .boolean]))
    }

    @Test("A language of a region reads as its language does, and any language reads digits")
    func fallbacks() throws {
        let canadian = ValueReader(language: try #require(LanguageTag("fr-CA")))
        #expect(try canadian.readings(of: "vingt et un", as: .number, in: context).map(\.value) == [.number(21)])
        #expect(try ValueReader(language: .undetermined).readings(of: "42", as: .number, in: context).map(\.value) == [.number(42)])
    }
}
