import Foundation
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// Which time an expression means, whatever words said it.
@Suite("Timeline")
struct TimelineTests {
    /// A now in Berlin, written as local time; weeks start on Monday.
    static func timeline(_ now: String, past: Bool = false, weekStart: Int = 2, zone: String = "Europe/Berlin") throws -> Timeline {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        calendar.firstWeekday = weekStart
        let date = try #require(Instant(iso8601: now)?.date(in: calendar))
        return Timeline(
            ValueContext(now: date, calendar: calendar, locale: Locale(identifier: "de"), language: "de", direction: past ? .past : .future)
        )
    }

    static func text(_ meaning: TimeMeaning?) -> String {
        guard let meaning else { return "none" }
        let grain = meaning.grain.rawValue
        guard meaning.isRange else { return "\(meaning.start?.iso8601 ?? "") \(grain)" }
        return "\(meaning.start?.iso8601 ?? "")…\(meaning.end?.iso8601 ?? "") \(grain)"
    }

    struct Example: Sendable, CustomTestStringConvertible {
        var now: String
        var time: TimeExpression
        var meaning: String
        var past = false
        var weekStart = 2

        init(_ now: String, _ time: TimeExpression, _ meaning: String, past: Bool = false, weekStart: Int = 2) {
            (self.now, self.time, self.meaning, self.past, self.weekStart) = (now, time, meaning, past, weekStart)
        }

        var testDescription: String { "\(now): \(time)" }
    }

    private static let sunday = "2026-03-01T10:00"
    private static let endOfJanuary = "2027-01-31T22:15"
    private static let leapDay = "2028-02-29T09:00"
    private static let newYearsEve = "2026-12-31T23:50"

    private static func clock(_ hour: Int, _ minute: Int? = nil, either: Bool = false) -> TimeExpression {
        .clock(ClockExpression(hour: hour, minute: minute ?? 0, grain: minute == nil ? .hour : .minute, isEitherHalf: either))
    }

    static let shifts = [
        Example(endOfJanuary, .shift(nil, Period(value: 30, unit: .minute)), "2027-01-31T22:45:00 second"),
        Example(endOfJanuary, .shift(nil, Period(value: 2, unit: .hour)), "2027-02-01T00:15 minute"),
        Example(endOfJanuary, .shift(nil, Period(value: 1, unit: .day)), "2027-02-01T22 hour"),
        Example(endOfJanuary, .shift(nil, Period(value: 1, unit: .month)), "2027-02-28 day"),
        Example(leapDay, .shift(nil, Period(value: 1, unit: .year)), "2029-02 month"),
        Example(leapDay, .shift(.day(0), Period(value: -1, unit: .year)), "2027-02-28 day"),
        Example(newYearsEve, .shift(.now, Period(value: 1, unit: .day)), "2027-01-01T23:50:00 second"),
        Example(newYearsEve, .shift(nil, Period(value: 1, unit: .quarter)), "2027-03 month"),
    ]

    static let weekdays = [
        Example(sunday, .weekday(7), "2026-03-08 day"),
        Example(sunday, .weekday(1), "2026-03-02 day"),
        Example(sunday, .weekday(7), "2026-02-22 day", past: true),
        Example(sunday, .which(.this, .weekday(7)), "2026-03-01 day"),
        Example(sunday, .which(.last, .weekday(7)), "2026-02-22 day"),
        Example(sunday, .which(.coming, .weekday(3)), "2026-03-04 day"),
        Example(sunday, .weekdayOfWeek(3, steps: 1), "2026-03-04 day"),
        Example(sunday, .weekdayOfWeek(3, steps: 1), "2026-03-11 day", weekStart: 1),
        Example(sunday, .cycle(.week, steps: 0), "2026-02-23 week"),
        Example(sunday, .cycle(.week, steps: 0), "2026-03-01 week", weekStart: 1),
        Example(sunday, .nthAfter(3, of: .weekday(5), .day(0)), "2026-03-20 day"),
        Example(sunday, .nthAfter(-2, of: .weekday(5), .day(0)), "2026-02-20 day"),
    ]

    static let nearest = [
        Example("2026-05-05T08:30", clock(8, 20), "2026-05-05T08:20 minute"),
        Example("2026-05-05T08:30", clock(7, 50), "2026-05-06T07:50 minute"),
        Example("2026-05-05T08:30", clock(9), "2026-05-04T09 hour", past: true),
        Example("2026-05-05T08:30", .clock(ClockExpression(hour: 0, isMidnight: true)), "2026-05-06T00 hour"),
        Example("2026-05-05T08:30", clock(3, either: true), "2026-05-05T15 hour"),
        Example("2026-05-05T08:30", .intersect(.day(1), clock(3, either: true)), "2026-05-06T03 hour"),
        Example("2026-05-05T08:30", .monthDay(month: 5, day: 5), "2026-05-05 day"),
        Example("2026-05-05T08:30", .monthDay(month: 5, day: 4), "2027-05-04 day"),
        Example("2026-05-05T08:30", .monthDay(month: 2, day: 29), "2028-02-29 day"),
        Example("2026-05-05T08:30", .judged(by: .year, .intersect(.monthDay(month: 3, day: 3), .weekday(2))), "2026-03-03 day"),
        Example("2026-05-05T08:30", .intersect(.dayOfMonth(13), .weekday(5)), "2026-11-13 day"),
        Example("2026-05-05T08:30", .intersect(.monthDay(month: 2, day: 29), .weekday(5)), "2036-02-29 day"),
        Example("2026-05-05T08:30", .month(5), "2026-05 month"),
        Example("2026-05-05T08:30", .month(4), "2026-04 month", past: true),
        Example(newYearsEve, clock(0, 5), "2027-01-01T00:05 minute"),
    ]

    static let counted = [
        Example(sunday, .nth(1, of: .each(.week), within: .intersect(.year(2027), .month(10))), "2027-10-04 week"),
        Example(sunday, .nth(-1, of: .each(.week), within: .intersect(.year(2027), .month(9))), "2027-09-20 week"),
        Example(sunday, .nth(-3, of: .each(.day), within: .intersect(.year(2028), .month(2))), "2028-02-27 day"),
        Example(sunday, .nth(5, of: .weekday(7), within: .cycle(.month, steps: 0)), "2026-03-29 day"),
        Example(sunday, .nth(5, of: .weekday(1), within: .intersect(.year(2027), .month(2))), "none"),
        Example(sunday, .nth(-1, of: .weekend, within: .intersect(.year(2026), .month(7))), "2026-07-31T18…2026-08-03T00 hour"),
        Example(sunday, .nearest(1, of: .weekday(1), to: .date(year: 2026, month: 5, day: 2)), "2026-05-04 day"),
        Example(sunday, .nearest(2, of: .weekday(1), to: .date(year: 2026, month: 5, day: 2)), "2026-04-27 day"),
        Example(sunday, .holding(.date(year: 2026, month: 5, day: 3), .each(.week)), "2026-05-04 week"),
        Example(sunday, .holding(.date(year: 2026, month: 5, day: 2), .each(.week)), "2026-04-26 week", weekStart: 1),
        Example(sunday, .holding(.date(year: 2026, month: 5, day: 3), .each(.week)), "2026-05-03 week", weekStart: 1),
        Example(sunday, .count(.day, -2), "2026-02-27…2026-03-01 day"),
        Example(sunday, .count(.hour, -1), "2026-03-01T09…2026-03-01T10 hour"),
        Example(sunday, .count(.month, 3), "2026-04…2026-07 month"),
        Example(sunday, .rest(of: .cycle(.month, steps: 0)), "2026-03-01…2026-04-01 day"),
    ]

    private static let early = TimeExpression.Portion(days: .init(first: 1, last: 10), months: .init(first: 1, last: 3))
    private static let late = TimeExpression.Portion(
        days: .init(first: 21, last: -1), weekdays: .init(first: 5, last: 7), months: .init(first: 9, last: 12))

    static let spans = [
        Example(sunday, .between(clock(8), clock(13)), "2026-03-02T08…2026-03-02T14 hour"),
        Example(sunday, .between(clock(9, 30), clock(11)), "2026-03-02T09:30…2026-03-02T11:01 minute"),
        Example(sunday, .between(clock(3, either: true), clock(16)), "2026-03-01T15…2026-03-01T17 hour"),
        Example(sunday, .between(clock(11, either: true), clock(13)), "2026-03-01T11…2026-03-01T14 hour"),
        Example(
            sunday, .between(.intersect(.day(1), clock(11, 30)), clock(1, 30, either: true)), "2026-03-02T11:30…2026-03-02T13:31 minute"),
        Example(sunday, .between(.monthDay(month: 12, day: 30), .monthDay(month: 1, day: 2)), "2026-12-30…2027-01-03 day"),
        Example(sunday, .between(.monthDay(month: 2, day: 5), .date(year: 2030, month: 2, day: 8)), "2030-02-05…2030-02-09 day"),
        Example(sunday, .between(.month(5), .month(7)), "2026-05…2026-08 month"),
        Example(sunday, .lasting(clock(16), Period(value: 30, unit: .minute)), "2026-03-01T16:00…2026-03-01T16:31 minute"),
        Example(sunday, .lasting(.day(1), Period(value: 2, unit: .day)), "2026-03-02…2026-03-05 day"),
        Example(sunday, .byThen(clock(14)), "2026-03-01T10:00:00…2026-03-01T14:00:00 second"),
        Example(sunday, .byThen(.portion(late, of: .cycle(.month, steps: 0))), "2026-03-01T10:00:00…2026-04-01T00:00:00 second"),
        Example(sunday, .before(clock(14)), "…2026-03-01T14 hour"),
        Example(sunday, .after(.day(1)), "2026-03-02… day"),
        Example(sunday, .portion(early, of: .month(4)), "2026-04-01…2026-04-11 day"),
        Example(sunday, .portion(late, of: .intersect(.year(2028), .month(2))), "2028-02-21…2028-03-01 day"),
        Example(sunday, .portion(late, of: .cycle(.year, steps: 0)), "2026-09…2027-01 month"),
        Example(sunday, .portion(late, of: .cycle(.week, steps: 1)), "2026-03-06…2026-03-09 day"),
        Example(sunday, .intersect(.day(-1), .dayPart(from: 18, to: 24)), "2026-02-28T18…2026-03-01T00 hour"),
        Example(sunday, .yearPart(fromMonth: 12, fromDay: 21, toMonth: 3, toDay: 21), "2025-12-21…2026-03-21 day"),
    ]

    @Test("The expression means this", arguments: shifts + weekdays + nearest + counted + spans)
    func means(example: Example) throws {
        let timeline = try Self.timeline(example.now, past: example.past, weekStart: example.weekStart)
        #expect(Self.text(try timeline.meanings(of: example.time).first) == example.meaning)
    }

    @Test func `a clock of twelve hours has its other half as the second meaning`() throws {
        let timeline = try Self.timeline("2026-05-05T08:30")
        #expect(try timeline.meanings(of: Self.clock(3, either: true)).map(Self.text) == ["2026-05-05T15 hour", "2026-05-06T03 hour"])
        let tomorrow = TimeExpression.intersect(.day(1), Self.clock(3, either: true))
        #expect(try timeline.meanings(of: tomorrow).map(Self.text) == ["2026-05-06T03 hour", "2026-05-06T15 hour"])
    }

    @Test func `hours go by over the nights on which clocks are changed, and days keep the time`() throws {
        let spring = try Self.timeline("2026-03-29T01:30")
        #expect(Self.text(try spring.meanings(of: .shift(nil, Period(value: 2, unit: .hour))).first) == "2026-03-29T04:30 minute")
        #expect(Self.text(try spring.meanings(of: .shift(nil, Period(value: 1, unit: .day))).first) == "2026-03-30T01 hour")
        let autumn = try Self.timeline("2026-10-25T01:30")
        #expect(Self.text(try autumn.meanings(of: .shift(nil, Period(value: 2, unit: .hour))).first) == "2026-10-25T02:30 minute")
    }

    @Test func `a time of another zone is the local one of the same moment`() throws {
        let summer = try Self.timeline("2026-07-01T10:00")
        let call = TimeExpression.zoned(.intersect(.day(1), Self.clock(8)), minutes: -480)
        #expect(Self.text(try summer.meanings(of: call).first) == "2026-07-02T18:00 minute")
        let winter = try Self.timeline("2026-12-01T10:00")
        #expect(Self.text(try winter.meanings(of: call).first) == "2026-12-02T17:00 minute")
    }

    @Test func `values are of the Gregorian calendar, whatever the context's is`() throws {
        for identifier in [Calendar.Identifier.buddhist, .japanese, .islamicUmmAlQura, .hebrew] {
            var calendar = Calendar(identifier: identifier)
            calendar.timeZone = .gmt
            calendar.firstWeekday = 2
            let now = try #require(Instant(iso8601: "2026-03-01T10:00")?.date(in: calendar))
            let timeline = Timeline(ValueContext(now: now, calendar: calendar, locale: Locale(identifier: "th_TH"), language: "th"))
            #expect(Self.text(try timeline.meanings(of: .cycle(.week, steps: 0)).first) == "2026-02-23 week")
            let christmas = TimeExpression.holiday(.init(rule: "christmas", name: "Christmas"))
            let meaning = try #require(try timeline.meanings(of: christmas).first?.start)
            #expect(meaning.iso8601 == "2026-12-25")
            #expect(meaning.date(in: calendar).map { Instant($0, grain: .day, in: calendar).iso8601 } == "2026-12-25")
        }
    }

    @Test func `where a table has come to its end, nothing is meant`() throws {
        let parsi = TimeExpression.holiday(.init(rule: "parsiNewYear", name: "Parsi New Year"))
        #expect(try Self.timeline("2026-03-01T10:00").meanings(of: parsi).isEmpty)
        #expect(Self.text(try Self.timeline("2026-03-01T10:00", past: true).meanings(of: parsi).first) == "2025-08-15 day")
        #expect(try Self.timeline("2010-03-01T10:00", past: true).meanings(of: parsi).isEmpty)
    }

    @Test func `what no calendar has is refused`() throws {
        let timeline = try Self.timeline(Self.sunday)
        #expect(throws: ValueRefusal.noSuchDay(year: nil, month: 2, day: 31)) { try timeline.meanings(of: .monthDay(month: 2, day: 31)) }
        #expect(throws: ValueRefusal.noSuchDay(year: 2027, month: 2, day: 29)) {
            try timeline.meanings(of: .date(year: 2027, month: 2, day: 29))
        }
        for time: TimeExpression in [
            .shift(.day(0), Period(value: 1e12, unit: .year)), .weekdayOfWeek(1, steps: 999_999_999_999_999), .day(-999_999_999_999_999),
            .yearsFromNow(count: 100, steps: 999_999_999_999_999), .cycle(.week, steps: 999_999_999_999_999),
            .before(.weekdayOfWeek(1, steps: -999_999_999_999_999)),
        ] { #expect(throws: ValueRefusal.tooLarge, "\(time)") { try timeline.meanings(of: time) } }
        #expect(throws: ValueRefusal.tooLarge) {
            try timeline.recurrence(of: RecurrenceExpression(unit: .week, days: [.weekdayOfWeek(1, steps: 999_999_999_999_999)]))
        }
        #expect(throws: ValueRefusal.yearOutOfRange(12026)) {
            try timeline.meanings(of: .shift(.day(0), Period(value: 10_000, unit: .year)))
        }
    }

    @Test func `the next and the last stretch are those that counting days finds`() throws {
        var random = SystemRandomNumberGenerator()
        let timeline = try Self.timeline(Self.sunday)
        for _ in 0..<300 {
            let weekday = Int.random(in: 1...7, using: &random)
            let day = Int.random(in: 1...31, using: &random)
            let month = Int.random(in: 1...12, using: &random)
            let start = try #require(timeline.civil.day(year: Int.random(in: 1990...2060, using: &random), month: month, day: 1))
            let (expression, fits): (TimeExpression, (Int) -> Bool) =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: (.weekday(weekday), { $0 % 7 + 1 == weekday })
                case 1: (.dayOfMonth(day), { timeline.civil.fields(of: $0).day == day })
                case 2:
                    (
                        .monthDay(month: month, day: min(day, 28)),
                        { timeline.civil.fields(of: $0).month == month && timeline.civil.fields(of: $0).day == min(day, 28) }
                    )
                default:
                    (.intersect(.dayOfMonth(day), .weekday(weekday)), { timeline.civil.fields(of: $0).day == day && $0 % 7 + 1 == weekday })
                }
            let occurrences = timeline.occurrences(of: expression)
            let next = occurrences.first(startingAt: start * Stretch.day)
            let last = occurrences.previous(before: start * Stretch.day)
            #expect(next?.start == (start...start + 3000).first(where: fits).map { $0 * Stretch.day }, "\(expression)")
            #expect(last?.start == (start - 3000..<start).last(where: fits).map { $0 * Stretch.day }, "\(expression)")
        }
    }
}

@Suite("Civil calendar")
struct CivilCalendarTests {
    private static func foundation(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func `days are those of Foundation in the years 1 to 9999`() throws {
        let calendar = Self.foundation(.gregorian)
        let civil = CivilCalendar.gregorian
        let first = try #require(civil.day(year: 1, month: 1, day: 1))
        let last = try #require(civil.day(year: 9999, month: 12, day: 31))
        for day in Array(stride(from: first, through: last, by: 173)) + Array(577_700...577_760) {
            let date = Date(timeIntervalSince1970: Double(day - CivilCalendar.unixEpoch) * 86_400)
            let fields = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let got = civil.fields(of: day)
            #expect([got.year, got.month, got.day] == [fields.year, fields.month, fields.day])
            #expect(civil.day(year: got.year, month: got.month, day: got.day) == day)
            #expect((day % 7 + 7) % 7 == fields.weekday.map { ($0 + 5) % 7 })
        }
        #expect(civil.day(year: 1900, month: 2, day: 29) == nil)
        #expect(civil.day(year: 2000, month: 2, day: 29) != nil)
        #expect(civil.day(year: 1582, month: 10, day: 10) == nil)
    }
}

@Suite("Holidays")
struct HolidayTests {
    @Test func `every rule can be read, and gives a day in some year`() {
        #expect(HolidayTable.shared.unreadable.isEmpty)
        #expect(HolidayTable.shared.rules.count > 100)
        for name in HolidayTable.shared.rules.keys {
            #expect((2012...2024).contains { !HolidayTable.shared.stretches(of: name, inYear: $0).isEmpty }, "\(name)")
        }
    }

    @Test func `every holiday that a language names has a rule`() throws {
        for language in LanguageTexts.languages {
            let readers = LanguageReaders(
                language: try #require(Corpus.tag(language)), folder: WordFolder(normalizer: FoundationNormalizer()))
            for rule in readers.data.with({ $0.holidayNames }).keys {
                #expect(HolidayTable.shared.rules[rule.lowercased()] != nil, "\(language): \(rule)")
            }
        }
    }

    @Test(
        "Holidays are on the days that they were on",
        arguments: [
            ("easter", 2024, "2024-03-31"), ("easter", 2019, "2019-04-21"), ("easter", 1954, "1954-04-18"),
            ("orthodoxEaster", 2024, "2024-05-05"),
            ("orthodoxEaster", 2021, "2021-05-02"), ("pentecost", 2023, "2023-05-28"), ("ashWednesday", 2025, "2025-03-05"),
            ("thanksgiving", 2025, "2025-11-27"), ("blackFriday", 2024, "2024-11-29"), ("memorialDay", 2026, "2026-05-25"),
            ("victoriaDay", 2025, "2025-05-19"), ("midsummer", 2026, "2026-06-20"), ("kingsDay", 2025, "2025-04-26"),
            ("bossDay", 2022, "2022-10-17"), ("earthHour", 2024, "2024-03-23"), ("earthHour", 2023, "2023-03-25"),
            ("chineseNewYear", 2024, "2024-02-10"), ("midAutumn", 2023, "2023-09-29"), ("yomKippur", 2024, "2024-10-11"),
            ("passover", 2024, "2024-04-22"), ("hanukkah", 2025, "2025-12-14"), ("purim", 2024, "2024-03-23"),
            ("eidAlFitr", 2024, "2024-04-10"), ("eidAlAdha", 2023, "2023-06-28"), ("eidAlAdha", 1966, "1966-04-01"),
            ("ramadan", 2025, "2025-03-01"),
            ("diwali", 2021, "2021-11-04"), ("diwali", 1999, "1999-11-07"), ("diwali", 2013, "2013-11-03"), ("holi", 2016, "2016-03-24"),
            ("holi", 2024, "2024-03-25"), ("ganeshChaturthi", 2022, "2022-08-31"), ("mahaShivaratri", 2025, "2025-02-26"),
            ("vijayadashami", 2019, "2019-10-08"), ("vijayadashami", 2020, "2020-10-25"), ("navaratri", 2025, "2025-09-22"),
            ("rakshaBandhan", 2023, "2023-08-30"), ("krishnaJanmashtami", 2023, "2023-09-06"), ("ugadi", 2021, "2021-04-13"),
            ("ramaNavami", 2024, "2024-04-17"), ("guruNanakJayanti", 2020, "2020-11-30"), ("vaisakhi", 2022, "2022-04-14"),
            ("vaisakhi", 2021, "2021-04-13"), ("thaiPongal", 2015, "2015-01-15"), ("thaiPongal", 2021, "2021-01-14"),
            ("thiruOnam", 2012, "2012-08-29"), ("vesak", 2013, "2013-05-24"), ("vesak", 2015, "2015-06-01"), ("vesak", 2030, "2030-05-16"),
            ("thiruOnam", 2016, "2016-09-14"), ("thiruOnam", 2023, "2023-08-29"),
        ])
    func days(name: String, year: Int, day: String) throws {
        let stretch = try #require(HolidayTable.shared.stretches(of: name, inYear: year).first)
        let fields = CivilCalendar.gregorian.fields(of: stretch.start / Stretch.day)
        #expect(Instant(year: fields.year, month: fields.month, day: fields.day, grain: .day).iso8601 == day)
    }

    @Test func `a table is silent about the years that it leaves out`() {
        #expect(HolidayTable.shared.stretches(of: "parsiNewYear", inYear: 1950).isEmpty)
    }

    @Test func `the moon of India comes twelve or thirteen times a year, in years that it is reckoned for`() {
        for year in [1800, 1950, 2023, 2200] {
            let fullMoons = (1...12).flatMap { month in
                HinduCalendar.days(month: month, lunarDay: 15, at: .sunrise, isLast: false, inYear: year)
            }
            #expect((11...13).contains(fullMoons.count))
            #expect(Set(fullMoons).count == fullMoons.count)
        }
        #expect(HinduCalendar.days(month: 7, lunarDay: 30, at: .sunset, isLast: false, inYear: 1799).isEmpty)
        #expect(HinduCalendar.days(sunEnters: 1, by: .sunrise, inYear: 2201).isEmpty)
        #expect(HinduCalendar.days(moonIn: 22, sunIn: 5, at: .sunrise, inYear: 2201).isEmpty)
    }

    @Test(
        "What is no rule is not read",
        arguments: [
            "", "12", "12-", "easter +", "easter + x", "6th monday of 1", "table", "hebrew 1", "1-1 for 0", "if monday + 1", "1-1 to",
            "hindu 7-30",
            "hindu 7-30 teatime", "hindu sun 1", "hindu moon 22 sun 5",
        ])
    func unreadable(rule: String) {
        #expect(HolidayRule(rule) == nil)
    }
}
