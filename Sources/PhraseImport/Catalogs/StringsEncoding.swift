package import PhraseText

/// The encodings that property lists written as text come in: UTF-8, and UTF-16 and UTF-32 in either order of bytes.
enum StringsEncoding {
    case utf8, utf16BigEndian, utf16LittleEndian, utf32BigEndian, utf32LittleEndian

    /// By the byte order mark; without one, by the NULs in the first character, which syntax is in any language.
    init(of bytes: [UInt8]) {
        let first = bytes.prefix(4)
        switch (first.first, first.dropFirst().first, first.dropFirst(2).first, first.dropFirst(3).first) {
        case (0, 0, _?, _?): self = .utf32BigEndian
        case (0xFF, 0xFE, 0, 0), (_?, 0, 0, 0): self = .utf32LittleEndian
        case (0xFE, 0xFF, _, _): self = .utf16BigEndian
        case (0xFF, 0xFE, _, _), (_?, 0, _, _): self = .utf16LittleEndian
        case (0, _?, _, _): self = .utf16BigEndian
        default: self = .utf8
        }
    }

    /// The same text in UTF-8, as a source that places can point into. What is no character stands there as U+FFFD. O(bytes).
    static func source(_ file: SourceFile) -> (source: SourceFile, error: StringsError?) {
        let bytes = file.bytes
        let decoded: (text: String, isWhole: Bool)
        switch StringsEncoding(of: bytes) {
        case .utf8:
            guard String(validating: bytes, as: UTF8.self) == nil else { return (file, nil) }
            let invalid = firstInvalid(in: bytes)
            return (file, StringsError(fault: .invalidUTF8, span: SourceSpan(invalid, invalid + 1)))
        case .utf16BigEndian: decoded = utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
        case .utf16LittleEndian: decoded = utf16(bytes) { UInt16($1) << 8 | UInt16($0) }
        case .utf32BigEndian: decoded = utf32(bytes, isBig: true)
        case .utf32LittleEndian: decoded = utf32(bytes, isBig: false)
        }
        let source = SourceFile(path: file.path, bytes: Array(decoded.text.utf8))
        return (source, decoded.isWhole ? nil : StringsError(fault: .brokenCharacter, span: SourceSpan(0, 0)))
    }

    private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> (text: String, isWhole: Bool) {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for at in stride(from: 0, to: bytes.count - 1, by: 2) { units.append(unit(bytes[at], bytes[at + 1])) }
        if units.first == 0xFEFF { units.removeFirst() }
        let text = String(decoding: units, as: UTF16.self)
        return (text, bytes.count.isMultiple(of: 2) && text.utf16.elementsEqual(units))
    }

    private static func utf32(_ bytes: [UInt8], isBig: Bool) -> (text: String, isWhole: Bool) {
        var scalars = String.UnicodeScalarView()
        var isWhole = bytes.count.isMultiple(of: 4)
        for at in stride(from: 0, to: bytes.count - 3, by: 4) {
            let unit = bytes[at..<at + 4]
            let value = isBig ? unit.reduce(0) { $0 << 8 | UInt32($1) } : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
            if at == 0, value == 0xFEFF { continue }
            let scalar = Unicode.Scalar(value)
            isWhole = isWhole && scalar != nil
            scalars.append(scalar ?? "\u{FFFD}")
        }
        return (String(scalars), isWhole)
    }

    /// The first byte that is no UTF-8.
    private static func firstInvalid(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var read = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { read += UTF8.width(scalar) }
        return min(read, bytes.count)
    }
}

/// A property list in a form whose places cannot be told: compiled, or XML.
package enum CompiledTable {
    /// What the toolchain reads, where bytes are such a property list; `nil` for the old form of text. XML in whatever encoding, and with or
    /// without its first line, is given as UTF-8 with it, since not all readers take the others. O(bytes).
    package static func propertyList(_ file: SourceFile) -> [UInt8]? {
        if file.bytes.starts(with: "bplist".utf8) { return file.bytes }
        let (source, error) = StringsEncoding.source(file)
        var text = source.bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard text.first == UInt8(ascii: "<") else { return nil }
        // `<…>` is also how the old form writes bytes, in hexadecimal digits.
        guard let second = text.dropFirst().first, second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || isLetter(second) else {
            return nil
        }
        // In an encoding that the first line names.
        if case .invalidUTF8? = error?.fault { return file.bytes }
        if text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) { text = text[(end + 1)...] }
        return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) + text
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) == UInt8(ascii: "p") }
}
