import PhraseText

extension Engine {
    /// Reads values at a position. What a reader gives there is asked once, whatever the states.
    @inline(__always)
    mutating func readSlots(
        of state: UnsafePointer<FrozenState>, at position: Int, _ item: Item, beginningWithDigit: Bool, in sentence: borrowing Sentence
    ) {
        guard position < text.count - 1 else { return }
        let end = state.pointee.slots + state.pointee.slotCount
        var index = state.pointee.slots
        while index < end {
            let edge = tables.slots.address(of: index)
            if !(beginningWithDigit && Int(edge.pointee.reader) < lists.count), reads(edge, at: position, in: sentence) {
                let edges = index..<index + edge.pointee.group
                follow(edges, edge.pointee.reader, at: position, item, beginningWithDigit: beginningWithDigit, in: sentence)
            }
            index += edge.pointee.group
        }
    }

    /// Whether the reader of a group of edges reads anything at a position; reads it.
    @inline(__always)
    mutating func reads(_ edge: UnsafePointer<FrozenSlot>, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let reader = edge.pointee.reader
        if Int(reader) < lists.count {
            guard mayRead(reader, at: position, isGlued: edge.pointee.isGlued != 0) else { return false }
            readList(reader, at: position, in: sentence)
        } else {
            readRecognizer(reader, at: position, in: sentence)
        }
        return memos[Int(reader)].count > 0
    }

    private mutating func follow(
        _ edges: Range<UInt32>, _ reader: UInt32, at position: Int, _ item: Item, beginningWithDigit: Bool, in sentence: borrowing Sentence
    ) {
        let memo = memos[Int(reader)]
        for number in Int(memo.start)..<Int(memo.start + memo.count) {
            let value = values[number]
            if beginningWithDigit, !value.startsWithDigit { continue }
            for index in edges {
                let edge = tables.slots[index]
                var payload = value.payload
                let range = tables.symbols[edge.symbol].range
                if range >= 0 {
                    let test = tables.rangeTests[Int(range)]
                    guard test.contains(value.number) else { continue }
                    payload = (value.number * test.times).bitPattern
                }
                let target = value.endsInDigit ? edge.targetBehindDigits : edge.target
                reach(target, symbol: edge.symbol, from: position, value, of: reader, payload, item, in: sentence)
            }
        }
    }

    @inline(__always)
    private mutating func reach(
        _ target: UInt32, symbol: UInt32, from position: Int, _ value: ValueMatch, of reader: UInt32, _ payload: UInt64, _ item: Item,
        in sentence: borrowing Sentence
    ) {
        let end = Int(value.end)
        let state = tables.states.address(of: target)
        let byte = text[end]
        let others: FrozenState.Traits = [.readsText, .isFork]
        let goesOn =
            !state.pointee.traits.isDisjoint(with: others) || state.pointee.freeSpace != 0
            || (state.pointee.space != 0 && (byte == 0x20 || isDigit(byte)))
        guard goesOn || mode != .whole else { return }
        var context = item.context
        if value.effect != 0 {
            guard let added = adding(value.effect, of: lists[Int(reader)].tables.effects, to: context) else { return }
            context = added
        }
        let trail = capture(symbol, position, end, payload: payload, after: item.trail)
        arrive(at: end, target, context: context, cost: item.cost &+ value.gain, trail: trail, in: sentence)
    }

    // MARK: Lists

    /// A quick no: where values end with words, the first word must be one of those that values begin with; elsewhere the first two
    /// bytes. Where spacing is free, a space ends no word.
    @inline(__always)
    private mutating func mayRead(_ reader: UInt32, at position: Int, isGlued: Bool) -> Bool {
        let list = lists.address(of: Int(reader))
        if list.pointee.table.passesSpaces != 0 { return true }
        if isGlued { return list.pointee.mayBegin(text[position], text[position + 1]) }
        readToken(at: position)
        return list.pointee.mayBegin(token.hash)
    }

    mutating func readList(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        guard memos[Int(reader)].mark != mark(of: position) else { return }
        let first = values.count
        let list = lists.address(of: Int(reader))
        if list.pointee.table.passesSpaces != 0 || !walk(list, at: position, skipping: skips(inside: reader)) {
            values.removeLast(values.count - first)
            walkAnyWay(list, at: position, skipping: skips(inside: reader), in: sentence)
        }
        memos[Int(reader)] = ReaderMemo(
            mark: mark(of: position), start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    /// Reads a list's values where the text has each of their spaces; `false` where words may have gone unheard inside one.
    @inline(__always)
    private mutating func walk(_ list: UnsafePointer<ListSource>, at position: Int, skipping skips: UnsafePointer<ListSource>?) -> Bool {
        let end = text.count - 1
        var offset = position
        var node = list.pointee.tables.nodes.address(of: list.pointee.table.root)
        while true {
            for run in node.pointee.run..<node.pointee.run + node.pointee.runLength {
                let byte = text[offset]
                guard offset < end, list.pointee.tables.runs[run] == byte else { return true }
                offset += 1
                if byte == 0x20, let skips, mayBegin(skips, at: offset) { return false }
            }
            for index in node.pointee.terminals..<node.pointee.terminals + node.pointee.terminalCount {
                append(list.pointee.tables.terminals[index], of: list, end: offset)
            }
            let byte = text[offset]
            guard offset < end, node.pointee.childCount > 0, let child = list.pointee.tables.child(of: node, byte) else { return true }
            node = list.pointee.tables.nodes.address(of: child)
            offset += 1
            if byte == 0x20, let skips, mayBegin(skips, at: offset) { return false }
        }
    }

    @inline(__always)
    private func mayBegin(_ list: UnsafePointer<ListSource>, at position: Int) -> Bool {
        let end = text.wordEnd(from: position)
        return list.pointee.mayBegin(WordHash.hash(text.address(of: position), count: end - position))
    }

    @inline(never)
    private mutating func walkAnyWay(
        _ list: UnsafePointer<ListSource>, at position: Int, skipping skips: UnsafePointer<ListSource>?, in sentence: borrowing Sentence
    ) {
        list.pointee.walk(text, from: position, skipping: skips, in: sentence) { append($0, of: list, end: $1) }
    }

    @inline(__always)
    private mutating func append(_ terminal: ValueTables.Terminal, of list: UnsafePointer<ListSource>, end: Int) {
        values.append(
            ValueMatch(
                end: UInt32(truncatingIfNeeded: end), startsWithDigit: false, endsInDigit: false, payload: UInt64(terminal.value),
                number: .nan, gain: UInt64(terminal.characters) &* list.pointee.table.gain, effect: terminal.effect))
    }

    // MARK: Recognisers

    mutating func readRecognizer(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        guard memos[Int(reader)].mark != mark(of: position) else { return }
        let first = values.count
        let number = Int(reader) - lists.count
        guard firstBytes.address(of: number).pointee.contains(text[position]) else {
            memos[Int(reader)] = ReaderMemo(mark: mark(of: position), start: 0, count: 0)
            return
        }
        proposals.removeAll()
        recognizers[number].propose(in: sentence, at: position, to: &proposals)
        for proposal in proposals.list {
            // A recogniser that proposes what is not there is not followed.
            guard proposal.end > position, proposal.end < text.count, text[proposal.end - 1] != 0x20 else { continue }
            let spelled = UInt64(clamping: min(max(proposal.spelledCharacters, 0), proposal.end - position))
            values.append(
                ValueMatch(
                    end: UInt32(truncatingIfNeeded: proposal.end), startsWithDigit: proposal.startsWithDigit,
                    endsInDigit: proposal.endsInDigit, payload: 0, number: proposal.number,
                    gain: spelled * PackedEvidence.literalCharacter, effect: 0))
        }
        memos[Int(reader)] = ReaderMemo(
            mark: mark(of: position), start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    // MARK: Contexts

    /// The context of a way that tells something more; `nil` where there are too many.
    private mutating func adding(_ effect: UInt32, of effects: FrozenTable<UInt64>, to context: UInt32) -> UInt32? {
        let added = contexts.adding(effect, of: effects, to: context)
        if added == nil { exceeded = ContextRows.maximum }
        return added
    }

    /// Whether a phrase that has read the whole sentence may have it, by what is known on the way.
    @inline(__always)
    func admits(_ phrase: FrozenPhrase, _ context: UInt32) -> Bool {
        guard phrase.requirement != 0 else { return true }
        let width = tables.contextWidth
        let required = Int(phrase.requirement) * 2 * width
        for word in 0..<width {
            let bits = contexts.word(word, of: context)
            if tables.requirementRows[required + word] & ~bits != 0 || tables.requirementRows[required + width + word] & bits != 0 {
                return false
            }
        }
        return true
    }

    /// Whether a sentence holds one word of each of the tables that a phrase needs. O(words of the sentence).
    func holdsNeeds(of phrase: FrozenPhrase, in sentence: borrowing Sentence) -> Bool {
        let requirement = tables.requirements[phrase.requirement]
        return (requirement.needs..<requirement.needs + requirement.needsCount).allSatisfy { index in
            let list = lists[Int(tables.needs[index])]
            return (0..<text.count - 1).contains { holds(list, at: $0, in: sentence) }
        }
    }

    private func holds(_ list: ListSource, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let isSpacingFree = list.table.passesSpaces != 0
        guard sentence.isWordStart(position) || (isSpacingFree && text.isFreeBoundary(position, in: sentence)) else { return false }
        var ends: [Int] = []
        list.walk(text, from: position, in: sentence) { _, end in ends.append(end) }
        return ends.contains { text.wordStart(behind: $0, isSpacingFree: isSpacingFree, in: sentence) != nil }
    }

    // MARK: Skipped words

    /// Words of `skip` may go unheard: an item at a word's beginning stands behind them too, in the language that skips them. Where
    /// spacing is free, a word begins wherever a space may stand.
    mutating func skipWords(at position: Int, in sentence: borrowing Sentence) {
        let isWordStart = sentence.isWordStart(position)
        guard isWordStart || (skipsPassSpaces && text.isFreeBoundary(position, in: sentence)), maySkip(at: position, in: sentence) else {
            return
        }
        for number in 0..<tables.skips.count {
            let skip = tables.skips[number]
            let isSpacingFree = lists[Int(skip.table)].table.passesSpaces != 0
            guard isWordStart || isSpacingFree, mayRead(skip.table, at: position, isGlued: false) else { continue }
            readList(skip.table, at: position, in: sentence)
            let memo = memos[Int(skip.table)]
            for match in Int(memo.start)..<Int(memo.start + memo.count) {
                let end = Int(values[match].end)
                guard let next = text.wordStart(behind: end, isSpacingFree: isSpacingFree, in: sentence) else { continue }
                var index = heads[position]
                while index >= 0 {
                    let item = items[Int(index)]
                    // What stands before the words is a space or none, as the template has it.
                    let free = isWordStart || item.state & Item.digitsOnly != 0 ? 0 : tables.states[item.state].freeSpace
                    if let context = adding(skip.effect, of: tables.values.effects, to: item.context) {
                        push(next, free != 0 ? free : item.state, context: context, cost: item.cost, trail: item.trail)
                    }
                    index = items[Int(index)].next
                }
            }
        }
    }
}
