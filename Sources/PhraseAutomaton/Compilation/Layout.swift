/// Lays the drafted states out for matching: numbered depth first, so that a way through the trie is a way forward in memory,
/// with their edges in side tables in the same order.
struct Layout {
    private var draft: DraftAutomaton
    private let symbols: [FrozenSymbol]
    private let phrases: [FrozenPhrase]

    private var numbers: [UInt32]
    private var order: [UInt32] = [0]
    private(set) var states: [FrozenState] = []
    private(set) var branches = [FrozenBranches()]
    private(set) var rareBranches = [FrozenRareBranches()]
    private(set) var words: [FrozenEdge] = []
    private(set) var characters: [FrozenEdge] = []
    private(set) var slots: [FrozenSlot] = []
    private(set) var freeTexts: [FrozenFreeText] = []
    private(set) var accepts: [UInt32] = []
    private(set) var forks: [UInt32] = []

    init(_ draft: consuming DraftAutomaton, symbols: [FrozenSymbol], phrases: [FrozenPhrase]) {
        numbers = [UInt32](repeating: 0, count: draft.count)
        self.draft = draft
        self.symbols = symbols
        self.phrases = phrases
    }

    /// The number of the state where sentences begin; 0 without phrases.
    var start: UInt32 { numbers.count > 1 ? numbers[1] : 0 }

    /// - Parameter vocabulary: The texts of all words.
    mutating func run(_ vocabulary: [[UInt8]]) {
        number()
        states.reserveCapacity(order.count)
        for state in order { lay(Int(state)) }
        branches.append(FrozenBranches(slots: UInt32(slots.count), accepts: UInt32(accepts.count)))
        // It is as large as what was made of it.
        draft = DraftAutomaton()
        for index in slots.indices {
            let target = states[Int(slots[index].target)]
            if target.traits.isDisjoint(with: .staysAtSpace) { slots[index].behindSpace = target.space }
        }
        for index in freeTexts.indices {
            freeTexts[index].behindSpace = lookahead(behindSpaceOf: freeTexts[index].target)
            freeTexts[index].insideWord = lookahead(insideWordAt: freeTexts[index].target, vocabulary)
            freeTexts[index].insideWord.formUnion(lookahead(insideWordAt: freeTexts[index].gluedTarget, vocabulary))
        }
    }

    /// For each word, whether it may come next where free text has ended at a space.
    ///
    /// - Parameter count: of all words, the first of which is none.
    func wordsBehindFreeText(count: Int) -> [Bool] {
        var follow = [Bool](repeating: false, count: count)
        var targets: Set<UInt32> = []
        for text in freeTexts {
            let state = states[Int(text.target)]
            targets.formUnion(state.traits.contains(.isFork) ? state.forks.map { forks[Int($0)] } : [text.target])
        }
        for target in targets {
            for word in words(of: states[Int(target)].space) { follow[Int(word)] = true }
        }
        return follow
    }

    private mutating func number() {
        var open: [UInt32] = draft.count > 1 ? [1] : []
        // Behind a value most states have a space and nothing else, and are passed over: they stand behind all others.
        var passed: [UInt32] = []
        while let state = open.popLast() ?? passed.popLast() {
            guard state != 0, numbers[Int(state)] == 0 else { continue }
            numbers[Int(state)] = UInt32(order.count)
            order.append(state)
            let index = Int(state)
            // The last one pushed is the next one numbered.
            open.append(draft.states[index].space)
            open.append(draft.states[index].freeSpace)
            for edge in draft.freeTexts(of: index).reversed() {
                open.append(edge.gluedTarget)
                open.append(edge.target)
            }
            for edge in draft.slots(of: index).reversed() {
                for target in [edge.targetBehindDigits, edge.target] {
                    if hasNothingButSpace(target) {
                        passed.append(target)
                        open.append(draft.states[Int(target)].space)
                    } else {
                        open.append(target)
                    }
                }
            }
            for edge in draft.characters(of: index).reversed() { open.append(edge.target) }
            for edge in draft.words(of: index).reversed() { open.append(edge.target) }
            for fork in draft.forks(of: index).reversed() { open.append(fork) }
        }
    }

    private func hasNothingButSpace(_ target: UInt32) -> Bool {
        let state = Int(target)
        return draft.states[state].freeSpace == 0 && draft.accepts(of: state).isEmpty && !readsText(target)
    }

    private mutating func lay(_ state: Int) {
        var frozen = FrozenState()
        guard state != 0 else {
            states.append(frozen)
            return
        }
        frozen.space = numbers[Int(draft.states[state].space)]
        lay(words: draft.words(of: state), in: &frozen)
        let row = branches(of: state)
        if row.rare != 0 || row.slots < slots.count || row.accepts < accepts.count {
            frozen.branches = UInt32(branches.count)
            branches.append(row)
        }
        let members = draft.forks(of: state)
        if !members.isEmpty {
            frozen.word0 = UInt32(forks.count)
            frozen.word1 = UInt32(members.count)
            frozen.traits.insert(.isFork)
            forks.append(contentsOf: members.map { numbers[Int($0)] })
        }
        setTraits(&frozen, row, of: state)
        states.append(frozen)
    }

    /// Lays out the edges that are no words, and says where they begin.
    private mutating func branches(of state: Int) -> FrozenBranches {
        var row = FrozenBranches(slots: UInt32(slots.count), accepts: UInt32(accepts.count))
        let rare = rareBranches(of: state)
        if rare != FrozenRareBranches() {
            row.rare = UInt32(rareBranches.count)
            rareBranches.append(rare)
        }
        lay(slots: draft.slots(of: state), in: &row)
        accepts.append(contentsOf: draft.accepts(of: state).sorted { phrases[Int($0)].rank < phrases[Int($1)].rank })
        return row
    }

    private mutating func rareBranches(of state: Int) -> FrozenRareBranches {
        var row = FrozenRareBranches()
        row.freeSpace = numbers[Int(draft.states[state].freeSpace)]
        let edges = draft.characters(of: state)
        if !edges.isEmpty {
            row.characters = UInt32(characters.count)
            row.characterCount = UInt32(edges.count)
            for edge in edges {
                row.characterMask |= 1 << (edge.label & 31)
                characters.append(FrozenEdge(label: edge.label, target: numbers[Int(edge.target)]))
            }
        }
        let texts = draft.freeTexts(of: state)
        if !texts.isEmpty {
            row.freeTexts = UInt32(freeTexts.count)
            row.freeTextCount = UInt32(texts.count)
            for edge in texts {
                freeTexts.append(
                    FrozenFreeText(
                        symbol: edge.symbol, target: numbers[Int(edge.target)], gluedTarget: numbers[Int(edge.gluedTarget)],
                        endsAnywhere: symbols[Int(edge.symbol)].traits.contains(.endsAnywhere) ? 1 : 0))
            }
        }
        return row
    }

    private func setTraits(_ frozen: inout FrozenState, _ row: FrozenBranches, of state: Int) {
        if frozen.traits.contains(.isFork) { return }
        let rare = rareBranches[Int(row.rare)]
        if draft.states[state].isSpacingFree { frozen.traits.insert(.isSpacingFree) }
        if frozen.wordMask != 0 { frozen.traits.insert(.hasWords) }
        if rare.characterCount > 0 { frozen.traits.insert(.hasCharacters) }
        if !draft.slots(of: state).isEmpty { frozen.traits.insert(.hasSlots) }
        if rare.freeTextCount > 0 { frozen.traits.insert(.hasFreeTexts) }
        if rare.freeSpace != 0 { frozen.traits.insert(.hasFreeSpace) }
        let others = frozen.traits.intersection([.hasWords, .hasSlots, .hasFreeTexts])
        if !others.isEmpty || rare.characterCount > 0 { frozen.traits.insert(.readsText) }
        if rare.characterCount > 0, others.isEmpty, frozen.space == 0, rare.freeSpace == 0, draft.accepts(of: state).isEmpty {
            frozen.traits.insert(.isChain)
        }
        if awaitsDigits(UInt32(state)) { frozen.traits.insert(.awaitsDigits) }
        if awaitsDigits(draft.states[state].space) { frozen.traits.insert(.awaitsDigitsBehindSpace) }
        if draft.accepts(of: state).contains(where: { phrases[Int($0)].isVeto != 0 }) { frozen.traits.insert(.hasVeto) }
    }

    /// Whether what follows a drafted state may touch it: without a space in the template, or digits in spite of one.
    private func mayTouch(_ target: UInt32) -> Bool {
        let space = draft.states[Int(target)].space
        return readsText(target) || space != 0 && (awaitsDigits(space) || !draft.forks(of: Int(space)).isEmpty)
    }

    private func awaitsDigits(_ state: UInt32) -> Bool {
        draft.slots(of: Int(state)).contains { symbols[Int($0.symbol)].traits.contains(.awaitsRecognizer) }
    }

    /// Whether something may follow a drafted state without a space.
    private func readsText(_ target: UInt32) -> Bool {
        let state = Int(target)
        return target != 0
            && !(draft.words(of: state).isEmpty && draft.characters(of: state).isEmpty && draft.slots(of: state).isEmpty
                && draft.freeTexts(of: state).isEmpty && draft.forks(of: state).isEmpty)
    }

    private mutating func lay(words edges: ArraySlice<DraftAutomaton.Edge>, in frozen: inout FrozenState) {
        let first = edges.startIndex
        for edge in edges { frozen.wordMask |= 1 << (edge.label & 31) }
        if edges.count > 0 {
            frozen.word0 = edges[first].label
            frozen.to0 = numbers[Int(edges[first].target)]
        }
        if edges.count > 1 {
            frozen.word1 = edges[first + 1].label
            frozen.to1 = numbers[Int(edges[first + 1].target)]
        }
        guard edges.count > 2 else { return }
        var capacity = 4
        while capacity * 3 < edges.count * 4 { capacity *= 2 }
        let start = words.count
        words.append(contentsOf: repeatElement(FrozenEdge(label: 0, target: 0), count: capacity))
        for edge in edges {
            var index = Int(FrozenTables.slot(of: edge.label, mask: UInt32(capacity - 1)))
            while words[start + index].label != 0 { index = (index + 1) & (capacity - 1) }
            words[start + index] = FrozenEdge(label: edge.label, target: numbers[Int(edge.target)])
        }
        frozen.word0 = UInt32(start)
        frozen.word1 = UInt32(capacity - 1)
        frozen.to0 = 0
        frozen.to1 = 0
        frozen.traits.insert(.hasWordTable)
    }

    private mutating func lay(slots edges: ArraySlice<DraftAutomaton.SlotEdge>, in row: inout FrozenBranches) {
        guard !edges.isEmpty else { return }
        let sorted = edges.sorted { (symbols[Int($0.symbol)].reader, $0.symbol) < (symbols[Int($1.symbol)].reader, $1.symbol) }
        var end = sorted.count
        for index in sorted.indices.reversed() {
            let reader = symbols[Int(sorted[index].symbol)].reader
            if index + 1 < sorted.count, symbols[Int(sorted[index + 1].symbol)].reader != reader { end = index + 1 }
            let group = sorted[index..<end]
            slots.append(
                FrozenSlot(
                    reader: reader, symbol: sorted[index].symbol, target: numbers[Int(sorted[index].target)],
                    targetBehindDigits: numbers[Int(sorted[index].targetBehindDigits)], group: UInt32(group.count),
                    isGlued: group.contains { mayTouch($0.target) }))
        }
        slots[Int(row.slots)...].reverse()
        for slot in slots[Int(row.slots)...] {
            if slot.isGlued || symbols[Int(slot.symbol)].traits.contains(.awaitsRecognizer) {
                row.gluedReaders |= ReaderMasks.bit(of: slot.reader)
            } else {
                row.readers |= ReaderMasks.bit(of: slot.reader)
            }
        }
    }
}

extension FrozenTables {
    /// Where a word's edge is looked for first.
    @inline(__always)
    static func slot(of word: UInt32, mask: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: UInt64(word) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    }
}
