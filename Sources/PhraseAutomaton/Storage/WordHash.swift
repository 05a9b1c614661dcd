/// The hash of a word: eight bytes a step, the last step masked.
enum WordHash {
    /// - Precondition: 16 bytes behind the word may be read.
    @inline(__always)
    static func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        let memory = UnsafeRawPointer(bytes)
        var state: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: count)
        var offset = 0
        while count - offset > 8 {
            state = mix(state ^ memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        return mix(state ^ tail(memory + offset, count: count - offset))
    }

    static func hash(_ word: [UInt8]) -> UInt64 {
        (word + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { padded in
            padded.baseAddress.map { hash($0, count: word.count) } ?? 0
        }
    }

    /// Whether two words of one length are equal; behind both 8 bytes may be read.
    @inline(__always)
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
        return tail(left + offset, count: count - offset) == tail(right + offset, count: count - offset)
    }

    /// The first `count` ≤ 8 bytes, the others 0.
    @inline(__always)
    private static func tail(_ memory: UnsafeRawPointer, count: Int) -> UInt64 {
        guard count > 0 else { return 0 }
        let shift = UInt64(truncatingIfNeeded: 64 - count * 8)
        let bits = UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
        return (bits << shift) >> shift
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
