/// What a way may read next, and what it has gained by ending what it was inside of.
struct Leaf: BitwiseCopyable {
    var way: Way
    var gain: EvidenceBalance = .none
}

/// The leaves of a way: those that go on by one byte alone, by that byte, and the others.
struct Leaves {
    private(set) var exact: [(byte: UInt8, leaf: Leaf)] = []
    private(set) var open: [Leaf] = []
    /// Of the exact ones, those that are characters or spaces: few, where words may be many.
    private(set) var others: [(byte: UInt8, leaf: Leaf)] = []

    init(_ leaves: [Leaf], firstByte: (Way) -> UInt8?) {
        for leaf in leaves {
            if let byte = firstByte(leaf.way) { exact.append((byte, leaf)) } else { open.append(leaf) }
        }
        exact.sort { $0.byte < $1.byte }
        others = exact.filter { $0.leaf.way.kind != .word }
    }

    /// Those that go on by a byte. O(log leaves).
    func exact(_ byte: UInt8) -> ArraySlice<(byte: UInt8, leaf: Leaf)> {
        var low = 0
        var high = exact.count
        while low < high {
            let middle = (low + high) / 2
            if exact[middle].byte < byte { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < exact.count, exact[end].byte == byte { end += 1 }
        return exact[low..<end]
    }

    /// The states behind a space that is to come.
    var spaces: [(state: UInt32, gain: EvidenceBalance)] {
        others.lazy.filter { $0.byte == 0x20 }.compactMap { $0.leaf.way.kind == .space ? ($0.leaf.way.place, $0.leaf.gain) : nil }
    }
}

/// The automaton as ways go through it, with the values of its lists and texts that its recognisers read.
struct WayReader: ~Copyable {
    let automaton: FrozenAutomaton
    let tables: FrozenTables
    let lists: [ListSource]
    var samples: ValueSamples
    /// Of states.
    private var known: [UInt32: Leaves] = [:]

    init(_ automaton: FrozenAutomaton, lists: [ListSource]) {
        self.automaton = automaton
        tables = automaton.tables
        self.lists = lists
        samples = ValueSamples(automaton, lists: lists)
    }

    func isList(_ slot: UInt32) -> Bool { Int(tables.slots[slot].reader) < lists.count }

    mutating func leaves(of way: Way) -> Leaves {
        if way.kind == .state, let known = known[way.place] { return known }
        var found: [Leaf] = []
        switch way.kind {
        case .state: addLeaves(of: way.place, gain: .none, to: &found)
        case .space, .word, .character: found.append(Leaf(way: way))
        case .value:
            found.append(Leaf(way: way))
            let list = lists[Int(tables.slots[way.slot].reader)]
            let node = list.tables.nodes[way.place]
            if way.rest == node.runLength, node.terminalCount > 0 {
                let gain = EvidenceBalance(characters: Int(list.tables.terminals[node.terminals].characters), gain: list.table.gain)
                addLeaves(of: tables.slots[way.slot].target, gain: gain, to: &found)
            }
        case .freeText:
            found.append(Leaf(way: way))
            if way.rest == Way.Begun.character { addLeaves(behindFreeText: tables.freeTexts[way.place], to: &found) }
        case .recognized:
            found.append(Leaf(way: way))
            if way.rest != 0, let value = samples.whole(way.rest, slot: way.slot) {
                addLeaves(of: value.target, gain: EvidenceBalance(literal: value.spelled), to: &found)
            }
        }
        let leaves = Leaves(found) { firstByte(of: $0) }
        if way.kind == .state { known[way.place] = leaves }
        return leaves
    }

    private func addLeaves(of number: UInt32, gain: EvidenceBalance, to leaves: inout [Leaf]) {
        guard number != 0 else { return }
        let state = tables.states[number]
        for fork in state.forks { addLeaves(of: tables.forks[fork], gain: gain, to: &leaves) }
        for edge in automaton.words(of: number) {
            let word = tables.vocabulary.words[edge.label]
            leaves.append(
                Leaf(way: Way(kind: .word, place: word.start, rest: word.start + word.count, slot: edge.target), gain: gain))
        }
        let rare = tables.rareBranches(of: number)
        for index in rare.characters..<rare.characters + rare.characterCount {
            let edge = tables.characters[index]
            leaves.append(Leaf(way: Way(kind: .character, place: edge.label, slot: edge.target), gain: gain))
        }
        for index in tables.branches(of: number).slots {
            let way =
                isList(index)
                ? Way(kind: .value, place: lists[Int(tables.slots[index].reader)].table.root, slot: index)
                : Way(kind: .recognized, place: 0, slot: index)
            leaves.append(Leaf(way: way, gain: gain))
        }
        for index in rare.freeTexts..<rare.freeTexts + rare.freeTextCount {
            leaves.append(Leaf(way: Way(kind: .freeText, place: index, rest: Way.Begun.nothing), gain: gain))
        }
        if state.space != 0 { leaves.append(Leaf(way: .space(before: state.space), gain: gain)) }
        if rare.freeSpace != 0 {
            leaves.append(Leaf(way: .space(before: rare.freeSpace), gain: gain))
            if rare.freeSpace != number { addLeaves(of: rare.freeSpace, gain: gain, to: &leaves) }
        }
    }

    /// Free text ends at a space, elsewhere only where the template glues something to it.
    private func addLeaves(behindFreeText edge: FrozenFreeText, to leaves: inout [Leaf]) {
        var behind: [Leaf] = []
        addLeaves(of: edge.target, gain: .none, to: &behind)
        leaves += edge.endsAnywhere != 0 ? behind : behind.filter { $0.way.kind == .space }
        addLeaves(of: edge.gluedTarget, gain: .none, to: &leaves)
    }

    /// The one byte by which a way goes on; `nil` where there are others.
    private func firstByte(of way: Way) -> UInt8? {
        switch way.kind {
        case .state, .value, .freeText, .recognized: nil
        case .space: 0x20
        case .word: tables.vocabulary.bytes[way.place]
        case .character: Self.bytes(ofScalar: way.place)[Int(way.rest)]
        }
    }

    static func bytes(ofScalar value: UInt32) -> [UInt8] { Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8) }

    /// The bytes by which a value goes on.
    func bytes(of way: Way) -> [UInt8] {
        let list = lists[Int(tables.slots[way.slot].reader)]
        let node = list.tables.nodes[way.place]
        guard way.rest == node.runLength else { return [list.tables.runs[node.run + way.rest]] }
        return (node.children..<node.children + node.childCount).map { list.tables.labels[$0] }
    }

    /// The way behind a byte, and what it adds; `nil` where the way does not go on by it.
    mutating func advance(_ way: Way, _ byte: UInt8) -> Leaf? {
        // A character is counted with its first byte.
        let counts = byte & 0xC0 != 0x80 && byte != 0x20
        let literal = counts ? EvidenceBalance.literalCharacter : .none
        switch way.kind {
        case .state: return nil
        case .space: return byte == 0x20 ? Leaf(way: .state(way.place)) : nil
        case .word:
            guard tables.vocabulary.bytes[way.place] == byte else { return nil }
            guard way.place + 1 < way.rest else { return Leaf(way: .space(before: way.slot), gain: literal) }
            return Leaf(way: Way(kind: .word, place: way.place + 1, rest: way.rest, slot: way.slot), gain: literal)
        case .character:
            let bytes = Self.bytes(ofScalar: way.place)
            guard bytes[Int(way.rest)] == byte else { return nil }
            guard Int(way.rest) + 1 < bytes.count else { return Leaf(way: .state(way.slot), gain: literal) }
            return Leaf(way: Way(kind: .character, place: way.place, rest: way.rest + 1, slot: way.slot), gain: literal)
        case .value:
            let list = lists[Int(tables.slots[way.slot].reader)]
            let node = list.tables.nodes[way.place]
            if way.rest < node.runLength {
                guard list.tables.runs[node.run + way.rest] == byte else { return nil }
                return Leaf(way: Way(kind: .value, place: way.place, rest: way.rest + 1, slot: way.slot))
            }
            let child = list.tables.child(of: list.tables.nodes.address(of: way.place), byte)
            return child == 0 ? nil : Leaf(way: Way(kind: .value, place: child, slot: way.slot))
        case .freeText:
            guard byte != 0x20 || way.rest == Way.Begun.character else { return nil }
            let begun = byte == 0x20 ? Way.Begun.space : Way.Begun.character
            return Leaf(
                way: Way(kind: .freeText, place: way.place, rest: begun),
                gain: EvidenceBalance(freeCharacters: counts ? 1 : 0, freeTexts: way.rest == Way.Begun.nothing ? 1 : 0))
        case .recognized:
            return samples.adding(byte, to: way.rest, slot: way.slot).map {
                Leaf(way: Way(kind: .recognized, place: 0, rest: $0, slot: way.slot))
            }
        }
    }
}
