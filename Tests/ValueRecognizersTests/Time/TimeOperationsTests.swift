import Foundation
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What the operations of grammars make of their roles, in words that no language has; as of Monday, 30 November 2026, 9:15 in Paris.
@Suite struct TimeOperationsTests {
    private static let files = [
        "words": """
        list weekday
          1 = mon
          5 = fri

        list era
          2018 = reiwa
          1911 = taisho

        list holiday
          laborDay = labor day
          goodFriday = good friday
          thanksgiving = thanksgiving
          easter = easter

        list span
          decade = decade
          century = century

        list counted
          week = weeks | week
          day = days | day
          weekend = weekends | weekend

        list hours
          evening = evening with from = 18 with to = 24
          night = night with from = 24 with to = 28

        """,
        "period": """
        intent Unit
          - ahead => unit = year, steps = 1

        intent Unit
          - this <unit:span> => steps = 0
          - former <unit:span> => steps = -1

        intent NumberedWeek
          - kw <week:integer> [<year:fullYear>]

        intent Month
          - m<month:integer>

        intent Year
          - <era> <year:integer>
          - <era> first => year = 1

        intent Quarter
          - q<quarter:integer>

        intent Decade
          - decade <year:integer>

        intent Century
          - century <nth:integer>

        """,
        "date": """
        intent MonthDay
          - m<month:integer> d<day:integer>
          - <era> <year:integer> m<month:integer> d<day:integer>

        intent ForeignDay
          - lunar m<month:integer> d<day:integer> [<year:fullYear>]  => calendar = chinese

        intent Weekday
          - <weekday>
          - <weekday> <week:integer> weeks back => direction = -1

        intent NumberedWeek
          - <weekday> kw <week:integer>

        intent NthFrom
          - <nth:integer> <unit:counted> away => direction = 1
          - <nth:integer> <unit:counted> gone => direction = -1

        intent Day
          - today => days = 0
          - tomorrow => days = 1

        intent Numeric
          - dotted <date:dottedDate>
          - spaced <date:spacedDate>
          - month first <date:numericDate> => order = month
          - year first <date:numericDate> => order = year
          - stamp <date:timestamp>

        intent UnitOf
          - weekend of <base:base> => unit = weekend
          - feast weekend of <base:feast> => unit = weekend
          - week of <base:base> => unit = week
          - quarter of <base:base> => unit = quarter

        """,
        "base": "intent MonthDay\n  - m<month:integer> d<day:integer>\n",
        "feast": "intent Holiday\n  - <holiday> [<year:fullYear>]\n",
        "hourOfDay": """
        intent Clock
          - h<hour>
          - either h<hour> => half = either
          - either h<hour> half => half = either, minute = -30
          - noonish h<hour> => half = noon
          - midnightish h<hour> => half = midnight
          - am h<hour> => half = am
          - pm h<hour> => half = pm
          - at <clock:dottedClock>
          - at <clock:commaClock>
          - h<hour> m<minute> s<second:minute>
          - either h<hour> m<minute> s<second:minute> => half = either

        """,
        "moved": """
        intent Clock
          - <before:minute> before <time:hourOfDay>
          - <minute> after <time:hourOfDay>

        """,
        "part": "intent Part\n  - <hours>\n  - <weekday><hours>\n  - this <hours>  => days = 0\n",
        "hoursOf": "intent Part\n  - mornings => from = 0, to = 12\n",
        "portion": """
        intent Portion
          - start => dayFrom = 1, dayTo = 10, third = 1, hourFrom = 0, hourTo = 6
          - finish => dayFrom = 21, dayTo = -1, third = 3, hourFrom = 18, hourTo = 24

        """,
        "lapse": "intent Duration\n  - <count:number> h [<count2:number> min] => unit = hour, unit2 = minute\n",
        "datetime": """
        intent Same
          - <value:date>
          - <value:period>
          - <value:hourOfDay>
          - <value:moved>
          - <value:part>

        intent Within
          - <value:date> within <within:period>
          - <value:period> within <within:period>
          - <value:hourOfDay> within <within:hoursOf>

        intent Nth
          - first <count:integer> <unit:counted> of <within:period> => nth = 1
          - last <count:integer> <unit:counted> of <within:period> => nth = -1

        intent Stretch
          - <count:integer> days hence => unit = day, direction = 1

        intent Shift
          - <count:integer> days hence => unit = day, direction = 1

        intent Stretch
          - next <count:integer> (<unit:counted>|<weekday>) => direction = 1
          - past <count:integer> (<unit:counted>|<weekday>) => direction = -1

        intent Rest
          - rest of <within:period>
          - rest of <within:part>
          - rest of <within:date>

        intent Before
          - before <moment:hourOfDay> [<date>]

        intent After
          - after <moment:hourOfDay> [<date>]
          - since <moment:date> => direction = -1
          - since <moment:hourOfDay> => direction = -1

        intent Zoned
          - <moment:hourOfDay> <zone:offset>
          - <moment:hourOfDay> utc <dash> <zone:unsignedOffset> => sign = -1
          - <moment:hourOfDay> utc <zone:unsignedOffset>

        intent Following
          - behind <base:period>

        intent UntilNow
          - these <count:integer> days => unit = day

        intent Shift
          - in <length:lapse> => direction = 1
          - <length:lapse> ago => direction = -1
          - in <count:integer> y <count2:integer> mo => unit = year, unit2 = month, direction = 1

        intent Lasting
          - <from:hourOfDay> for <length:lapse>

        intent PortionOf
          - <portion> of month => unit = month
          - nearest <portion> of month => unit = month, which = this
          - <portion> of the <within:period>
          - <portion> of the <within:date>

        intent DateTime
          - <date>
          - <date> <time:hourOfDay>
          - <date> <part>
          - <date> <part> <time:hourOfDay>

        intent FromTo
          - <from:hourOfDay> to <to:hourOfDay>
          - <from:hourOfDay> to <to:hourOfDay> evenings => half = pm
          - <from:hourOfDay> to <to:date>

        """,
    ]

    private static let registry = RecognizerRegistry(
        normalizer: FoundationNormalizer(),
        texts: LanguageTexts(
            replacing: files.map { SourceFile(path: "en/\($0.key).phrases", text: "language en\n" + $0.value) }))

    @Test(arguments: [
        ("reiwa 9", "2027 year"), ("taisho first", "1912 year"), ("reiwa 9 m3 d5", "2027-03-05"), ("decade 90", "1990…2000"),
        ("decade 1870", "1870…1880"), ("decade 95", "none"), ("century 21", "2001…2101"),
        ("m3 d5 within ahead", "2027-03-05"), ("m11 within ahead", "2027-11 month"), ("m1 within reiwa 9", "2027-01 month"),
        ("h7 within mornings", "2026-11-30T07"), ("behind m11", "2026-12 month"), ("behind decade 90", "2000 year"),
        ("lunar m8 d15", "2027-09-15"), ("lunar m1 d1 2026", "2026-02-17"), ("fri 2 weeks back", "2026-11-20"),
    ])
    func `days and periods`(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test(arguments: [
        ("this decade", "2020…2030"), ("former century", "1901…2001"), ("kw 1 2027", "2027-01-04 week"), ("kw 53", "2026-12-28 week"),
        ("kw 48", "2027-11-29 week"), ("kw 53 2027", "none"), ("fri kw 2", "2027-01-15"), ("2 weeks away", "2026-12-14 week"),
        ("2 weekends gone", "2026-11-20T18…2026-11-23T00"), ("1 weekends away", "2026-12-04T18…2026-12-07T00"),
        ("week of m12 d9", "2026-12-07 week"), ("week of m12 d13", "2026-12-14 week"), ("quarter of m12 d9", "2026-10 quarter"),
        ("feast weekend of labor day", "2027-09-03T18…2027-09-07T00"), ("feast weekend of good friday", "2027-03-25T18…2027-03-29T00"),
        ("feast weekend of thanksgiving", "2027-11-26T18…2027-11-29T00"), ("feast weekend of easter", "2027-03-26T18…2027-03-29T00"),
        ("first 2 weeks of m3", "2027-03-01…2027-03-15"), ("last 3 days of m3", "2027-03-29…2027-04-01"), ("last 40 days of m3", "none"),
        ("next 3 fri", "2026-12-04…2026-12-19"), ("past 2 mon", "2026-11-16…2026-11-24"),
        ("past 2 weekends", "2026-11-20T18…2026-11-30T00"), ("next 2 weeks", "2026-12-07…2026-12-21"),
        ("rest of m11", "2026-11-30…2026-12-01"), ("rest of m3", "2027-03-01…2027-04-01"),
        ("rest of today", "2026-11-30T09:15…2026-12-01T00:00"), ("rest of this evening", "2026-11-30T18:00…2026-12-01T00:00"),
        ("before h12 fri", "…2026-12-04T12"), ("after h15 tomorrow", "2026-12-01T15…"), ("since fri", "2026-11-27…"),
        ("since h8", "2026-11-30T08…"), ("since h10", "2026-11-29T10…"),
    ])
    func `days that are counted, and what is left of them`(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test(arguments: [
        ("stamp 2026-12-01T17:30", "2026-12-01T17:30"), ("stamp 2026-12-01T17:30:15.250", "2026-12-01T17:30:15"),
        ("stamp 2026-12-01T17:30Z", "2026-12-01T18:30"), ("stamp 2026-12-01t17:30:00-0500", "2026-12-01T23:30:00"),
        ("stamp 2026-12-01T24:00", "2026-12-02T00:00"), ("stamp 2026-12-01T25:30", "refused noSuchTime(hour: 25, minute: 30, second: 0)"),
        ("stamp 2026-12-01", "none"),
        ("h17 +01:00", "2026-11-30T17:00"), ("h17 +0530", "2026-11-30T12:30"), ("h17 utc 3", "2026-11-30T15:00"),
        ("h17 utc-5", "2026-11-30T23:00"), ("h17 utc-05:30", "2026-11-30T23:30"), ("h17 +15", "none"),
    ])
    func `moments as machines write them`(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test(arguments: [
        ("dotted 1.4", "2027-01-04"), ("dotted 15.02", "2027-02-15"), ("dotted 15.02.28", "2028-02-15"), ("dotted 31.4", refused(4, 31)),
        ("dotted 15.13", "none"), ("spaced 08 09 21", "2021-08-09"), ("spaced 8 9", "2027-08-09"), ("spaced 8-9", "none"),
        ("month first 3/4/15", "2015-03-04"), ("month first 3 / 4 / 15", "2015-03-04"), ("month first 3 / 4", "2027-03-04"),
        ("month first 3 - 4", "none"), ("year first 3/4/15", "2003-04-15"), ("year first 74/10/31", "1974-10-31"),
        ("month first 74/10/31", "1974-10-31"), ("year first 31/12/74", "1974-12-31"),
    ])
    func `dates in digits`(text: String, meaning: String) throws { try expect(text, meaning) }

    private static func refused(_ month: Int, _ day: Int) -> String { "refused noSuchDay(year: nil, month: \(month), day: \(day))" }

    @Test(arguments: [
        ("at 17.30", "2026-11-30T17:30"), ("at 17,30", "2026-11-30T17:30"), ("h10 m5 s20", "2026-11-30T10:05:20"),
        ("either h7 m5 s20", "2026-12-01T07:05:20"),
        ("noonish h11", "2026-11-30T11"), ("noonish h1", "2026-11-30T13"), ("midnightish h2", "2026-12-01T02"),
        ("midnightish h11", "2026-11-30T23"), ("midnightish h12", "2026-12-01T00"), ("am h0", "2026-12-01T00"), ("am h13", "none"),
        ("5 before either h4 half", "2026-11-30T15:25"), ("5 after either h1 half", "2026-11-30T12:35"),
        ("20 before h0", "2026-11-30T23:40"),
        ("today h24", "2026-12-01T00"), ("fri midnightish h12", "2026-12-05T00"), ("fri h0", "2026-12-04T00"),
    ])
    func `times of day`(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test(arguments: [
        ("frievening", "2026-12-04T18…2026-12-05T00"), ("tomorrow night", "2026-12-02T00…2026-12-02T04"),
        ("fri night either h2", "2026-12-05T02"), ("fri evening either h8", "2026-12-04T20"),
        ("finish of month", "2026-11-21…2026-12-01"), ("start of month", "2026-11-01…2026-11-11"),
        ("nearest start of month", "2026-12-01…2026-12-11"), ("nearest finish of month", "2026-11-21…2026-12-01"),
        ("start of the q1", "2027-01…2027-02"), ("finish of the q4", "2026-12…2027-01"), ("finish of the decade 90", "1996…2000"),
        ("start of the decade 90", "1990…1993"), ("finish of the m2", "2027-02-21…2027-03-01"),
        ("finish of the tomorrow", "2026-12-01T18…2026-12-02T00"),
        ("weekend of m12 d9", "2026-12-11T18…2026-12-14T00"), ("weekend of m12 d12", "2026-12-11T18…2026-12-14T00"),
    ])
    func `parts of days and months`(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test(arguments: [
        ("in 2 h 20 min", "2026-11-30T11:35:00"), ("2 h ago", "2026-11-30T07:15"), ("1 h 30 min ago", "2026-11-30T07:45:00"),
        ("in 2 y 3 mo", "2029-02-28"), ("h10 for 1 h 30 min", "2026-11-30T10:00…2026-11-30T11:31"),
        ("these 3 days", "2026-11-27T09:00:00…2026-11-30T09:15:01"),
        ("h20 to either h8", "2026-11-30T20…2026-12-01T09"), ("either h3 to either h5 evenings", "2026-11-30T15…2026-11-30T18"),
        ("h10 to fri", "2026-11-30T10…2026-12-04T00"),
    ])
    func lengths(text: String, meaning: String) throws { try expect(text, meaning) }

    @Test func `of a point and a stretch, a slot of its kind takes the one that it wants`() throws {
        let context = try Corpus.context(language: "en")
        func first(_ kind: ValueKind) throws -> String? {
            try Self.registry.read("3 days hence", as: kind, context: context).first.map(Corpus.description)
        }
        #expect(try first(.datetime) == "2026-12-03T09")
        #expect(try first(.interval) == "2026-12-01…2026-12-04")
        let reader = try #require(Self.registry.reader(of: "en"))
        let readings = try reader.readings(of: "3 days hence", as: .datetime) { context }
        #expect(readings.map { Corpus.description($0.value) } == ["2026-12-01…2026-12-04", "2026-12-03T09"], "in the order of the phrases")
    }

    private func expect(_ text: String, _ meaning: String) throws {
        let context = try Corpus.context(language: "en")
        let found: String
        do throws(ValueRefusal) {
            found = try Self.registry.read(text, as: .datetime, context: context).first.map(Corpus.description) ?? "none"
        } catch {
            found = "refused \(error)"
        }
        #expect(found == meaning, "\(text)")
    }
}
