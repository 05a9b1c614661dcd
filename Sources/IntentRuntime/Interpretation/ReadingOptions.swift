public import Foundation
import ValueRecognizers
public import ValueTypes

/// What the reading of a sentence depends on besides the library: passed in, never read from the machine inside.
public struct ReadingOptions: Sendable {
    /// Languages in the order in which they win among equal readings. The first is also that of the dialog's own words.
    public var languages: [LanguageTag]
    /// "Now", asked once a sentence.
    public var now: @Sendable () -> Date
    public var calendar: Calendar {
        get { deferredCalendar.with(\.calendar) }
        set { deferredCalendar = Deferred { MadeCalendar(newValue) } }
    }
    /// Asked for when a sentence holds a date: most hold none.
    private var deferredCalendar: Deferred<MadeCalendar>
    /// How digits and dates are read and written; `nil`: as the language of the phrase has them.
    public var locale: Locale?
    /// Facts that conditions in phrase files test.
    public var context: [String: SlotValue]

    public init(
        languages: [LanguageTag] = [], now: @escaping @Sendable () -> Date = { Date() }, calendar: Calendar, locale: Locale? = nil,
        context: [String: SlotValue] = [:]
    ) {
        self.init(languages: languages, now: now, locale: locale, context: context, makeCalendar: { calendar })
    }

    /// With the machine's calendar.
    public init(
        languages: [LanguageTag] = [], now: @escaping @Sendable () -> Date = { Date() }, locale: Locale? = nil,
        context: [String: SlotValue] = [:]
    ) {
        self.init(languages: languages, now: now, locale: locale, context: context, makeCalendar: { .current })
    }

    package init(
        languages: [LanguageTag], now: @escaping @Sendable () -> Date, locale: Locale?, context: [String: SlotValue],
        makeCalendar: @escaping @Sendable () -> Calendar
    ) {
        self.languages = languages
        self.now = now
        self.locale = locale
        self.context = context
        deferredCalendar = Deferred { MadeCalendar(makeCalendar()) }
    }

    private final class MadeCalendar: Sendable {
        let calendar: Calendar

        init(_ calendar: Calendar) { self.calendar = calendar }
    }

    /// What a value in a sentence of that language is read against.
    package func valueContext(language: String, now: Date) -> ValueContext {
        ValueContext(now: now, calendar: calendar, locale: locale ?? Locale(identifier: language), language: language)
    }
}
