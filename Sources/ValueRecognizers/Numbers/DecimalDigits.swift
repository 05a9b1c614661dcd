/// The digits of one number as they are read: `mantissa × 10^exponent`.
struct DecimalDigits {
    private var mantissa: UInt64 = 0
    private var exponent = 0
    /// More than a mantissa holds: further digits count only as places.
    private var isFull = false

    init() {}

    /// A whole number that is not negative, before its decimals.
    init(_ integer: Int) { mantissa = UInt64(integer.magnitude) }

    mutating func append(_ digit: Int, isFraction: Bool = false) {
        let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
        guard !overflow, !carry, !isFull else {
            isFull = true
            if !isFraction { exponent += 1 }
            return
        }
        mantissa = sum
        if isFraction { exponent -= 1 }
    }

    /// Multiplies by a power of ten.
    mutating func shift(by places: Int) { exponent += places }

    /// The nearest `Double`; infinite where none is that great.
    var double: Double {
        if mantissa < 1 << 53, (-22...22).contains(exponent) {
            return exponent < 0 ? Double(mantissa) / Self.powers[-exponent] : Double(mantissa) * Self.powers[exponent]
        }
        return Double("\(mantissa)e\(exponent)") ?? .infinity
    }

    /// The number itself where it is whole and an `Int` holds it.
    var integer: Int? {
        guard !isFull, mantissa > 0 else { return isFull ? nil : 0 }
        var number = mantissa
        var places = exponent
        while places < 0, number.isMultiple(of: 10) {
            number /= 10
            places += 1
        }
        guard (0..<20).contains(places) else { return nil }
        for _ in 0..<places {
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            number = product
        }
        return Int(exactly: number)
    }

    /// Those powers of ten that a `Double` holds exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
