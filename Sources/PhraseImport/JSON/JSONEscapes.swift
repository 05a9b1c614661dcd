/// The escapes of JSON strings: `\" \\ \/ \b \f \n \r \t \uXXXX`.
enum JSONEscapes {
    /// The value of the four hexadecimal digits at a position, `nil` if they are not that.
    static func unit(in bytes: [UInt8], at position: Int, end: Int) -> UInt32? {
        guard position + 4 <= end else { return nil }
        var value: UInt32 = 0
        for byte in bytes[position..<(position + 4)] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }

    /// What `\` and this byte stand for, `nil` for `u` and for what is no escape.
    static func character(for byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Appends what a string's content stands for. What is no escape, and has been reported, stays or is U+FFFD.
    static func appendDecoded(_ bytes: [UInt8], _ content: Range<Int>, to result: inout [UInt8]) {
        var at = content.lowerBound
        let end = content.upperBound
        while at < end {
            let byte = bytes[at]
            guard byte == UInt8(ascii: "\\"), at + 1 < end else {
                result.append(byte)
                at += 1
                continue
            }
            if let character = character(for: bytes[at + 1]) {
                result.append(character)
                at += 2
            } else if bytes[at + 1] == UInt8(ascii: "u"), let unit = unit(in: bytes, at: at + 2, end: end) {
                at += 6
                var value = unit
                if (0xD800..<0xDC00).contains(unit), at + 1 < end, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u"),
                    let low = self.unit(in: bytes, at: at + 2, end: end), (0xDC00..<0xE000).contains(low)
                {
                    value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
                    at += 6
                }
                let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            } else {
                result.append(byte)
                at += 1
            }
        }
    }
}
