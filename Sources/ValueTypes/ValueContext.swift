public import Foundation

/// What a relative value ("tomorrow", "1,000") is read against. Passed in, never read from the machine inside a recogniser.
public struct ValueContext: Sendable {
    public var now: Date
    public var calendar: Calendar
    public var locale: Locale
    /// BCP 47, checked.
    public var language: String

    public init(now: Date, calendar: Calendar, locale: Locale, language: String) {
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.language = language
    }

    public var timeZone: TimeZone { calendar.timeZone }
}
