public import Foundation
public import ValueTypes

/// What the reading of a sentence depends on besides the library: passed in, never read from the machine inside.
public struct ReadingOptions: Sendable {
    /// Languages in the order in which they win among equal readings. The first is also that of the dialog's own words.
    public var languages: [LanguageTag]
    /// "Now", asked once a sentence.
    public var now: @Sendable () -> Date
    public var calendar: Calendar
    /// How digits and dates are read and written; `nil`: as the language of the phrase has them.
    public var locale: Locale?
    /// Facts that conditions in phrase files test.
    public var context: [String: SlotValue]

    public init(
        languages: [LanguageTag] = [], now: @escaping @Sendable () -> Date = { Date() }, calendar: Calendar = .current,
        locale: Locale? = nil, context: [String: SlotValue] = [:]
    ) {
        self.languages = languages
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.context = context
    }

    /// What a value in a sentence of that language is read against.
    package func valueContext(language: String, now: Date) -> ValueContext {
        ValueContext(now: now, calendar: calendar, locale: locale ?? Locale(identifier: language), language: language)
    }
}
