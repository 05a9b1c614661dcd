import PhraseAutomaton

/// With which three bytes a value can begin: a bit for each pair of first bytes, and one, shared by some, for each three, so that nearly
/// every word that is no value is turned away by two loads.
struct StartFilter: Sendable {
    /// Rows of 256 bits: one a first byte, for the second; one for the first bytes behind which anything may follow; then 65,536 bits, in
    /// which a pair and its third byte have their place.
    private var words: [UInt64]

    private static let open = 1024
    private static let thirds = 1028

    init() { words = Array(repeating: 0, count: Self.thirds + 1024) }

    @inline(__always)
    func contains(_ text: FoldedText, at position: Int) -> Bool { contains(text[position], text[position + 1], text[position + 2]) }

    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        guard isSet(Int(first) << 8 | Int(second)) else { return false }
        return isSet(Self.open << 6 | Int(first)) || isSet(Self.place(first, second, third))
    }

    @inline(__always)
    private func isSet(_ bit: Int) -> Bool { words[bit >> 6] >> UInt64(bit & 63) & 1 != 0 }

    private mutating func set(_ bit: Int) { words[bit >> 6] |= 1 << UInt64(bit & 63) }

    /// Where the bit of three bytes is. Those of one pair lie side by side.
    @inline(__always)
    private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        thirds << 6 + Int(first &* 37 &+ second) << 8 + Int(third)
    }

    mutating func insert(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        set(Int(first) << 8 | Int(second))
        set(Self.place(first, second, third))
    }

    /// The first two bytes, whatever follows.
    mutating func insert(_ first: UInt8, _ second: UInt8) {
        for third in 0...UInt8.max { insert(first, second, third) }
    }

    var firstBytes: FirstBytes {
        var bytes = FirstBytes()
        for first in UInt8.min...UInt8.max where words[Int(first) << 2..<Int(first) << 2 + 4].contains(where: { $0 != 0 }) {
            bytes.insert(first)
        }
        return bytes
    }

    /// The first byte, whatever follows.
    mutating func insert(_ first: UInt8) {
        for word in 0..<4 { words[Int(first) << 2 | word] = .max }
        set(Self.open << 6 | Int(first))
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
