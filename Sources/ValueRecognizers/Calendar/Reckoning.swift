import Foundation
import ValueTypes

/// Counts in the calendar of a context, from its now.
struct Reckoning {
    let context: ValueContext
    let calendar: Calendar
    /// The first moment of today.
    let today: Date

    init(_ context: ValueContext) {
        self.context = context
        calendar = context.calendar
        today = context.calendar.startOfDay(for: context.now)
    }

    /// Seconds that lead beyond every year that is read.
    private static let beyond = 1e13

    // MARK: Days

    /// The day, where the calendar has it.
    func day(year: Int, month: Int, day: Int) -> Date? {
        guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
        let fields = calendar.dateComponents([.year, .month, .day], from: date)
        return fields.year == year && fields.month == month && fields.day == day ? date : nil
    }

    func adding(_ count: Int, _ unit: Instant.Grain, to date: Date) -> Date {
        let (component, factor): (Calendar.Component, Int) =
            switch unit {
            case .second: (.second, 1)
            case .minute: (.minute, 1)
            case .hour: (.hour, 1)
            case .day: (.day, 1)
            case .week: (.day, 7)
            case .month: (.month, 1)
            case .quarter: (.month, 3)
            case .year: (.year, 1)
            }
        let (value, overflow) = count.multipliedReportingOverflow(by: factor)
        let limit = component == .year || component == .month ? 1 << 20 : 1 << 40
        guard !overflow, value.magnitude < limit else { return Date(timeIntervalSince1970: count > 0 ? Self.beyond : -Self.beyond) }
        return calendar.date(byAdding: component, value: value, to: date) ?? date
    }

    /// Monday is 1, Sunday 7.
    func weekday(of date: Date) -> Int { (calendar.component(.weekday, from: date) + 5) % 7 + 1 }

    /// The nearest such weekday after today, or today itself where `orToday`.
    func coming(weekday: Int, orToday: Bool = false) -> Date {
        let distance = (weekday - self.weekday(of: today) + 7) % 7
        return adding(distance == 0 && !orToday ? 7 : distance, .day, to: today)
    }

    /// The nearest such weekday before today.
    func last(weekday: Int) -> Date {
        let distance = (self.weekday(of: today) - weekday + 7) % 7
        return adding(distance == 0 ? -7 : -distance, .day, to: today)
    }

    /// The first moment of the unit that holds a date.
    func start(of unit: Instant.Grain, holding date: Date) -> Date {
        Instant(date, grain: unit, in: calendar).date(in: calendar) ?? date
    }

    /// A date as an instant, cut at the grain.
    func instant(_ date: Date, grain: Instant.Grain) throws(ValueRefusal) -> Instant {
        let instant = Instant(date, grain: grain, in: calendar)
        guard abs(date.timeIntervalSince1970) < Self.beyond else { throw .tooLarge }
        guard (1...9999).contains(instant.year) else { throw .yearOutOfRange(instant.year) }
        return instant
    }
}
