import PhraseText

extension Engine {
    /// Reads values at a position. What a reader gives there is asked once, whatever the states.
    @inline(__always)
    mutating func readSlots(
        of state: FrozenState, at position: Int, _ item: Item, beginningWithDigit: Bool, in sentence: borrowing Sentence
    ) {
        guard position < text.count - 1 else { return }
        let end = state.slots + state.slotCount
        var index = state.slots
        let isFiltered = !state.traits.contains(.hasGluedLists)
        while index < end {
            let reader = tables.slots[index].reader
            var next = index + 1
            while next < end, tables.slots[next].reader == reader { next += 1 }
            if Int(reader) < tables.values.tables.count {
                if !beginningWithDigit, mayRead(reader, at: position, isFiltered: isFiltered, in: sentence) {
                    readList(reader, at: position, in: sentence)
                    follow(index..<next, reader, at: position, item, beginningWithDigit: false, in: sentence)
                }
            } else {
                readRecognizer(reader, at: position, in: sentence)
                follow(index..<next, reader, at: position, item, beginningWithDigit: beginningWithDigit, in: sentence)
            }
            index = next
        }
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
                reach(target, symbol: edge.symbol, from: position, value, payload, item, in: sentence)
            }
        }
    }

    @inline(__always)
    private mutating func reach(
        _ target: UInt32, symbol: UInt32, from position: Int, _ value: ValueMatch, _ payload: UInt64, _ item: Item,
        in sentence: borrowing Sentence
    ) {
        let end = Int(value.end)
        let state = tables.states[target]
        let byte = text[end]
        let others: FrozenState.Traits = [.readsText, .isFork]
        let goesOn =
            byte == 0x20
            ? state.space != 0 || state.freeSpace != 0 || !state.traits.isDisjoint(with: others)
            : !state.traits.isDisjoint(with: others) || state.freeSpace != 0 || (state.space != 0 && isDigit(byte))
        guard goesOn || mode != .whole else { return }
        let trail = capture(symbol, position, end, payload: payload, after: item.trail)
        arrive(at: end, target, mask: item.mask, cost: item.cost + value.gain, trail: trail, in: sentence)
    }

    // MARK: Lists

    /// A quick no: where values end with words, the first word must be one of those that values begin with. Where spacing is free, a
    /// space ends no word.
    @inline(__always)
    private mutating func mayRead(_ reader: UInt32, at position: Int, isFiltered: Bool, in sentence: borrowing Sentence) -> Bool {
        guard isFiltered, tables.values.tables[reader].passesSpaces == 0 else { return true }
        token.hash(at: position, in: text)
        return tables.values.mayBegin(tables.values.tables[reader], token.hash)
    }

    mutating func readList(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        guard memos[Int(reader)].round != round else { return }
        let first = values.count
        let table = tables.values.tables[reader]
        var node = tables.values.nodes[table.root]
        var offset = position
        let end = text.count - 1
        walk: while true {
            var run = node.run
            let runEnd = node.run + node.runLength
            while run < runEnd {
                if offset >= end { break walk }
                if tables.values.runs[run] != text[offset] {
                    guard table.passesSpaces != 0, isFreeSpace(offset, in: sentence) else { break walk }
                } else {
                    run += 1
                }
                offset += 1
            }
            for index in node.terminals..<node.terminals + node.terminalCount {
                let terminal = tables.values.terminals[index]
                values.append(
                    ValueMatch(
                        end: UInt32(truncatingIfNeeded: offset), startsWithDigit: false, endsInDigit: false,
                        payload: UInt64(terminal.value), number: .nan, gain: UInt64(terminal.characters) * table.gain))
            }
            guard offset < end, node.childCount > 0 else { break }
            if table.passesSpaces != 0, isFreeSpace(offset, in: sentence) { offset += 1 }
            guard let child = tables.values.child(of: node, text[offset]) else { break }
            node = tables.values.nodes[child]
            offset += 1
        }
        memos[Int(reader)] = ReaderMemo(
            round: round, start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    /// A space beside a letter of a script without spaces.
    func isFreeSpace(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        text[offset] == 0x20 && offset > 0 && offset < text.count - 1
            && (isSpaceless(before: offset, in: sentence) || isSpaceless(at: offset + 1, in: sentence))
    }

    /// Whether spacing is free between two characters.
    func isFreeBoundary(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        offset > 0 && text[offset - 1] != 0x20 && (isSpaceless(before: offset, in: sentence) || isSpaceless(at: offset, in: sentence))
    }

    private func isSpaceless(before offset: Int, in sentence: borrowing Sentence) -> Bool {
        text[offset - 1] >= 0x80 && sentence.traits(before: offset).isSpaceless
    }

    private func isSpaceless(at offset: Int, in sentence: borrowing Sentence) -> Bool {
        text[offset] >= 0x80 && sentence.traits(at: offset).isSpaceless
    }

    // MARK: Recognisers

    mutating func readRecognizer(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        guard memos[Int(reader)].round != round else { return }
        let first = values.count
        proposals.removeAll()
        recognizers[Int(reader) - tables.values.tables.count].propose(in: sentence, at: position, to: &proposals)
        for proposal in proposals.list {
            // A recogniser that proposes what is not there is not followed.
            guard proposal.end > position, proposal.end < text.count, text[proposal.end - 1] != 0x20 else { continue }
            let spelled = UInt64(clamping: min(max(proposal.spelledCharacters, 0), proposal.end - position))
            values.append(
                ValueMatch(
                    end: UInt32(truncatingIfNeeded: proposal.end), startsWithDigit: proposal.startsWithDigit,
                    endsInDigit: proposal.endsInDigit, payload: 0, number: proposal.number,
                    gain: spelled * PackedEvidence.literalCharacter))
        }
        memos[Int(reader)] = ReaderMemo(
            round: round, start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    // MARK: Skipped words

    /// Words of `skip` may go unheard: an item at a word's beginning stands behind them too, in the language that skips them.
    mutating func skipWords(at position: Int, in sentence: borrowing Sentence) {
        guard sentence.isWordStart(position) else { return }
        for number in 0..<tables.skips.count {
            let skip = tables.skips[number]
            token.hash(at: position, in: text)
            guard tables.values.mayBegin(tables.values.tables[skip.table], token.hash) else { continue }
            readList(skip.table, at: position, in: sentence)
            let memo = memos[Int(skip.table)]
            for match in Int(memo.start)..<Int(memo.start + memo.count) {
                let end = Int(values[match].end)
                guard text[end] == 0x20 else { continue }
                var index = heads[position]
                while index >= 0 {
                    let item = items[Int(index)]
                    if item.mask & skip.mask != 0 {
                        push(end + 1, item.state, mask: item.mask & skip.mask, cost: item.cost, trail: item.trail)
                    }
                    index = items[Int(index)].next
                }
            }
        }
    }
}
