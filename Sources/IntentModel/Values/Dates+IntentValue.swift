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
