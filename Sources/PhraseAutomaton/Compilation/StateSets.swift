/// The sets of nodes that states stand for, each once, numbered from 1.
struct StateSets {
    private struct Traits: OptionSet {
        let rawValue: UInt8
        static let isSoft = Traits(rawValue: 1)
        static let isFork = Traits(rawValue: 2)
    }

    private let limit: Int
    private var pool: [UInt32] = []
    /// Where each set begins in the pool; the next one's beginning ends it.
    private var starts: [UInt32] = [0, 0]
    private var traits: [Traits] = [[]]
    /// The upper halves of the hashes; the lower ones say where a set is in `slots`.
    private var hashes: [UInt32] = [0]
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var hashed = 0
    /// For each node, the state that is it alone, which most states are: no hash, no search.
    private var singles: [UInt32]

    /// - Parameters:
    ///   - limit: the most members of all sets.
    ///   - nodeCount: how many nodes there are so far.
    init(limit: Int, nodeCount: Int) {
        self.limit = min(limit, Int(UInt32.max))
        singles = [UInt32](repeating: 0, count: nodeCount)
    }

    /// One more than the number of the last set.
    var count: Int { traits.count }
    var memberCount: Int { pool.count }

    func members(of state: Int) -> ArraySlice<UInt32> { pool[range(of: state)] }
    func isSoft(_ state: Int) -> Bool { traits[state].contains(.isSoft) }
    func isFork(_ state: Int) -> Bool { traits[state].contains(.isFork) }

    func copyMembers(of state: Int, to array: inout [UInt32]) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: members(of: state))
    }

    /// The state of a sorted set. O(members).
    mutating func intern(_ members: [UInt32], isSoft soft: Bool, isFork fork: Bool) throws(CompileLimit) -> (state: UInt32, isNew: Bool) {
        if members.count == 1, !soft { return try intern(single: members[0]) }
        let hash = Self.hash(members, isSoft: soft)
        let check = UInt32(truncatingIfNeeded: hash >> 32)
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index] != 0 {
            let state = Int(slots[index])
            if hashes[state] == check, isSoft(state) == soft, holds(state, members) { return (slots[index], false) }
            index = (index + 1) & (slots.count - 1)
        }
        let state = try append(members, soft ? fork ? [.isSoft, .isFork] : .isSoft : fork ? .isFork : [], check)
        slots[index] = state
        hashed += 1
        if hashed * 2 > slots.count { grow() }
        return (state, true)
    }

    private mutating func intern(single node: UInt32) throws(CompileLimit) -> (state: UInt32, isNew: Bool) {
        let index = Int(node)
        // Nodes made meanwhile.
        if index >= singles.count { singles.append(contentsOf: repeatElement(0, count: index + 1 - singles.count)) }
        if singles[index] != 0 { return (singles[index], false) }
        singles[index] = try append(CollectionOfOne(node), [], 0)
        return (singles[index], true)
    }

    private mutating func append(_ members: some Collection<UInt32>, _ setTraits: Traits, _ check: UInt32) throws(CompileLimit) -> UInt32 {
        guard pool.count + members.count <= limit else {
            throw CompileLimit(subject: .setMembers, given: pool.count + members.count, allowed: limit)
        }
        pool.append(contentsOf: members)
        starts.append(UInt32(pool.count))
        traits.append(setTraits)
        hashes.append(check)
        return UInt32(count - 1)
    }

    private func range(of state: Int) -> Range<Int> { Int(starts[state])..<Int(starts[state + 1]) }

    private func holds(_ state: Int, _ members: [UInt32]) -> Bool {
        let range = range(of: state)
        guard range.count == members.count else { return false }
        for index in members.indices where pool[range.lowerBound + index] != members[index] { return false }
        return true
    }

    private static func hash(_ members: some Sequence<UInt32>, isSoft: Bool) -> UInt64 {
        var hash: UInt64 = isSoft ? 0x9E37_79B9_7F4A_7C15 : 0
        for member in members {
            hash = (hash ^ UInt64(member)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        return hash
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [UInt32](repeating: 0, count: mask + 1)
        for state in 1..<count where isSoft(state) || range(of: state).count > 1 {
            var index = Int(truncatingIfNeeded: Self.hash(members(of: state), isSoft: isSoft(state))) & mask
            while slots[index] != 0 { index = (index + 1) & mask }
            slots[index] = UInt32(state)
        }
    }
}
