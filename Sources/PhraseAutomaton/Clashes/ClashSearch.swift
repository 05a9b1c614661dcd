package import PhraseSyntax
import PhraseText

/// Finds sentences that phrases of two intents accept at equal rank.
///
///     let outcome = ClashSearch(automaton).search()
///     outcome.clashes.first?.sentence    // "go now"
///
/// The automaton is walked by two ways at once, the shortest sentences first. As long as both have read the same by the same edges they are
/// one, so that phrases without slots cost their states alone; they part where a state reads one text in two ways: a word and a value, values
/// of two lists, free text and anything. Two ways go on together only while what they count may still come out even and the intents behind
/// them differ.
///
/// A sentence found is read by the matcher and counts where it comes to the same: what is given is no guess. What is not found may be there
/// all the same where values of recognisers are not among those tried, where words of `skip` are needed, or where
/// free text covers many words of the other phrase before that does the same.
package struct ClashSearch: ~Copyable {
    /// A sentence that two phrases of different intents accept at equal rank.
    package struct Clash: Sendable, Equatable {
        /// The one that is written first.
        package var first: PhraseID
        package var second: PhraseID
        /// The shortest that was found. A list that is bound later stands by its name, `<name>`.
        package var sentence: String
    }

    package struct Outcome: Sendable, Equatable {
        /// By their second phrase.
        package var clashes: [Clash]
        /// All was walked; else there was more than the work allowed.
        package var isComplete: Bool
    }

    private struct Key: Hashable {
        var first: Way
        var second: Way
        var balance: EvidenceBalance
    }

    private struct Node {
        var key: Key
        var before: Int32
        var piece: Piece
        var length: Int32
        var spaces: Int32

        var endsInSpace: Bool { if case .byte(0x20) = piece { true } else { false } }
    }

    /// What a step adds to the sentence.
    private enum Piece {
        case nothing
        case byte(UInt8)
        /// Of the vocabulary.
        case word(UInt32, UInt32)
        case scalar(UInt32)
        /// Texts that do as well as one another.
        case texts(Int)
    }

    private struct Pair: Hashable {
        var first: PhraseID
        var second: PhraseID
    }

    private struct IntentPair: Hashable {
        var first: UInt32
        var second: UInt32
    }

    private let tables: FrozenTables
    private let futures: Futures
    private var reader: WayReader
    private var witness: ClashWitness
    private var nodes: [Node] = []
    /// The best of each key: the shortest, and of those the one with the most spaces.
    private var best: [Key: Int32] = [:]
    private var queue: [[Int32]] = [[]]
    private var texts: [[[UInt8]]] = []
    /// Where `texts` has what free text is filled with.
    private static let fillers = 0
    private var found: [Pair: Clash] = [:]
    private var knownIntents: Set<IntentPair> = []
    private var work: Int

    /// By so many characters the free text of one way may be ahead of that of the other. Each is a case of its own for all that follows,
    /// and what covers more of another phrase's words seldom comes out even.
    private static let unevenFreeText = 12
    /// Longer sentences are not looked at.
    private static let bytes = 400
    /// What reading a sentence costs, in steps.
    private static let readingWork = 20

    /// - Parameter work: How many steps of two ways may be taken; a library takes some tens a state.
    package init(_ automaton: FrozenAutomaton, bindings: ListBindings = ListBindings(), work: Int = 2_000_000) {
        tables = automaton.tables
        witness = ClashWitness(automaton, bindings: bindings)
        let lists = witness.lists
        reader = WayReader(automaton, lists: lists)
        futures = Futures(automaton) { Int($0) < lists.count ? lists[Int($0)].table.gain : nil }
        texts = [witness.fillers]
        self.work = work
    }

    /// O(states · leaves), within the work that is allowed.
    package consuming func search() -> Outcome {
        guard tables.start != 0 else { return Outcome(clashes: [], isComplete: true) }
        push(.state(tables.start), .state(tables.start), .none, behind: -1, .nothing, length: 0)
        var length = 0
        while length < queue.count, work > 0 {
            var next = 0
            // What is pushed is longer, or stands behind: a space counts nothing, so that one stands wherever it may.
            while next < queue[length].count, work > 0 {
                let node = queue[length][next]
                next += 1
                if best[nodes[Int(node)].key] == node { expand(node) }
            }
            queue[length] = []
            length += 1
        }
        let clashes = found.values.sorted { ($0.second.rawValue, $0.first.rawValue) < ($1.second.rawValue, $1.first.rawValue) }
        return Outcome(clashes: clashes, isComplete: work > 0)
    }

    // MARK: Steps

    private mutating func push(
        _ first: Way, _ second: Way, _ balance: EvidenceBalance, behind before: Int32, _ piece: Piece, length added: Int
    ) {
        let isSwapped = second.precedes(first)
        let key = isSwapped ? Key(first: second, second: first, balance: -balance) : Key(first: first, second: second, balance: balance)
        let length = (before < 0 ? 0 : nodes[Int(before)].length) + Int32(added)
        guard Int(length) <= Self.bytes, added > 0 || before < 0 || !nodes[Int(before)].endsInSpace else { return }
        var spaces = before < 0 ? 0 : nodes[Int(before)].spaces
        if added == 0 { spaces += 1 }
        if let known = best[key] {
            let other = nodes[Int(known)]
            guard (length, -spaces) < (other.length, -other.spaces) else { return }
        } else {
            guard mayClash(key) else { return }
        }
        best[key] = Int32(nodes.count)
        while queue.count <= Int(length) { queue.append([]) }
        queue[Int(length)].append(Int32(nodes.count))
        nodes.append(Node(key: key, before: before, piece: piece, length: length, spaces: spaces))
    }

    private mutating func expand(_ number: Int32) {
        let key = nodes[Int(number)].key
        let first = reader.leaves(of: key.first)
        if key.first == key.second, key.balance == .none { return expandOne(number, first) }
        let second = reader.leaves(of: key.second)
        meet(number, first, second, key.balance)
        for one in first.exact {
            for other in second.exact(one.byte) { step(number, one.leaf, other.leaf, key.balance, one.byte) }
        }
        for one in first.exact {
            for other in second.open { step(number, one.leaf, other, key.balance, one.byte) }
        }
        for one in first.open {
            for other in second.exact { step(number, one, other.leaf, key.balance, other.byte) }
            for other in second.open { stepOpen(number, one, other, key.balance) }
        }
    }

    /// Both ways are one so far.
    private mutating func expandOne(_ number: Int32, _ leaves: Leaves) {
        meet(number, leaves, leaves, .none)
        for one in leaves.exact {
            work -= 1
            let way = one.leaf.way
            switch way.kind {
            case .word:
                let next = Way.space(before: way.slot)
                push(next, next, .none, behind: number, .word(way.place, way.rest), length: Int(way.rest - way.place))
            case .character:
                let length = WayReader.bytes(ofScalar: way.place).count
                push(.state(way.slot), .state(way.slot), .none, behind: number, .scalar(way.place), length: length)
            default: push(.state(way.place), .state(way.place), .none, behind: number, .byte(0x20), length: 0)
            }
            for other in leaves.open { step(number, one.leaf, other, .none, one.byte) }
        }
        // No two words, and no two characters, are one text.
        for (index, one) in leaves.others.enumerated() {
            if one.leaf.way.kind == .character {
                for other in leaves.exact(one.byte) where other.leaf.way.kind == .word {
                    step(number, one.leaf, other.leaf, .none, one.byte)
                }
            } else {
                for other in leaves.others[(index + 1)...] where other.leaf.way.kind == .space {
                    step(number, one.leaf, other.leaf, .none, one.byte)
                }
            }
        }
        for (index, one) in leaves.open.enumerated() {
            for other in leaves.open[index...] { stepOpen(number, one, other, .none) }
        }
    }

    /// Both go on by one byte.
    private mutating func step(_ number: Int32, _ first: Leaf, _ second: Leaf, _ balance: EvidenceBalance, _ byte: UInt8) {
        work -= 1
        guard let one = reader.advance(first.way, byte), let other = reader.advance(second.way, byte) else { return }
        let added = first.gain + one.gain + -(second.gain + other.gain)
        push(one.way, other.way, balance + added, behind: number, .byte(byte), length: byte == 0x20 ? 0 : 1)
    }

    /// Both go on by any of several bytes.
    private mutating func stepOpen(_ number: Int32, _ first: Leaf, _ second: Leaf, _ balance: EvidenceBalance) {
        work -= 1
        let balance = balance + first.gain + -second.gain
        switch (first.way.kind, second.way.kind) {
        case (.value, .value):
            let (one, other) = (tables.slots[first.way.slot], tables.slots[second.way.slot])
            guard one.reader == other.reader, isAtRoot(first.way), isAtRoot(second.way) else { fallthrough }
            return stepThroughList(number, first.way.slot, second.way.slot, balance)
        case (.value, _):
            for byte in reader.bytes(of: first.way) { step(number, Leaf(way: first.way), Leaf(way: second.way), balance, byte) }
        case (_, .value):
            for byte in reader.bytes(of: second.way) { step(number, Leaf(way: first.way), Leaf(way: second.way), balance, byte) }
        case (.freeText, .freeText): stepThroughFreeText(number, first.way, second.way, balance)
        case (.recognized, _): stepThroughRecognizer(number, first.way, second.way, balance, isSwapped: false)
        default: stepThroughRecognizer(number, second.way, first.way, balance, isSwapped: true)
        }
    }

    private func isAtRoot(_ way: Way) -> Bool {
        way.rest == 0 && way.place == reader.lists[Int(tables.slots[way.slot].reader)].table.root
    }

    /// Both read a value of one list: the same, whichever it is, or one reads on.
    private mutating func stepThroughList(_ number: Int32, _ first: UInt32, _ second: UInt32, _ balance: EvidenceBalance) {
        let list = tables.slots[first].reader
        let values = reader.samples.texts(ofList: list)
        guard let text = values.first else { return }
        let (one, other) = (tables.slots[first].target, tables.slots[second].target)
        push(.state(one), .state(other), balance, behind: number, add(values), length: text.count)
        for split in reader.samples.splits(ofList: list) {
            work -= 1
            let piece = add([split.text])
            let inside = Way(kind: .value, place: split.node, rest: reader.lists[Int(list)].tables.nodes[split.node].runLength, slot: 0)
            var way = inside
            way.slot = second
            push(.state(one), way, balance + split.gain, behind: number, piece, length: split.text.count)
            guard first != second else { continue }
            way.slot = first
            push(way, .state(other), balance + -split.gain, behind: number, piece, length: split.text.count)
        }
    }

    /// Both read any text, unless a character was read that either may go on with.
    private mutating func stepThroughFreeText(_ number: Int32, _ first: Way, _ second: Way, _ balance: EvidenceBalance) {
        guard first.rest != Way.Begun.character || second.rest != Way.Begun.character, let filler = texts[Self.fillers].first
        else { return }
        let characters = Int32(filler.count { $0 & 0xC0 != 0x80 })
        func gain(_ way: Way) -> EvidenceBalance {
            EvidenceBalance(freeCharacters: characters, freeTexts: way.rest == Way.Begun.nothing ? 1 : 0)
        }
        let one = Way(kind: .freeText, place: first.place, rest: Way.Begun.character)
        let other = Way(kind: .freeText, place: second.place, rest: Way.Begun.character)
        push(one, other, balance + gain(first) + -gain(second), behind: number, .texts(Self.fillers), length: filler.count)
    }

    /// One reads what a recogniser reads whole, the other the same or free text.
    private mutating func stepThroughRecognizer(
        _ number: Int32, _ recognized: Way, _ other: Way, _ balance: EvidenceBalance, isSwapped: Bool
    ) {
        guard recognized.rest == 0, other.kind != .recognized || other.rest == 0 else { return }
        let slots = other.kind == .recognized ? [recognized.slot, other.slot] : [recognized.slot]
        for text in reader.samples.texts(ofRecognizersOf: slots) {
            work -= 1
            let sample = reader.samples.number(of: text)
            guard let whole = reader.samples.whole(sample, slot: recognized.slot) else { continue }
            var way = Way.state(0)
            var gain = EvidenceBalance.none
            if other.kind == .recognized {
                guard let same = reader.samples.whole(sample, slot: other.slot) else { continue }
                way = .state(same.target)
                gain.literal = same.spelled
            } else {
                way = Way(kind: .freeText, place: other.place, rest: Way.Begun.character)
                gain.freeCharacters = Int32(text.count { $0 & 0xC0 != 0x80 && $0 != 0x20 })
                gain.freeTexts = other.rest == Way.Begun.nothing ? 1 : 0
            }
            let difference = EvidenceBalance(literal: whole.spelled) + -gain
            push(
                isSwapped ? way : .state(whole.target), isSwapped ? .state(whole.target) : way,
                balance + (isSwapped ? -difference : difference), behind: number, add([text]), length: text.count)
        }
    }

    private mutating func add(_ alternatives: [[UInt8]]) -> Piece {
        texts.append(alternatives)
        return .texts(texts.count - 1)
    }

    // MARK: What may come

    /// Whether two ways may still come to different intents with equal evidence.
    private func mayClash(_ key: Key) -> Bool {
        let first = future(of: key.first)
        let second = future(of: key.second)
        guard first.intents.mayDiffer(from: second.intents), first.languages.mayAgree(with: second.languages) else { return false }
        let balance = key.balance
        guard balance.freeCharacters.magnitude <= Self.unevenFreeText else { return false }
        // Who has less must be able to get more.
        if balance.freeTexts != 0, !(balance.freeTexts > 0 ? second : first).traits.contains(.opensFreeText) { return false }
        if balance.freeCharacters != 0, !(balance.freeCharacters > 0 ? second : first).traits.contains(.hasFreeText) { return false }
        if balance.preferred != 0, !(balance.preferred > 0 ? second : first).traits.contains(.hasPreferred) { return false }
        // Both read one text: who has more of what is literal must read something that is not, while the other does.
        if balance.literal != 0 {
            let (more, less) = balance.literal > 0 ? (first, second) : (second, first)
            if more.traits.isDisjoint(with: .hasNonliteral), !less.traits.contains(.mayTurnLiteral) { return false }
        }
        return true
    }

    private func future(of way: Way) -> Futures.Future {
        switch way.kind {
        case .state, .space: return futures[way.place]
        case .word, .character: return futures[way.slot]
        case .value:
            let slot = tables.slots[way.slot]
            let traits = Futures.traits(ofGain: reader.lists[Int(slot.reader)].table.gain)
            var future = futures[slot.target]
            future.traits.formUnion(traits.isEmpty ? .mayTurnLiteral : traits)
            return future
        case .freeText:
            let edge = tables.freeTexts[way.place]
            var future = futures[edge.target]
            future.formUnion(futures[edge.gluedTarget])
            future.traits.insert(.hasFreeText)
            if way.rest == Way.Begun.nothing { future.traits.insert(.opensFreeText) }
            return future
        case .recognized:
            let slot = tables.slots[way.slot]
            var future = futures[slot.target]
            future.formUnion(futures[slot.targetBehindDigits])
            future.traits.formUnion([.hasUncounted, .mayTurnLiteral])
            return future
        }
    }

    // MARK: Ends

    /// Where both ways may end here with equal evidence, the sentence is read.
    private mutating func meet(_ number: Int32, _ first: Leaves, _ second: Leaves, _ balance: EvidenceBalance) {
        let (first, second) = (first.spaces, second.spaces)
        for one in first {
            work -= second.count
            for other in second where balance + one.gain + -other.gain == .none {
                let pairs = self.pairs(one.state, other.state)
                if !pairs.isEmpty { read(number, pairs) }
            }
        }
    }

    /// Phrases of different intents in one language that end in two states and of which no sentence is known.
    private func pairs(_ one: UInt32, _ other: UInt32) -> [Pair] {
        let first = accepted(in: one)
        let second = one == other ? first : accepted(in: other)
        var pairs: [Pair] = []
        for phrase in first {
            for another in second where pairs.count < 64 {
                let (left, right) = (tables.phrases[phrase], tables.phrases[another])
                guard left.intent != right.intent, left.language == right.language, one != other || phrase < another else { continue }
                let pair = Pair(first: PhraseID(rawValue: min(phrase, another)), second: PhraseID(rawValue: max(phrase, another)))
                if found[pair] == nil { pairs.append(pair) }
            }
        }
        return pairs
    }

    /// The first phrase of each intent that a state accepts.
    private func accepted(in state: UInt32) -> [UInt32] {
        var intents: Set<UInt32> = []
        var phrases: [UInt32] = []
        for number in [state] + tables.states[state].forks.map({ tables.forks[$0] }) {
            for accept in tables.branches(of: number).accepts {
                let phrase = tables.accepts[accept]
                let row = tables.phrases[phrase]
                if row.isVeto == 0, intents.insert(row.intent).inserted { phrases.append(phrase) }
            }
        }
        return phrases
    }

    private mutating func read(_ number: Int32, _ pairs: [Pair]) {
        // Of texts that do as well as one another others are tried where a third phrase reads the first better.
        for round in 0..<rounds(number) {
            guard work > 0 else { return }
            work -= Self.readingWork
            let sentence = text(of: number, round)
            for pair in pairs where found[pair] == nil {
                for group in witness.readers(of: sentence, pair.first, pair.second) { note(group, sentence) }
            }
            if pairs.allSatisfy({ found[$0] != nil }) { return }
            // Others of the two intents were found in their place, here or elsewhere.
            if pairs.allSatisfy({ knownIntents.contains(intents(of: $0)) }) { return }
        }
    }

    private func intents(of pair: Pair) -> IntentPair {
        let (one, other) = (intent(of: pair.first), intent(of: pair.second))
        return IntentPair(first: min(one, other), second: max(one, other))
    }

    private func intent(of phrase: PhraseID) -> UInt32 { tables.phrases[phrase.rawValue].intent }

    private mutating func note(_ phrases: [PhraseID], _ sentence: [UInt8]) {
        for (index, one) in phrases.enumerated() {
            for other in phrases[(index + 1)...] where index < 4 {
                let pair = Pair(
                    first: PhraseID(rawValue: min(one.rawValue, other.rawValue)),
                    second: PhraseID(rawValue: max(one.rawValue, other.rawValue)))
                guard found[pair] == nil, intent(of: one) != intent(of: other) else { continue }
                knownIntents.insert(intents(of: pair))
                found[pair] = Clash(first: pair.first, second: pair.second, sentence: witness.written(sentence))
            }
        }
    }

    private func rounds(_ number: Int32) -> Int {
        var rounds = 1
        var number = number
        while number >= 0 {
            if case .texts(let texts) = nodes[Int(number)].piece { rounds = max(rounds, self.texts[texts].count) }
            number = nodes[Int(number)].before
        }
        return rounds
    }

    private func text(of number: Int32, _ round: Int) -> [UInt8] {
        var pieces: [[UInt8]] = []
        var number = number
        while number >= 0 {
            let node = nodes[Int(number)]
            switch node.piece {
            case .nothing: break
            case .byte(let byte): pieces.append([byte])
            case .word(let start, let end): pieces.append((start..<end).map { tables.vocabulary.bytes[$0] })
            case .scalar(let scalar): pieces.append(WayReader.bytes(ofScalar: scalar))
            case .texts(let texts): pieces.append(self.texts[texts][round % self.texts[texts].count])
            }
            number = node.before
        }
        return Array(pieces.reversed().joined())
    }
}
