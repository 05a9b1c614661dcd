/// What the phrases of values can say: the names of the intents in grammar files. An operation puts the roles of a phrase together.
enum ValueOperation: String, CaseIterable, Sendable {
    // MARK: Days and periods

    /// `days` from today.
    case day = "Day"
    /// `weekday`: of the week that is `week` weeks from this one; or `count` such days in `direction`; or `which`: `coming` (after
    /// today), `this` (the same, today included), `last` (before today), moved by `days`. Without any of these, in the context's direction.
    case weekday = "Weekday"
    /// `day` of `month`, in `year` or else the nearest in the context's direction that exists, on that `weekday` if one is said.
    case monthDay = "MonthDay"
    /// `day` of the month that is `months` from this one, or else of the nearest month that has it, on that `weekday` if one is said.
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
    /// `count` `unit`s in `direction` (1 or -1): from today in a grammar of dates, from now in one of times.
    case shift = "Shift"
    /// The `unit` that is `steps` from the one that holds today.
    case unit = "Unit"

    // MARK: Times

    /// `clock`, or `hour` (24: midnight) and `minute` (negative: before the hour) or `before` (minutes before the hour); `half` of the
    /// day is `am`, `pm` or `either`.
    case clock = "Clock"
    /// A `date` and a `time`, either alone too.
    case dateTime = "DateTime"
    case now = "Now"

    // MARK: Numbers of something

    /// `count` and `add` `unit`s, times `sign`, `count2` `unit2`s and so on, and `rest` of the next finer unit; `tenths` of the last one; of a
    /// `product`. Or an `amount` as it is.
    case amount = "Amount"
    /// The same, of units of time.
    case duration = "Duration"
    /// `count` and `add` of `unit`, and `parts`, and `fine` tenths of them, of a `part`, else of a hundredth of it.
    case money = "Money"
    /// The same of a unit that is not said.
    case cents = "Cents"
    /// `from` one amount `to` another.
    case between = "Between"
    /// `lower` and more.
    case above = "Above"
    /// `upper` and less.
    case under = "Under"
    /// `value`.
    case boolean = "Boolean"

    /// The roles that the operation knows.
    var roles: Set<Role> {
        switch self {
        case .day: [.days]
        case .weekday: [.weekday, .week, .count, .direction, .which, .days]
        case .monthDay: [.day, .month, .year, .weekday]
        case .dayOfMonth: [.day, .months, .weekday]
        case .nthWeekday: [.nth, .weekday, .month, .year, .months]
        case .nthDay: [.nth, .month, .year, .months]
        case .month: [.month, .year, .years]
        case .year: [.year]
        case .numeric: [.date, .weekday]
        case .shift: [.count, .unit, .direction]
        case .unit: [.unit, .steps]
        case .clock: [.clock, .hour, .minute, .before, .half]
        case .dateTime: [.date, .time]
        case .now: []
        case .amount:
            [
                .count, .add, .sign, .unit, .count2, .unit2, .count3, .unit3, .count4, .unit4, .rest, .tenths, .product, .amount,
            ]
        case .duration: [.count, .add, .unit, .count2, .unit2, .count3, .unit3, .rest]
        case .money: [.count, .add, .unit, .parts, .part, .fine]
        case .cents: [.parts, .part, .fine]
        case .between: [.from, .to]
        case .above: [.lower]
        case .under: [.upper]
        case .boolean: [.value]
        }
    }
}
