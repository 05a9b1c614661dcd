import Foundation
package import ValueTypes

/// What plural rules ask of a number: the operands of CLDR, taken from its decimal digits as they are shown.
package struct PluralOperands: Sendable, Hashable {
    /// The number without its sign.
    package let n: Double
    /// Its whole part.
    package let i: Double
    /// How many digits stand behind the point; `w` without zeros at the end.
    package let v: Int
    package let w: Int
    /// The digits behind the point, as a number; `t` without zeros at the end.
    package let f: Double
    package let t: Double

    /// The digits with a point: `4.50`. `nil` for anything else.
    package init?(_ decimal: String) {
        let digits = decimal.first == "-" ? decimal.dropFirst() : Substring(decimal)
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let number = Double(digits)
        else { return nil }
        var fraction = parts.count > 1 ? parts[1] : ""
        n = number
        i = number.rounded(.towardZero)
        v = fraction.count
        f = Double(fraction) ?? 0
        while fraction.last == "0" { fraction.removeLast() }
        w = fraction.count
        t = Double(fraction) ?? 0
    }

    package init(_ number: Int) {
        n = Double(number.magnitude)
        i = n
        (v, w, f, t) = (0, 0, 0, 0)
    }

    /// The number that a value is, or how many elements an array has; `nil` for a value that cannot be counted.
    package init?(_ value: SlotValue) {
        switch value {
        case .integer(let number): self.init(number)
        case .number(let number): self.init(Self.digits(of: number))
        case .amount(let amount): self.init(Self.digits(of: amount.value))
        case .duration(let period): self.init(Self.digits(of: period.value))
        case .array(let elements): self.init(elements.count)
        case .text, .boolean, .instant, .interval, .recurrence, .amountRange, .numberRange: return nil
        }
    }

    /// The digits that the number has, without an exponent.
    private static func digits(of number: Double) -> String {
        if let whole = Int(exactly: number) { return String(whole) }
        return NSDecimalNumber(value: number).stringValue
    }
}
