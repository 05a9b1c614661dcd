/// A length of time in units of the calendar: 3 days, 1.5 hours. It has no beginning, so a month is a month, whatever its days.
public struct Period: Sendable, Hashable, Codable {
    public var value: Double
    public var unit: Instant.Grain

    public init(value: Double, unit: Instant.Grain) {
        self.value = value
        self.unit = unit
    }
}
