/// Reading and writing single scalars of UTF-8 in memory.
enum UTF8Decoding {
    /// The scalar that begins at `bytes`, of which `limit` > 0 may be read; `nil` where it is not well formed.
    @inline(__always)
    static func decode(_ bytes: UnsafePointer<UInt8>, limit: Int) -> (scalar: UInt32, length: Int)? {
        let lead = UInt32(bytes[0])
        if lead < 0x80 { return (lead, 1) }
        guard limit >= 2, bytes[1] & 0xC0 == 0x80 else { return nil }
        let second = UInt32(bytes[1] & 0x3F)
        if lead < 0xE0 {
            return lead >= 0xC2 ? ((lead & 0x1F) << 6 | second, 2) : nil
        }
        guard limit >= 3, bytes[2] & 0xC0 == 0x80 else { return nil }
        let third = UInt32(bytes[2] & 0x3F)
        if lead < 0xF0 {
            let scalar = (lead & 0x0F) << 12 | second << 6 | third
            return scalar >= 0x800 && scalar & 0xF800 != 0xD800 ? (scalar, 3) : nil
        }
        guard limit >= 4, bytes[3] & 0xC0 == 0x80, lead < 0xF5 else { return nil }
        let scalar = (lead & 0x07) << 18 | second << 12 | third << 6 | UInt32(bytes[3] & 0x3F)
        return scalar >= 0x1_0000 && scalar <= 0x10_FFFF ? (scalar, 4) : nil
    }

    /// The scalar that begins at `bytes`, in text known to be valid.
    @inline(__always)
    static func scalar(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        let lead = UInt32(bytes[0])
        if lead < 0x80 { return lead }
        if lead < 0xE0 { return (lead & 0x1F) << 6 | UInt32(bytes[1] & 0x3F) }
        if lead < 0xF0 { return (lead & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F) }
        return (lead & 0x07) << 18 | UInt32(bytes[1] & 0x3F) << 12 | UInt32(bytes[2] & 0x3F) << 6 | UInt32(bytes[3] & 0x3F)
    }

    /// Where the scalar begins that ends at an offset > 0, in text known to be valid.
    @inline(__always)
    static func start(ofScalarBefore bytes: UnsafeMutablePointer<UInt8>, _ end: Int) -> Int {
        var start = end &- 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start &-= 1 }
        return start
    }

    /// How many bytes a scalar takes.
    @inline(__always)
    static func length(of scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
    }

    /// Writes a scalar and says how many bytes it took; room for four is needed.
    @inline(__always)
    static func write(_ scalar: UInt32, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
        if scalar < 0x80 {
            bytes[0] = UInt8(truncatingIfNeeded: scalar)
            return 1
        }
        if scalar < 0x800 {
            bytes[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
            bytes[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
            return 2
        }
        if scalar < 0x1_0000 {
            bytes[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
            bytes[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
            bytes[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
            return 3
        }
        bytes[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        bytes[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
        bytes[2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        bytes[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        return 4
    }
}
