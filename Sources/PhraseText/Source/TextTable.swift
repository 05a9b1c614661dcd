/// Texts as bytes in one piece of memory, each once where it is asked for by its bytes, numbered as they are met.
package struct TextTable: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Where each text begins; the next one's beginning ends it.
    package private(set) var starts: [UInt32] = [0]
    /// Open addressing: half of a text's hash above one more than its number; 0 is an empty slot.
    private var slots: [UInt64] = []
    private var used = 0

    package init() {}

    package var count: Int { starts.count - 1 }

    package subscript(number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

    package func bytes(of number: Int) -> ArraySlice<UInt8> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

    /// The number of a text; the same for the same text. O(length of the text).
    package mutating func number(of text: UnsafeRawBufferPointer) -> Int {
        if used * 2 >= slots.count { grow() }
        let hash = Self.hash(text)
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 {
            if Self.upperHalf(slots[index]) == Self.upperHalf(hash) {
                let number = Self.number(in: slots[index])
                if bytes(of: number).withUnsafeBytes({ $0.elementsEqual(text) }) { return number }
            }
            index = (index + 1) & mask
        }
        let number = append(text)
        slots[index] = Self.upperHalf(hash) | UInt64(number + 1)
        used += 1
        return number
    }

    package mutating func number(of text: ArraySlice<UInt8>) -> Int { text.withUnsafeBytes { number(of: $0) } }

    package mutating func number(of text: String) -> Int {
        var text = text
        return text.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    /// Adds a text that is not likely to come again: it is not found by its bytes.
    package mutating func append(_ text: some Sequence<UInt8>) -> Int {
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
        return count - 1
    }

    /// Gives back what only finding texts needs.
    package mutating func finish() {
        slots = []
        used = 0
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: max(16, old.count * 2))
        let mask = slots.count - 1
        for slot in old where slot != 0 {
            let hash = bytes(of: Self.number(in: slot)).withUnsafeBytes(Self.hash)
            var index = Int(truncatingIfNeeded: hash) & mask
            while slots[index] != 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }

    private static func number(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

    private static func upperHalf(_ value: UInt64) -> UInt64 { value & 0xFFFF_FFFF_0000_0000 }

    // MARK: Hashes

    /// Another one in each process, so that no file can be made whose texts all fall into one slot.
    private static let secret = UInt64.random(in: .min ... .max)

    private static func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
        var state = secret ^ UInt64(text.count)
        var offset = 0
        while text.count - offset > 8 {
            state = mix(state ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        return mix(state ^ tail(text, from: offset))
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
