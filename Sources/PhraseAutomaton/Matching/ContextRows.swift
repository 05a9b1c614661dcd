/// The contexts of the ways of one run: rows of a `ConditionTable`'s bits, each kept once and known by its number. Number 0 is what the
/// caller states.
///
/// A sentence has one of them for each combination of facts that its values can tell, mostly one or two.
struct ContextRows: ~Copyable {
    private let width: Int
    private var rows = ScratchBuffer<UInt64>()
    private var count = 0
    /// Once there are many.
    private var places = HashedPlaces()

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
        places.removeAll()
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
        if count > Self.searchedOneByOne {
            for number in places.count..<count { places.append(key(number * width)) }
        }
        return UInt32(truncatingIfNeeded: count - 1)
    }

    private func find(_ start: Int) -> UInt32? {
        if places.count == 0 {
            for number in 0..<count where areEqual(number * width, start) { return UInt32(truncatingIfNeeded: number) }
            return nil
        }
        return places.first(key(start)) { areEqual($0 * width, start) }.map { UInt32(truncatingIfNeeded: $0) }
    }

    private func areEqual(_ left: Int, _ right: Int) -> Bool {
        for word in 0..<width where rows[left + word] != rows[right + word] { return false }
        return true
    }

    private func key(_ start: Int) -> UInt64 {
        var key: UInt64 = 0
        for word in 0..<width { key = (key ^ rows[start + word]) &* 0x9E37_79B9_7F4A_7C15 }
        return key
    }
}
