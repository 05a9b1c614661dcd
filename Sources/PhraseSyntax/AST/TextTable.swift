/// Texts, each once, numbered as they are met.
struct TextTable {
    private var bytes: [UInt8] = []
    /// Where each text begins; the next one's beginning ends it.
    private var starts: [UInt32] = [0]
    /// Open addressing: half of a text's hash above one more than its number; 0 is an empty slot.
    private var slots: [UInt64] = []

    var count: Int { starts.count - 1 }

    subscript(number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

    func bytes(of number: Int) -> ArraySlice<UInt8> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

    /// O(length of the text).
    mutating func number(of text: ArraySlice<UInt8>) -> Int {
        if count * 2 >= slots.count { grow() }
        let hash = Self.hash(text)
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 {
            if slots[index] >> 32 == hash >> 32 {
                let number = Int(slots[index] & 0xFFFF_FFFF) - 1
                if isText(number, text) { return number }
            }
            index = (index + 1) & mask
        }
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
        slots[index] = hash >> 32 << 32 | UInt64(count)
        return count - 1
    }

    /// Gives back what only finding texts needs.
    mutating func finish() { slots = [] }

    private func isText(_ number: Int, _ text: ArraySlice<UInt8>) -> Bool {
        let known = bytes(of: number)
        guard known.count == text.count else { return false }
        return known.withUnsafeBytes { known in text.withUnsafeBytes { known.elementsEqual($0) } }
    }

    private mutating func grow() {
        var size = 16
        while size < count * 4 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        for number in 0..<count {
            let hash = Self.hash(bytes(of: number))
            var index = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[index] != 0 { index = (index + 1) & (size - 1) }
            slots[index] = hash >> 32 << 32 | UInt64(number + 1)
        }
    }

    // MARK: Hashes

    /// Another one in each process, so that no file can be made whose texts all fall into one slot.
    private static let secret = UInt64.random(in: .min ... .max)

    private static func hash(_ text: ArraySlice<UInt8>) -> UInt64 {
        text.withUnsafeBytes { text in
            var state = secret ^ UInt64(text.count)
            var offset = 0
            while text.count - offset > 8 {
                state = mix(state ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            return mix(state ^ tail(text, from: offset))
        }
    }

    /// At most the last eight bytes, in two loads that may overlap.
    private static func tail(_ text: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
        let count = text.count - offset
        if count == 8 { return text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        if count >= 4 {
            let low = text.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            return UInt64(text.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self)) << 32 | UInt64(low)
        }
        var bits: UInt64 = 0
        for index in offset..<text.count { bits = bits << 8 | UInt64(text[index]) }
        return bits
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
