/// Predicates of bytes of text in one register, the first in the lowest byte: eight in a `UInt64`, sixteen in a `SIMD2<UInt64>`. They answer
/// with the high bit of each byte.
///
/// Swift 6.3 compares the bytes of a vector in a loop; sums and bit operations of two words at once are single instructions, and the same
/// formulas serve both sizes.
///
/// Public, as little else here, because Swift 6.3 inlines no function of `package` access into another module.
public enum ByteLanes {
    /// Bytes that equal one.
    @inlinable @inline(__always)
    public static func bytes<Register: ByteRegister>(equalTo byte: UInt8, in bits: Register) -> Register {
        let others = bits ^ .each(byte)
        return ~(((others & .each(0x7F)) &+ .each(0x7F)) | others) & .each(0x80)
    }

    @inlinable @inline(__always)
    public static func spaces<Register: ByteRegister>(in bits: Register) -> Register { bytes(equalTo: 0x20, in: bits) }

    /// Letters of ASCII, of either case.
    @inlinable @inline(__always)
    public static func letters<Register: ByteRegister>(in bits: Register) -> Register {
        bytes(from: 0x61, to: 0x7A, in: bits | .each(0x20))
    }

    /// Digits of ASCII.
    @inlinable @inline(__always)
    public static func digits<Register: ByteRegister>(in bits: Register) -> Register { bytes(from: 0x30, to: 0x39, in: bits) }

    /// Bytes of ASCII from one to another.
    @inlinable @inline(__always)
    public static func bytes<Register: ByteRegister>(from lower: UInt8, to upper: UInt8, in bits: Register) -> Register {
        let seven = bits & .each(0x7F)
        return (seven &+ .each(0x80 &- lower)) & ~(seven &+ .each(0x7F &- upper)) & ~bits & .each(0x80)
    }

    // MARK: The first of eight bytes

    /// Bytes that equal one, in fewer steps: the lowest answer is right; above it there may be wrong ones.
    @inlinable @inline(__always)
    public static func firstByte(equalTo byte: UInt8, in bits: UInt64) -> UInt64 {
        let others = bits ^ .each(byte)
        return (others &- .each(1)) & ~others & .each(0x80)
    }

    @inlinable @inline(__always)
    public static func firstSpace(in bits: UInt64) -> UInt64 { firstByte(equalTo: 0x20, in: bits) }

    // MARK: Characters

    /// How many of the first `count` ≤ 8 bytes begin a character other than a space.
    @inlinable @inline(__always)
    public static func characters(in bits: UInt64, count: Int) -> Int {
        let continuations = bits & ~(bits << 1)
        let heads = ~(spaces(in: bits) | continuations) & .each(0x80)
        let first = count >= 8 ? heads : heads & ~(~0 &<< UInt64(truncatingIfNeeded: count &* 8))
        // The sum of eight bytes of 0 or 1; x86-64 has an instruction that counts bits in its later versions only.
        return Int(truncatingIfNeeded: ((first >> 7) &* .each(1)) >> 56)
    }
}

/// What holds the bytes.
public protocol ByteRegister {
    /// One byte everywhere.
    static func each(_ byte: UInt8) -> Self
    static func & (left: Self, right: Self) -> Self
    static func | (left: Self, right: Self) -> Self
    static func ^ (left: Self, right: Self) -> Self
    static func &+ (left: Self, right: Self) -> Self
    static prefix func ~ (bits: Self) -> Self
}

extension UInt64: ByteRegister {
    @inlinable @inline(__always)
    public static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension SIMD2: ByteRegister where Scalar == UInt64 {
    @inlinable @inline(__always)
    public static func each(_ byte: UInt8) -> SIMD2<UInt64> { SIMD2(repeating: .each(byte)) }
}
