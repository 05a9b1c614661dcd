// Words as the learner cuts them: folded bytes with joints.

extension [UInt8] {
    /// Without joints at the edges.
    var trimmed: [UInt8] {
        guard let first = firstIndex(where: { $0 != .joint }), let last = lastIndex(where: { $0 != .joint }) else { return [] }
        return Array(self[first...last])
    }

    /// Places to cut at: the joints; where there is none, between any two characters.
    private var cuts: [Int] {
        let joints = indices.filter { self[$0] == .joint }
        return joints.isEmpty ? indices.dropFirst().filter { self[$0] & 0xC0 != 0x80 } : joints
    }

    /// What stands behind the longest prefix that fulfils the condition.
    func afterPrefix(where condition: ([UInt8]) -> Bool) -> [UInt8]? {
        for cut in cuts.reversed() where condition(Array(self[..<cut])) { return Array(self[cut...]).trimmed }
        return nil
    }

    /// What stands before the longest suffix that fulfils the condition.
    func beforeSuffix(where condition: ([UInt8]) -> Bool) -> [UInt8]? {
        for cut in indices.dropFirst() where self[cut] & 0xC0 != 0x80 && condition(Array(self[cut...]).trimmed) {
            return Array(self[..<cut]).trimmed
        }
        return nil
    }
}

extension Collection<UInt8> {
    func ends(with suffix: some Collection<UInt8>) -> Bool { count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix) }
}
