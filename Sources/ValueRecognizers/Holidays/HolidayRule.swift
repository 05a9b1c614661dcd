/// When a holiday is, as `und/holidays.phrases` writes it.
///
///     rule  = point { adjustment } [ "eve" ] [ "for" days | "to" point | "at" clock "to" clock ]
///     point = date [ ( "+" | "-" ) days ]
///     date  = MONTH "-" DAY | CALENDAR MONTH "-" DAY | "easter" | "orthodox" | nth WEEKDAY "of" MONTH
///           | WEEKDAY ( "before" | "after" ) date | "hindu" hindu | NAME
///     hindu = MONTH "-" DAY HOUR [ "last" ] | "sun" SIGN HOUR | "moon" MANSION "sun" SIGN HOUR
///     nth   = "1st" | "2nd" | "3rd" | "4th" | "5th" | "last"
///     adjustment = "if" ( WEEKDAY | NAME ) ( "+" | "-" ) days
///     rule  = "table" { YEAR "-" MONTH "-" DAY }
///
/// Months are numbered as Foundation's calendars do (`hebrew`, `islamic`, `chinese`). `eve` begins the evening before, which is the day
/// before. `hindu` is as `HinduCalendar` has it, with its hours. A table is silent about the years that it leaves out.
struct HolidayRule: Equatable, Sendable {
    var point: Point
    var adjustments: [Adjustment] = []
    var beginsOnEve = false
    var length: Length = .oneDay

    struct Point: Equatable, Sendable {
        var date: Date
        var days = 0
    }

    indirect enum Date: Equatable, Sendable {
        case fixed(month: Int, day: Int)
        case foreign(HolidayCalendar, month: Int, day: Int)
        case easter(isOrthodox: Bool)
        /// Counted from 1, or -1 for the last. Monday is 1.
        case nth(Int, weekday: Int, month: Int)
        case beside(Date, weekday: Int, isAfter: Bool)
        case named(String)
        case table([CivilCalendar.Fields])
        case lunar(month: Int, day: Int, HinduCalendar.Hour, isLast: Bool)
        case sunEnters(sign: Int, HinduCalendar.Hour)
        case moonIn(mansion: Int, sunIn: Int, HinduCalendar.Hour)
    }

    struct Adjustment: Equatable, Sendable {
        var condition: Condition
        var days: Int

        /// The day of the week that the day falls on, or the other holiday.
        enum Condition: Equatable, Sendable {
            case weekday(Int)
            case holiday(String)
        }
    }

    enum Length: Equatable, Sendable {
        case oneDay
        case days(Int)
        case to(Point)
        /// Seconds of the day.
        case clock(from: Int, to: Int)
    }

    /// `nil` for what is no rule.
    init?(_ text: String) {
        var words = text.lowercased().split(separator: " ")[...]
        if words.first == "table" {
            let days = words.dropFirst().map { Self.numbers($0, count: 3) }
            guard !days.isEmpty, !days.contains(nil) else { return nil }
            point = Point(date: .table(days.compactMap { $0 }.map { .init(year: $0[0], month: $0[1], day: $0[2]) }))
            return
        }
        guard let first = Self.point(&words) else { return nil }
        point = first
        while words.first == "if" {
            words.removeFirst()
            guard let word = words.popFirst(), let days = Self.offset(&words) else { return nil }
            let condition = Self.weekday(word).map(Adjustment.Condition.weekday) ?? .holiday(String(word))
            adjustments.append(Adjustment(condition: condition, days: days))
        }
        if words.first == "eve" {
            beginsOnEve = true
            words.removeFirst()
        }
        switch words.popFirst() {
        case "for":
            guard let days = words.popFirst().flatMap({ Int($0) }), days > 0 else { return nil }
            length = .days(days)
        case "to":
            guard let end = Self.point(&words) else { return nil }
            length = .to(end)
        case "at":
            guard let from = Self.clock(words.popFirst()), words.popFirst() == "to", let to = Self.clock(words.popFirst()), from < to else {
                return nil
            }
            length = .clock(from: from, to: to)
        case nil: break
        default: return nil
        }
        guard words.isEmpty else { return nil }
    }

    private typealias Words = ArraySlice<Substring>

    private static func point(_ words: inout Words) -> Point? {
        guard let date = date(&words) else { return nil }
        guard words.first == "+" || words.first == "-" else { return Point(date: date) }
        return offset(&words).map { Point(date: date, days: $0) }
    }

    private static func offset(_ words: inout Words) -> Int? {
        let sign = words.popFirst()
        guard sign == "+" || sign == "-", let days = words.popFirst().flatMap({ Int($0) }) else { return nil }
        return sign == "+" ? days : -days
    }

    private static func date(_ words: inout Words) -> Date? {
        guard let word = words.popFirst() else { return nil }
        if let calendar = HolidayCalendar(rawValue: String(word)) {
            return words.popFirst().flatMap { numbers($0, count: 2) }.map { .foreign(calendar, month: $0[0], day: $0[1]) }
        }
        if word == "hindu" { return hindu(&words) }
        if let fields = numbers(word, count: 2) { return .fixed(month: fields[0], day: fields[1]) }
        if word == "easter" || word == "orthodox" { return .easter(isOrthodox: word == "orthodox") }
        if let nth = nths[word] {
            guard let weekday = weekday(words.popFirst()), words.popFirst() == "of", let month = words.popFirst().flatMap({ Int($0) })
            else {
                return nil
            }
            return .nth(nth, weekday: weekday, month: month)
        }
        if let weekday = weekday(word) {
            let side = words.popFirst()
            guard side == "before" || side == "after" else { return nil }
            return date(&words).map { .beside($0, weekday: weekday, isAfter: side == "after") }
        }
        return word.allSatisfy(\.isLetter) ? .named(String(word)) : nil
    }

    private static func hindu(_ words: inout Words) -> Date? {
        func number() -> Int? { words.popFirst().flatMap { Int($0) } }
        func hour() -> HinduCalendar.Hour? { words.popFirst().flatMap { HinduCalendar.Hour(rawValue: String($0)) } }
        switch words.first {
        case "sun":
            words.removeFirst()
            guard let sign = number(), let hour = hour() else { return nil }
            return .sunEnters(sign: sign, hour)
        case "moon":
            words.removeFirst()
            guard let mansion = number(), words.popFirst() == "sun", let sign = number(), let hour = hour() else { return nil }
            return .moonIn(mansion: mansion, sunIn: sign, hour)
        default:
            guard let fields = words.popFirst().flatMap({ numbers($0, count: 2) }), let hour = hour() else { return nil }
            let isLast = words.first == "last"
            if isLast { words.removeFirst() }
            return .lunar(month: fields[0], day: fields[1], hour, isLast: isLast)
        }
    }

    private static func numbers(_ word: Substring, count: Int) -> [Int]? {
        let numbers = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        return numbers.count == count && !numbers.contains(nil) ? numbers.compactMap { $0 } : nil
    }

    private static func clock(_ word: Substring?) -> Int? {
        let fields = (word ?? "").split(separator: ":").compactMap { Int($0) }
        return fields.count == 2 ? fields[0] * 3600 + fields[1] * 60 : nil
    }

    private static func weekday(_ word: Substring?) -> Int? {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        return word.flatMap { names.firstIndex(of: String($0)) }.map { $0 + 1 }
    }

    private static let nths: [Substring: Int] = ["1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "last": -1]
}
