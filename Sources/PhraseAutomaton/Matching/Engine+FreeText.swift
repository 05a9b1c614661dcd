import PhraseText

// Free text is not followed letter by letter. What has begun is kept aside, one for each target and context; wherever it may end, it ends
// on trial, and goes on as an item only if what follows fits.

extension Engine {
    @inline(__always)
    mutating func openFreeTexts(of state: UnsafePointer<FrozenState>, _ item: Item, start: Int, at position: Int) {
        guard takesFreeText else {
            if start < text.count - 1 { hasLeftOutFreeText = true }
            return
        }
        let branches = tables.rareBranches(of: state)
        for index in branches.pointee.freeTexts..<branches.pointee.freeTexts + branches.pointee.freeTextCount {
            open(tables.freeTexts.address(of: index), item, start: start, at: position)
        }
    }

    @inline(never)
    private mutating func open(_ edge: UnsafePointer<FrozenFreeText>, _ item: Item, start: Int, at position: Int) {
        guard start < text.count - 1 else { return }
        let before = characterCounter.count(before: position, in: text) &* PackedEvidence.freeTextCharacter
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
        openTexts.append(
            OpenFreeText(
                edge: edge, context: item.context, start: UInt32(truncatingIfNeeded: start), trail: item.trail, cost: cost &+ before))
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
    /// it, behind any character. Inside words only where what comes next may be what one of them awaits.
    @inline(__always)
    mutating func nextEndOfFreeText<Path: MatchPath>(_ path: Path.Type, after position: Int, in sentence: borrowing Sentence) -> Int {
        if !openTexts.endInsideWords, !sentence.holdsMarks {
            return position &+ 1 < text.count ? text.wordEnd(from: position &+ 1) : text.count
        }
        return nextEndAmongCharacters(path, after: position, in: sentence)
    }

    @inline(never)
    private mutating func nextEndAmongCharacters<Path: MatchPath>(
        _ path: Path.Type, after position: Int, in sentence: borrowing Sentence
    ) -> Int {
        if nextEnd.isKnown(after: position, of: openTexts.count) { return nextEnd.end }
        var offset = position
        nextEnd = NextEnd(start: position, end: text.count, textCount: openTexts.count)
        while offset < text.count &- 1 {
            offset = text.scalar(at: offset).end
            if text[offset] == 0x20 || mayEnd(path, insideWordAt: offset, in: sentence) {
                nextEnd.end = offset
                break
            }
        }
        return nextEnd.end
    }

    @inline(__always)
    private mutating func mayEnd<Path: MatchPath>(_ path: Path.Type, insideWordAt offset: Int, in sentence: borrowing Sentence) -> Bool {
        let ahead = lookAhead(path, insideWordAt: offset, in: sentence)
        return openTexts.insideWord.meets(ahead) || (openTexts.behindMark.meets(ahead) && isBehindMark(offset, in: sentence))
    }

    @inline(__always)
    private func isBehindMark(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        sentence.holdsMarks && text[offset - 1] >= 0x80 && sentence.traits(before: offset).kind == .mark
    }

    /// Ends on trial what may end at a position.
    @inline(__always)
    mutating func closeFreeTexts<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) {
        guard position > 0, text[position - 1] != 0x20 else { return }
        if text[position] == 0x20 {
            closeFreeTextsAtSpace(path, at: position, in: sentence)
        } else if openTexts.endInsideWords || sentence.holdsMarks {
            closeFreeTextsInWord(path, at: position, in: sentence)
        }
    }

    @inline(never)
    private mutating func closeFreeTextsAtSpace<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) {
        let next = position + 1
        let ahead = lookAhead(path, behindSpaceAt: next, in: sentence)
        guard openTexts.behindSpace.meets(ahead) else { return }
        for index in 0..<openTexts.count {
            let opened = openTexts.address(of: index)
            guard opened.pointee.edge.pointee.behindSpace.meets(ahead), Int(opened.pointee.start) < position else { continue }
            let before = characterCounter.count(before: position, in: text) &* PackedEvidence.freeTextCharacter
            let cost = opened.pointee.cost &- before
            closeAtSpace(path, index, target: opened.pointee.edge.pointee.target, at: position, cost: cost, in: sentence)
        }
    }

    /// What comes next behind a space. Where it may be what goes unheard, everything may come.
    @inline(__always)
    private mutating func lookAhead<Path: MatchPath>(
        _ path: Path.Type, behindSpaceAt next: Int, in sentence: borrowing Sentence
    ) -> Lookahead {
        if next >= text.count || (!Path.isPlain && mode != .whole) { return .anything }
        readNextToken(at: next)
        if maySkip(path, at: next, in: sentence) { return .anything }
        var words: UInt32 = nextToken.followsFreeText ? 1 << (nextToken.word & 31) : 0
        // Digits may touch any word.
        if hasRecognizers, nextToken.holdsDigit(in: text) { words = ~0 }
        let traits: Lookahead.Traits = isDigit(text[next]) ? [.always, .digits] : .always
        return Lookahead(
            words: words, readers: masks.readers(ofWord: nextToken.hash), gluedReaders: masks.readers(ofStart: text[next], text[next + 1]),
            characters: 1 << (text.scalar(at: next).value & 31), traits: traits)
    }

    @inline(never)
    private mutating func closeFreeTextsInWord<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) {
        var isBehindMark = false
        let last = text[position - 1]
        if !isDigit(last), last | 0x20 &- 0x61 >= 26 {
            switch sentence.traits(before: position).kind {
            // Heard inside a word, but not at its edge, where free text ends.
            case .inner, .dot, .separator, .hyphen: return
            case .mark: isBehindMark = true
            default: break
            }
        }
        if !isBehindMark, !openTexts.endInsideWords { return }
        let ahead = lookAhead(path, insideWordAt: position, in: sentence)
        for index in 0..<openTexts.count {
            let opened = openTexts.address(of: index)
            let edge = opened.pointee.edge
            guard edge.pointee.insideWord.meets(ahead), Int(opened.pointee.start) < position else { continue }
            let target = isBehindMark || edge.pointee.endsAnywhere != 0 ? edge.pointee.target : edge.pointee.gluedTarget
            guard target != 0 else { continue }
            let before = characterCounter.count(before: position, in: text) &* PackedEvidence.freeTextCharacter
            closeInWord(path, index, target: target, at: position, cost: opened.pointee.cost &- before, in: sentence)
        }
    }

    /// What comes next inside a word.
    @inline(__always)
    private mutating func lookAhead<Path: MatchPath>(
        _ path: Path.Type, insideWordAt position: Int, in sentence: borrowing Sentence
    ) -> Lookahead {
        if !Path.isPlain, mode != .whole || maySkip(path, at: position, in: sentence) { return .anything }
        return Lookahead(
            words: 0, readers: 0, gluedReaders: masks.readers(ofStart: text[position], text[position + 1]),
            characters: 1 << (text.scalar(at: position).value & 31), traits: isDigit(text[position]) ? [.always, .digits] : .always)
    }

    private mutating func closeAtSpace<Path: MatchPath>(
        _ path: Path.Type, _ index: Int, target: UInt32, at position: Int, cost: UInt64, in sentence: borrowing Sentence
    ) {
        let state = tables.states.address(of: target)
        if !Path.isPlain, state.pointee.traits.contains(.isFork) {
            return closeFork(index, state, at: position, cost: cost, in: sentence)
        }
        if state.pointee.space != 0, isViable(path, state.pointee.space, at: position + 1, in: sentence) {
            end(path, index, at: position, cost: cost, in: state.pointee.space, from: position + 1)
        }
        if !Path.isPlain, state.pointee.traits.contains(.hasFreeSpace), text.isFreeSpace(position, in: sentence) {
            let behind = tables.rareBranches(of: state).pointee.freeSpace
            if isViable(path, behind, at: position + 1, in: sentence) {
                end(path, index, at: position, cost: cost, in: behind, from: position + 1)
            }
        }
        if state.pointee.traits.contains(.awaitsDigits) {
            end(path, index, at: position, cost: cost, in: target | Item.digitsOnly, from: position + 1)
        }
    }

    private mutating func closeInWord<Path: MatchPath>(
        _ path: Path.Type, _ index: Int, target: UInt32, at position: Int, cost: UInt64, in sentence: borrowing Sentence
    ) {
        let state = tables.states.address(of: target)
        if !Path.isPlain, state.pointee.traits.contains(.isFork) {
            closeFork(index, state, at: position, cost: cost, in: sentence)
        } else if isViable(path, target, at: position, in: sentence)
            || (state.pointee.traits.contains(.hasFreeSpace)
                && isViable(path, tables.rareBranches(of: state).pointee.freeSpace, at: position, in: sentence))
        {
            end(path, index, at: position, cost: cost, in: target, from: position)
        }
    }

    @inline(never)
    private mutating func closeFork(
        _ index: Int, _ fork: UnsafePointer<FrozenState>, at position: Int, cost: UInt64, in sentence: borrowing Sentence
    ) {
        for member in fork.pointee.forks {
            if text[position] == 0x20 {
                closeAtSpace(GeneralPath.self, index, target: tables.forks[member], at: position, cost: cost, in: sentence)
            } else {
                closeInWord(GeneralPath.self, index, target: tables.forks[member], at: position, cost: cost, in: sentence)
            }
        }
    }

    /// Ends free text; the way goes on as an item.
    @inline(never)
    private mutating func end<Path: MatchPath>(
        _ path: Path.Type, _ index: Int, at position: Int, cost: UInt64, in state: UInt32, from next: Int
    ) {
        let opened = openTexts[index]
        let trail = capture(opened.edge.pointee.symbol, Int(opened.start), position, payload: 0, after: opened.trail)
        push(path, next, state, context: opened.context, cost: cost, trail: trail)
    }

    /// Whether a state can go on at a position: looks one token ahead, or at the values that are read there.
    @inline(__always)
    private mutating func isViable<Path: MatchPath>(
        _ path: Path.Type, _ number: UInt32, at position: Int, in sentence: borrowing Sentence
    ) -> Bool {
        let state = tables.states.address(of: number)
        if position >= text.count {
            return !tables.branches(of: state).accepts.isEmpty || state.pointee.traits.contains(.isFork)
        }
        return goesOn(path, state, at: position, in: sentence)
    }

    /// Whether a word of a state is the next token, or one that digits may touch.
    @inline(__always)
    private func readsWord(of state: UnsafePointer<FrozenState>) -> Bool {
        (nextToken.word != 0 && tables.target(of: nextToken.word, from: state) != 0)
            || (hasRecognizers && nextToken.holdsDigit(in: text))
    }

    @inline(never)
    private mutating func goesOn<Path: MatchPath>(
        _ path: Path.Type, _ state: UnsafePointer<FrozenState>, at position: Int, in sentence: borrowing Sentence
    ) -> Bool {
        let traits = state.pointee.traits
        if !Path.isPlain, mode != .whole || traits.contains(.isFork) { return true }
        if traits.contains(.hasFreeTexts) { return true }
        if traits.contains(.hasCharacters), tables.target(ofCharacter: text.scalar(at: position).value, from: state) != 0 { return true }
        // What digits may touch is looked at when it is read.
        if state.pointee.space != 0, isDigit(text[position]) { return true }
        if traits.contains(.hasWords) {
            readNextToken(at: position)
            if readsWord(of: state) { return true }
        }
        if traits.contains(.hasSlots), readsValue(of: state, at: position, in: sentence) { return true }
        return tables.skips.count > 0 && maySkip(path, at: position, in: sentence)
    }

    /// Whether a slot of a state reads anything at a position.
    private mutating func readsValue(of state: UnsafePointer<FrozenState>, at position: Int, in sentence: borrowing Sentence) -> Bool {
        guard position < text.count - 1 else { return false }
        let branches = tables.branches(of: state)
        let readers = readers(of: branches, at: position)
        guard readers != 0 else { return false }
        let end = branches.slots.upperBound
        var index = branches.slots.lowerBound
        while index < end {
            let edge = tables.slots.address(of: index)
            if ReaderMasks.bit(of: edge.pointee.reader) & readers != 0, reads(edge, at: position, in: sentence) { return true }
            index &+= edge.pointee.group
        }
        return false
    }

    @inline(__always)
    private mutating func readNextToken(at position: Int) {
        if !nextToken.isAt(position) { lookUpNextToken(at: position) }
    }

    @inline(never)
    private mutating func lookUpNextToken(at position: Int) {
        if token.isAt(position) { nextToken = token } else { nextToken.read(at: position, in: text, tables.vocabulary) }
    }

    /// Whether words that go unheard may begin at a position.
    @inline(__always)
    mutating func maySkip<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) -> Bool {
        if tables.skips.count == 0 { return false }
        if Path.isPlain || !skipsPassSpaces {
            guard text.isWordStart(position) else { return false }
            readNextToken(at: position)
            if masks.readers(ofWord: nextToken.hash) & skipReaders == 0 { return false }
        } else if position >= text.count || masks.readers(ofStart: text[position], text[position &+ 1]) & skipReaders == 0 {
            return false
        }
        if skipMemo.mark != mark(of: position) { readSkips(at: position, in: sentence) }
        return skipMemo.count > 0
    }

    @inline(never)
    private mutating func readSkips(at position: Int, in sentence: borrowing Sentence) {
        var found: UInt32 = 0
        for number in 0..<tables.skips.count where found == 0 {
            let table = tables.skips.base[number].table
            let list = lists.address(of: Int(table))
            if list.pointee.table.passesSpaces == 0 {
                guard text.isWordStart(position) else { continue }
                readNextToken(at: position)
                guard list.pointee.mayBegin(nextToken.hash) else { continue }
            }
            readList(table, at: position, in: sentence)
            found = memos.address(of: Int(table)).pointee.count
        }
        skipMemo = ReaderMemo(mark: mark(of: position), start: 0, count: found)
    }
}
