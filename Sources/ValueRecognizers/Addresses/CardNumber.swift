/// The number of a payment card: of a length and with a beginning that a brand has, grouped as on cards, and with the check digit of Luhn.
struct CardNumber {
    let digits: String

    private struct Brand {
        var prefixes: [ClosedRange<Int>]
        /// How many digits of the number a prefix has.
        var prefixLength: Int
        var lengths: Set<Int>
    }

    private static let brands: [Brand] = [
        // Visa
        Brand(prefixes: [4...4], prefixLength: 1, lengths: [13, 16, 19]),
        // Mastercard
        Brand(prefixes: [51...55], prefixLength: 2, lengths: [16]), Brand(prefixes: [2221...2720], prefixLength: 4, lengths: [16]),
        // American Express
        Brand(prefixes: [34...34, 37...37], prefixLength: 2, lengths: [15]),
        // Diners Club
        Brand(prefixes: [300...305], prefixLength: 3, lengths: [14]),
        Brand(prefixes: [36...36, 38...39], prefixLength: 2, lengths: [14]),
        // Discover, JCB, UnionPay
        Brand(prefixes: [6011...6011, 6440...6599], prefixLength: 4, lengths: [16]),
        Brand(prefixes: [3528...3589], prefixLength: 4, lengths: [16]),
        Brand(prefixes: [62...62], prefixLength: 2, lengths: [16, 17, 18, 19]),
    ]

    /// How the digits are grouped on cards, by their number.
    private static let groups: [Int: [Int]] = [14: [4, 6, 4], 15: [4, 6, 5], 16: [4, 4, 4, 4], 19: [4, 4, 4, 4, 3]]

    /// `nil` where the text is no number of a card.
    init?(_ text: String) {
        guard text.utf8.count <= 24, text.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == 0x20 || $0 == 0x2D }) else { return nil }
        let digits = text.filter(\.isNumber)
        let isSpaced = text.contains(" ")
        // One kind of mark between groups, or none at all.
        if isSpaced || text.contains("-") {
            let groups = text.split(separator: isSpaced ? " " : "-", omittingEmptySubsequences: false)
            guard Self.groups[digits.count] == groups.map(\.count), groups.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
        }
        let isOfBrand = Self.brands.contains { brand in
            brand.lengths.contains(digits.count)
                && Int(digits.prefix(brand.prefixLength)).map { prefix in brand.prefixes.contains { $0.contains(prefix) } } ?? false
        }
        guard isOfBrand, Self.isChecked(digits) else { return nil }
        self.digits = digits
    }

    /// Luhn's sum: every second digit from the last but one doubled, its digits added.
    private static func isChecked(_ digits: String) -> Bool {
        let sum = digits.utf8.reversed().enumerated().reduce(0) { sum, next in
            let digit = Int(next.element) - 0x30
            let doubled = digit * 2
            return sum + (next.offset.isMultiple(of: 2) ? digit : doubled > 9 ? doubled - 9 : doubled)
        }
        return sum.isMultiple(of: 10)
    }
}
