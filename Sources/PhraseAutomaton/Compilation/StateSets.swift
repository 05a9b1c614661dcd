/// The sets of nodes that states stand for, each once, numbered from 1.
struct StateSets {
    private let limit: Int
    private var pool: [UInt32] = []
    private var starts: [Int] = [0, 0]
    private var isSoft: [Bool] = [false]
    private var isFork: [Bool] = [false]
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var hashes: [UInt64] = [0]

    /// - Parameter limit: the most members of all sets.
    init(limit: Int) { self.limit = limit }

    /// One more than the number of the last set.
    var count: Int { isSoft.count }
    var memberCount: Int { pool.count }

    func members(of state: Int) -> ArraySlice<UInt32> { pool[starts[state]..<starts[state + 1]] }
    func isSoft(_ state: Int) -> Bool { isSoft[state] }
    func isFork(_ state: Int) -> Bool { isFork[state] }

    func copyMembers(of state: Int, to array: inout [UInt32]) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: members(of: state))
    }

    /// The state of a sorted set. O(members).
    mutating func intern(_ members: [UInt32], isSoft soft: Bool, isFork fork: Bool) throws(CompileLimit) -> (state: UInt32, isNew: Bool) {
        var hash: UInt64 = soft ? 0x9E37_79B9_7F4A_7C15 : 0
        for member in members {
            hash = (hash ^ UInt64(member)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index] != 0 {
            let state = Int(slots[index])
            if hashes[state] == hash, isSoft[state] == soft, self.members(of: state).elementsEqual(members) { return (slots[index], false) }
            index = (index + 1) & (slots.count - 1)
        }
        guard pool.count + members.count <= limit else {
            throw CompileLimit(subject: .setMembers, given: pool.count + members.count, allowed: limit)
        }
        let state = UInt32(count)
        pool.append(contentsOf: members)
        starts.append(pool.count)
        isSoft.append(soft)
        isFork.append(fork)
        hashes.append(hash)
        slots[index] = state
        if count * 2 > slots.count { grow() }
        return (state, true)
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [UInt32](repeating: 0, count: mask + 1)
        for state in 1..<count {
            var index = Int(truncatingIfNeeded: hashes[state]) & mask
            while slots[index] != 0 { index = (index + 1) & mask }
            slots[index] = UInt32(state)
        }
    }
}
