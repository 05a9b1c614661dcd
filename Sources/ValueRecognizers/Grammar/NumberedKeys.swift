/// Numbers for things in the order in which they come, found again by a key of each: open addressing, without the safe and slower hashing of
/// dictionaries.
///
/// The things themselves lie elsewhere, by their numbers. Their keys come from data files, never from a text that somebody said.
struct NumberedKeys {
    private var keys: [UInt64] = []
    /// Numbers; -1: empty. At least half are. Their number is a power of two.
    private var slots = [Int32](repeating: -1, count: 64)

    /// The number of the thing that has the key and is the one wanted; two things may have one key.
    @inline(__always)
    func first(_ key: UInt64, where isWanted: (Int) -> Bool) -> Int? {
        var slot = slot(of: key)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if keys[number] == key, isWanted(number) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Enters the next thing.
    mutating func append(_ key: UInt64) {
        keys.append(key)
        if keys.count * 2 <= slots.count { return enter(keys.count - 1) }
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for number in keys.indices { enter(number) }
    }

    private mutating func enter(_ number: Int) {
        var slot = slot(of: keys[number])
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1) }

    /// The key of several parts, of which `key` is that of the first ones.
    @inline(__always)
    static func combined(_ key: UInt64, _ part: UInt32) -> UInt64 {
        let mixed = (key ^ UInt64(part)) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 32
    }
}
