/// The nodes that can be reached from given ones without reading anything.
struct Closure {
    /// What a space of the template means where the text stands.
    enum Mode: Int, CaseIterable {
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
    /// For each mode, the round in which a node was last seen.
    private var seen: [[UInt32]]
    private var rounds = [UInt32](repeating: 0, count: Mode.allCases.count)

    init(nodeCount: Int) {
        seen = Mode.allCases.map { _ in [UInt32](repeating: 0, count: nodeCount) }
    }

    mutating func begin(_ mode: Mode, keepingItems: Bool = false) throws(CompileLimit) {
        if !keepingItems { items.removeAll(keepingCapacity: true) }
        let (round, overflow) = rounds[mode.rawValue].addingReportingOverflow(1)
        if overflow { throw CompileLimit(subject: .setMembers, given: Int(UInt32.max) + 1, allowed: Int(UInt32.max)) }
        rounds[mode.rawValue] = round
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
        let round = rounds[mode.rawValue]
        if index >= seen[mode.rawValue].count {
            // Nodes made meanwhile.
            seen[mode.rawValue].append(contentsOf: repeatElement(0, count: index + 1 - seen[mode.rawValue].count))
        }
        if seen[mode.rawValue][index] == round { return true }
        seen[mode.rawValue][index] = round
        return false
    }
}
