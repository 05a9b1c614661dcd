/// Finds things by a key where there are many: the things lie one behind the other elsewhere, here are their places by the keys' hashes, with
/// open addressing.
///
/// At least half of the slots are empty, so that a search is short. Once it was as large, nothing is allocated.
struct HashedPlaces: ~Copyable {
    /// The key of each thing.
    private var keys = ScratchBuffer<UInt64>()
    /// Places; -1: empty. Their number is a power of two.
    private var slots = ScratchBuffer<Int32>()

    /// How many things there are.
    var count: Int { keys.count }

    /// O(1).
    mutating func removeAll() {
        keys.removeAll()
        slots.removeAll()
    }

    /// The place of a thing that has the key and is the one wanted; two things may have one key.
    @inline(__always)
    func first(_ key: UInt64, where isWanted: (Int) -> Bool) -> Int? {
        guard slots.count > 0 else { return nil }
        var slot = slot(of: key)
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if keys[place] == key, isWanted(place) { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Enters the thing behind those that are there.
    mutating func append(_ key: UInt64) {
        keys.append(key)
        if count * 2 <= slots.count { return enter(count - 1) }
        slots.fill(-1, count: max(64, slots.count * 2))
        for place in 0..<count { enter(place) }
    }

    private mutating func enter(_ place: Int) {
        var slot = slot(of: keys[place])
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: place)
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20) & (slots.count - 1)
    }
}
