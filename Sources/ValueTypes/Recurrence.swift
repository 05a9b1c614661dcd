public import Foundation

/// A time that comes again and again: "every Monday at 9", "every two weeks", "the first Sunday of the month".
///
/// What is not said here besides is that of `first`, as far as its grain goes: the time of day, the day of the month, the month.
///
/// In JSON: `{"unit": "week", "interval": 2, "weekdays": [1], "first": …}`, where what is `nil` is left out.
public struct Recurrence: Sendable, Hashable, Codable {
    /// It comes once in `interval` of these, or on each of the `weekdays` of one.
    public var unit: Instant.Grain
    /// At least 1.
    public var interval: Int
    /// Monday is 1; in order, each once. Empty where none is said.
    public var weekdays: [Int]
    /// Which of the `weekdays` of a month, counted from its end where negative; `nil` for each of them.
    public var nth: Int?
    /// The first one that is to come, or that is not over where it is a day or a stretch.
    public var first: Instant
    /// Where the first one ends, not included, where it is a stretch ("every morning", "weekdays from 9 to 5"); else `nil`.
    public var firstEnd: Instant?

    public init(
        unit: Instant.Grain, interval: Int = 1, weekdays: [Int] = [], nth: Int? = nil, first: Instant, firstEnd: Instant? = nil
    ) {
        self.unit = unit
        self.interval = interval
        self.weekdays = weekdays
        self.nth = nth
        self.first = first
        self.firstEnd = firstEnd
    }
}

extension Recurrence {
    /// The same as a rule of Foundation, whose dates are to be asked for from `first` on; `nil` for what comes every few seconds.
    ///
    ///     let start = recurrence.first.date(in: calendar)!
    ///     recurrence.rule(in: calendar)?.recurrences(of: start)
    public func rule(in calendar: Calendar) -> Calendar.RecurrenceRule? {
        let (frequency, factor): (Calendar.RecurrenceRule.Frequency, Int)
        switch unit {
        case .second: return nil
        case .minute: (frequency, factor) = (.minutely, 1)
        case .hour: (frequency, factor) = (.hourly, 1)
        case .day: (frequency, factor) = (.daily, 1)
        case .week: (frequency, factor) = (.weekly, 1)
        case .month: (frequency, factor) = (.monthly, 1)
        case .quarter: (frequency, factor) = (.monthly, 3)
        case .year: (frequency, factor) = (.yearly, 1)
        }
        var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency, interval: interval * factor)
        rule.weekdays = weekdays.compactMap { number in
            Self.weekday(number).map { weekday in nth.map { .nth($0, weekday) } ?? .every(weekday) }
        }
        return rule
    }

    private static func weekday(_ number: Int) -> Locale.Weekday? {
        let weekdays: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        return weekdays.indices.contains(number - 1) ? weekdays[number - 1] : nil
    }
}
