/// The phrases as one graph of nodes, built from the end of each phrase to its beginning: a node is made when what follows it is known.
///
/// Equal nodes of one phrase are made once (`[a] [b]` shares what follows), so a phrase of forty options has forty nodes and not 2⁴⁰.
/// Between phrases nothing can be shared, since each ends in an accept of its own; the beginnings come together when states are made.
struct PhraseGraph {
    private(set) var nodes: [GraphNode] = []
    /// The ways of all splits.
    private(set) var ways: [NodeID] = []
    private var facts: [NodeFacts] = []
    private var phraseIsSpacingFree = false
    /// Whether some node's language writes without spaces.
    private(set) var hasSpacingFree = false
    private var known = NodeTable()
    /// The members of the split being made; kept for its memory.
    private var unique: [NodeID] = []

    static let never = NodeID(rawValue: 0)

    private struct NodeFacts {
        /// The most free texts on a way from the node.
        var freeTexts: UInt8
        /// It certainly begins with a space or the end.
        var startsAtBoundary: Bool
        /// Its language writes without spaces.
        var isSpacingFree: Bool
    }

    init() {
        nodes.append(GraphNode(.never, label: 0, next: Self.never))
        facts.append(NodeFacts(freeTexts: 0, startsAtBoundary: true, isSpacingFree: false))
    }

    subscript(node: NodeID) -> GraphNode { nodes[node.index] }

    func ways(of node: GraphNode) -> ArraySlice<NodeID> {
        ways[Int(node.label)..<Int(node.label) + node.next.index]
    }

    func startsAtBoundary(_ node: NodeID) -> Bool { facts[node.index].startsAtBoundary }

    /// Whether a node's language writes without spaces.
    func isSpacingFree(_ node: UInt32) -> Bool { hasSpacingFree && facts[Int(node)].isSpacingFree }

    /// Forgets which nodes are equal to which: the next phrase shares none with this one.
    mutating func beginPhrase(isSpacingFree: Bool) {
        known.removeAll()
        phraseIsSpacingFree = isSpacingFree
        if isSpacingFree { hasSpacingFree = true }
    }

    mutating func make(_ kind: NodeKind, label: UInt32 = 0, next: NodeID) throws(CompileLimit) -> NodeID {
        if next == Self.never, kind != .accept { return Self.never }
        // Two spaces are one.
        if kind == .space || kind == .freeSpace, self[next].kind == kind { return next }
        let node = GraphNode(kind, label: label, next: next)
        let hash = NodeTable.hash(UInt64(node.head) << 32 | UInt64(next.rawValue))
        if let found = known.find(hash, where: { nodes[$0.index] == node }) { return found }
        var texts = facts[next.index].freeTexts
        if kind == .freeText {
            guard Int(texts) < CompileLimit.freeTexts else {
                throw CompileLimit(subject: .freeTexts, given: Int(texts) + 1, allowed: CompileLimit.freeTexts)
            }
            texts += 1
        }
        let id = try append(node, startsAtBoundary: kind == .space || kind == .accept, freeTexts: texts)
        known.insert(id, hash: hash)
        return id
    }

    /// The space behind free text in place of another, made when states are.
    mutating func makeSpaceBehindFreeText(_ space: NodeID) throws(CompileLimit) -> NodeID {
        let node = self[space]
        let isFree = node.kind == .freeSpace || node.kind == .freeSpaceBehindFreeText
        phraseIsSpacingFree = isFree
        return try make(isFree ? .freeSpaceBehindFreeText : .spaceBehindFreeText, next: node.next)
    }

    /// One of several ways. O(n log n).
    mutating func makeSplit(_ members: [NodeID]) throws(CompileLimit) -> NodeID {
        if members.count == 1 { return members[0] }
        takeUnique(members)
        guard unique.count > 1 else { return unique.first ?? Self.never }
        guard ways.count + unique.count <= GraphNode.maximumLabel else {
            throw CompileLimit(subject: .graphNodes, given: ways.count + unique.count, allowed: GraphNode.maximumLabel)
        }
        var hash: UInt64 = 0x5350_4C49
        for member in unique { hash = NodeTable.hash(hash ^ UInt64(member.rawValue)) }
        let found = known.find(hash) { id in
            let node = nodes[id.index]
            return node.kind == .split && ways(of: node).elementsEqual(unique)
        }
        if let found { return found }
        let node = GraphNode(.split, label: UInt32(ways.count), next: NodeID(rawValue: UInt32(unique.count)))
        ways.append(contentsOf: unique)
        let id = try append(
            node, startsAtBoundary: unique.allSatisfy { facts[$0.index].startsAtBoundary },
            freeTexts: unique.reduce(0) { max($0, facts[$1.index].freeTexts) })
        known.insert(id, hash: hash)
        return id
    }

    /// Fills `unique` with the members, in order and each once.
    private mutating func takeUnique(_ members: [NodeID]) {
        unique.removeAll(keepingCapacity: true)
        for member in members where member != Self.never { unique.append(member) }
        unique.sort { $0.rawValue < $1.rawValue }
        var kept = 0
        for index in unique.indices where index == 0 || unique[index] != unique[kept - 1] {
            unique[kept] = unique[index]
            kept += 1
        }
        unique.removeLast(unique.count - kept)
    }

    private mutating func append(_ node: GraphNode, startsAtBoundary: Bool, freeTexts: UInt8) throws(CompileLimit) -> NodeID {
        guard nodes.count < CompileLimit.graphNodes else {
            throw CompileLimit(subject: .graphNodes, given: nodes.count + 1, allowed: CompileLimit.graphNodes)
        }
        nodes.append(node)
        facts.append(NodeFacts(freeTexts: freeTexts, startsAtBoundary: startsAtBoundary, isSpacingFree: phraseIsSpacingFree))
        return NodeID(rawValue: UInt32(nodes.count - 1))
    }
}

/// An open-addressing table of nodes by hash, emptied in time proportional to what it holds.
private struct NodeTable {
    /// Nodes by number; 0 is an empty slot, since node 0 is never in the table.
    private var slots = [UInt32](repeating: 0, count: 64)
    /// The slots in use, and the hashes of what they hold.
    private var used: [Int] = []
    private var hashes: [UInt64] = []

    static func hash(_ value: UInt64) -> UInt64 {
        let mixed = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 29)
    }

    func find(_ hash: UInt64, where matches: (NodeID) -> Bool) -> NodeID? {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 {
            let id = NodeID(rawValue: slots[index])
            if matches(id) { return id }
            index = (index + 1) & mask
        }
        return nil
    }

    mutating func insert(_ id: NodeID, hash: UInt64) {
        if used.count * 2 >= slots.count { grow() }
        place(id.rawValue, hash: hash)
    }

    mutating func removeAll() {
        for index in used { slots[index] = 0 }
        used.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
    }

    private mutating func place(_ id: UInt32, hash: UInt64) {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 { index = (index + 1) & mask }
        slots[index] = id
        used.append(index)
        hashes.append(hash)
    }

    private mutating func grow() {
        let entries = used.indices.map { (slots[used[$0]], hashes[$0]) }
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        used.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
        for (id, hash) in entries { place(id, hash: hash) }
    }
}
