/// Eight bytes of text in one register, the first in the lowest byte. A predicate answers with the high bit of each byte.
struct EightBytes {
    let bits: UInt64

    static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    @inline(__always)
    init(_ bits: UInt64) { self.bits = bits }

    /// Bytes from `lower` to `upper`. Right for every byte below 0x80; others may answer either way.
    @inline(__always)
    private static func isIn(_ seven: UInt64, _ lower: UInt64, _ upper: UInt64) -> UInt64 {
        (seven &+ (0x80 &- lower) &* ones) & ~(seven &+ (0x7F &- upper) &* ones)
    }

    @inline(__always)
    var letters: UInt64 {
        Self.isIn((bits | 0x20 &* Self.ones) & ~Self.highBits, 0x61, 0x7A) & ~bits & Self.highBits
    }

    @inline(__always)
    var digits: UInt64 { Self.isIn(bits & ~Self.highBits, 0x30, 0x39) & ~bits & Self.highBits }

    /// Right for every byte.
    @inline(__always)
    var spaces: UInt64 {
        let others = bits ^ 0x2020_2020_2020_2020
        return ~(((others & ~Self.highBits) &+ ~Self.highBits) | others) & Self.highBits
    }
}
