/// A point of the calendar, as precise as its grain.
public struct Instant: Sendable, Hashable, Codable {
    public enum Grain: String, Sendable, Hashable, Codable, CaseIterable {
        case second, minute, hour, day, week, month, quarter, year
    }

    public var year: Int
    public var month: Int
    public var day: Int
    public var hour: Int
    public var minute: Int
    public var second: Int
    public var grain: Grain

    public init(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0, grain: Grain) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.grain = grain
    }
}
