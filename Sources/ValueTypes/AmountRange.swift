/// Amounts between two bounds: "3 to 5 kg", "under 20 €". The bounds belong to it; it is open on the side where one is `nil`.
public struct AmountRange: Sendable, Hashable, Codable {
    /// In `unit`, as `upper` is. Never NaN or infinite.
    public var lower: Double?
    public var upper: Double?
    /// As `Amount` has it.
    public var unit: String?
    /// What is measured, as said; `nil` where nothing was.
    public var product: String?

    public init(lower: Double?, upper: Double?, unit: String?, product: String? = nil) {
        self.lower = lower
        self.upper = upper
        self.unit = unit
        self.product = product
    }

    /// Whether the amount is of the unit and between the bounds.
    public func contains(_ amount: Amount) -> Bool {
        amount.unit == unit && NumberRange(lower: lower, upper: upper).contains(amount.value)
    }
}
