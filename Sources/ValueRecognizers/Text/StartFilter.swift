import PhraseAutomaton

/// With which three bytes a value can begin: a bit for each pair of first bytes, and one, shared by some, for each three, so that nearly
/// every word that is no value is turned away by two loads.
struct StartFilter: Sendable {
    private(set) var table: Table

    /// Rows of 256 bits: one a first byte, for the second; one for the first bytes behind which anything may follow; then 65,536 bits, in
    /// which a pair and its third byte have their place.
    ///
    /// Sendable, unchecked: only a filter that holds the one reference to it writes. Invariant: `words` points to `count` words until
    /// `deinit`; a place is made of three bytes, and lies among them.
    final class Table: @unchecked Sendable {
        fileprivate let words: UnsafeMutablePointer<UInt64>
        fileprivate static let open = 1024
        fileprivate static let thirds = 1028
        fileprivate static let count = thirds + 1024

        fileprivate init() {
            words = .allocate(capacity: Self.count)
            words.initialize(repeating: 0, count: Self.count)
        }

        fileprivate init(copying other: Table) {
            words = .allocate(capacity: Self.count)
            words.initialize(from: other.words, count: Self.count)
        }

        deinit { words.deallocate() }

        @inline(__always)
        func contains(_ text: FoldedText, at position: Int) -> Bool {
            let (first, second) = (text[position], text[position + 1])
            guard isSet(Int(first) << 8 | Int(second)) else { return false }
            return isSet(Self.open << 6 | Int(first)) || isSet(Self.place(first, second, text[position + 2]))
        }

        @inline(__always)
        private func isSet(_ bit: Int) -> Bool { words[bit >> 6] >> UInt64(bit & 63) & 1 != 0 }

        @inline(__always)
        fileprivate func set(_ bit: Int) { words[bit >> 6] |= 1 << UInt64(bit & 63) }

        /// Where the bit of three bytes is. Those of one pair lie side by side.
        @inline(__always)
        fileprivate static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
            thirds << 6 + Int(first &* 37 &+ second) << 8 + Int(third)
        }
    }

    init() { table = Table() }

    @inline(__always)
    func contains(_ text: FoldedText, at position: Int) -> Bool { table.contains(text, at: position) }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&table) { table = Table(copying: table) }
    }

    mutating func insert(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        makeUnique()
        table.set(Int(first) << 8 | Int(second))
        table.set(Table.place(first, second, third))
    }

    /// The first two bytes, whatever follows.
    mutating func insert(_ first: UInt8, _ second: UInt8) {
        makeUnique()
        table.set(Int(first) << 8 | Int(second))
        let row = Table.place(first, second, 0) >> 6
        for word in row..<row + 4 { table.words[word] = .max }
    }

    var firstBytes: FirstBytes {
        var bytes = FirstBytes()
        for first in UInt8.min...UInt8.max where (0..<4).contains(where: { table.words[Int(first) << 2 | $0] != 0 }) {
            bytes.insert(first)
        }
        return bytes
    }

    /// The first byte, whatever follows.
    mutating func insert(_ first: UInt8) {
        makeUnique()
        for word in 0..<4 { table.words[Int(first) << 2 | word] = .max }
        table.set(Table.open << 6 | Int(first))
    }

    mutating func insert(contentsOf other: StartFilter) {
        makeUnique()
        for word in 0..<Table.count { table.words[word] |= other.table.words[word] }
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
