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

    /// - Parameter limit: the most members of all sets.
    init(limit: Int) { self.limit = min(limit, Int(UInt32.max)) }

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
        let hash = Self.hash(members, isSoft: soft)
        let check = UInt32(truncatingIfNeeded: hash >> 32)
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index] != 0 {
            let state = Int(slots[index])
            if hashes[state] == check, isSoft(state) == soft, holds(state, members) { return (slots[index], false) }
            index = (index + 1) & (slots.count - 1)
        }
        guard pool.count + members.count <= limit else {
            throw CompileLimit(subject: .setMembers, given: pool.count + members.count, allowed: limit)
        }
        let state = UInt32(count)
        pool.append(contentsOf: members)
        starts.append(UInt32(pool.count))
        traits.append(soft ? fork ? [.isSoft, .isFork] : .isSoft : fork ? .isFork : [])
        hashes.append(check)
        slots[index] = state
        if count * 2 > slots.count { grow() }
        return (state, true)
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
        for state in 1..<count {
            var index = Int(truncatingIfNeeded: Self.hash(members(of: state), isSoft: isSoft(state))) & mask
            while slots[index] != 0 { index = (index + 1) & mask }
            slots[index] = UInt32(state)
        }
    }
}
