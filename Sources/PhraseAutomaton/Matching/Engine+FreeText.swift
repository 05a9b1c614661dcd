import PhraseText

// Free text is not followed letter by letter. What has begun is kept aside, one for each target and context; wherever it may end, it ends
// on trial, and goes on as an item only if what follows fits.

extension Engine {
    @inline(__always)
    mutating func openFreeTexts(
        of state: UnsafePointer<FrozenState>, _ item: Item, start: Int, at position: Int, in sentence: borrowing Sentence
    ) {
        for index in state.pointee.freeTexts..<state.pointee.freeTexts + state.pointee.freeTextCount {
            open(tables.freeTexts[index], item, start: start, at: position, in: sentence)
        }
    }

    private mutating func open(_ edge: FrozenFreeText, _ item: Item, start: Int, at position: Int, in sentence: borrowing Sentence) {
        guard start < text.count - 1 else { return }
        let before = characters(before: position, in: sentence) &* PackedEvidence.freeTextCharacter
        let cost = item.cost &- PackedEvidence.freeTextSlot
        if let index = openTexts.find(edge, item.context) {
            let known = openTexts[index]
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
                symbol: edge.symbol, target: edge.target, gluedTarget: edge.gluedTarget, words: wordsBehindSpace(of: edge.target),
                context: item.context,
                start: UInt32(truncatingIfNeeded: start),
                trail: item.trail,
                endsAnywhere: edge.endsAnywhere, cost: cost &+ before))
    }

    @inline(__always)
    private func wordsBehindSpace(of target: UInt32) -> UInt32 {
        let state = tables.states.address(of: target)
        guard mode == .whole, state.pointee.space != 0, state.pointee.freeSpace == 0,
            state.pointee.traits.isDisjoint(with: [.isFork, .awaitsDigits]),
            tables.states[state.pointee.space].traits.contains(.readsWordsOnly)
        else { return 0 }
        return state.pointee.space
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

    /// Characters before a position, spaces not counted; positions must not go back.
    @inline(__always)
    private mutating func characters(before position: Int, in sentence: borrowing Sentence) -> UInt64 {
        if sentence.isASCII { return UInt64(truncatingIfNeeded: position - text.spaces(before: position)) }
        return characterCounter.count(before: position, in: text)
    }

    // MARK: Ends

    /// Where free text may end next: at a space, behind a combining mark; where spacing is free, or where the template glues something to
    /// it, behind any character.
    @inline(__always)
    mutating func nextEndOfFreeText(after position: Int, in sentence: borrowing Sentence) -> Int {
        if !someTextEndsAnywhere, !sentence.holdsMarks {
            return position + 1 < text.count ? text.wordEnd(from: position + 1) : text.count
        }
        return nextEndAmongCharacters(after: position, in: sentence)
    }

    @inline(never)
    private mutating func nextEndAmongCharacters(after position: Int, in sentence: borrowing Sentence) -> Int {
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
        var isBehindMark = false
        if !isSpace {
            switch sentence.traits(before: position).kind {
            // Heard inside a word, but not at its edge, where free text ends.
            case .inner, .dot, .separator, .hyphen: return
            case .mark: isBehindMark = true
            default: break
            }
        }
        let before = characters(before: position, in: sentence) &* PackedEvidence.freeTextCharacter
        for index in 0..<openTexts.count {
            let opened = openTexts.address(of: index)
            guard Int(opened.pointee.start) < position else { continue }
            let cost = opened.pointee.cost &- before
            if isSpace, opened.pointee.words != 0, position + 1 < text.count {
                let state = tables.states.address(of: opened.pointee.words)
                if readsWord(of: state, at: position + 1) || (tables.skips.count > 0 && maySkip(at: position + 1, in: sentence)) {
                    end(index, at: position, cost: cost, in: opened.pointee.words, from: position + 1)
                }
            } else if isSpace {
                closeAtSpace(index, target: opened.pointee.target, at: position, cost: cost, in: sentence)
            } else if isBehindMark || opened.pointee.endsAnywhere != 0 {
                closeInWord(index, target: opened.pointee.target, at: position, cost: cost, in: sentence)
            } else if opened.pointee.gluedTarget != 0 {
                closeInWord(index, target: opened.pointee.gluedTarget, at: position, cost: cost, in: sentence)
            }
        }
    }

    private mutating func closeAtSpace(_ index: Int, target: UInt32, at position: Int, cost: UInt64, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: target)
        if state.pointee.traits.contains(.isFork) {
            return closeFork(index, state, at: position, cost: cost, in: sentence)
        }
        if state.pointee.space != 0, isViable(state.pointee.space, at: position + 1, in: sentence) {
            end(index, at: position, cost: cost, in: state.pointee.space, from: position + 1)
        }
        if state.pointee.freeSpace != 0, text.isFreeSpace(position, in: sentence),
            isViable(state.pointee.freeSpace, at: position + 1, in: sentence)
        {
            end(index, at: position, cost: cost, in: state.pointee.freeSpace, from: position + 1)
        }
        if state.pointee.traits.contains(.awaitsDigits) {
            end(index, at: position, cost: cost, in: target | Item.digitsOnly, from: position + 1)
        }
    }

    private mutating func closeInWord(_ index: Int, target: UInt32, at position: Int, cost: UInt64, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: target)
        if state.pointee.traits.contains(.isFork) {
            closeFork(index, state, at: position, cost: cost, in: sentence)
        } else if isViable(target, at: position, in: sentence)
            || (state.pointee.freeSpace != 0 && isViable(state.pointee.freeSpace, at: position, in: sentence))
        {
            end(index, at: position, cost: cost, in: target, from: position)
        }
    }

    @inline(never)
    private mutating func closeFork(
        _ index: Int, _ fork: UnsafePointer<FrozenState>, at position: Int, cost: UInt64, in sentence: borrowing Sentence
    ) {
        for member in fork.pointee.forks {
            if text[position] == 0x20 {
                closeAtSpace(index, target: tables.forks[member], at: position, cost: cost, in: sentence)
            } else {
                closeInWord(index, target: tables.forks[member], at: position, cost: cost, in: sentence)
            }
        }
    }

    /// Ends free text; the way goes on as an item.
    @inline(never)
    private mutating func end(_ index: Int, at position: Int, cost: UInt64, in state: UInt32, from next: Int) {
        let opened = openTexts[index]
        let trail = capture(opened.symbol, Int(opened.start), position, payload: 0, after: opened.trail)
        push(next, state, context: opened.context, cost: cost, trail: trail)
    }

    /// Whether a state can go on at a position: looks one token ahead, or at the values that are read there.
    @inline(__always)
    private mutating func isViable(_ number: UInt32, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let state = tables.states.address(of: number)
        if position >= text.count { return state.pointee.acceptCount > 0 || state.pointee.traits.contains(.isFork) }
        return goesOn(state, at: position, in: sentence)
    }

    /// Whether a word of a state comes next, or one that digits may touch.
    @inline(__always)
    private mutating func readsWord(of state: UnsafePointer<FrozenState>, at position: Int) -> Bool {
        if !nextToken.isAt(position) { nextToken.read(at: position, in: text, tables.vocabulary) }
        if nextToken.word != 0 { return tables.target(of: nextToken.word, from: state) != 0 }
        return recognizers.count > 0 && nextToken.holdsDigit(in: text)
    }

    @inline(never)
    private mutating func goesOn(_ state: UnsafePointer<FrozenState>, at position: Int, in sentence: borrowing Sentence) -> Bool {
        if mode != .whole || state.pointee.traits.contains(.isFork) || state.pointee.freeTextCount > 0 { return true }
        if state.pointee.characterCount > 0, tables.target(ofCharacter: text.scalar(at: position).value, from: state) != 0 {
            return true
        }
        // What digits may touch is looked at when it is read.
        if state.pointee.space != 0, isDigit(text[position]) { return true }
        if state.pointee.hasWords, readsWord(of: state, at: position) { return true }
        if state.pointee.slotCount > 0, readsValue(of: state, at: position, in: sentence) { return true }
        return tables.skips.count > 0 && maySkip(at: position, in: sentence)
    }

    /// Whether a slot of a state reads anything at a position.
    private mutating func readsValue(of state: UnsafePointer<FrozenState>, at position: Int, in sentence: borrowing Sentence) -> Bool {
        guard position < text.count - 1 else { return false }
        let end = state.pointee.slots + state.pointee.slotCount
        var index = state.pointee.slots
        while index < end {
            let edge = tables.slots.address(of: index)
            if reads(edge, at: position, in: sentence) { return true }
            index += edge.pointee.group
        }
        return false
    }

    /// Whether words that go unheard may begin at a position.
    mutating func maySkip(at position: Int, in sentence: borrowing Sentence) -> Bool {
        if skipMemo.mark == mark(of: position) { return skipMemo.count > 0 }
        let answer = readSkips(at: position, in: sentence)
        skipMemo = ReaderMemo(mark: mark(of: position), start: 0, count: answer ? 1 : 0)
        return answer
    }

    private mutating func readSkips(at position: Int, in sentence: borrowing Sentence) -> Bool {
        for number in 0..<tables.skips.count {
            let table = tables.skips[number].table
            if lists[Int(table)].table.passesSpaces == 0 {
                guard sentence.isWordStart(position) else { continue }
                if !nextToken.isAt(position) { nextToken.read(at: position, in: text, tables.vocabulary) }
                guard lists.address(of: Int(table)).pointee.mayBegin(nextToken.hash) else { continue }
            }
            readList(table, at: position, in: sentence)
            if memos[Int(table)].count > 0 { return true }
        }
        return false
    }
}
