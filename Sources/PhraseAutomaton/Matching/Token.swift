import PhraseText

/// The word, or rest of a word, that begins at a position; looked up when a state first asks.
struct Token {
    private var start = -1
    private(set) var end = 0
    /// Of its key: what the filters of lists are asked with.
    private(set) var hash: UInt64 = 0
    private var entry: UnsafePointer<Vocabulary.Slot>

    /// No word.
    init(in vocabulary: Vocabulary) { entry = vocabulary.slots.base }

    /// 0 for a word that no phrase holds.
    @inline(__always)
    var word: UInt32 { entry.pointee.word }
    @inline(__always)
    var characters: UInt64 { UInt64(entry.pointee.characters) }
    /// It may come next where free text has ended at a space.
    @inline(__always)
    var followsFreeText: Bool { entry.pointee.traits.contains(.followsFreeText) }

    @inline(__always)
    func isAt(_ position: Int) -> Bool { start == position }

    @inline(__always)
    mutating func read(at position: Int, in text: FoldedText, _ vocabulary: Vocabulary) {
        start = position
        let key: WordKey
        let first = text.eight(at: position)
        let spaces = ByteLanes.firstSpace(in: first)
        if spaces != 0 {
            // The lowest answer's bit is the highest of its byte.
            end = position &+ spaces.trailingZeroBitCount >> 3
            key = WordKey(low: first & (spaces & (0 &- spaces) &- 1) >> 7, high: 0)
        } else {
            end = text.wordEnd(from: position &+ 8)
            key = WordKey(text.address(of: position), count: end &- position)
        }
        hash = key.hash
        entry = vocabulary.slot(of: key, hash: hash, at: text.address(of: position), count: end &- position)
    }

    /// Whether a digit stands in it, which may touch a word. O(length of the word) for one that no phrase holds.
    @inline(__always)
    func holdsDigit(in text: FoldedText) -> Bool {
        if word != 0 { return entry.pointee.traits.contains(.holdsDigit) }
        var offset = start
        repeat {
            let digits = ByteLanes.digits(in: text.eight(at: offset))
            if digits != 0 { return offset &+ digits.trailingZeroBitCount >> 3 < end }
            offset &+= 8
        } while offset < end
        return false
    }

    /// The number of a part of a word.
    func word(from lower: Int, to upper: Int, in text: FoldedText, _ vocabulary: Vocabulary) -> (number: UInt32, characters: UInt16) {
        let start = text.address(of: lower)
        let key = WordKey(start, count: upper - lower)
        let slot = vocabulary.slot(of: key, hash: key.hash, at: start, count: upper - lower)
        return (slot.pointee.word, slot.pointee.characters)
    }
}

/// Counts the characters of a sentence from left to right, as far as free text asks.
struct CharacterCounter {
    private var position = 0
    private var count = 0

    /// Characters before a position, spaces not counted; positions must not go back.
    @inline(__always)
    mutating func count(before end: Int, in text: FoldedText) -> UInt64 {
        assert(end >= position)
        while position < end {
            let length = min(8, end &- position)
            count &+= ByteLanes.characters(in: text.eight(at: position), count: length)
            position &+= length
        }
        return UInt64(truncatingIfNeeded: count)
    }
}
