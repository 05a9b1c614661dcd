/// With which two bytes a value can begin: one bit for each pair, so that nearly every word that is no value is turned away by one
/// load.
struct StartFilter: Sendable {
    /// 256 rows, one a first byte, of 256 bits.
    private var words: [UInt64]

    init() { words = Array(repeating: 0, count: 1024) }

    @inline(__always)
    func contains(_ text: FoldedText, at position: Int) -> Bool { contains(text[position], text[position + 1]) }

    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        words[Int(first) << 2 | Int(second >> 6)] >> UInt64(second & 63) & 1 != 0
    }

    mutating func insert(_ first: UInt8, _ second: UInt8) { words[Int(first) << 2 | Int(second >> 6)] |= 1 << UInt64(second & 63) }

    /// The first byte, whatever follows.
    mutating func insert(_ first: UInt8) {
        for word in 0..<4 { words[Int(first) << 2 | word] = .max }
    }

    mutating func insert(contentsOf other: StartFilter) {
        for word in words.indices { words[word] |= other.words[word] }
    }

    /// How numbers in digits begin: with a digit of any script, or a sign or decimal mark before one.
    static let numbers: StartFilter = {
        var filter = StartFilter()
        let digits = Array(UInt8(0x30)...0x39)
        // The first bytes of the digits beyond ASCII, all in blocks from U+0660 on.
        let others: [UInt8] = [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0]
        for first in digits + others { filter.insert(first) }
        for mark in [0x2B, 0x2C, 0x2D, 0x2E] as [UInt8] {
            for second in digits + others + [0x2C, 0x2E] { filter.insert(mark, second) }
        }
        return filter
    }()
}
