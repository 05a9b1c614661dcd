/// Finds items by position, state and context where a position has many.
struct Crowd {
    struct Entry {
        var position: UInt32
        var state: UInt32
        var context: UInt32
        var item: Int32
    }

    /// Positions with at most this many items are searched one by one.
    static let threshold = 16

    private var crowded: Set<Int> = []
    private var slots: [Int32] = []
    private var entries: [Entry] = []

    mutating func removeAll() {
        guard !crowded.isEmpty else { return }
        crowded.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        for index in slots.indices { slots[index] = -1 }
    }

    /// Whether the position becomes crowded now: its items are to be entered.
    mutating func begin(_ position: Int) -> Bool { crowded.insert(position).inserted }

    func find(_ position: Int, _ state: UInt32, _ context: UInt32) -> Int32? {
        guard !slots.isEmpty else { return nil }
        var index = Self.hash(UInt32(truncatingIfNeeded: position), state, context) & (slots.count - 1)
        while slots[index] >= 0 {
            let entry = entries[Int(slots[index])]
            if entry.position == position, entry.state == state, entry.context == context { return entry.item }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func insert(_ entry: Entry) {
        if (entries.count + 1) * 2 > slots.count {
            slots = [Int32](repeating: -1, count: max(256, slots.count * 2))
            for number in entries.indices { place(number) }
        }
        entries.append(entry)
        place(entries.count - 1)
    }

    private mutating func place(_ number: Int) {
        let entry = entries[number]
        var index = Self.hash(entry.position, entry.state, entry.context) & (slots.count - 1)
        while slots[index] >= 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = Int32(truncatingIfNeeded: number)
    }

    private static func hash(_ position: UInt32, _ state: UInt32, _ context: UInt32) -> Int {
        let key = (UInt64(position) << 32 | UInt64(state)) ^ UInt64(context) &* 0x9E37_79B9
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}
