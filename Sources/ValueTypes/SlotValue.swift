/// What a text means: the value of a parameter, independent of the words that said it.
public enum SlotValue: Sendable, Hashable {
    /// Free text; also the canonical value of a list's entry, an enum's raw value, an entity's identifier.
    case text(String)
    case integer(Int)
    /// A number, an ordinal, or a percentage as said (25 for "25 %"). Never NaN or infinite, and never negative zero.
    case number(Double)
    case boolean(Bool)
    /// A point of the calendar: a date, a time of day, or both.
    indirect case instant(Instant)
    /// A stretch of the calendar between two points, open where one is missing.
    indirect case interval(Interval)
    /// A time that comes again and again.
    indirect case recurrence(Recurrence)
    /// A length of time, without a beginning.
    indirect case duration(Period)
    /// A number of units: money, length, mass …
    indirect case amount(Amount)
    /// Amounts between two bounds, open where one is missing.
    indirect case amountRange(AmountRange)
    /// Numbers between two bounds, open where one is missing.
    indirect case numberRange(NumberRange)
    case array([SlotValue])
}
