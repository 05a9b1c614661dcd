import PhraseSyntax
import PhraseText

/// The match loop: one pass over a folded sentence, position by position.
///
/// At each position stands a short list of items, each a state with the best evidence of all ways to it (Viterbi; equal state and
/// context have equal futures, so one is enough). An item goes on by words, characters, values and free text to items further
/// right. Nothing is cleared between sentences but the bitmap of live positions.
///
/// Time is O(length · live states); a position has few live states, since states are deterministic.
struct Engine: ~Copyable {
    let tables: FrozenTables
    let recognizers: [any SlotRecognizer]
    private(set) var firstBytes = ScratchBuffer<FirstBytes>()
    /// The sentence of the current run.
    private(set) var text = FoldedText.empty

    // Live positions, and the first item of each.
    var live = ScratchBuffer<UInt64>()
    var heads = ScratchBuffer<Int32>()
    var items = ScratchBuffer<Item>()
    var freeItem: Int32 = -1
    var crowd = Crowd()

    var captures = ScratchBuffer<CaptureRecord>()
    var openTexts = OpenFreeTexts()
    var someTextEndsAnywhere = false
    var characterCounter = CharacterCounter()

    var contexts: ContextRows

    /// What is read as the values of each list: that of the automaton, or what was bound.
    private(set) var lists = ScratchBuffer<ListSource>()
    /// How many of them are lists of the library, which may be bound.
    private let listCount: Int
    /// By list: the table of the words that its language leaves unheard; -1 for none.
    private var skipsOfLists = ScratchBuffer<Int32>()
    /// Whether a language with free spacing leaves words unheard: they may begin wherever a space may stand.
    let skipsPassSpaces: Bool

    // What readers gave last.
    var memos = ScratchBuffer<ReaderMemo>()
    /// Whether words that go unheard may begin at the position asked about last.
    var skipMemo = ReaderMemo(mark: 0, start: 0, count: 0)
    var values = ScratchBuffer<ValueMatch>()
    var proposals = Proposals()
    /// Counts sentences, so that memos need no clearing.
    private var round: UInt64 = 0
    var token = Token()
    /// The one behind free text on trial.
    var nextToken = Token()

    var mode = Mode.whole
    /// Positions where some phrase ends, in prefix mode; all states visited, in explaining mode.
    var visits = ScratchBuffer<Visit>()
    /// The limit that the sentence has gone beyond.
    var exceeded: Int?

    enum Mode { case whole, prefixes, explaining }

    /// More captures than this are not kept.
    static let maximumCaptures = 500_000
    /// What readers gave is kept for positions passed, up to about this many values.
    private static let keptValues = 4_096

    init(_ automaton: borrowing FrozenAutomaton) {
        let tables = automaton.tables
        self.tables = tables
        skipsPassSpaces = (0..<tables.skips.count).contains { tables.values.tables[tables.skips[$0].table].passesSpaces != 0 }
        recognizers = automaton.recognizers
        for recognizer in recognizers { firstBytes.append(recognizer.firstBytes) }
        contexts = ContextRows(width: tables.contextWidth)
        listCount = automaton.library.lists.count
        for list in automaton.library.lists {
            let language = automaton.library.scopes[list.scope.index].language.rawValue
            let skips = (0..<tables.skips.count).first { tables.skips[$0].language == language }
            skipsOfLists.append(skips.map { Int32(tables.skips[$0].table) } ?? -1)
        }
        for number in 0..<tables.values.tables.count { lists.append(ListSource(tables.values, number)) }
        let readers = tables.values.tables.count + recognizers.count
        memos.fill(ReaderMemo(mark: 0, start: 0, count: 0), count: readers)
    }

    /// Reads lists from what is bound, the others from the automaton, until bound anew. The caller keeps the lists alive.
    ///
    /// - Parameter old: What is bound now.
    mutating func bind(_ bindings: ListBindings, replacing old: ListBindings) {
        for list in old.lists { lists[list.list.index] = ListSource(tables.values, list.list.index) }
        for list in bindings.lists { lists[list.list.index] = ListSource(list.tables, 0) }
    }

    /// The words that may go unheard inside a value of a list.
    @inline(__always)
    func skips(inside reader: UInt32) -> UnsafePointer<ListSource>? {
        guard Int(reader) < listCount, skipsOfLists[Int(reader)] >= 0 else { return nil }
        return lists.address(of: Int(skipsOfLists[Int(reader)]))
    }

    /// Reads the sentence from `start` to its end; afterwards `heads[sentence.count]` leads to the items that have read it whole.
    ///
    /// - Parameter caller: the bits of what the caller states; empty for nothing.
    mutating func run(_ sentence: borrowing Sentence, from start: Int, mode: Mode, caller: [UInt64] = []) {
        self.mode = mode
        text = FoldedText(sentence)
        let count = text.count
        begin(count)
        contexts.begin(caller)
        forgetValues()
        guard tables.start != 0, start >= 0, start < count else { return }
        push(start, tables.start, context: 0, cost: PackedEvidence.none.bits, trail: CaptureRecord.none)
        if start >= count - 1 {
            // Nothing is said: a phrase may begin, none has ended.
            if mode != .whole { visitItems(at: start) }
            return live.fill(0, count: live.count)
        }
        var position = nextLive(from: start)
        while position < count {
            if values.count > Self.keptValues { forgetValues() }
            if openTexts.count > 0 { closeFreeTexts(at: position, in: sentence) }
            if isLive(position) { processItems(at: position, in: sentence) }
            if exceeded != nil { return }
            position = next(after: position, in: sentence)
        }
        if mode != .whole, isLive(count) { visitItems(at: count) }
    }

    private mutating func begin(_ count: Int) {
        live.fill(0, count: count / 64 + 1)
        heads.extend(to: count + 1, with: -1)
        items.removeAll()
        freeItem = -1
        crowd.removeAll()
        captures.removeAll()
        openTexts.removeAll()
        visits.removeAll()
        someTextEndsAnywhere = false
        exceeded = nil
        characterCounter = CharacterCounter()
        token = Token()
        nextToken = Token()
    }

    /// Forgets what readers gave at another position.
    mutating func beginPosition(in sentence: borrowing Sentence) {
        text = FoldedText(sentence)
        forgetValues()
    }

    private mutating func forgetValues() {
        round &+= 1
        values.removeAll()
    }

    /// What tells a position of this sentence from all others.
    @inline(__always)
    func mark(of position: Int) -> UInt64 { round << 32 | UInt64(truncatingIfNeeded: position) }

    // MARK: Positions

    @inline(__always)
    func isLive(_ position: Int) -> Bool { live[position >> 6] & (1 << UInt64(position & 63)) != 0 }

    /// The first live position from here; beyond the end if there is none.
    @inline(__always)
    private func nextLive(from position: Int) -> Int {
        var word = position >> 6
        guard word < live.count else { return .max }
        var bits = live[word] & (~0 << UInt64(position & 63))
        while bits == 0 {
            word += 1
            guard word < live.count else { return .max }
            bits = live[word]
        }
        return word << 6 + bits.trailingZeroBitCount
    }

    @inline(__always)
    private mutating func next(after position: Int, in sentence: borrowing Sentence) -> Int {
        let live = nextLive(from: position + 1)
        guard openTexts.count > 0 else { return live }
        return min(live, nextEndOfFreeText(after: position, in: sentence))
    }

    // MARK: Items

    private mutating func processItems(at position: Int, in sentence: borrowing Sentence) {
        if mode != .whole { visitItems(at: position) }
        if tables.skips.count > 0 { skipWords(at: position, in: sentence) }
        let isSpace = text[position] == 0x20
        var index = heads[position]
        while index >= 0 {
            let item = items[Int(index)]
            // Nothing is pushed to a position that has been reached, so the item can be used again.
            items[Int(index)].next = freeItem
            freeItem = index
            if item.state & Item.digitsOnly != 0 {
                readSlots(
                    of: tables.states.address(of: item.state & ~Item.digitsOnly), at: position, item, beginningWithDigit: true, in: sentence
                )
            } else if isSpace {
                readSpace(item, at: position, in: sentence)
            } else {
                readText(item, at: position, in: sentence)
            }
            index = item.next
        }
    }

    /// The text has a space: states behind a space, and what may begin behind one that the template does not have.
    @inline(__always)
    private mutating func readSpace(_ item: Item, at position: Int, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: item.state)
        if state.pointee.space != 0 { push(position + 1, state.pointee.space, context: item.context, cost: item.cost, trail: item.trail) }
        if state.pointee.traits.contains(.awaitsDigits) {
            push(position + 1, item.state | Item.digitsOnly, context: item.context, cost: item.cost, trail: item.trail)
        }
        if state.pointee.freeSpace != 0, text.isFreeSpace(position, in: sentence) {
            push(position + 1, state.pointee.freeSpace, context: item.context, cost: item.cost, trail: item.trail)
        }
        if state.pointee.freeTextCount > 0 { openFreeTexts(of: state, item, start: position + 1, at: position, in: sentence) }
    }

    private mutating func readText(_ item: Item, at position: Int, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: item.state)
        if state.pointee.freeSpace != 0, state.pointee.freeSpace != item.state, text.isFreeBoundary(position, in: sentence) {
            // What stands behind a space of the template may follow here; what other languages have in the state is read besides.
            var behind = item
            behind.state = state.pointee.freeSpace
            readText(behind, at: position, in: sentence)
            if state.pointee.traits.contains(.isSpacingFree) { return }
        }
        if state.pointee.hasWords { readWord(of: state, item, at: position, in: sentence) }
        if state.pointee.characterCount > 0 { readCharacters(of: item, at: position, in: sentence) }
        if state.pointee.slotCount > 0 { readSlots(of: state, at: position, item, beginningWithDigit: false, in: sentence) }
        if state.pointee.freeTextCount > 0, position < text.count - 1 {
            openFreeTexts(of: state, item, start: position, at: position, in: sentence)
        }
        // A digit may follow without the space that the template has: "level50".
        if state.pointee.space != 0, isDigit(text[position]), position > 0, text[position - 1] != 0x20 {
            let behind = tables.states.address(of: state.pointee.space)
            if behind.pointee.traits.contains(.awaitsDigits) {
                readSlots(of: behind, at: position, item, beginningWithDigit: true, in: sentence)
            }
        }
    }

    /// Reads the token at the position, or takes the one looked ahead to.
    @inline(__always)
    mutating func readToken(at position: Int) {
        if token.isAt(position) { return }
        if nextToken.isAt(position) { token = nextToken } else { token.read(at: position, in: text, tables.vocabulary) }
    }

    // MARK: Words and characters

    @inline(__always)
    private mutating func readWord(of state: UnsafePointer<FrozenState>, _ item: Item, at position: Int, in sentence: borrowing Sentence) {
        readToken(at: position)
        if token.word != 0 {
            let target = tables.target(of: token.word, from: state)
            if target != 0 {
                let characters = UInt64(token.characters)
                push(token.end + 1, target, context: item.context, cost: item.cost &+ characters, trail: item.trail)
            }
        } else if recognizers.count > 0 {
            readWordBeforeDigits(of: state, item, at: position, in: sentence)
        }
    }

    /// A word may touch digits that a slot reads: "level50".
    private mutating func readWordBeforeDigits(
        of state: UnsafePointer<FrozenState>, _ item: Item, at position: Int, in sentence: borrowing Sentence
    ) {
        var digit = position
        while digit < token.end, !isDigit(text[digit]) { digit += 1 }
        guard digit > position, digit < token.end else { return }
        let (word, characters) = token.word(from: position, to: digit, in: text, tables.vocabulary)
        guard word != 0 else { return }
        let target = tables.target(of: word, from: state)
        guard target != 0, tables.states[target].traits.contains(.awaitsDigits) else { return }
        push(digit, target | Item.digitsOnly, context: item.context, cost: item.cost &+ UInt64(characters), trail: item.trail)
    }

    /// Follows characters as long as nothing else can be read, so that a literal inside a word is no item for each of its letters.
    @inline(__always)
    private mutating func readCharacters(of item: Item, at position: Int, in sentence: borrowing Sentence) {
        var number = item.state
        var state = tables.states.address(of: number)
        var offset = position
        var cost = item.cost
        let end = text.count - 1
        repeat {
            let (scalar, next) = text.scalar(at: offset)
            let target = tables.target(ofCharacter: scalar, from: state)
            guard target != 0 else {
                if mode == .explaining, offset > position { visit(number, at: offset, item.trail, cost) }
                return
            }
            offset = next
            cost &+= PackedEvidence.literalCharacter
            number = target
            state = tables.states.address(of: target)
        } while state.pointee.traits.contains(.isChain) && offset < end && !isLive(offset) && text[offset] != 0x20
            && !(skipsPassSpaces && maySkip(at: offset, in: sentence))
        arrive(at: offset, number, context: item.context, cost: cost, trail: item.trail, in: sentence)
    }

    @inline(__always)
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
