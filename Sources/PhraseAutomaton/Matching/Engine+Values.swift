import PhraseText

extension Engine {
    /// Reads values at a position. What a reader gives there is asked once, whatever the states.
    @inline(__always)
    mutating func readSlots<Path: MatchPath>(
        _ path: Path.Type, of state: UnsafePointer<FrozenState>, at position: Int, _ item: Item, beginningWithDigit: Bool,
        in sentence: borrowing Sentence
    ) {
        guard position < text.count - 1 else { return }
        let branches = tables.branches(of: state)
        let readers = readers(of: branches, at: position)
        guard readers != 0 else { return }
        let end = branches.slots.upperBound
        var index = branches.slots.lowerBound
        while index < end {
            let edge = tables.slots.address(of: index)
            if ReaderMasks.bit(of: edge.pointee.reader) & readers != 0, !(beginningWithDigit && Int(edge.pointee.reader) < lists.count),
                reads(edge, at: position, in: sentence)
            {
                follow(path, edge, at: position, item, beginningWithDigit: beginningWithDigit)
            }
            index &+= edge.pointee.group
        }
    }

    /// The readers of a state's slots that may read something at a position: a quick no for most.
    @inline(__always)
    mutating func readers(of branches: UnsafePointer<FrozenBranches>, at position: Int) -> UInt32 {
        var readers = branches.pointee.gluedReaders & masks.readers(ofStart: text[position], text[position &+ 1])
        if branches.pointee.readers != 0 {
            readToken(at: position)
            readers |= branches.pointee.readers & masks.readers(ofWord: token.hash)
        }
        return readers
    }

    /// Whether the reader of a group of edges reads anything at a position; reads it.
    @inline(__always)
    mutating func reads(_ edge: UnsafePointer<FrozenSlot>, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let reader = edge.pointee.reader
        if Int(reader) < lists.count {
            guard mayRead(reader, at: position, isGlued: edge.pointee.isGlued) else { return false }
            readList(reader, at: position, in: sentence)
        } else {
            readRecognizer(reader, at: position, in: sentence)
        }
        return memos[Int(reader)].count > 0
    }

    /// Goes on by a group of edges with all values that their reader has read.
    @inline(never)
    private mutating func follow<Path: MatchPath>(
        _ path: Path.Type, _ group: UnsafePointer<FrozenSlot>, at position: Int, _ item: Item, beginningWithDigit: Bool
    ) {
        let memo = memos[Int(group.pointee.reader)]
        for number in Int(memo.start)..<Int(memo.start + memo.count) {
            // Nothing is read meanwhile, so the value stays where it is.
            let value = values.address(of: number)
            if beginningWithDigit, !value.pointee.startsWithDigit { continue }
            for edge in group..<group + Int(group.pointee.group) { reach(path, edge, from: position, value, item) }
        }
    }

    @inline(__always)
    private mutating func reach<Path: MatchPath>(
        _ path: Path.Type, _ edge: UnsafePointer<FrozenSlot>, from position: Int, _ value: UnsafePointer<ValueMatch>, _ item: Item
    ) {
        var payload = value.pointee.payload
        let range = tables.symbols.address(of: edge.pointee.symbol).pointee.range
        if range >= 0 {
            let test = tables.rangeTests.address(of: UInt32(bitPattern: range))
            guard test.pointee.contains(value.pointee.number) else { return }
            payload = (value.pointee.number * test.pointee.times).bitPattern
        }
        let target = value.pointee.endsInDigit ? edge.pointee.targetBehindDigits : edge.pointee.target
        let end = Int(value.pointee.end)
        var behindSpace: UInt32 = 0
        if Path.isPlain, text[end] == 0x20, target == edge.pointee.target { behindSpace = edge.pointee.behindSpace }
        guard behindSpace != 0 || goesOn(path, target, behindValueBefore: text[end]) else { return }
        var context = item.context
        if value.pointee.effect != 0 {
            guard let added = adding(value.pointee.effect, of: effects(of: edge.pointee.reader), to: context) else { return }
            context = added
        }
        let trail = capture(edge.pointee.symbol, position, end, payload: payload, after: item.trail)
        let cost = item.cost &+ value.pointee.gain
        if behindSpace != 0 {
            push(path, end &+ 1, behindSpace, context: context, cost: cost, trail: trail)
        } else {
            arrive(path, at: end, target, context: context, cost: cost, trail: trail)
        }
    }

    /// Whether a state behind a value can go on where a byte comes next.
    @inline(__always)
    private func goesOn<Path: MatchPath>(_ path: Path.Type, _ target: UInt32, behindValueBefore byte: UInt8) -> Bool {
        let state = tables.states.address(of: target)
        let others: FrozenState.Traits = [.readsText, .isFork, .hasFreeSpace]
        return !state.pointee.traits.isDisjoint(with: others) || (state.pointee.space != 0 && (byte == 0x20 || isDigit(byte)))
            || (!Path.isPlain && mode != .whole)
    }

    /// What the values of a list add to a way.
    @inline(__always)
    private func effects(of reader: UInt32) -> FrozenTable<UInt64> { lists.address(of: Int(reader)).pointee.tables.effects }

    // MARK: Lists

    /// A quick no: where values end with words, the first word must be one of those that values begin with; elsewhere the first two
    /// bytes. Where spacing is free, a space ends no word.
    @inline(__always)
    private mutating func mayRead(_ reader: UInt32, at position: Int, isGlued: Bool) -> Bool {
        let list = lists.address(of: Int(reader))
        // A space may stand between two bytes only where they are two characters.
        if list.pointee.table.passesSpaces != 0 {
            return text[position] < 0x80 || list.pointee.mayBegin(text[position], text[position + 1])
        }
        if isGlued { return list.pointee.mayBegin(text[position], text[position + 1]) }
        readToken(at: position)
        return list.pointee.mayBegin(token.hash)
    }

    @inline(__always)
    mutating func readList(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        if memos.address(of: Int(reader)).pointee.mark != mark(of: position) { walkList(reader, at: position, in: sentence) }
    }

    @inline(never)
    private mutating func walkList(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        let first = values.count
        let list = lists.address(of: Int(reader))
        let skips = skips(inside: reader)
        if list.pointee.table.passesSpaces != 0 {
            walkAnyWay(list, at: position, skipping: skips, in: sentence)
        } else {
            let reached = walk(list, at: position)
            if let skips, mayBegin(skips, inside: position..<reached) {
                values.removeLast(values.count - first)
                walkAnyWay(list, at: position, skipping: skips, in: sentence)
            }
        }
        memos[Int(reader)] = ReaderMemo(
            mark: mark(of: position), start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    /// Reads a list's values where the text has each of their spaces.
    ///
    /// - Returns: How far the text is the beginning of some value.
    @inline(__always)
    private mutating func walk(_ list: UnsafePointer<ListSource>, at position: Int) -> Int {
        let end = text.count &- 1
        let tables = list.pointee.tables
        var offset = position
        var node = tables.nodes.address(of: list.pointee.table.root)
        while true {
            let length = Int(node.pointee.runLength)
            if length > 0 {
                let same = tables.commonBytes(text, at: offset, withRunOf: node)
                offset &+= same
                if same < length { return offset }
            }
            if node.pointee.terminalCount > 0 {
                guard offset <= end else { return offset }
                for index in node.pointee.terminals..<node.pointee.terminals &+ node.pointee.terminalCount {
                    append(tables.terminals.address(of: index), of: list, end: offset)
                }
            }
            guard offset < end else { return offset }
            let child = tables.child(of: node, text[offset])
            guard child != 0 else { return offset }
            node = tables.nodes.address(of: child)
            offset &+= 1
        }
    }

    /// Whether words that may go unheard begin behind a space of a range.
    @inline(never)
    private mutating func mayBegin(_ skips: UnsafePointer<ListSource>, inside range: Range<Int>) -> Bool {
        for offset in range where text[offset] == 0x20 && offset + 1 < text.count {
            let end = text.wordEnd(from: offset + 1)
            if skips.pointee.mayBegin(WordKey(text.address(of: offset + 1), count: end - offset - 1).hash) { return true }
        }
        return false
    }

    @inline(never)
    private mutating func walkAnyWay(
        _ list: UnsafePointer<ListSource>, at position: Int, skipping skips: UnsafePointer<ListSource>?, in sentence: borrowing Sentence
    ) {
        list.pointee.walk(text, from: position, skipping: skips, in: sentence) { append($0, of: list, end: $1) }
    }

    @inline(__always)
    private mutating func append(_ terminal: UnsafePointer<ValueTables.Terminal>, of list: UnsafePointer<ListSource>, end: Int) {
        values.append(
            ValueMatch(
                end: UInt32(truncatingIfNeeded: end), startsWithDigit: false, endsInDigit: false, effect: terminal.pointee.effect,
                payload: UInt64(terminal.pointee.value), number: .nan,
                gain: UInt64(terminal.pointee.characters) &* list.pointee.table.gain))
    }

    // MARK: Recognisers

    @inline(__always)
    mutating func readRecognizer(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        if memos.address(of: Int(reader)).pointee.mark == mark(of: position) { return }
        if firstBytes.address(of: Int(reader) - lists.count).pointee.contains(text[position]) {
            propose(reader, at: position, in: sentence)
        } else {
            memos[Int(reader)] = ReaderMemo(mark: mark(of: position), start: 0, count: 0)
        }
    }

    @inline(never)
    private mutating func propose(_ reader: UInt32, at position: Int, in sentence: borrowing Sentence) {
        let first = values.count
        let number = Int(reader) - lists.count
        ask(recognizer: number, at: position, in: sentence)
        for index in 0..<proposals.count {
            let proposal = proposals[index]
            // A recogniser that proposes what is not there is not followed.
            guard proposal.end > position, proposal.end < text.count, text[proposal.end - 1] != 0x20 else { continue }
            let spelled = UInt64(clamping: min(max(proposal.spelledCharacters, 0), proposal.end - position))
            values.append(
                ValueMatch(
                    end: UInt32(truncatingIfNeeded: proposal.end), startsWithDigit: proposal.startsWithDigit,
                    endsInDigit: proposal.endsInDigit, effect: 0, payload: 0, number: proposal.number,
                    gain: spelled * PackedEvidence.literalCharacter))
        }
        memos[Int(reader)] = ReaderMemo(
            mark: mark(of: position), start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: values.count - first))
    }

    // MARK: Contexts

    /// The context of a way that tells something more; `nil` where there are too many.
    private mutating func adding(_ effect: UInt32, of effects: FrozenTable<UInt64>, to context: UInt32) -> UInt32? {
        let added = contexts.adding(effect, of: effects, to: context)
        if added == nil { exceed(ContextRows.maximum) }
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
    @inline(__always)
    mutating func skipWords<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) {
        let isWordStart = text.isWordStart(position)
        guard isWordStart || (!Path.isPlain && skipsPassSpaces && text.isFreeBoundary(position, in: sentence)) else { return }
        if maySkip(path, at: position, in: sentence) { skipWords(path, at: position, isWordStart: isWordStart, in: sentence) }
    }

    @inline(never)
    private mutating func skipWords<Path: MatchPath>(
        _ path: Path.Type, at position: Int, isWordStart: Bool, in sentence: borrowing Sentence
    ) {
        for number in 0..<tables.skips.count {
            let skip = tables.skips[number]
            let isSpacingFree = lists[Int(skip.table)].table.passesSpaces != 0
            guard isWordStart || isSpacingFree, mayRead(skip.table, at: position, isGlued: false) else { continue }
            readList(skip.table, at: position, in: sentence)
            let memo = memos[Int(skip.table)]
            for match in Int(memo.start)..<Int(memo.start + memo.count) {
                let end = Int(values[match].end)
                guard let next = text.wordStart(behind: end, isSpacingFree: isSpacingFree, in: sentence) else { continue }
                pushItems(path, at: position, to: next, skipping: skip, isWordStart: isWordStart)
            }
        }
    }

    /// All items of a position stand at another one too.
    private mutating func pushItems<Path: MatchPath>(
        _ path: Path.Type, at position: Int, to next: Int, skipping skip: SkipTable, isWordStart: Bool
    ) {
        var index = heads[position]
        while index >= 0 {
            var item = items[Int(index)]
            // What stands before the words is a space or none, as the template has it.
            if !Path.isPlain, !isWordStart, item.state & Item.digitsOnly == 0 {
                let free = tables.rareBranches(of: item.state).freeSpace
                if free != 0 { item.state = free }
            }
            if let context = adding(skip.effect, of: tables.values.effects, to: item.context) {
                push(path, next, item.state, context: context, cost: item.cost, trail: item.trail)
            }
            index = item.next
        }
    }
}
