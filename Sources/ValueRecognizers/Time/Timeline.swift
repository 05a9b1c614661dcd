import Foundation
import ValueTypes

/// The local time of a context, in integers: which time an expression means, seen from now.
///
///     Timeline(context).meanings(of: .weekday(5))   // the coming Friday
///
/// Without a direction said, what is meant is the nearest in the context's direction that is not over, judged by the coarsest field said.
struct Timeline {
    let civil: CivilCalendar
    let zone: LocalZone
    /// Monday is 1.
    let firstWeekday: Int
    let isPast: Bool
    let now: Int
    let holidays: HolidayTable

    init(_ context: ValueContext, holidays: HolidayTable = .shared) {
        self.holidays = holidays
        civil = .gregorian
        zone = LocalZone(zone: context.timeZone)
        firstWeekday = (context.calendar.firstWeekday + 5) % 7 + 1
        isPast = context.direction == .past
        now = zone.local(context.now)
    }

    private init(_ other: Timeline, minutesAheadOfUTC minutes: Int) {
        holidays = other.holidays
        civil = other.civil
        zone = LocalZone(zone: TimeZone(secondsFromGMT: minutes * 60) ?? other.zone.zone)
        firstWeekday = other.firstWeekday
        isPast = other.isPast
        now = zone.local(other.zone.date(other.now))
    }

    var today: Int { floorDivide(now, Stretch.day) }

    /// The clocks of another zone at the same moment.
    func inZone(minutes: Int) -> Timeline { Timeline(self, minutesAheadOfUTC: minutes) }

    // MARK: Units

    /// The number of the stretch of a unit that holds a moment.
    func number(of unit: Instant.Grain, at moment: Int) -> Int {
        let day = floorDivide(moment, Stretch.day)
        switch unit {
        case .second: return moment
        case .minute: return floorDivide(moment, 60)
        case .hour: return floorDivide(moment, 3600)
        case .day: return day
        case .week: return floorDivide(day - firstWeekday + 1, 7)
        case .month: return civil.month(of: day)
        case .quarter:
            let fields = civil.fields(of: day)
            return fields.year * 4 + (fields.month - 1) / 3
        case .year: return civil.fields(of: day).year
        }
    }

    func start(of unit: Instant.Grain, number: Int) -> Int {
        switch unit {
        case .second: return number
        case .minute: return number * 60
        case .hour: return number * 3600
        case .day: return number * Stretch.day
        case .week: return (number * 7 + firstWeekday - 1) * Stretch.day
        case .month: return civil.firstDay(ofMonth: number) * Stretch.day
        case .quarter:
            let year = floorDivide(number, 4)
            return (civil.day(year: year, month: (number - year * 4) * 3 + 1, day: 1) ?? civil.firstDay(ofYear: year)) * Stretch.day
        case .year: return civil.firstDay(ofYear: number) * Stretch.day
        }
    }

    func stretch(_ unit: Instant.Grain, number: Int) -> Stretch {
        Stretch(start(of: unit, number: number)..<start(of: unit, number: number + 1), grain: unit)
    }

    /// A moment so many units later. A month has no 31st: its last day. Hours go by, whatever the clocks are put to; days keep the time.
    func adding(_ count: Int, _ unit: Instant.Grain, to moment: Int) -> Int {
        switch unit {
        case .second, .minute, .hour:
            let seconds = count * (unit == .hour ? 3600 : unit == .minute ? 60 : 1)
            return zone.local(zone.date(moment).addingTimeInterval(Double(seconds)))
        case .day: return moment + count * Stretch.day
        case .week: return moment + count * 7 * Stretch.day
        case .month, .quarter, .year:
            let day = floorDivide(moment, Stretch.day)
            let fields = civil.fields(of: day)
            let first: Int
            if unit == .year {
                let start = civil.day(year: fields.year + count, month: fields.month, day: 1)
                first = start ?? civil.firstDay(ofYear: fields.year + count)
            } else {
                first = civil.firstDay(ofMonth: civil.month(of: day) + count * (unit == .quarter ? 3 : 1))
            }
            let last = civil.firstDay(ofMonth: civil.month(of: first) + 1) - 1
            return min(first + fields.day - 1, last) * Stretch.day + moment - day * Stretch.day
        }
    }

    /// The beginning of the stretch of a unit that holds a moment.
    func floor(_ moment: Int, to unit: Instant.Grain) -> Int { start(of: unit, number: number(of: unit, at: moment)) }

    // MARK: Points

    /// A moment as an instant of a grain.
    func instant(_ moment: Int, grain: Instant.Grain) throws(ValueRefusal) -> Instant {
        let moment = floor(moment, to: grain)
        let day = floorDivide(moment, Stretch.day)
        let second = moment - day * Stretch.day
        let fields = civil.fields(of: day)
        guard (1...9999).contains(fields.year) else { throw .yearOutOfRange(fields.year) }
        return Instant(
            year: fields.year, month: fields.month, day: fields.day, hour: second / 3600, minute: second / 60 % 60, second: second % 60,
            grain: grain)
    }
}
