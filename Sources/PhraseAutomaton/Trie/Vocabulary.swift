/// The words of all phrases: from the bytes of a word to its number.
///
/// One open-addressing table, at most a quarter full, of keys and numbers; of words longer than a key the bytes themselves are compared.
struct Vocabulary: Sendable {
    struct Slot: BitwiseCopyable {
        var key: WordKey
        /// 0: empty.
        var word: UInt32
        /// Bytes.
        var count: UInt32
        /// Unicode scalars: its weight as evidence. A sentence has no more.
        var characters: UInt16
        var traits: Traits
        /// Where its bytes stand.
        var start: UInt32

        struct Traits: OptionSet, BitwiseCopyable {
            let rawValue: UInt16
            /// It may come next where free text has ended at a space.
            static let followsFreeText = Traits(rawValue: 1)
            /// A digit stands in it, behind something else: a slot may read the digits that touch what stands before them.
            static let holdsDigit = Traits(rawValue: 2)
        }

        static let empty = Slot(key: WordKey(low: 0, high: 0), word: 0, count: 0, characters: 0, traits: [], start: 0)
    }

    struct Word: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    let slots: FrozenTable<Slot>
    /// Behind the last word eight bytes may be read.
    let bytes: FrozenTable<UInt8>
    let words: FrozenTable<Word>

    init(slots: FrozenTable<Slot>, bytes: FrozenTable<UInt8>, words: FrozenTable<Word>) {
        self.slots = slots
        self.bytes = bytes
        self.words = words
    }

    /// - Parameter follows: for each word, whether it may come next where free text has ended at a space.
    init(_ list: [[UInt8]], behindFreeText follows: [Bool]) {
        var bytes: [UInt8] = []
        var words: [Word] = []
        var capacity = 64
        while capacity < list.count * 4 { capacity *= 2 }
        var slots = [Slot](repeating: .empty, count: capacity)
        for (number, word) in list.enumerated() {
            let start = UInt32(bytes.count)
            bytes.append(contentsOf: word)
            let characters = word.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
            words.append(Word(start: start, count: UInt32(word.count)))
            guard number > 0 else { continue }
            let key = WordKey(word)
            var index = Int(truncatingIfNeeded: key.hash) & (capacity - 1)
            while slots[index].word != 0 { index = (index + 1) & (capacity - 1) }
            slots[index] = Slot(
                key: key, word: UInt32(number), count: UInt32(word.count), characters: UInt16(clamping: characters),
                traits: Self.traits(of: word, followsFreeText: follows[number]), start: start)
        }
        bytes.append(contentsOf: repeatElement(0, count: 16))
        self.slots = FrozenTable(slots)
        self.bytes = FrozenTable(bytes)
        self.words = FrozenTable(words)
    }

    private static func traits(of word: [UInt8], followsFreeText: Bool) -> Slot.Traits {
        var traits: Slot.Traits = followsFreeText ? .followsFreeText : []
        if word.dropFirst().contains(where: { $0 &- 0x30 < 10 }) { traits.insert(.holdsDigit) }
        return traits
    }

    /// The entry of a word; an empty one for one that no phrase holds.
    ///
    /// - Parameter hash: The key's.
    @inline(__always)
    func slot(of key: WordKey, hash: UInt64, at start: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Slot> {
        let mask = slots.count &- 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while true {
            let slot = slots.base + index
            if slot.pointee.key == key {
                if count <= WordKey.exactCount { return slot }
                let word = bytes.base + Int(slot.pointee.start)
                if Int(slot.pointee.count) == count, WordKey.areEqual(word, start, count: count) { return slot }
            }
            // Asked of equal keys too: a file may say what it likes of its empty slots.
            if slot.pointee.word == 0 { return slot }
            index = (index &+ 1) & mask
        }
    }

    func text(of word: UInt32) -> String {
        let entry = words[word]
        return String(decoding: UnsafeBufferPointer(start: bytes.base + Int(entry.start), count: Int(entry.count)), as: UTF8.self)
    }

    var byteCount: Int { slots.bytes + bytes.bytes + words.bytes }

    func deallocate() {
        slots.deallocate()
        bytes.deallocate()
        words.deallocate()
    }
}
