/// Numbers between two bounds: "3 to 5", "at least 10". The bounds belong to it; it is open on the side where one is `nil`.
public struct NumberRange: Sendable, Hashable, Codable {
    /// Never NaN or infinite.
    public var lower: Double?
    public var upper: Double?

    public init(lower: Double?, upper: Double?) {
        self.lower = lower
        self.upper = upper
    }

    /// Whether a number is between the bounds; NaN never is.
    public func contains(_ number: Double) -> Bool {
        !number.isNaN && (lower.map { $0 <= number } ?? true) && (upper.map { number <= $0 } ?? true)
    }
}
