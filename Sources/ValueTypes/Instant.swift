/// A point of the calendar, as precise as its grain. Fields finer than the grain are at their beginning.
///
/// It names no time zone: it is read, and turned into a `Date`, with the calendar of a `ValueContext`.
public struct Instant: Sendable, Hashable {
    public enum Grain: String, Sendable, Hashable, Codable, CaseIterable {
        case second, minute, hour, day, week, month, quarter, year
    }

    public var year: Int
    /// From 1.
    public var month: Int
    /// From 1.
    public var day: Int
    public var hour: Int
    public var minute: Int
    public var second: Int
    public var grain: Grain
    /// What people call the day in the language in which it was said, where it is a holiday; else `nil`.
    public var holiday: String?

    public init(
        year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0, grain: Grain, holiday: String? = nil
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.grain = grain
        self.holiday = holiday
    }
}
