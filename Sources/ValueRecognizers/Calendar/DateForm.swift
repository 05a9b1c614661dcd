/// How the values that a phrase for a date reads are put together: the names of the intents in `date.phrases`.
enum DateForm: String, CaseIterable {
    /// `days` from today.
    case day = "Day"
    /// `weekday`: of the week that is `week` weeks from this one; or `count` such days in `direction`; or `which`: `coming` (after
    /// today), `this` (the same, today included), `last` (before today), moved by `days`. Without any of these, in the context's direction.
    case weekday = "Weekday"
    /// `day` of `month`, in `year` or else the nearest in the context's direction that exists, on that `weekday` if one is said.
    case monthDay = "MonthDay"
    /// `day` of the month that is `months` from this one, or else of the nearest month that has it.
    case dayOfMonth = "DayOfMonth"
    /// The `nth` `weekday` of a month, from its end where negative; the month as `month` and `year` or as `months` from this one.
    case nthWeekday = "NthWeekday"
    /// The `nth` day of a month, in the same way.
    case nthDay = "NthDay"
    /// `month` of `year`; or of the nearest year; or, where `years` is said, of the nearest year after (from 0) or before (from -1) this month.
    case month = "Month"
    case year = "Year"
    /// `date` in digits, on that `weekday` if one is said.
    case numeric = "Numeric"
    /// `count` `unit`s in `direction` (1 or -1) from today.
    case shift = "Shift"
    /// The `unit` that is `steps` from the one that holds today.
    case unit = "Unit"
}
