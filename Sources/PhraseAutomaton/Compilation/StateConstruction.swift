/// Makes deterministic states of the graph: a state is the set of nodes where a sentence may stand, and for each thing that it may read
/// next there is one next state. Ahead of time and breadth first.
///
/// The alphabet is mixed (words, characters, slots), and spaces are no characters: how a set was reached decides what a space in it means.
///
/// | reached by | a space of the template |
/// |---|---|
/// | a character or a value | must be in the text |
/// | a space, the beginning | is there already |
/// | free text, an apostrophe | may be in the text or not; inside a word only what the template glues to the free text follows |
/// | digits, a value in a language of compounds (`soft`) | the same, and a space in the text may stand where the template has none |
///
/// Sets of k phrases can be 2ᵏ in number. Beyond a budget a new set becomes a *fork*, the list of its members' own states, of which
/// there are no more than nodes; breadth first, so that what most sentences visit stays deterministic.
struct StateConstruction {
    private(set) var graph: PhraseGraph
    private(set) var draft = DraftAutomaton()
    /// A phrase of the first set that became a fork, with the number of states then.
    private(set) var firstFork: (phrase: UInt32, states: Int)?
    private let symbols: [FrozenSymbol]

    private var sets: StateSets
    private var closure: Closure
    private let memberBudget: Int
    private var moves: [Move] = []
    /// The state behind a single node, where it is known.
    private var known: TargetCache

    private struct Move: Comparable {
        /// Kind and label.
        var key: UInt32
        var next: UInt32

        private var order: UInt64 { UInt64(key) << 32 | UInt64(next) }

        static func < (left: Move, right: Move) -> Bool { left.order < right.order }
    }

    init(graph: consuming PhraseGraph, symbols: [FrozenSymbol], memberBudget: Int? = nil) {
        let nodeCount = graph.nodes.count
        self.graph = graph
        self.symbols = symbols
        self.memberBudget = memberBudget ?? nodeCount * 16 + 2_000_000
        sets = StateSets(limit: min(self.memberBudget + CompileLimit.forkMembers, CompileLimit.setMembers), nodeCount: nodeCount)
        known = TargetCache(nodeCount: nodeCount)
        closure = Closure(nodeCount: nodeCount)
        self.graph.beginPhrase(isSpacingFree: false)
    }

    /// State 0 is where nothing goes on; state 1 is the beginning.
    mutating func construct(from roots: [NodeID]) throws(CompileLimit) {
        closure.begin()
        for root in roots { try closure.add(root, .wordStart, in: &graph) }
        let start = try intern(isSoft: false)
        assert(start <= 1)
        var state = 1
        while state < sets.count {
            if sets.isFork(state) { try constructFork(state) } else { try constructState(state) }
            state += 1
        }
        draft.finish()
    }

    // MARK: One state

    private mutating func constructState(_ state: Int) throws(CompileLimit) {
        draft.beginState()
        moves.removeAll(keepingCapacity: true)
        let isSoft = sets.isSoft(state)
        var mayEndWord = false
        for member in sets.members(of: state) {
            let node = graph.nodes[Int(member)]
            switch node.kind {
            case .accept:
                mayEndWord = true
                moves.append(Move(key: node.head, next: member))
            // Spaces are no edges.
            case .space, .spaceBehindFreeText, .freeSpace, .freeSpaceBehindFreeText: mayEndWord = true
            case .never, .split: break
            case .character, .word, .slot, .freeText: moves.append(Move(key: node.head, next: node.next.rawValue))
            }
        }
        if isSoft {
            var members: [UInt32] = []
            sets.copyMembers(of: state, to: &members)
            draft.setSpace(try intern(&members, isSoft: false))
        } else if mayEndWord {
            draft.setSpace(try boundary(of: sets.members(of: state)))
        }
        if graph.hasSpacingFree, sets.members(of: state).contains(where: { graph.isSpacingFree($0) }) {
            draft.setFreeSpace(
                try freeBoundary(of: sets.members(of: state), isSoft: isSoft),
                isSpacingFree: sets.members(of: state).allSatisfy { graph.isSpacingFree($0) })
        }
        if moves.count > 1 { moves.sort() }
        var index = 0
        while index < moves.count {
            let head = GraphNode(head: moves[index].key)
            var end = index + 1
            while end < moves.count, moves[end].key == head.head { end += 1 }
            try constructEdge(head, targets: index..<end)
            index = end
        }
    }

    private mutating func constructEdge(_ head: GraphNode, targets: Range<Int>) throws(CompileLimit) {
        switch head.kind {
        case .never, .space, .spaceBehindFreeText, .freeSpace, .freeSpaceBehindFreeText, .split: break
        case .accept: draft.addAccept(head.label)
        case .word: draft.addWord(head.label, to: try target(targets, .behindWord))
        case .character:
            let apostrophe = head.label == Unicode.Scalar("'").value
            draft.addCharacter(head.label, to: try target(targets, apostrophe ? .behindApostrophe : .insideWord))
        case .freeText:
            // Where free text ends anywhere, the one target serves everywhere.
            let endsAnywhere = symbols[Int(head.label)].traits.contains(.endsAnywhere)
            let glued = endsAnywhere ? 0 : try gluedTarget(targets)
            draft.addFreeText(head.label, to: try target(targets, .behindFreeText), insideWord: glued)
        case .slot:
            let traits = symbols[Int(head.label)].traits
            let mayReadDigits = traits.contains(.awaitsRecognizer)
            if traits.contains(.isSoftBehind) {
                let soft = try target(targets, .soft)
                draft.addSlot(head.label, to: soft, behindDigits: soft)
            } else {
                let hard = try target(targets, .insideWord)
                draft.addSlot(head.label, to: hard, behindDigits: mayReadDigits ? try target(targets, .soft) : hard)
            }
        }
    }

    /// The state that edges to some nodes lead to together.
    private mutating func target(_ targets: Range<Int>, _ edge: TargetCache.Edge) throws(CompileLimit) -> UInt32 {
        let single = targets.count == 1 ? moves[targets.lowerBound].next : nil
        if let single, let state = known.state(behind: single, edge) { return state }
        let state: UInt32
        switch edge {
        case .insideWord: state = try targetState(targets, .insideWord, isSoft: false)
        case .behindApostrophe: state = try targetState(targets, .behindApostrophe, isSoft: false)
        case .behindFreeText: state = try targetState(targets, .behindFreeText, isSoft: false)
        case .soft: state = try targetState(targets, .wordStart, isSoft: true)
        case .behindWord: state = try stateBehindWord(targets)
        }
        if let single { known.remember(state, behind: single, edge) }
        return state
    }

    /// The text behind a word is a space: goes straight to the word behind it.
    private mutating func stateBehindWord(_ targets: Range<Int>) throws(CompileLimit) -> UInt32 {
        if targets.count == 1 {
            let node = graph.nodes[Int(moves[targets.lowerBound].next)]
            if node.kind == .space {
                // What follows most words: the space alone is all that stands behind them.
                closure.begin()
                try closure.add(node.next, .wordStart, in: &graph)
                return try intern(isSoft: false)
            }
        }
        try close(targets, .insideWord)
        var members = closure.takeItems()
        let state = try boundary(of: members[...])
        closure.giveBack(&members)
        return state
    }

    /// The state behind free text inside a word: what the template has there without a space before it.
    private mutating func gluedTarget(_ targets: Range<Int>) throws(CompileLimit) -> UInt32 {
        try close(targets, .insideWord)
        var members = closure.takeItems()
        defer { closure.giveBack(&members) }
        members.removeAll { member in
            switch graph.nodes[Int(member)].kind {
            case .character, .word, .slot: false
            default: true
            }
        }
        return try intern(&members, isSoft: false)
    }

    private mutating func targetState(_ targets: Range<Int>, _ mode: Closure.Mode, isSoft: Bool) throws(CompileLimit) -> UInt32 {
        try close(targets, mode)
        return try intern(isSoft: isSoft)
    }

    private mutating func close(_ targets: Range<Int>, _ mode: Closure.Mode) throws(CompileLimit) {
        closure.begin()
        for index in targets { try closure.add(NodeID(rawValue: moves[index].next), mode, in: &graph) }
    }

    /// The state behind a space in the text, for a set inside a word.
    private mutating func boundary(of members: ArraySlice<UInt32>) throws(CompileLimit) -> UInt32 {
        closure.begin()
        for member in members {
            let node = graph.nodes[Int(member)]
            switch node.kind {
            case .space, .freeSpace: try closure.add(node.next, .wordStart, in: &graph)
            case .spaceBehindFreeText, .freeSpaceBehindFreeText: try closure.add(node.next, .wordStartBehindFreeText, in: &graph)
            case .accept: try closure.add(NodeID(rawValue: member), .wordStart, in: &graph)
            default: break
            }
        }
        return try intern(isSoft: false)
    }

    /// The state where a space of the text is passed over, or one of the template, because spacing is free there: what the languages
    /// that allow it have in a set, and what stands behind their spaces.
    private mutating func freeBoundary(of members: ArraySlice<UInt32>, isSoft: Bool) throws(CompileLimit) -> UInt32 {
        closure.begin()
        for member in members where graph.isSpacingFree(member) {
            let node = graph.nodes[Int(member)]
            closure.keep(member)
            switch node.kind {
            case .freeSpace: try closure.add(node.next, .wordStart, in: &graph)
            case .freeSpaceBehindFreeText: try closure.add(node.next, .wordStartBehindFreeText, in: &graph)
            default: break
            }
        }
        return try intern(isSoft: isSoft)
    }

    // MARK: Sets

    private mutating func intern(isSoft: Bool) throws(CompileLimit) -> UInt32 {
        var members = closure.takeItems()
        defer { closure.giveBack(&members) }
        return try intern(&members, isSoft: isSoft)
    }

    private mutating func intern(_ members: inout [UInt32], isSoft: Bool) throws(CompileLimit) -> UInt32 {
        if members.count > 1 {
            members.sort()
            var count = 1
            for index in 1..<members.count where members[index] != members[count - 1] {
                members[count] = members[index]
                count += 1
            }
            members.removeLast(members.count - count)
        }
        guard let first = members.first else { return 0 }
        // Behind the last item of a phrase nothing is soft.
        let isSoft = isSoft && !members.allSatisfy { graph.nodes[Int($0)].kind == .accept }
        let isFork = members.count > 1 && sets.memberCount > memberBudget
        let (state, isNew) = try sets.intern(members, isSoft: isSoft, isFork: isFork)
        if isNew, isFork, firstFork == nil { firstFork = (phrase(behind: first), sets.count) }
        return state
    }

    /// Gives the draft away, and forgets all else.
    consuming func takeDraft() -> DraftAutomaton { draft }

    private mutating func constructFork(_ state: Int) throws(CompileLimit) {
        draft.beginState()
        let isSoft = sets.isSoft(state)
        var members: [UInt32] = []
        sets.copyMembers(of: state, to: &members)
        for member in members {
            var single = [member]
            draft.addFork(try intern(&single, isSoft: isSoft))
        }
    }

    /// A phrase to which a node belongs.
    private func phrase(behind member: UInt32) -> UInt32 {
        var node = graph.nodes[Int(member)]
        while node.kind != .accept, node.kind != .never {
            node = node.kind == .split ? graph[graph.ways(of: node).first ?? PhraseGraph.never] : graph[node.next]
        }
        return node.kind == .accept ? node.label : 0
    }
}

/// The states behind single nodes, as far as they are known: the last edge for each node, since most are reached by one kind alone.
private struct TargetCache {
    enum Edge: UInt8 { case insideWord, behindWord, behindApostrophe, behindFreeText, soft }

    private var edges: [UInt8]
    private var states: [UInt32]
    private static let none: UInt8 = .max

    init(nodeCount: Int) {
        edges = [UInt8](repeating: Self.none, count: nodeCount)
        states = [UInt32](repeating: 0, count: nodeCount)
    }

    func state(behind node: UInt32, _ edge: Edge) -> UInt32? {
        Int(node) < edges.count && edges[Int(node)] == edge.rawValue ? states[Int(node)] : nil
    }

    mutating func remember(_ state: UInt32, behind node: UInt32, _ edge: Edge) {
        guard Int(node) < edges.count else { return }
        edges[Int(node)] = edge.rawValue
        states[Int(node)] = state
    }
}
