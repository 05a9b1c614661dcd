import Foundation
import ValueTypes

/// Makes instants of what the phrases of time grammars read.
struct TimeComposer {
    let reckoning: Reckoning

    /// A time without a day: the nearest in the context's direction.
    func instant(of time: TimeOfDay) throws(ValueRefusal) -> Instant {
        let isPast = reckoning.context.direction == .past
        let moments = time.alternatives.flatMap { alternative in
            (-1...2).compactMap { moment(alternative, on: reckoning.adding($0, .day, to: reckoning.today)) }
        }.sorted()
        let now = reckoning.start(of: time.grain, holding: reckoning.context.now)
        let nearest = isPast ? moments.last { $0 <= now } : moments.first { time.isMidnight ? $0 > now : $0 >= now }
        return try reckoning.instant(nearest ?? reckoning.context.now, grain: time.grain)
    }

    /// A time on a day. Where its half of the day is open, the one as said comes first.
    func instants(of time: TimeOfDay, on day: Instant) throws(ValueRefusal) -> [Instant] {
        guard day.grain == .day, let date = reckoning.day(year: day.year, month: day.month, day: day.day) else { return [] }
        var instants: [Instant] = []
        for alternative in time.alternatives {
            guard let moment = moment(alternative, on: date) else { continue }
            instants.append(try reckoning.instant(moment, grain: time.grain))
        }
        return instants
    }

    var now: Instant {
        get throws(ValueRefusal) { try reckoning.instant(reckoning.context.now, grain: .second) }
    }

    /// A stretch of time from now, as precise as its unit lets one be: hours to the minute, days to the hour, weeks and months to
    /// the day, years to the month.
    func shift(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let count = reading.number(.count), let unit = reading.unit(.unit), let direction = reading.number(.direction),
            let period = Period(whole: count * direction, unit)
        else { return nil }
        let grain: Instant.Grain =
            switch unit {
            case .second, .minute: .second
            case .hour: .minute
            case .day: .hour
            case .week, .month: .day
            case .quarter, .year: .month
            }
        return try reckoning.instant(
            reckoning.adding(Int(period.value), period.unit, to: reckoning.context.now), grain: grain)
    }

    private func moment(_ time: TimeOfDay, on day: Date) -> Date? {
        reckoning.calendar.date(bySettingHour: time.hour, minute: time.minute, second: time.second, of: day)
    }
}
