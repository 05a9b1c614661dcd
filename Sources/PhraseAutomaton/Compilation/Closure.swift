/// The nodes that can be reached from given ones without reading anything.
struct Closure {
    /// What a space of the template means where the text stands.
    enum Mode: Int {
        /// The text must have one.
        case insideWord
        /// The text has had one.
        case wordStart
        /// The same, right behind free text: no other free text begins.
        case wordStartBehindFreeText
        /// The text may have one; no other free text begins.
        case behindFreeText
        /// The text may have one.
        case behindApostrophe
    }

    private var items: [UInt32] = []
    private var open: [UInt32] = []
    /// For each node, the round in which it was last seen, and a bit for each mode in which it was.
    private var seen: [UInt32]
    private var round: UInt32 = 0

    private static let modeBits: UInt32 = 5

    init(nodeCount: Int) {
        seen = [UInt32](repeating: 0, count: nodeCount)
    }

    mutating func begin() {
        items.removeAll(keepingCapacity: true)
        round += 1
        guard round >= 1 << (32 - Self.modeBits) else { return }
        // The rounds begin anew.
        for index in seen.indices { seen[index] = 0 }
        round = 1
    }

    /// The items found since `begin`, unsorted, perhaps some twice.
    mutating func takeItems() -> [UInt32] {
        let taken = items
        items = []
        return taken
    }

    mutating func giveBack(_ memory: inout [UInt32]) {
        if items.isEmpty { swap(&items, &memory) }
        items.removeAll(keepingCapacity: true)
    }

    /// Adds an item as it is.
    mutating func keep(_ item: UInt32) { items.append(item) }

    /// Adds what can be reached from a node. O(nodes reached that no earlier call since `begin` has reached in this mode).
    mutating func add(_ node: NodeID, _ mode: Mode, in graph: inout PhraseGraph) throws(CompileLimit) {
        open.append(node.rawValue)
        while let id = open.popLast() {
            if isSeen(id, mode) { continue }
            let node = graph.nodes[Int(id)]
            switch node.kind {
            case .never: break
            case .split: for way in graph.ways(of: node) { open.append(way.rawValue) }
            case .space, .spaceBehindFreeText, .freeSpace, .freeSpaceBehindFreeText:
                let isFree = node.kind == .freeSpace || node.kind == .freeSpaceBehindFreeText
                switch mode {
                case .insideWord: items.append(id)
                case .behindApostrophe:
                    items.append(id)
                    open.append(node.next.rawValue)
                case .behindFreeText:
                    items.append(try graph.makeSpaceBehindFreeText(NodeID(rawValue: id)).rawValue)
                    if !isFree { open.append(node.next.rawValue) }
                case .wordStart, .wordStartBehindFreeText: open.append(node.next.rawValue)
                }
            case .freeText:
                if mode != .wordStartBehindFreeText, mode != .behindFreeText { items.append(id) }
            case .character, .word, .slot, .accept: items.append(id)
            }
        }
    }

    private mutating func isSeen(_ id: UInt32, _ mode: Mode) -> Bool {
        let index = Int(id)
        // Nodes made meanwhile.
        if index >= seen.count { seen.append(contentsOf: repeatElement(0, count: index + 1 - seen.count)) }
        let bit: UInt32 = 1 << UInt32(mode.rawValue)
        let mark = seen[index]
        guard mark >> Self.modeBits == round else {
            seen[index] = round << Self.modeBits | bit
            return false
        }
        seen[index] = mark | bit
        return mark & bit != 0
    }
}
