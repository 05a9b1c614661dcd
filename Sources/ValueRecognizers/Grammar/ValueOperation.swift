/// What the phrases of values can say: the names of the intents in grammar files. An operation puts the roles of a phrase together.
enum ValueOperation: String, CaseIterable, Sendable {
    // MARK: Days and periods

    /// `days` from today.
    case day = "Day"
    /// `weekday`: of the week that is `week` weeks in `direction` from this one; or `count` such days in `direction`; or `which`: `coming` (after
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
    /// `year`; with an `era`, counted from the year before the era's first, whose first year has no number of its own.
    case year = "Year"
    /// The ten years from `year` on; below 100 it is one of two digits.
    case decade = "Decade"
    /// The `nth` hundred years.
    case century = "Century"
    /// `date` in digits, on that `weekday` if one is said; the `order` of its fields (`day`, `month` or `year` first) is the locale's unless
    /// the phrase says it.
    case numeric = "Numeric"
    /// A `length` in `direction` (1 or -1) from today: `count` `unit`s.
    case shiftDay = "ShiftDay"
    /// The `unit` (`decade` and `century` too) that is `steps` from the one that holds today.
    case unit = "Unit"
    /// The `week` of that number, by ISO 8601: the first one has the year's first Thursday. Of `year`, or else the nearest; its `weekday`.
    case numberedWeek = "NumberedWeek"
    /// `holiday`: of `year`; or of the `unit` that is `count` or `steps` from this one, in `direction`; or `which`.
    case holiday = "Holiday"
    /// `day` of `month` of another `calendar` (`chinese`, `hebrew`, `islamic`), in our `year` or else the nearest.
    case foreignDay = "ForeignDay"
    /// `quarter`, of `year` if one is said, or of the year that is `years` from this one.
    case quarter = "Quarter"
    /// The `nth` (times `sign`) `weekday`, `unit` or weekend (`unit` is `weekend`) that lies wholly in `within`; or so many as `count` says, the
    /// first ones, or the last where `nth` is negative.
    case nth = "Nth"
    /// The `nth` `weekday` or `unit` in `direction` from `base`, or from today.
    case nthFrom = "NthFrom"
    /// The `nth` nearest `weekday` or `unit` to `base`.
    case nearest = "Nearest"
    /// The `unit` that is said by a day of it, `base`. A Sunday that ends a week stands for the next one, as many begin their weeks with it; a
    /// day of the week for the weekend behind it, but a holiday on a Monday or Friday makes the weekend longer.
    case unitOf = "UnitOf"
    /// The stretch behind `base`, of the same unit.
    case following = "Following"

    // MARK: Parts of days and periods

    /// Hours of the day, `from` one up to another, `to` (beyond 24 in the night behind it), or what a list knows of `hours`; of today moved by `days`, or of `which` `weekday`,
    /// where either is said.
    case part = "Part"
    /// The part that `portion` says of `within`, or of the present `unit`; where `which` is said, the first such part that is not over.
    case portionOf = "PortionOf"
    /// Parts of a stretch, by its unit: days `dayFrom` to `dayTo` of a month, `weekdayFrom` to `weekdayTo` of a week, `monthFrom` to
    /// `monthTo` of a year; -1 is the last; hours from `hourFrom` up to `hourTo` of a day; the `third` (1 to 3) of a quarter, a season, a decade
    /// or another stretch. `unit` says of which, where nothing else does.
    case portion = "Portion"
    /// What is left of the `unit` that holds today, or of what is `within`.
    case rest = "Rest"
    /// `which` weekend.
    case weekend = "Weekend"
    /// From the day `fromDay` of `fromMonth` up to the day `toDay` of `toMonth`.
    case season = "Season"
    /// `season` of `year`, or `which`.
    case seasonOf = "SeasonOf"
    /// `count` `unit`s, `weekday`s or weekends that are over (`direction` -1) or to come (1), without the present one.
    case stretch = "Stretch"

    // MARK: Times

    /// `clock`, or `hour` (24: midnight) and `minute` (negative: before the hour) or `before` (minutes before the hour), and `second`; `half`
    /// of the day is `am`, `pm`, `night` (`pm`, with twelve at midnight), `noon` (one to five are `pm`), `midnight` (six to eleven are `pm`,
    /// with twelve at midnight) or `either`. Or `time`, moved by `minute` or back by `before`.
    case clock = "Clock"
    /// A `date` and a `time` or a `part` of the day, either alone too, or both; `half` is that of the time where it is open.
    case dateTime = "DateTime"
    case now = "Now"
    /// A `length`, or `count` and `add` `unit`s, in `direction` from now, or from `base`; at `time`, if one is said.
    case shift = "Shift"
    /// `moment` as clocks show it `zone` minutes, times `sign`, ahead of UTC.
    case zoned = "Zoned"
    /// From a `length` ago, or `count` and `add` `unit`s, up to now.
    case untilNow = "UntilNow"
    /// What `value` says.
    case same = "Same"
    /// What `value` says, in the time that `within` says: the 5th of March in next year, three o'clock in the morning.
    case within = "Within"

    // MARK: From one time to another

    /// From `from` to `to`, on `date` if one is said; `half` is that of a clock where it is open.
    case fromTo = "FromTo"
    /// From `fromDay` to `toDay` of `month`, of `year` if one is said; a `weekday` that is said is not looked at.
    case dayToDay = "DayToDay"
    /// From `from` on, for a `length`, or `count` `unit`s.
    case lasting = "Lasting"
    /// Up to `moment`, on `date` if one is said; in `direction` -1 the latest one that has begun.
    case before = "Before"
    /// From `moment` on, on `date` if one is said; in `direction` -1 the latest one that has begun ("since Monday"). Or from now.
    case after = "After"
    /// From now to `moment`.
    case byThen = "ByThen"

    // MARK: Again and again

    /// Every `count` `unit`s; or on each `weekday` (and `weekday2`, `weekday3`, or all from `weekdayFrom` to `weekdayTo`) of them, of a month
    /// the `nth`; on the `day` of the month, or of `month`; on `holiday`. At `time`, in a `part` of the day, or `from` one time `to` another.
    /// Or what `value` says, at these.
    case every = "Every"

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

    /// The roles that the operation knows. A year can be one of an era.
    var roles: Set<Role> {
        switch self {
        case .shift, .shiftDay, .lasting, .untilNow: ownRoles.union(Self.length)
        default: ownRoles.contains(.year) ? ownRoles.union([.era]) : ownRoles
        }
    }

    /// A length of time: `length` as a grammar reads it, or as the roles of `Duration`.
    private static let length = Self.duration.ownRoles.union([.length])

    private var ownRoles: Set<Role> {
        switch self {
        case .day: [.days]
        case .weekday: [.weekday, .week, .count, .direction, .which, .days]
        case .monthDay: [.day, .month, .year, .weekday]
        case .dayOfMonth: [.day, .months, .weekday]
        case .nthWeekday: [.nth, .weekday, .month, .year, .months]
        case .nthDay: [.nth, .month, .year, .months]
        case .month: [.month, .year, .years]
        case .year, .decade: [.year]
        case .century: [.nth]
        case .foreignDay: [.month, .day, .calendar, .year]
        case .numeric: [.date, .weekday, .order]
        case .shiftDay: [.direction]
        case .unit: [.unit, .steps]
        case .numberedWeek: [.week, .year, .weekday]
        case .holiday: [.holiday, .year, .unit, .count, .steps, .direction, .which]
        case .quarter: [.quarter, .year, .years]
        case .nth: [.nth, .count, .sign, .weekday, .unit, .within]
        case .nthFrom: [.nth, .weekday, .unit, .direction, .base]
        case .nearest: [.nth, .weekday, .unit, .base]
        case .unitOf: [.unit, .base]
        case .following: [.base]
        case .part: [.hours, .from, .to, .days, .weekday, .which, .week]
        case .portionOf: [.portion, .within, .unit, .which]
        case .portion:
            [.dayFrom, .dayTo, .weekdayFrom, .weekdayTo, .monthFrom, .monthTo, .hourFrom, .hourTo, .third, .unit]
        case .rest: [.unit, .within]
        case .weekend: [.which, .unit]
        case .season: [.fromMonth, .fromDay, .toMonth, .toDay]
        case .seasonOf: [.season, .year, .which]
        case .stretch: [.count, .unit, .weekday, .direction]
        case .shift: [.direction, .base, .time]
        case .zoned: [.moment, .zone, .sign]
        case .untilNow: []
        case .same: [.value]
        case .within: [.within, .value]
        case .fromTo: [.from, .to, .date, .half]
        case .dayToDay: [.fromDay, .toDay, .month, .year, .weekday]
        case .lasting: [.from]
        case .before, .after: [.moment, .date, .direction]
        case .byThen: [.moment]
        case .every:
            [
                .count, .unit, .weekday, .weekday2, .weekday3, .weekdayFrom, .weekdayTo, .nth, .day, .month, .holiday, .time, .part, .from,
                .to, .value, .half,
            ]
        case .clock: [.clock, .hour, .minute, .second, .before, .half, .time]
        case .dateTime: [.date, .time, .part, .half]
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
