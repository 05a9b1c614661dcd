import Foundation
import Parlance

/// An amount of money, exact to its last digit: 0.1 and 0.2 are 0.3.
///
/// It is written with the digits it has, also in the file.
struct Money: Sendable, Hashable {
    static let zero = Money(decimal: 0)

    private let decimal: Decimal

    private init(decimal: Decimal) {
        self.decimal = decimal
    }

    /// The amount that a person wrote, not the binary fraction next to it; `nil` for what is no amount (infinity).
    init?(_ amount: Double) {
        guard amount.isFinite, let decimal = Decimal(string: amount.description) else { return nil }
        self.decimal = decimal
    }

    /// `4.5`, also for 4.50.
    var description: String { decimal.description }

    /// The number next to it, for programs.
    var number: Double { Double(decimal.description) ?? 0 }

    static func + (left: Money, right: Money) -> Money {
        Money(decimal: left.decimal + right.decimal)
    }
}

extension Money: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let decimal = Decimal(string: text), !decimal.isNaN else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an amount")
        }
        self.decimal = decimal
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension String.LocalizationValue.StringInterpolation {
    /// With the decimal separator of the language that is spoken.
    mutating func appendInterpolation(_ money: Money) {
        #if canImport(Darwin)
            appendInterpolation(money.number, format: .number.grouping(.never).precision(.fractionLength(0...17)))
        #else
            appendInterpolation(money.number)
        #endif
    }
}
