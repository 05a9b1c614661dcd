import PhraseSyntax

/// Text that goes byte by byte into a line of output, but for what has to be escaped there.
///
/// Most bytes stand for themselves: they are found by a table and copied in runs. Only the few that can begin a scalar that hides
/// (`VisibleText.isHidden`) are decoded.
enum EscapedText {
    private enum Kind {
        static let plain: UInt8 = 0
        /// A control of ASCII.
        static let control: UInt8 = 1
        /// A quote or a backslash.
        static let quote: UInt8 = 2
        /// The first byte of scalars of which some hide.
        static let lead: UInt8 = 3
    }

    private static let kinds: [UInt8] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case 0x00...0x1F, 0x7F: Kind.control
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): Kind.quote
        // U+0080…, U+061C, U+200B…, U+FEFF, U+E0000….
        case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: Kind.lead
        default: Kind.plain
        }
    }

    /// Appends valid UTF-8.
    ///
    /// - Parameters:
    ///   - escapesQuotes: Quotes and backslashes are escaped too.
    ///   - escape: Appends what stands for a scalar that hides.
    static func append(
        _ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], escapesQuotes: Bool,
        escape: (Unicode.Scalar, inout [UInt8]) -> Void
    ) {
        kinds.withUnsafeBufferPointer { kinds in
            var copied = 0
            var at = 0
            while at < utf8.count {
                let kind = kinds[Int(utf8[at])]
                if kind == Kind.plain || (kind == Kind.quote && !escapesQuotes) {
                    at += 1
                    continue
                }
                if kind == Kind.quote {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[copied..<at]))
                    bytes.append(UInt8(ascii: "\\"))
                    copied = at
                    at += 1
                    continue
                }
                let (scalar, length) = scalar(in: utf8, at: at)
                if VisibleText.isHidden(scalar) {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[copied..<at]))
                    escape(scalar, &bytes)
                    copied = at + length
                }
                at += length
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[copied...]))
        }
    }

    /// Whether a byte is one of ASCII that is never escaped.
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C }

    /// Whether eight bytes are.
    @inline(__always)
    static func isPlain(_ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // The high bit of a lane is set by a byte below 0x20, and by those that are nothing once the byte looked for is taken off.
        let controls = eight &- ones &* 0x20
        let quotes = (eight ^ ones &* 0x22) &- ones
        let backslashes = (eight ^ ones &* 0x5C) &- ones
        let deletes = (eight ^ ones &* 0x7F) &- ones
        return (eight | controls | quotes | backslashes | deletes) & (ones &* 0x80) == 0
    }

    private static func scalar(in utf8: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, length: Int) {
        var iterator = utf8[start...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
        return (scalar, UTF8.width(scalar))
    }
}

extension [UInt8] {
    /// Appends a number in decimal digits.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let end = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[end...].reverse()
    }
}
