/// The first sixteen bytes of a word in two registers, zeros behind its end. Of words up to that length equal keys and lengths mean equal
/// words; of longer ones `high` is a hash of what follows, and the bytes have to be compared. No key of a longer word is that of a shorter
/// one: the last byte is 0xFF, which UTF-8 never has.
struct WordKey: BitwiseCopyable, Equatable {
    /// The longest word that its key tells from all others.
    static let exactCount = 16

    var low: UInt64
    var high: UInt64

    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// - Precondition: 16 bytes behind the word may be read.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        let memory = UnsafeRawPointer(bytes)
        guard count > 8 else {
            self.init(low: Self.prefix(memory, count: count), high: 0)
            return
        }
        guard count > Self.exactCount else {
            self.init(
                low: UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self)), high: Self.prefix(memory + 8, count: count - 8))
            return
        }
        self.init(ofLongWord: memory, count: count)
    }

    init(_ word: [UInt8]) {
        self = (word + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { padded in
            padded.baseAddress.map { WordKey($0, count: word.count) } ?? WordKey(low: 0, high: 0)
        }
    }

    @inline(never)
    private init(ofLongWord memory: UnsafeRawPointer, count: Int) {
        var state = UInt64(truncatingIfNeeded: count)
        var offset = 8
        while count - offset > 8 {
            state = Self.mixed(state ^ UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        low = UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
        high = Self.mixed(state ^ Self.prefix(memory + offset, count: count - offset)) | 0xFF << 56
    }

    /// Spread over all bits; a key can be found for any hash, so that it proves nothing.
    @inline(__always)
    var hash: UInt64 { Self.mixed(low ^ 0xA076_1D64_78BD_642F ^ high &* 0xE703_7ED1_A0B4_28DB) }

    /// The first `count` ≤ 8 bytes, the others 0.
    @inline(__always)
    private static func prefix(_ memory: UnsafeRawPointer, count: Int) -> UInt64 {
        guard count > 0 else { return 0 }
        let bits = UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
        return bits & ~0 >> UInt64(truncatingIfNeeded: 64 - count * 8)
    }

    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    /// Whether two words of one length are equal; behind both 8 bytes may be read.
    @inline(never)
    static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        let left = UnsafeRawPointer(left)
        let right = UnsafeRawPointer(right)
        var offset = 0
        while count - offset > 8 {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) {
                return false
            }
            offset += 8
        }
        return prefix(left + offset, count: count - offset) == prefix(right + offset, count: count - offset)
    }
}
