import PhraseText

/// Texts that readers take for values: some of each list, and those that recognisers read whole.
struct ValueSamples: ~Copyable {
    /// A text that a recogniser reads whole.
    struct Whole: BitwiseCopyable {
        var spelled: Int32
        var target: UInt32
    }

    /// A text of a list that goes on to another one.
    struct Split {
        var text: [UInt8]
        var node: UInt32
        var gain: EvidenceBalance
    }

    private struct TextKey: Hashable {
        var text: UInt32
        var reader: UInt32
    }

    private let tables: FrozenTables
    private let lists: [ListSource]
    private let recognizers: LazyRecognizers
    private var sentence: Sentence
    private var proposals = Proposals()
    /// Texts that recognisers are asked about; number 0 is the empty one.
    private var texts: [[UInt8]] = [[]]
    private var numbers: [[UInt8]: UInt32] = [[]: 0]
    private var read: [TextKey: [Proposal]] = [:]
    private var ofLists: [UInt32: [[UInt8]]] = [:]
    private var splitsOfLists: [UInt32: [Split]] = [:]

    /// So many texts of a list are tried, and so many of its nodes looked at for them.
    private static let textsOfList = 12
    private static let nodesOfList = 2_000
    /// What literals say that a recogniser reads as well is no longer.
    private static let words = 4
    private static let bytes = 48

    /// What recognisers read in any language.
    private static let general = [
        "5", "2", "1", "12", "50", "100", "1000", "0.5", "5%", "12:30", "2026-12-01", "2026-12-01 12:30", "5 kg", "5 eur", "5 €", "20 °c",
        "5 min", "2 h", "a@b.de", "https://a.de", "+49 30 123456", "#5",
    ]

    init(_ automaton: FrozenAutomaton, lists: [ListSource]) {
        tables = automaton.tables
        self.lists = lists
        recognizers = automaton.recognizers
        sentence = Sentence(normalizer: automaton.normalizer)
    }

    // MARK: Lists

    /// The shortest texts of a list; of those, first some that tell different things.
    mutating func texts(ofList reader: UInt32) -> [[UInt8]] {
        if let known = ofLists[reader] { return known }
        var found: [(text: [UInt8], effect: UInt32)] = []
        walk(reader) { text, _, terminal in
            found.append((text, terminal.effect))
            return found.count < 200
        }
        found.sort { ($0.text.count, $0.effect) < ($1.text.count, $1.effect) }
        var effects: Set<UInt32> = []
        let first = found.filter { effects.insert($0.effect).inserted }.map(\.text)
        let texts = Array((first + found.map(\.text).filter { !first.contains($0) }).prefix(Self.textsOfList))
        ofLists[reader] = texts
        return texts
    }

    /// The shortest texts of a list that are the beginning of others.
    mutating func splits(ofList reader: UInt32) -> [Split] {
        if let known = splitsOfLists[reader] { return known }
        var found: [Split] = []
        let list = lists[Int(reader)]
        walk(reader) { text, number, terminal in
            guard list.tables.nodes[number].childCount > 0 else { return true }
            let gain = EvidenceBalance(characters: Int(terminal.characters), gain: list.table.gain)
            if found.last?.node != number { found.append(Split(text: text, node: number, gain: gain)) }
            return true
        }
        found = Array(found.sorted { $0.text.count < $1.text.count }.prefix(Self.textsOfList))
        splitsOfLists[reader] = found
        return found
    }

    /// The texts of a list, those with fewer nodes first, until told to stop.
    private func walk(_ reader: UInt32, _ found: ([UInt8], UInt32, ValueTables.Terminal) -> Bool) {
        let list = lists[Int(reader)]
        var open: [(node: UInt32, text: [UInt8])] = [(list.table.root, [])]
        var next = 0
        while next < open.count, next < Self.nodesOfList {
            let (number, before) = open[next]
            next += 1
            let node = list.tables.nodes[number]
            let text = before + (node.run..<node.run + node.runLength).map { list.tables.runs[$0] }
            for terminal in node.terminals..<node.terminals + node.terminalCount {
                guard text.isEmpty || found(text, number, list.tables.terminals[terminal]) else { return }
            }
            for child in node.children..<node.children + node.childCount { open.append((child, text + [list.tables.labels[child]])) }
        }
    }

    // MARK: Recognisers

    /// Texts that the recognisers of edges read whole, and the edges take.
    mutating func texts(ofRecognizersOf slots: [UInt32]) -> [[UInt8]] {
        var candidates = Self.general.map { Array($0.utf8) }
        for range in slots.map({ tables.symbols[tables.slots[$0].symbol].range }) where range >= 0 {
            let test = tables.rangeTests[UInt32(range)]
            for number in [test.lower, test.upper] where number.magnitude < 1e9 && number == number.rounded() {
                candidates.append(Array(String(Int(number)).utf8))
            }
        }
        return candidates.filter { text in
            let number = number(of: text)
            return slots.allSatisfy { whole(number, slot: $0) != nil }
        }
    }

    mutating func number(of text: [UInt8]) -> UInt32 {
        if let number = numbers[text] { return number }
        let number = UInt32(texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }

    /// The number of a text with a byte more; `nil` where no value may begin like it.
    mutating func adding(_ byte: UInt8, to text: UInt32, slot: UInt32) -> UInt32? {
        let before = texts[Int(text)]
        guard before.count < Self.bytes else { return nil }
        if before.isEmpty {
            let number = Int(tables.slots[slot].reader) - lists.count
            guard byte != 0x20, recognizers.descriptions[number].firstBytes.contains(byte) else { return nil }
        }
        if byte == 0x20 {
            let words = before.count { $0 == 0x20 } + 1
            // What is no value after two words is taken for none.
            guard words < Self.words, before.last != 0x20, words < 2 || !proposals(text, reader: tables.slots[slot].reader).isEmpty else {
                return nil
            }
        }
        return number(of: before + [byte])
    }

    /// What the recogniser of an edge makes of a text; `nil` where it does not read it whole.
    mutating func whole(_ text: UInt32, slot: UInt32) -> Whole? {
        let edge = tables.slots[slot]
        let count = texts[Int(text)].count
        let range = tables.symbols[edge.symbol].range
        for proposal in proposals(text, reader: edge.reader) where proposal.end == count {
            if range >= 0, !tables.rangeTests[UInt32(range)].contains(proposal.number) { continue }
            return Whole(
                spelled: Int32(clamping: proposal.spelledCharacters), target: proposal.endsInDigit ? edge.targetBehindDigits : edge.target)
        }
        return nil
    }

    private mutating func proposals(_ text: UInt32, reader: UInt32) -> [Proposal] {
        let key = TextKey(text: text, reader: reader)
        if let known = read[key] { return known }
        proposals.removeAll()
        let bytes = texts[Int(text)]
        let number = Int(reader) - lists.count
        // A text that is heard otherwise than it is written is none of the automaton's.
        if !bytes.isEmpty, (try? sentence.load(copying: String(decoding: bytes, as: UTF8.self))) != nil, sentence.count == bytes.count + 1,
            recognizers.descriptions[number].firstBytes.contains(bytes[0])
        {
            recognizers[number].propose(in: sentence, at: 0, to: &proposals)
        }
        let found = Array(proposals.list)
        read[key] = found
        return found
    }
}
