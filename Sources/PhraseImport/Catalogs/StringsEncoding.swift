import PhraseText

/// The encodings that `.strings` files come in: UTF-8, and UTF-16 in either order of bytes.
enum StringsEncoding {
    case utf8, utf16BigEndian, utf16LittleEndian

    /// By the byte order mark; without one, UTF-16 shows by a NUL in one half of the first characters, which syntax is in any language.
    init(of bytes: [UInt8]) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF): self = .utf16BigEndian
        case (0xFF, 0xFE), (_?, 0): self = .utf16LittleEndian
        case (0, _?): self = .utf16BigEndian
        default: self = .utf8
        }
    }

    /// The same text in UTF-8, as a source that places can point into. O(bytes).
    static func source(_ file: SourceFile) -> (source: SourceFile, error: StringsError?) {
        let bytes = file.bytes
        let isBig: Bool
        switch StringsEncoding(of: bytes) {
        case .utf8:
            guard String(validating: bytes, as: UTF8.self) == nil else { return (file, nil) }
            let valid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) ? bytes.count : firstInvalid(in: bytes)
            return (file, StringsError(fault: .invalidUTF8, span: SourceSpan(valid, valid + 1)))
        case .utf16BigEndian: isBig = true
        case .utf16LittleEndian: isBig = false
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for at in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (high, low) = isBig ? (bytes[at], bytes[at + 1]) : (bytes[at + 1], bytes[at])
            units.append(UInt16(high) << 8 | UInt16(low))
        }
        if units.first == 0xFEFF { units.removeFirst() }
        let text = String(decoding: units, as: UTF16.self)
        let source = SourceFile(path: file.path, bytes: Array(text.utf8))
        guard bytes.count.isMultiple(of: 2), text.utf16.elementsEqual(units) else {
            return (source, StringsError(fault: .brokenUTF16, span: SourceSpan(0, 0)))
        }
        return (source, nil)
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
