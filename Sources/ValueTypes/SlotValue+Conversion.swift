public import Foundation

/// The way between slot values and the types of Swift that parameters are declared with.
///
/// Each is the value without loss, or `nil`: 4.5 is no `Int`, and a text is no number.
extension SlotValue {
    public var int: Int? {
        switch self {
        case .integer(let integer): integer
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    /// A number; of an amount its value, whatever its unit.
    public var double: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        case .amount(let amount): amount.value
        default: nil
        }
    }

    /// The number with the digits that it was said with: 4.1 is 4.1, not the `Double` nearest to it.
    public var decimal: Decimal? {
        switch self {
        case .integer(let integer): Decimal(integer)
        case .number, .amount: double.flatMap { Decimal(string: "\($0)", locale: Locale(identifier: "en_US_POSIX")) }
        default: nil
        }
    }

    public var bool: Bool? {
        if case .boolean(let boolean) = self { boolean } else { nil }
    }

    public var string: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The first moment, in the calendar's time zone, of an instant, of an interval that has a start, or of a recurrence.
    public func date(in calendar: Calendar) -> Date? { point?.date(in: calendar) }

    /// An instant, the start of an interval, or the first of what comes again.
    public var point: Instant? {
        switch self {
        case .instant(let instant): instant
        case .interval(let interval): interval.start
        case .recurrence(let recurrence): recurrence.first
        default: nil
        }
    }

    public init(_ value: Int) { self = .integer(value) }

    /// `nil` for NaN and the infinities. Negative zero is zero.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self = .number(value == 0 ? 0 : value)
    }

    /// The nearest number; `nil` for one that is not finite.
    public init?(_ value: Decimal) { self.init(NSDecimalNumber(decimal: value).doubleValue) }

    public init(_ value: Bool) { self = .boolean(value) }
    public init(_ value: String) { self = .text(value) }

    public init(_ date: Date, grain: Instant.Grain, in calendar: Calendar) {
        self = .instant(Instant(date, grain: grain, in: calendar))
    }
}
