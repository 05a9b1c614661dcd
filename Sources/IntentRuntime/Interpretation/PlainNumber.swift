import ValueTypes

/// Numbers that need no reader: a few digits, which are the same number in every language.
enum PlainNumber {
    /// `nil` for anything but one to fifteen digits without a zero before them, for numbers with a mark and one, two or four decimals behind
    /// them (three might be a group: `1,000`), and for other kinds than integers and numbers.
    static func value(of digits: UnsafeBufferPointer<UInt8>, as kind: ValueKind) -> SlotValue? {
        guard kind == .integer || kind == .number, (1...15).contains(digits.count) else { return nil }
        var number = 0
        var mark: Int?
        for (place, digit) in digits.enumerated() {
            if digit &- 0x30 < 10 {
                number = number * 10 + Int(digit &- 0x30)
            } else {
                guard mark == nil, kind == .number, digit == UInt8(ascii: ".") || digit == UInt8(ascii: ",") else { return nil }
                mark = place
            }
        }
        let whole = mark ?? digits.count
        guard whole > 0, digits[0] != 0x30 || whole == 1 else { return nil }
        guard mark != nil else { return kind == .integer ? .integer(number) : .number(Double(number)) }
        // Both are whole and exact, so that the quotient is the nearest number to what was said.
        switch digits.count - whole - 1 {
        case 1: return .number(Double(number) / 10)
        case 2: return .number(Double(number) / 100)
        case 4: return .number(Double(number) / 10_000)
        default: return nil
        }
    }
}
