public import Foundation
package import ValueTypes

extension Date: _IntentValue {
    /// Of a stretch of the calendar its start: "tonight" is when the evening begins.
    public static var _traits: _IntentValueTraits<Date> {
        _IntentValueTraits(
            type: .kind(.datetime),
            read: { value, context throws(IntentValueError) in
                guard let instant = value.point else { throw .wrongType(value, expected: .kind(.datetime)) }
                guard let date = instant.date(in: context.calendar) else { throw .unrepresentable(value, as: .kind(.datetime)) }
                return date
            },
            write: { date, context in .instant(Instant(date, grain: .second, in: context.calendar)) })
    }
}

extension DateComponents: _IntentValue {
    public static var _traits: _IntentValueTraits<DateComponents> {
        _IntentValueTraits(
            type: .kind(.datetime),
            read: { value, _ throws(IntentValueError) in
                guard let instant = value.point else { throw .wrongType(value, expected: .kind(.datetime)) }
                return instant.components
            },
            write: { components, context in
                let calendar = components.calendar ?? context.calendar
                return calendar.date(from: components).map { .instant(Instant($0, grain: .second, in: calendar)) }
            })
    }
}

extension DateInterval: _IntentValue {
    /// Of a stretch that has both a start and an end; a point of the calendar is as long as it is precise.
    public static var _traits: _IntentValueTraits<DateInterval> {
        _IntentValueTraits(
            type: .kind(.interval),
            read: { value, context throws(IntentValueError) in
                guard case .interval(let interval) = value else { throw .wrongType(value, expected: .kind(.interval)) }
                guard let start = interval.start?.date(in: context.calendar), let end = interval.end?.date(in: context.calendar),
                    start <= end
                else { throw .unrepresentable(value, as: .kind(.interval)) }
                return DateInterval(start: start, end: end)
            },
            write: { interval, context in
                let ends = [interval.start, interval.end].map { Instant($0, grain: .second, in: context.calendar) }
                return .interval(Interval(start: ends[0], end: ends[1]))
            })
    }
}

extension Calendar.RecurrenceRule: _IntentValue {
    public static var _traits: _IntentValueTraits<Calendar.RecurrenceRule> {
        _IntentValueTraits(
            type: .kind(.recurrence),
            read: { value, context throws(IntentValueError) in
                guard case .recurrence(let recurrence) = value else { throw .wrongType(value, expected: .kind(.recurrence)) }
                guard let rule = recurrence.rule(in: context.calendar) else { throw .unrepresentable(value, as: .kind(.recurrence)) }
                return rule
            },
            // A rule alone has no first time.
            write: { _, _ in nil })
    }
}

extension Instant {
    /// The fields as precise as the grain.
    package var components: DateComponents {
        var components = DateComponents(year: year, month: month, day: day)
        if grain == .hour || grain == .minute || grain == .second { components.hour = hour }
        if grain == .minute || grain == .second { components.minute = minute }
        if grain == .second { components.second = second }
        return components
    }
}
