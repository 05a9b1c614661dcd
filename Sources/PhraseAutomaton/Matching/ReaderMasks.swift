/// Which readers may read a value somewhere, by what the text has there: one load says no for all lists and recognisers of a state.
///
/// A reader has one of 32 bits, shared by those with the same number modulo 32. A bit that is set may be wrong; one that is not is right.
struct ReaderMasks: ~Copyable {
    /// By the hash of a word: lists with a value that begins with it.
    private var words = ScratchBuffer<UInt32>()
    /// By two bytes: lists with a value that begins with them.
    private var starts = ScratchBuffer<UInt32>()
    /// By a byte: recognisers with a value that begins with it, and lists that two bytes say nothing of.
    private var bytes = ScratchBuffer<UInt32>()

    private static let wordPlaces = 2_048

    @inline(__always)
    static func bit(of reader: UInt32) -> UInt32 { 1 << (reader & 31) }

    init() {
        words.fill(0, count: Self.wordPlaces)
        starts.fill(0, count: ValueTables.startBits)
        bytes.fill(0, count: 256)
    }

    /// Those that may read a value whose first word has a hash.
    @inline(__always)
    func readers(ofWord hash: UInt64) -> UInt32 { words[Int(truncatingIfNeeded: hash >> 32) & (Self.wordPlaces - 1)] }

    /// Those that may read a value that begins with two bytes.
    @inline(__always)
    func readers(ofStart first: UInt8, _ second: UInt8) -> UInt32 {
        starts[Int(ValueTables.startBit(first, second))] | bytes[Int(first)]
    }

    mutating func add(recognizer reader: UInt32, _ firstBytes: FirstBytes) {
        for byte in UInt8.min...UInt8.max where firstBytes.contains(byte) { bytes[Int(byte)] |= Self.bit(of: reader) }
    }

    /// O(size of the list's filter).
    mutating func add(list reader: UInt32, _ source: ListSource) {
        let bit = Self.bit(of: reader)
        if source.table.passesSpaces != 0 {
            // A space may stand between two bytes that are two characters, and ends no word.
            for place in 0..<words.count { words[place] |= bit }
            for byte in 0..<0x80 { bytes[byte] |= bit }
        }
        source.eachWordBit { word in
            for place in stride(from: word & (Self.wordPlaces - 1), to: Self.wordPlaces, by: min(source.wordBits, Self.wordPlaces)) {
                words[place] |= bit
            }
        }
        source.eachStartBit { starts[$0] |= bit }
    }

    /// Forgets the lists that have one of some bits. What single bytes tell stays: it says too much at worst.
    mutating func remove(_ bits: UInt32) {
        guard bits != 0 else { return }
        for place in 0..<words.count { words[place] &= ~bits }
        for place in 0..<starts.count { starts[place] &= ~bits }
    }
}

extension ListSource {
    /// How many bits the hashes of first words are told apart by; a power of two.
    fileprivate var wordBits: Int { Int(table.filterMask) + 1 }

    fileprivate func eachWordBit(_ body: (Int) -> Void) { eachBit(from: table.filter, count: wordBits, body) }

    fileprivate func eachStartBit(_ body: (Int) -> Void) { eachBit(from: table.starts, count: ValueTables.startBits, body) }

    private func eachBit(from start: UInt32, count: Int, _ body: (Int) -> Void) {
        for word in 0..<count / 64 {
            var bits = tables.filters[Int(start) + word]
            while bits != 0 {
                body(word * 64 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }
}
