/// A number of units: 4.50 EUR, 3 kilometre.
public struct Amount: Sendable, Hashable, Codable {
    /// Never NaN or infinite.
    public var value: Double
    /// Money: the ISO 4217 code (`EUR`), or the word's own name where no country is said (`Dinar`). Measures: the English singular
    /// (`kilometre`, `degree Celsius`). `nil` for a number of something unsaid ("42 bucks").
    public var unit: String?
    /// What is measured, as said ("two cups of **sugar**"); `nil` where nothing was.
    public var product: String?

    public init(value: Double, unit: String?, product: String? = nil) {
        self.value = value
        self.unit = unit
        self.product = product
    }
}
