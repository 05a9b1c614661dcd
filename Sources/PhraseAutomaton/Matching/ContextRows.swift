/// The contexts of the ways of one run: rows of a `ConditionTable`'s bits, each kept once and known by its number. Number 0 is what the
/// caller states.
///
/// A sentence has one of them for each combination of facts that its values can tell, mostly one or two.
struct ContextRows: ~Copyable {
    private let width: Int
    private var rows = ScratchBuffer<UInt64>()
    private var count = 0
    /// Numbers by hash, once there are many; -1: empty.
    private var slots: [Int32] = []

    /// More contexts than this are not told apart: the sentence is refused.
    static let maximum = 16_384
    private static let searchedOneByOne = 16

    init(width: Int) {
        self.width = width
    }

    mutating func begin(_ caller: [UInt64]) {
        guard width > 0 else { return }
        rows.removeAll()
        for word in 0..<width { rows.append(word < caller.count ? caller[word] : 0) }
        count = 1
        if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    }

    @inline(__always)
    func word(_ index: Int, of context: UInt32) -> UInt64 { rows[Int(context) * width + index] }

    /// The context with bits added; `nil` where there are too many.
    mutating func adding(_ effect: UInt32, of effects: FrozenTable<UInt64>, to context: UInt32) -> UInt32? {
        guard effect != 0, width > 0 else { return context }
        let source = Int(context) * width
        let added = Int(effect) * width
        var isSame = true
        let start = rows.count
        for word in 0..<width {
            let old = rows[source + word]
            let new = old | effects[added + word]
            isSame = isSame && new == old
            rows.append(new)
        }
        if isSame {
            rows.removeLast(width)
            return context
        }
        if let known = find(start) {
            rows.removeLast(width)
            return known
        }
        guard count < Self.maximum else {
            rows.removeLast(width)
            return nil
        }
        count += 1
        if count > Self.searchedOneByOne { enter() }
        return UInt32(truncatingIfNeeded: count - 1)
    }

    private func find(_ start: Int) -> UInt32? {
        if slots.isEmpty {
            for number in 0..<count where areEqual(number * width, start) { return UInt32(truncatingIfNeeded: number) }
            return nil
        }
        var index = hash(start) & (slots.count - 1)
        while slots[index] >= 0 {
            if areEqual(Int(slots[index]) * width, start) { return UInt32(truncatingIfNeeded: slots[index]) }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Enters the last row, or all where the table of hashes must grow.
    private mutating func enter() {
        if count * 2 <= slots.count { return place(count - 1) }
        slots = [Int32](repeating: -1, count: max(64, slots.count * 2))
        for number in 0..<count { place(number) }
    }

    private mutating func place(_ number: Int) {
        var index = hash(number * width) & (slots.count - 1)
        while slots[index] >= 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = Int32(truncatingIfNeeded: number)
    }

    private func areEqual(_ left: Int, _ right: Int) -> Bool {
        for word in 0..<width where rows[left + word] != rows[right + word] { return false }
        return true
    }

    private func hash(_ start: Int) -> Int {
        var hash: UInt64 = 0
        for word in 0..<width { hash = (hash ^ rows[start + word]) &* 0x9E37_79B9_7F4A_7C15 }
        return Int(truncatingIfNeeded: hash >> 20)
    }
}
