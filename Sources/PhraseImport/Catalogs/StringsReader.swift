import PhraseText

/// Reads a `.strings` file: keys with their values, in order, with their places.
///
///     file    = { comment | entry }
///     entry   = text [ "=" text ] ";"                 (without a value, the key is the value)
///     text    = '"' { any | escape } '"' | "'" { any | escape } "'" | { letter | digit | "_" | "$" | "+" | "/" | ":" | "." | "-" }
///     escape  = "\" ( "a" | "b" | "f" | "n" | "r" | "t" | "v" | "U" hex hex hex hex | octal [ octal [ octal ] ] | any )
///     comment = "/*" … "*/" | "//" … to the end of the line
///
/// It is the toolchain's grammar of property lists; octal numbers are characters of NeXTSTEP. The whole may stand in braces, as in other property lists. After an error it goes on behind the next `;`. O(bytes).
struct StringsReader {
    private let source: SourceFile
    private let bytes: [UInt8]
    private var position = 0
    private var entries: [StringsEntry] = []
    /// A string has no end: that was said, and nothing stands behind it.
    private var isUnterminated = false
    private(set) var errors: [StringsError] = []

    /// - Parameter source: In UTF-8 (`StringsEncoding.source`).
    init(source: SourceFile) {
        self.source = source
        bytes = source.bytes
    }

    mutating func read() -> [StringsEntry] {
        guard bytes.count <= JSONLimits.bytes else {
            errors.append(StringsError(fault: .tooLarge(given: bytes.count), span: SourceSpan(0, 0)))
            return []
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipBlanks()
        let isBraced = take(UInt8(ascii: "{"))
        while true {
            skipBlanks()
            if position == bytes.count || (isBraced && take(UInt8(ascii: "}"))) { break }
            readEntry()
        }
        skipBlanks()
        if position < bytes.count { reportRest() }
        reportDuplicates()
        return entries
    }

    private mutating func readEntry() {
        guard let key = readText() else { return recover(.key) }
        skipBlanks()
        var value = key
        if take(UInt8(ascii: "=")) {
            skipBlanks()
            guard let text = readText() else { return recover(.value) }
            value = text
            skipBlanks()
        }
        guard take(UInt8(ascii: ";")) else { return recover(.semicolon) }
        entries.append(StringsEntry(key: key, value: value))
    }

    /// Reports what stands in the place of something else, and goes on behind the next semicolon.
    private mutating func recover(_ expectation: StringsFault.Expectation) {
        guard errors.count < JSONLimits.reportedFindings else {
            errors.append(StringsError(fault: .unread, span: SourceSpan(position, position)))
            position = bytes.count
            return
        }
        if !isUnterminated {
            var stop = position
            while stop < bytes.count, stop - position < 20, !Self.isBlank(bytes[stop]) { stop += 1 }
            errors.append(StringsError(fault: .expected(expectation), span: SourceSpan(position, stop)))
        }
        while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
        _ = take(UInt8(ascii: ";"))
    }

    /// What stands behind the brace that closes the table, which is not read.
    private mutating func reportRest() {
        errors.append(StringsError(fault: .expected(.end), span: SourceSpan(position, min(position + 20, bytes.count))))
        position = bytes.count
    }

    private mutating func reportDuplicates() {
        var first: [String: SourceSpan] = [:]
        var count = 0
        for entry in entries {
            guard let earlier = first.updateValue(entry.key.span, forKey: entry.key.text) else { continue }
            first[entry.key.text] = earlier
            count += 1
            guard count <= JSONLimits.reportedFindings else {
                errors.append(StringsError(fault: .moreDuplicates, span: entry.key.span))
                return
            }
            errors.append(StringsError(fault: .duplicateKey(first: earlier), span: entry.key.span))
        }
    }

    // MARK: Texts

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func readText() -> StringsEntry.Spanned? {
        guard position < bytes.count else { return nil }
        let start = position
        if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { return readString() }
        while position < bytes.count, Self.isBare(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        return StringsEntry.Spanned(
            text: String(decoding: bytes[start..<position], as: UTF8.self), span: SourceSpan(start, position))
    }

    private mutating func readString() -> StringsEntry.Spanned? {
        let start = position
        let quote = bytes[position]
        position += 1
        var content: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case quote:
                return StringsEntry.Spanned(text: String(decoding: content, as: UTF8.self), span: SourceSpan(start, position))
            case UInt8(ascii: "\\"): readEscape(into: &content)
            default: content.append(byte)
            }
        }
        isUnterminated = true
        errors.append(StringsError(fault: .unterminatedString, span: SourceSpan(start, start + 1)))
        return nil
    }

    private mutating func readEscape(into content: inout [UInt8]) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "a"): content.append(0x07)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "v"): content.append(0x0B)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            guard var value = JSONEscapes.unit(in: bytes, at: position, end: bytes.count) else { return content.append(byte) }
            position += 4
            // Two units that make one character.
            if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                let low = JSONEscapes.unit(in: bytes, at: position + 2, end: bytes.count), (0xDC00..<0xE000).contains(low)
            {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                position += 6
            }
            content += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = UInt32(byte - UInt8(ascii: "0"))
            var digits = 1
            while digits < 3, position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
                value = value << 3 | UInt32(bytes[position] - UInt8(ascii: "0"))
                position += 1
                digits += 1
            }
            content += Array(String(NextStepCharacter.scalar(UInt8(truncatingIfNeeded: value))).utf8)
        default: content.append(byte)
        }
    }

    // MARK: Blanks

    private mutating func skipBlanks() {
        while position < bytes.count {
            if Self.isBlank(bytes[position]) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                let start = position
                position += 2
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                guard position < bytes.count else {
                    errors.append(StringsError(fault: .unterminatedComment, span: SourceSpan(start, start + 2)))
                    return
                }
                position += 2
            } else {
                return
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: byte >= 0x80
        }
    }
}
