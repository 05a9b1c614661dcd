/// A set of bytes: which ones can begin a value. Asked once a position, so it answers with two loads.
struct ByteSet: Sendable, Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return word >> UInt64(byte & 63) & 1 != 0
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    mutating func insert(contentsOf other: ByteSet) {
        words.0 |= other.words.0
        words.1 |= other.words.1
        words.2 |= other.words.2
        words.3 |= other.words.3
    }

    /// Bytes with which a number in digits can begin: digits of any script, a sign, a decimal mark.
    static let numberStarts: ByteSet = {
        var bytes = ByteSet()
        for byte in [0x2B, 0x2C, 0x2D, 0x2E] + Array(UInt8(0x30)...0x39) { bytes.insert(byte) }
        // The first bytes of the digits beyond ASCII, all in blocks from U+0660 on.
        for byte in [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0] as [UInt8] { bytes.insert(byte) }
        return bytes
    }()
}
