import PhraseText

// Free text is not followed letter by letter. What has begun is kept aside, one for each target and context; wherever it may end, it ends
// on trial, and goes on as an item only if what follows fits.

extension Engine {
    @inline(__always)
    mutating func openFreeTexts(of state: FrozenState, _ item: Item, start: Int, at position: Int, in sentence: borrowing Sentence) {
        for index in state.freeTexts..<state.freeTexts + state.freeTextCount {
            open(tables.freeTexts[index], item, start: start, at: position, in: sentence)
        }
    }

    private mutating func open(_ edge: FrozenFreeText, _ item: Item, start: Int, at position: Int, in sentence: borrowing Sentence) {
        guard start < text.count - 1 else { return }
        let before = characterCounter.count(before: position, in: text) &* PackedEvidence.freeTextCharacter
        let cost = item.cost - PackedEvidence.freeTextSlot
        for index in 0..<openTexts.count {
            let known = openTexts[index]
            guard known.target == edge.target, known.gluedTarget == edge.gluedTarget, known.symbol == edge.symbol,
                known.context == item.context
            else { continue }
            let knownCost = known.cost &- before
            if cost > knownCost {
                openTexts[index].cost = cost &+ before
                openTexts[index].start = UInt32(truncatingIfNeeded: start)
                openTexts[index].trail = item.trail
            } else if cost == knownCost, item.trail != known.trail {
                improve(index, start: start, trail: item.trail)
            }
            return
        }
        if edge.endsAnywhere != 0 || edge.gluedTarget != 0 { someTextEndsAnywhere = true }
        openTexts.append(
            OpenFreeText(
                symbol: edge.symbol, target: edge.target, gluedTarget: edge.gluedTarget, context: item.context,
                start: UInt32(truncatingIfNeeded: start),
                trail: item.trail,
                endsAnywhere: edge.endsAnywhere, cost: cost &+ before))
    }

    /// Two beginnings of one free text with equal evidence: the shorter earlier free text wins; where all are alike, both stay.
    private mutating func improve(_ index: Int, start: Int, trail: Int32) {
        let known = openTexts[index]
        let order = compareFreeTexts(known.trail, trail)
        if order > 0 {
            openTexts[index].start = UInt32(truncatingIfNeeded: start)
            openTexts[index].trail = trail
        } else if order == 0, Int(known.start) == start {
            openTexts[index].trail = joined(known.trail, trail)
        }
    }

    // MARK: Ends

    /// Where free text may end next: at a space, behind a combining mark; where spacing is free, or where the template glues something to
    /// it, behind any character.
    func nextEndOfFreeText(after position: Int, in sentence: borrowing Sentence) -> Int {
        let count = text.count
        var offset = position
        while offset < count - 1 {
            let byte = text[offset]
            if byte < 0x80 {
                offset += 1
                if someTextEndsAnywhere { return offset }
            } else {
                offset = text.scalar(at: offset).end
                if someTextEndsAnywhere || sentence.traits(before: offset).kind == .mark { return offset }
            }
            if text[offset] == 0x20 { return offset }
        }
        return count
    }

    mutating func closeFreeTexts(at position: Int, in sentence: borrowing Sentence) {
        guard position > 0, text[position - 1] != 0x20 else { return }
        let isSpace = text[position] == 0x20
        let isBehindMark = !isSpace && text[position - 1] >= 0x80 && sentence.traits(before: position).kind == .mark
        let before = characterCounter.count(before: position, in: text) &* PackedEvidence.freeTextCharacter
        for index in 0..<openTexts.count {
            let opened = openTexts[index]
            guard Int(opened.start) < position else { continue }
            if isSpace || isBehindMark || opened.endsAnywhere != 0 {
                close(opened, target: opened.target, at: position, cost: opened.cost &- before, in: sentence)
            } else if opened.gluedTarget != 0 {
                close(opened, target: opened.gluedTarget, at: position, cost: opened.cost &- before, in: sentence)
            }
        }
    }

    private mutating func close(_ opened: OpenFreeText, target: UInt32, at position: Int, cost: UInt64, in sentence: borrowing Sentence) {
        let state = tables.states[target]
        if state.traits.contains(.isFork) {
            for index in state.forks {
                close(opened, target: tables.forks[index], at: position, cost: cost, in: sentence)
            }
            return
        }
        if text[position] == 0x20 {
            if state.space != 0, isViable(state.space, at: position + 1, in: sentence) {
                push(position + 1, state.space, context: opened.context, cost: cost, trail: trail(of: opened, position))
            }
            if state.freeSpace != 0, text.isFreeSpace(position, in: sentence), isViable(state.freeSpace, at: position + 1, in: sentence) {
                push(position + 1, state.freeSpace, context: opened.context, cost: cost, trail: trail(of: opened, position))
            }
            if state.traits.contains(.awaitsDigits) {
                push(position + 1, target | Item.digitsOnly, context: opened.context, cost: cost, trail: trail(of: opened, position))
            }
        } else if isViable(target, at: position, in: sentence)
            || (state.freeSpace != 0 && isViable(state.freeSpace, at: position, in: sentence))
        {
            push(position, target, context: opened.context, cost: cost, trail: trail(of: opened, position))
        }
    }

    @inline(__always)
    private mutating func trail(of opened: OpenFreeText, _ end: Int) -> Int32 {
        capture(opened.symbol, Int(opened.start), end, payload: 0, after: opened.trail)
    }

    /// Whether a state can go on at a position: looks one token ahead, or at the values that are read there.
    private mutating func isViable(_ number: UInt32, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let state = tables.states[number]
        if position >= text.count { return state.acceptCount > 0 || state.traits.contains(.isFork) }
        if mode != .whole || state.traits.contains(.isFork) || state.freeTextCount > 0 { return true }
        if state.characterCount > 0, tables.target(ofCharacter: text.scalar(at: position).value, from: state) != 0 {
            return true
        }
        // What digits may touch is looked at when it is read.
        if state.space != 0, isDigit(text[position]) { return true }
        if state.hasWords {
            nextToken.read(at: position, in: text, tables.vocabulary)
            if nextToken.word == 0 {
                if recognizers.count > 0, nextToken.holdsDigit(in: text) { return true }
            } else if tables.target(of: nextToken.word, from: state) != 0 {
                return true
            }
        }
        if state.slotCount > 0, readsValue(of: state, at: position, in: sentence) { return true }
        return tables.skips.count > 0 && maySkip(at: position, in: sentence)
    }

    /// Whether a slot of a state reads anything at a position.
    private mutating func readsValue(of state: FrozenState, at position: Int, in sentence: borrowing Sentence) -> Bool {
        guard position < text.count - 1 else { return false }
        var last = UInt32.max
        for index in state.slots..<state.slots + state.slotCount {
            let reader = tables.slots[index].reader
            if reader == last { continue }
            last = reader
            if Int(reader) < lists.count {
                readList(reader, at: position, in: sentence)
            } else {
                readRecognizer(reader, at: position, in: sentence)
            }
            if memos[Int(reader)].count > 0 { return true }
        }
        return false
    }

    /// Whether words that go unheard may begin at a position.
    mutating func maySkip(at position: Int, in sentence: borrowing Sentence) -> Bool {
        for number in 0..<tables.skips.count {
            let table = tables.skips[number].table
            if lists[Int(table)].table.passesSpaces == 0 {
                guard sentence.isWordStart(position) else { continue }
                nextToken.hash(at: position, in: text)
                guard lists[Int(table)].mayBegin(nextToken.hash) else { continue }
            }
            readList(table, at: position, in: sentence)
            if memos[Int(table)].count > 0 { return true }
        }
        return false
    }
}
