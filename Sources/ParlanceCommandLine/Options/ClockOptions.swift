import Foundation
import IntentRuntime
import ValueTypes

/// What relative dates and numbers are read against: given, or taken from the machine.
struct ClockOptions: OptionGroup {
    static let now = ValueOption<MomentText>(
        "now", "INSTANT", help: "Read 'today' and the like as of this moment (2026-11-30, 2026-11-30T09:30, 2026-11-30T09:30:00Z)."
    ) { text throws(UsageError) in try checked { () throws(ClockTextError) in try MomentText(text) } }

    static let timeZone = ValueOption<TimeZone>(
        "time-zone", "ZONE", help: "Take days and times in this zone (Europe/Paris, UTC, +02:00)."
    ) { text throws(UsageError) in try checked { () throws(ClockTextError) in try ZoneText.timeZone(text) } }

    static let locale = ValueOption<Locale>(
        "locale", "LOCALE", help: "Read numbers as this place writes them (fr_CA)."
    ) { text throws(UsageError) in
        guard let tag = LanguageTag(text) else { throw UsageError("this is not a locale; 'fr_CA' and 'en' are") }
        let locale = Locale(identifier: tag.description)
        guard let code = locale.language.languageCode, code.isISOLanguage else {
            throw UsageError("the language '\(tag.language)' is not known")
        }
        return locale
    }

    static let options = [now.specification, timeZone.specification, locale.specification]

    /// `nil`: the machine's clock, read anew for each sentence of a conversation.
    let now: Date?
    /// `nil`: that of the machine.
    private let timeZone: TimeZone?
    /// What `--now` says of the zone that it is in; `nil`: nothing.
    private let zoneOfNow: TimeZone?
    /// `nil`: that of the language of the phrase.
    let locale: Locale?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let timeZone = try arguments.value(of: Self.timeZone)
        self.timeZone = timeZone
        locale = try arguments.value(of: Self.locale)
        let moment = try arguments.value(of: Self.now)
        now = moment?.date(in: timeZone ?? .current)
        zoneOfNow = moment?.zone
    }

    /// The calendar of somebody who is where `--now` was written: in its zone where no other is given, in weeks as the locale has them.
    /// Weeks start on Monday where no locale is given.
    var calendarOfNow: Calendar {
        var calendar = calendar
        if timeZone == nil, let zoneOfNow { calendar.timeZone = zoneOfNow }
        calendar.firstWeekday = 2
        if let locale { calendar.firstWeekday = Self.firstWeekday(of: locale) }
        return calendar
    }

    private static func firstWeekday(of locale: Locale) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.firstWeekday
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .current
        return calendar
    }

    private static func checked<Value>(_ read: () throws(ClockTextError) -> Value) throws(UsageError) -> Value {
        do {
            return try read()
        } catch {
            throw UsageError(error.message)
        }
    }
}
