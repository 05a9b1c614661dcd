/// Finds items by position, state and context where a position has many.
struct Crowd: ~Copyable {
    struct Entry: BitwiseCopyable {
        var position: UInt32
        var state: UInt32
        var context: UInt32
        var item: Int32
    }

    /// Positions with at most this many items are searched one by one.
    static let threshold = 16

    private var crowded: Set<Int> = []
    private var entries = ScratchBuffer<Entry>()
    private var places = HashedPlaces()

    mutating func removeAll() {
        guard !crowded.isEmpty else { return }
        crowded.removeAll(keepingCapacity: true)
        entries.removeAll()
        places.removeAll()
    }

    /// Whether the position becomes crowded now: its items are to be entered.
    mutating func begin(_ position: Int) -> Bool { crowded.insert(position).inserted }

    func find(_ position: Int, _ state: UInt32, _ context: UInt32) -> Int32? {
        let position = UInt32(truncatingIfNeeded: position)
        let place = places.first(Self.key(position, state, context)) { place in
            let entry = entries[place]
            return entry.position == position && entry.state == state && entry.context == context
        }
        return place.map { entries[$0].item }
    }

    mutating func insert(_ entry: Entry) {
        entries.append(entry)
        places.append(Self.key(entry.position, entry.state, entry.context))
    }

    private static func key(_ position: UInt32, _ state: UInt32, _ context: UInt32) -> UInt64 {
        (UInt64(position) << 32 | UInt64(state)) ^ UInt64(context) &* 0x9E37_79B9
    }
}
