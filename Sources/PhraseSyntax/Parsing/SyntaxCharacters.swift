/// What characters mean to the grammar of phrase files. The only place in this room that classifies characters.
package enum SyntaxCharacters {
    /// A name begins with a letter of any script or `_`.
    static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isASCIILetter(UInt8(scalar.value)) || scalar == "_" }
        return isLetter(scalar)
    }

    /// A name goes on with letters, the marks on them, digits, `_` and `-`.
    static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return continuesName(UInt8(scalar.value)) }
        if isLetter(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    static func continuesName(_ byte: UInt8) -> Bool {
        isASCIILetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    static func isASCIILetter(_ byte: UInt8) -> Bool {
        let lowered = byte | 0x20
        return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    /// The length in bytes of the white space at a position, 0 if there is none. Line ends are not part of a line.
    package static func lengthOfWhiteSpace(in bytes: [UInt8], at position: Int, end: Int) -> Int {
        switch bytes[position] {
        case 0x20, 0x09, 0x0B, 0x0C, 0x0D: return 1
        case 0xC2 where position + 1 < end:
            // U+0085, U+00A0
            return bytes[position + 1] == 0x85 || bytes[position + 1] == 0xA0 ? 2 : 0
        case 0xE1 where position + 2 < end:
            // U+1680
            return bytes[position + 1] == 0x9A && bytes[position + 2] == 0x80 ? 3 : 0
        case 0xE2 where position + 2 < end:
            switch (bytes[position + 1], bytes[position + 2]) {
            // U+2000 … U+200A, U+2028, U+2029, U+202F
            case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF): return 3
            // U+205F
            case (0x81, 0x9F): return 3
            default: return 0
            }
        case 0xE3 where position + 2 < end:
            // U+3000
            return bytes[position + 1] == 0x80 && bytes[position + 2] == 0x80 ? 3 : 0
        default: return 0
        }
    }

    /// The ASCII sign that the full-width sign at a position looks like, if that sign means something in a template.
    static func fullWidthSyntax(in bytes: [UInt8], at position: Int, end: Int) -> Unicode.Scalar? {
        guard position + 2 < end, bytes[position] == 0xEF else { return nil }
        switch (bytes[position + 1], bytes[position + 2]) {
        case (0xBC, 0x88): return "("
        case (0xBC, 0x89): return ")"
        case (0xBC, 0x9B): return ";"
        case (0xBC, 0x9C): return "<"
        case (0xBC, 0x9E): return ">"
        case (0xBC, 0xBB): return "["
        case (0xBC, 0xBD): return "]"
        case (0xBD, 0x9C): return "|"
        default: return nil
        }
    }

    /// The scalar at a position of UTF-8 and its length; bytes that are none are U+FFFD, one by one.
    static func scalar(in bytes: [UInt8], at position: Int, end: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = bytes[position]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, position + length <= end else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for offset in 1..<length {
            let byte = bytes[position + offset]
            guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
        return (scalar, length)
    }
}
