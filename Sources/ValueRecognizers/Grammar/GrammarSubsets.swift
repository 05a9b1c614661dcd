/// Makes a grammar's graph deterministic: a state is a set of nodes, together with how its place was reached.
///
/// Sets are runs of sorted numbers in one array; with sets and dictionaries of the standard library it took three times as long.
struct GrammarSubsets {
    private enum Place: UInt8 {
        case insideWord
        case wordStart
        /// Behind digits and marks: a space may stand here or not.
        case soft
    }

    private struct Subset {
        var place: Place
        /// Among `members`.
        var nodes: Range<Int>
    }

    /// What leads on from a state: the kind of node, its label and what comes then, in this order of weight.
    private struct Move: BitwiseCopyable, Comparable {
        var key: UInt64
        var next: UInt32

        var kind: UInt8 { UInt8(truncatingIfNeeded: key >> 32) }
        var label: Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

        static func < (left: Move, right: Move) -> Bool { (left.key, left.next) < (right.key, right.next) }
    }

    private let graph: GrammarGraph
    private var grammar: ValueGrammar
    private var known = NumberedKeys()
    private var subsets: [Subset] = []
    private var members: [UInt32] = []

    /// When each node was last reached, and which search for nodes is under way.
    private var reached: [UInt32]
    private var search: UInt32 = 0
    /// The search's nodes, those to look at yet, and the moves of a state.
    private var found: [UInt32] = []
    private var open: [UInt32] = []
    private var moves: [Move] = []
    /// Whether an end is among the state's nodes, or a space that may be the last.
    private var mayEnd = false

    /// The slots, so that those of one reader are neighbours, and where in this order each is.
    private let slots: [Int]
    private let slotPlaces: [Int]

    init(graph: GrammarGraph, grammar: ValueGrammar) {
        self.graph = graph
        self.grammar = grammar
        reached = Array(repeating: 0, count: graph.nodes.count)
        slots = grammar.slots.indices.sorted { (grammar.slots[$0].reader, $0) < (grammar.slots[$1].reader, $1) }
        var places = slots
        for (place, slot) in slots.enumerated() { places[slot] = place }
        slotPlaces = places
    }

    mutating func freeze(start: UInt32) -> ValueGrammar {
        open = [start]
        _ = state(.wordStart)
        var next = 0
        while next < subsets.count {
            grammar.states.append(state(of: subsets[next]))
            next += 1
        }
        grammar.findStarts()
        return grammar
    }

    // MARK: States

    /// The state of the nodes that are open.
    private mutating func state(_ place: Place) -> UInt32 {
        reach(place)
        if found.count > 1 { found.sort() }
        let key = found.reduce(UInt64(place.rawValue)) { NumberedKeys.combined($0, $1) }
        let number = known.first(key) { number in
            let subset = subsets[number]
            return subset.place == place && members[subset.nodes].elementsEqual(found)
        }
        if let number { return UInt32(number) }
        subsets.append(Subset(place: place, nodes: members.count..<members.count + found.count))
        members += found
        known.append(key)
        return UInt32(subsets.count - 1)
    }

    /// The nodes that can be reached from the open ones without reading anything: those at which something is read or ends.
    private mutating func reach(_ place: Place) {
        search += 1
        found.removeAll(keepingCapacity: true)
        while let number = open.popLast() {
            guard reached[Int(number)] != search else { continue }
            reached[Int(number)] = search
            let node = graph.nodes[Int(number)]
            switch node.kind {
            case .choice: open += graph.alternatives(of: node)
            case .space:
                if place != .insideWord { open.append(node.next) }
                if place != .wordStart { found.append(number) }
            case .byte, .slot, .mark, .end: found.append(number)
            }
        }
    }

    private mutating func state(of subset: Subset) -> ValueGrammar.State {
        collectMoves(from: subset.nodes)
        let ends = ends(of: subset)
        var state = ValueGrammar.State(
            firstEdge: UInt32(grammar.edges.count), firstSlot: UInt32(grammar.slotEdges.count),
            firstMark: UInt32(grammar.markEdges.count), firstEnd: UInt32(grammar.ends.count), edgeCount: 0, slotCount: 0, markCount: 0,
            endCount: UInt16(ends.count), latency: latency(ofEnds: ends))
        grammar.ends += ends
        var first = 0
        while first < moves.count {
            let move = moves[first]
            var end = first + 1
            while end < moves.count, moves[end].key == move.key { end += 1 }
            switch GrammarGraph.Node.Kind(rawValue: move.kind) {
            case .byte:
                // A space is the least byte of a text, and leads to a new word.
                let place: Place = move.label == 0x20 ? .wordStart : .insideWord
                grammar.edges.append(.init(byte: UInt8(move.label), target: target(of: first..<end, place)))
                state.edgeCount += 1
            case .slot:
                let slot = slots[move.label]
                grammar.slotEdges.append(
                    .init(
                        slot: UInt32(slot), reader: UInt32(grammar.slots[slot].reader), target: target(of: first..<end, .insideWord),
                        targetAfterDigits: target(of: first..<end, .soft)))
                state.slotCount += 1
            case .mark:
                grammar.markEdges.append(.init(mark: Mark.allCases[move.label], target: target(of: first..<end, .soft)))
                state.markCount += 1
            case .space, .choice, .end, nil: break
            }
            first = end
        }
        return state
    }

    private mutating func collectMoves(from nodes: Range<Int>) {
        moves.removeAll(keepingCapacity: true)
        mayEnd = false
        for number in members[nodes] {
            let node = graph.nodes[Int(number)]
            switch node.kind {
            case .space:
                mayEnd = true
                append(.byte, 0x20, next: node.next)
            case .slot: append(.slot, UInt32(slotPlaces[Int(node.label)]), next: node.next)
            case .byte, .mark: append(node.kind, node.label, next: node.next)
            case .end: mayEnd = true
            case .choice: break
            }
        }
        if moves.count > 1 { moves.sort() }
    }

    private mutating func append(_ kind: GrammarGraph.Node.Kind, _ label: UInt32, next: UInt32) {
        moves.append(Move(key: UInt64(kind.rawValue) << 32 | UInt64(label), next: next))
    }

    private mutating func target(of alike: Range<Int>, _ place: Place) -> UInt32 {
        open.removeAll(keepingCapacity: true)
        for move in moves[alike] { open.append(move.next) }
        return state(place)
    }

    /// A phrase may end where only an absent option, and the space before it, is left.
    private mutating func ends(of subset: Subset) -> [UInt32] {
        guard mayEnd, subset.place != .wordStart else { return [] }
        open.removeAll(keepingCapacity: true)
        open += members[subset.nodes]
        reach(.wordStart)
        return found.compactMap { node in
            let node = graph.nodes[Int(node)]
            return node.kind == .end ? node.label : nil
        }.sorted()
    }

    private func latency(ofEnds ends: [UInt32]) -> ValueGrammar.EndLatency {
        var latency: ValueGrammar.EndLatency = []
        for phrase in ends {
            switch grammar.phrases[Int(phrase)].isLatent {
            case nil: latency.insert(.byParts)
            case false?: latency.insert(.never)
            case true?: break
            }
        }
        return latency
    }
}
