/// A stretch of the calendar, from `start` up to but without `end`; open on the side where the point is `nil`.
public struct Interval: Sendable, Hashable, Codable {
    public var start: Instant?
    public var end: Instant?

    public init(start: Instant?, end: Instant?) {
        self.start = start
        self.end = end
    }
}
