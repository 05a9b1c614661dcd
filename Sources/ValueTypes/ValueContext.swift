public import Foundation

/// What a relative value ("tomorrow", "1,000") is read against. Passed in, never read from the machine inside a recogniser.
public struct ValueContext: Sendable {
    /// Which way a date goes that may be before or after now ("Monday", "3 March").
    public enum Direction: String, Sendable, Hashable, Codable {
        case future, past
    }

    public var now: Date
    /// Its time zone and its first day of the week count; values are of the Gregorian calendar, whatever it is.
    public var calendar: Calendar
    public var locale: Locale
    /// BCP 47, checked.
    public var language: String
    public var direction: Direction

    public init(now: Date, calendar: Calendar, locale: Locale, language: String, direction: Direction = .future) {
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.language = language
        self.direction = direction
    }

    public var timeZone: TimeZone { calendar.timeZone }
}
