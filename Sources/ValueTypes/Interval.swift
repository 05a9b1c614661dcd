/// A stretch of the calendar, from `start` up to but without `end`; open on the side where the point is `nil`.
///
/// "Before Monday" has no start, "from 3 o'clock on" no end. In JSON: `{"start": …, "end": …, "grain": "day", "holiday": "Lent"}`, where
/// what is `nil` is left out.
public struct Interval: Sendable, Hashable {
    public var start: Instant?
    public var end: Instant?
    /// How precisely it was said: "from 9:30 to 11" is said to the minute.
    public var grain: Instant.Grain
    /// What people call it in the language in which it was said, where it is a holiday of several days; else `nil`.
    public var holiday: String?

    /// - Parameter grain: otherwise that of the start; without one, that of the end.
    public init(start: Instant?, end: Instant?, grain: Instant.Grain? = nil, holiday: String? = nil) {
        self.start = start
        self.end = end
        self.grain = grain ?? start?.grain ?? end?.grain ?? .second
        self.holiday = holiday
    }
}

extension Interval: Codable {
    private enum Key: String, CodingKey { case start, end, grain, holiday }

    /// Reads also what was written before intervals had a grain.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            start: try container.decodeIfPresent(Instant.self, forKey: .start),
            end: try container.decodeIfPresent(Instant.self, forKey: .end),
            grain: try container.decodeIfPresent(Instant.Grain.self, forKey: .grain),
            holiday: try container.decodeIfPresent(String.self, forKey: .holiday))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(start, forKey: .start)
        try container.encodeIfPresent(end, forKey: .end)
        try container.encode(grain, forKey: .grain)
        try container.encodeIfPresent(holiday, forKey: .holiday)
    }
}
