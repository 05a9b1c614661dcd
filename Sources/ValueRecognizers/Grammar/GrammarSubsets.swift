/// Makes a grammar's graph deterministic: a state is a set of nodes, together with how its place was reached.
struct GrammarSubsets {
    private enum Place: UInt8 {
        case insideWord
        case wordStart
        /// Behind digits and marks: a space may stand here or not.
        case soft
    }

    private struct Key: Hashable {
        var place: Place
        var nodes: [Int]
    }

    private let graph: GrammarGraph
    private var grammar: ValueGrammar
    private var known: [Key: Int] = [:]
    private var open: [Key] = []

    init(graph: GrammarGraph, grammar: ValueGrammar) {
        self.graph = graph
        self.grammar = grammar
    }

    mutating func freeze(start: Int) -> ValueGrammar {
        _ = state([start], .wordStart)
        var next = 0
        while next < open.count {
            grammar.states.append(state(of: open[next]))
            next += 1
        }
        grammar.starts = starts
        return grammar
    }

    /// From the first two edges, and from how the values of the first slots begin.
    private var starts: StartFilter {
        var filter = StartFilter()
        let first = grammar.states[0]
        for edge in grammar.edges(of: first) {
            let second = grammar.states[Int(edge.target)]
            if second.slotCount > 0 || second.endCount > 0 { filter.insert(edge.byte) }
            for next in grammar.edges(of: second) { filter.insert(edge.byte, next.byte) }
        }
        for edge in grammar.slotEdges(of: first) {
            filter.insert(contentsOf: grammar.readers[grammar.slots[Int(edge.slot)].reader].starts)
        }
        return filter
    }

    private mutating func state(_ nodes: [Int], _ place: Place) -> UInt32 {
        let key = Key(place: place, nodes: closure(nodes, place))
        if let index = known[key] { return UInt32(index) }
        known[key] = open.count
        open.append(key)
        return UInt32(open.count - 1)
    }

    private mutating func state(of key: Key) -> ValueGrammar.State {
        var bytes: [UInt8: [Int]] = [:]
        var slots: [Int: [Int]] = [:]
        var marks: [Mark: [Int]] = [:]
        var spaced: [Int] = []
        for node in key.nodes {
            switch graph.nodes[node] {
            case .byte(let byte, let next): bytes[byte, default: []].append(next)
            case .slot(let slot, let next): slots[slot, default: []].append(next)
            case .mark(let mark, let next): marks[mark, default: []].append(next)
            case .space(let next): spaced.append(next)
            case .choice, .end: break
            }
        }
        var edges = bytes.sorted { $0.key < $1.key }.map { ValueGrammar.Edge(byte: $0.key, target: state($0.value, .insideWord)) }
        if key.place != .wordStart, !spaced.isEmpty {
            edges.insert(ValueGrammar.Edge(byte: 0x20, target: state(spaced, .wordStart)), at: 0)
        }
        let byReader = slots.sorted { (grammar.slots[$0.key].reader, $0.key) < (grammar.slots[$1.key].reader, $1.key) }
        let slotEdges = byReader.map { slot, nodes in
            ValueGrammar.SlotEdge(slot: UInt32(slot), target: state(nodes, .insideWord), targetAfterDigits: state(nodes, .soft))
        }
        let markEdges = Mark.allCases.compactMap { mark in
            marks[mark].map { ValueGrammar.MarkEdge(mark: mark, target: state($0, .soft)) }
        }
        // A phrase may end where only an absent option, and the space before it, is left.
        let ends: [UInt32] =
            key.place == .wordStart
            ? []
            : closure(key.nodes, .wordStart).compactMap { if case .end(let phrase) = graph.nodes[$0] { UInt32(phrase) } else { nil } }
                .sorted()
        var latency: ValueGrammar.EndLatency = []
        for phrase in ends {
            switch grammar.phrases[Int(phrase)].isLatent {
            case nil: latency.insert(.byParts)
            case false?: latency.insert(.never)
            case true?: break
            }
        }
        defer {
            grammar.edges += edges
            grammar.slotEdges += slotEdges
            grammar.markEdges += markEdges
            grammar.ends += ends
        }
        return ValueGrammar.State(
            firstEdge: UInt32(grammar.edges.count), firstSlot: UInt32(grammar.slotEdges.count),
            firstMark: UInt32(grammar.markEdges.count), firstEnd: UInt32(grammar.ends.count), edgeCount: UInt16(edges.count),
            slotCount: UInt16(slotEdges.count), markCount: UInt16(markEdges.count), endCount: UInt16(ends.count),
            latency: latency)
    }

    /// The nodes that can be reached without reading anything.
    private func closure(_ nodes: [Int], _ place: Place) -> [Int] {
        var reached = Set(nodes)
        var open = nodes
        while let node = open.popLast() {
            let next: [Int] =
                switch graph.nodes[node] {
                case .choice(let alternatives): alternatives
                case .space(let next) where place != .insideWord: [next]
                default: []
                }
            for node in next where reached.insert(node).inserted { open.append(node) }
        }
        return reached.sorted()
    }
}
