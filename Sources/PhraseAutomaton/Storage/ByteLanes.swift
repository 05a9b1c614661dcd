/// Predicates of eight bytes in one register, which answer with the high bit of each byte.
enum ByteLanes {
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Bytes that are a space. The lowest answer is right; above it there may be wrong ones.
    @inline(__always)
    static func spaces(in bits: UInt64) -> UInt64 { bytes(equalTo: 0x20, in: bits) }

    /// Bytes that equal one. The lowest answer is right; above it there may be wrong ones.
    @inline(__always)
    static func bytes(equalTo byte: UInt8, in bits: UInt64) -> UInt64 {
        let others = bits ^ UInt64(byte) &* ones
        return (others &- ones) & ~others & highBits
    }

    /// How many of the first `count` ≤ 8 bytes begin a character other than a space.
    @inline(__always)
    static func characters(in bits: UInt64, count: Int) -> Int {
        let continuations = bits & ~(bits << 1) & highBits
        let others = bits ^ 0x20 &* ones
        let notSpaces = (((others & ~highBits) &+ ~highBits) | others) & highBits
        let heads = notSpaces & ~continuations
        return (count >= 8 ? heads : heads & ~(~0 << UInt64(truncatingIfNeeded: count * 8))).nonzeroBitCount
    }
}
