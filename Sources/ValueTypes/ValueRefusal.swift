/// Why a text that has the shape of a value is none.
///
/// A fact, not a wording: the dialog says it in the language of the session.
public enum ValueRefusal: Error, Sendable, Hashable, Codable {
    /// The calendar has no such day (31 February, 29 February of a year that is no leap year).
    case noSuchDay(year: Int?, month: Int, day: Int)
    /// A day has no such time (25:00, 10:75).
    case noSuchTime(hour: Int, minute: Int, second: Int)
    /// A whole number is wanted, and the number has a fraction.
    case notWhole(Double)
    /// Greater than what a value of the type can hold (1e309, an integer beyond 64 bits).
    case tooLarge
    /// "NaN", "infinity".
    case notANumber
    /// Beyond the years that the calendar is read for, 1 to 9999.
    case yearOutOfRange(Int)
}
