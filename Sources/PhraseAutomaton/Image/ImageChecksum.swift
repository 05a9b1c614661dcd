/// The checksum of a compiled file: finds what disks and copying do to a file, not what a forger does.
///
/// The bytes are cut into chunks, and each has a digest of its own, so that several threads can make them; the checksum is a digest of
/// the digests. Inside a chunk eight lanes, each a word of 64 bits, take every eighth word: `lane = rotated(lane ⊕ word) · K`. The lanes do
/// not wait for one another, so that a word costs one multiplication of a pipelined unit (about 20 GB/s; bytes through a table: 0.4).
/// Each step can be undone, so that one word changed always changes its lane; the rotation keeps high bits from staying where they are.
struct ImageChecksum {
    /// Bytes of a chunk: it stays in the second cache from the digest to the check of its rows.
    static let chunk = 256 << 10

    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let lane: UInt64 = 0xA076_1D64_78BD_642F

    private(set) var value: UInt64 = Self.lane

    /// Adds the digest of the next chunk.
    mutating func add(_ digest: UInt64) { value = Self.step(value, digest) }

    @inline(__always)
    private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = lane ^ word
        return (mixed << 29 | mixed >> 35) &* multiplier
    }

    /// The digest of some bytes, and of their number.
    static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        guard let base = bytes.baseAddress else { return lane }
        var (a, b, c, d) = (lane, lane &+ 1, lane &+ 2, lane &+ 3)
        var (e, f, g, h) = (lane &+ 4, lane &+ 5, lane &+ 6, lane &+ 7)
        var offset = 0
        @inline(__always)
        func word(_ index: Int) -> UInt64 {
            UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset &+ index * 8, as: UInt64.self))
        }
        while bytes.count - offset >= 64 {
            a = step(a, word(0))
            b = step(b, word(1))
            c = step(c, word(2))
            d = step(d, word(3))
            e = step(e, word(4))
            f = step(f, word(5))
            g = step(g, word(6))
            h = step(h, word(7))
            offset += 64
        }
        var digest = step(lane, UInt64(truncatingIfNeeded: bytes.count))
        for lane in [a, b, c, d, e, f, g, h] { digest = step(digest, lane) }
        while offset < bytes.count {
            digest = step(digest, UInt64(bytes[offset]))
            offset += 1
        }
        return digest ^ digest >> 32
    }
}
