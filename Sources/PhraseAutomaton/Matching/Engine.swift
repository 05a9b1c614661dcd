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
    let hasRecognizers: Bool
    private let allRecognizers: LazyRecognizers
    /// Those that were asked so far.
    private var recognizers: [LazyRecognizers.SeatReference?]
    private(set) var firstBytes = ScratchBuffer<FirstBytes>()
    /// The sentence of the current run.
    private(set) var text = FoldedText.empty

    // Live positions, and the first item of each.
    var live = ScratchBuffer<UInt64>()
    var heads = ScratchBuffer<Int32>()
    var items = ScratchBuffer<Item>()
    var freeItem: Int32 = -1
    var crowd = Crowd()
    /// How many positions are live that have not been reached.
    var liveCount = 0
    /// The one live way, as long as there is but one: it goes on from place to place without being entered anywhere.
    var loneWay = LoneWay()

    var captures = ScratchBuffer<CaptureRecord>()
    var openTexts = OpenFreeTexts()
    /// Where one of them may end next.
    var nextEnd = NextEnd()
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
    /// Whether spaces beside letters of scripts without spaces are passed over anywhere.
    private let hasFreeSpacing: Bool

    /// Which readers may read anything at a place.
    var masks = ReaderMasks()
    /// Those that read words which may go unheard.
    private(set) var skipReaders: UInt32 = 0

    // What readers gave last.
    var memos = ScratchBuffer<ReaderMemo>()
    /// Whether words that go unheard may begin at the position asked about last.
    var skipMemo = ReaderMemo(mark: 0, start: 0, count: 0)
    var values = ScratchBuffer<ValueMatch>()
    var proposals = Proposals()
    /// Counts sentences, so that memos need no clearing.
    private var round: UInt64 = 0
    var token: Token
    /// The one behind free text on trial.
    var nextToken: Token

    /// Whether free text is read at all.
    private(set) var takesFreeText = true
    /// Some way came to free text that was left out.
    var hasLeftOutFreeText = false

    var mode = Mode.whole
    /// Positions where some phrase ends, in prefix mode; all states visited, in explaining mode.
    var visits = ScratchBuffer<Visit>()
    /// The limit that the sentence has gone beyond.
    var exceeded: Int? { isExceeded ? limit : nil }
    private var isExceeded = false
    private var limit = 0

    enum Mode { case whole, prefixes, explaining }

    /// More captures than this are not kept.
    static let maximumCaptures = 500_000
    /// What readers gave is kept for positions passed, up to about this many values.
    private static let keptValues = 4_096

    init(_ automaton: borrowing FrozenAutomaton) {
        let tables = automaton.tables
        self.tables = tables
        token = Token(in: tables.vocabulary)
        nextToken = token
        skipsPassSpaces = (0..<tables.skips.count).contains { tables.values.tables[tables.skips[$0].table].passesSpaces != 0 }
        hasFreeSpacing = automaton.library.languages.contains { automaton.library.language($0).spacingFree != 0 }
        allRecognizers = automaton.recognizers
        hasRecognizers = allRecognizers.count > 0
        recognizers = Array(repeating: nil, count: allRecognizers.count)
        for description in allRecognizers.descriptions { firstBytes.append(description.firstBytes) }
        contexts = ContextRows(width: tables.contextWidth)
        listCount = automaton.library.tables.lists.count
        for list in automaton.library.lists {
            let language = automaton.library.scope(automaton.library.list(list).scope).language.rawValue
            let skips = (0..<tables.skips.count).first { tables.skips[$0].language == language }
            skipsOfLists.append(skips.map { Int32(tables.skips[$0].table) } ?? -1)
        }
        for number in 0..<tables.values.tables.count {
            lists.append(ListSource(tables.values, number))
            masks.add(list: UInt32(number), lists[number])
        }
        for number in 0..<recognizers.count { masks.add(recognizer: UInt32(lists.count + number), firstBytes[number]) }
        for number in 0..<tables.skips.count { skipReaders |= ReaderMasks.bit(of: tables.skips[number].table) }
        let readers = tables.values.tables.count + recognizers.count
        memos.fill(ReaderMemo(mark: 0, start: 0, count: 0), count: readers)
    }

    /// Reads lists from what is bound, the others from the automaton, until bound anew. The caller keeps the lists alive.
    ///
    /// - Parameter old: What is bound now.
    mutating func bind(_ bindings: ListBindings, replacing old: ListBindings) {
        var changed: UInt32 = 0
        for list in old.lists {
            lists[list.list.index] = ListSource(tables.values, list.list.index)
            changed |= ReaderMasks.bit(of: list.list.rawValue)
        }
        for list in bindings.lists {
            lists[list.list.index] = ListSource(list.tables, 0)
            changed |= ReaderMasks.bit(of: list.list.rawValue)
        }
        masks.remove(changed)
        for number in 0..<lists.count where ReaderMasks.bit(of: UInt32(number)) & changed != 0 {
            masks.add(list: UInt32(number), lists[number])
        }
    }

    /// The words that may go unheard inside a value of a list.
    @inline(__always)
    func skips(inside reader: UInt32) -> UnsafePointer<ListSource>? {
        guard Int(reader) < listCount, skipsOfLists[Int(reader)] >= 0 else { return nil }
        return lists.address(of: Int(skipsOfLists[Int(reader)]))
    }

    /// Reads the sentence from `start` to its end; afterwards `heads[sentence.count]` leads to the items that have read it whole.
    ///
    /// - Parameters:
    ///   - caller: the bits of what the caller states; empty for nothing.
    ///   - takesGeneralPath: also where nothing needs it, so that the two paths can be compared.
    ///   - takesFreeText: `false` leaves out all readings that have free text.
    mutating func run(
        _ sentence: borrowing Sentence, from start: Int, mode: Mode, caller: [UInt64] = [], takesGeneralPath: Bool = false,
        takesFreeText: Bool = true
    ) {
        self.mode = mode
        self.takesFreeText = takesFreeText
        hasLeftOutFreeText = false
        text = FoldedText(sentence)
        let count = text.count
        begin(count)
        contexts.begin(caller)
        forgetValues()
        guard tables.start != 0, start >= 0, start < count else { return }
        if mode == .whole, !tables.hasForks, !takesGeneralPath, sentence.isASCII || !hasFreeSpacing {
            run(PlainPath.self, sentence, from: start)
        } else {
            run(GeneralPath.self, sentence, from: start)
        }
    }

    @inline(__always)
    private mutating func run<Path: MatchPath>(_ path: Path.Type, _ sentence: borrowing Sentence, from start: Int) {
        let count = text.count
        push(path, start, tables.start, context: 0, cost: PackedEvidence.none.bits, trail: CaptureRecord.none)
        if start >= count - 1 {
            // Nothing is said: a phrase may begin, none has ended.
            if !Path.isPlain, mode != .whole { visitItems(at: start) }
            loneWay.isLive = false
            return live.fill(0, count: live.count)
        }
        var done = start - 1
        while true {
            if values.count > Self.keptValues { forgetValues() }
            if Path.isPlain, loneWay.isLive {
                if stepsAlone(path, before: count, in: sentence) {
                    done = loneWay.position
                    let isSpace = text[done] == 0x20
                    if isSpace || loneWay.item.state & Item.digitsOnly != 0 {
                        loneWay.isLive = false
                        step(path, loneWay.item, at: done, isSpace: isSpace, in: sentence)
                    } else {
                        done = goOnAlone(in: sentence)
                    }
                    if isExceeded { return }
                    continue
                }
                enterLoneWay()
            }
            var position = next(path, after: done, in: sentence)
            guard position < count else { break }
            if openTexts.count > 0 {
                closeFreeTexts(path, at: position, in: sentence)
                // Nothing else happens between a space and the word behind it.
                if text[position] == 0x20, !isLive(position), position &+ 1 < count { position &+= 1 }
            }
            if isLive(position) { processItems(path, at: position, in: sentence) }
            if isExceeded { return }
            done = position
        }
        if !Path.isPlain, mode != .whole, isLive(count) { visitItems(at: count) }
    }

    /// Whether the one live way can go on by itself: nothing else can happen where it stands.
    @inline(__always)
    private mutating func stepsAlone<Path: MatchPath>(_ path: Path.Type, before count: Int, in sentence: borrowing Sentence) -> Bool {
        loneWay.position < count && openTexts.count == 0 && !maySkip(path, at: loneWay.position, in: sentence)
    }

    private mutating func begin(_ count: Int) {
        live.fill(0, count: count / 64 + 1)
        heads.extend(to: count + 1, with: -1)
        items.removeAll()
        freeItem = -1
        liveCount = 0
        loneWay.isLive = false
        crowd.removeAll()
        captures.removeAll()
        openTexts.removeAll()
        nextEnd = NextEnd()
        visits.removeAll()
        isExceeded = false
        characterCounter = CharacterCounter()
        token = Token(in: tables.vocabulary)
        nextToken = token
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

    /// What a recogniser reads at a position, into `proposals`.
    mutating func ask(recognizer number: Int, at position: Int, in sentence: borrowing Sentence) {
        proposals.removeAll()
        guard let recognizer = recognizers[number] else { return askForTheFirstTime(recognizer: number, at: position, in: sentence) }
        recognizer.propose(in: sentence, at: position, to: &proposals)
    }

    @inline(never)
    private mutating func askForTheFirstTime(recognizer number: Int, at position: Int, in sentence: borrowing Sentence) {
        let recognizer = allRecognizers[number]
        recognizers[number] = recognizer
        recognizer.propose(in: sentence, at: position, to: &proposals)
    }

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

    /// The next position where a way goes on, or where free text may end; beyond the end if there is none.
    @inline(__always)
    private mutating func next<Path: MatchPath>(_ path: Path.Type, after position: Int, in sentence: borrowing Sentence) -> Int {
        let live = liveCount > 0 ? nextLive(from: position + 1) : .max
        guard openTexts.count > 0 else { return live }
        return min(live, nextEndOfFreeText(path, after: position, in: sentence))
    }

    mutating func exceed(_ limit: Int) {
        self.limit = limit
        isExceeded = true
    }

    // MARK: Items

    @inline(__always)
    private mutating func processItems<Path: MatchPath>(_ path: Path.Type, at position: Int, in sentence: borrowing Sentence) {
        liveCount -= 1
        if !Path.isPlain, mode != .whole { visitItems(at: position) }
        if tables.skips.count > 0 { skipWords(path, at: position, in: sentence) }
        let isSpace = text[position] == 0x20
        let head = heads[position]
        var last = head
        var index = head
        while index >= 0 {
            let item = items[Int(index)]
            step(path, item, at: position, isSpace: isSpace, in: sentence)
            last = index
            index = item.next
        }
        // Nothing is pushed to a position that has been reached, so its items can be used again.
        items[Int(last)].next = freeItem
        freeItem = head
    }

    /// One way goes on from a position.
    @inline(__always)
    private mutating func step<Path: MatchPath>(
        _ path: Path.Type, _ item: Item, at position: Int, isSpace: Bool, in sentence: borrowing Sentence
    ) {
        if item.state & Item.digitsOnly != 0 {
            let state = tables.states.address(of: item.state & ~Item.digitsOnly)
            readSlots(path, of: state, at: position, item, beginningWithDigit: true, in: sentence)
        } else if isSpace {
            readSpace(path, item, at: position, in: sentence)
        } else {
            readText(path, item, at: position, in: sentence)
        }
    }

    /// The text has a space: states behind a space, and what may begin behind one that the template does not have.
    @inline(__always)
    private mutating func readSpace<Path: MatchPath>(_ path: Path.Type, _ item: Item, at position: Int, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: item.state)
        if state.pointee.space != 0 { push(path, position + 1, state.pointee.space, behind: item) }
        if state.pointee.traits.isDisjoint(with: .staysAtSpace) { return }
        if state.pointee.traits.contains(.awaitsDigits) { push(path, position + 1, item.state | Item.digitsOnly, behind: item) }
        if !Path.isPlain, state.pointee.traits.contains(.hasFreeSpace), text.isFreeSpace(position, in: sentence) {
            push(path, position + 1, tables.rareBranches(of: state).pointee.freeSpace, behind: item)
        }
        if state.pointee.traits.contains(.hasFreeTexts) { openFreeTexts(of: state, item, start: position + 1, at: position) }
    }

    @inline(__always)
    mutating func readText<Path: MatchPath>(_ path: Path.Type, _ item: Item, at position: Int, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: item.state)
        if !Path.isPlain, state.pointee.traits.contains(.hasFreeSpace), readBehindFreeSpace(item, at: position, in: sentence) { return }
        if state.pointee.traits.contains(.hasWords) { readWord(path, of: state, item, at: position, in: sentence) }
        if state.pointee.traits.isDisjoint(with: .readsMore) { return }
        // Most states that have slots have nothing else besides words, and no value there.
        if state.pointee.traits.isDisjoint(with: .readsOthers), readers(of: tables.branches(of: state), at: position) == 0 { return }
        readMore(path, item, at: position, in: sentence)
    }

    /// What stands behind a space of the template may follow a letter of a script without spaces; what other languages have in the state is
    /// read besides.
    ///
    /// - Returns: Whether nothing else is in the state.
    @inline(never)
    private mutating func readBehindFreeSpace(_ item: Item, at position: Int, in sentence: borrowing Sentence) -> Bool {
        let state = tables.states.address(of: item.state)
        let target = tables.rareBranches(of: state).pointee.freeSpace
        guard target != item.state, text.isFreeBoundary(position, in: sentence) else { return false }
        var behind = item
        behind.state = target
        readText(GeneralPath.self, behind, at: position, in: sentence)
        return state.pointee.traits.contains(.isSpacingFree)
    }

    /// Reads what is no word.
    @inline(never)
    private mutating func readMore<Path: MatchPath>(_ path: Path.Type, _ item: Item, at position: Int, in sentence: borrowing Sentence) {
        let state = tables.states.address(of: item.state)
        let traits = state.pointee.traits
        if traits.contains(.hasSlots) { readSlots(path, of: state, at: position, item, beginningWithDigit: false, in: sentence) }
        if traits.contains(.hasCharacters) { readCharacters(path, of: item, at: position, in: sentence) }
        if traits.contains(.hasFreeTexts), position < text.count - 1 { openFreeTexts(of: state, item, start: position, at: position) }
        // A digit may follow without the space that the template has: "level50".
        if traits.contains(.awaitsDigitsBehindSpace), isDigit(text[position]), position > 0, text[position - 1] != 0x20 {
            let behind = tables.states.address(of: state.pointee.space)
            readSlots(path, of: behind, at: position, item, beginningWithDigit: true, in: sentence)
        }
    }
}
