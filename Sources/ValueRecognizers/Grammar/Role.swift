/// What a value is to the operation of its phrase: the names of slots, of values behind `=>` and `set`, and of facts of lists.
enum Role: String, CaseIterable, Sendable {
    case length, count, count2, count3, count4, unit, unit2, unit3, unit4, add, sign, rest, tenths, parts, part, fine, product, value
    case amount, from, to, lower, upper
    case days, week, weekday, weekday2, weekday3, which, day, month, months, year, years, era, calendar, nth, steps, direction
    case hours, clock, hour, minute, second, before, half
    case date, order, time, moment, holiday, season, portion, quarter, within, base, zone
    case fromDay, toDay, fromMonth, toMonth
    case third, hourFrom, hourTo, dayFrom, dayTo, weekdayFrom, weekdayTo, monthFrom, monthTo
}

/// What fills a role.
enum RoleValue: Sendable {
    case number(Double)
    case word(String)
    /// What a reader found that is no number, by its range in the folded text.
    case span(Range<Int>)
    /// What a grammar read: all its readings of one range, in the order of its phrases.
    case nodes([ValueNode])
}
