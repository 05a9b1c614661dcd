/// The word, or rest of a word, that begins at a position; looked up when a state first asks.
struct Token {
    private var start = -1
    private(set) var end = 0
    private(set) var hash: UInt64 = 0
    private(set) var word: UInt32 = 0
    private(set) var characters: UInt32 = 0

    @inline(__always)
    func isAt(_ position: Int) -> Bool { start == position }

    @inline(__always)
    mutating func read(at position: Int, in text: FoldedText, _ vocabulary: Vocabulary) {
        start = position
        end = text.wordEnd(from: position)
        hash = WordHash.hash(text.address(of: position), count: end - position)
        (word, characters) = vocabulary.word(text.address(of: position), count: end - position, hash: hash)
    }

    func holdsDigit(in text: FoldedText) -> Bool {
        for offset in start..<end where text[offset] &- 0x30 < 10 { return true }
        return false
    }

    /// The number of a part of a word.
    func word(from lower: Int, to upper: Int, in text: FoldedText, _ vocabulary: Vocabulary) -> (number: UInt32, characters: UInt32) {
        let start = text.address(of: lower)
        return vocabulary.word(start, count: upper - lower, hash: WordHash.hash(start, count: upper - lower))
    }
}

/// Counts the characters of a sentence from left to right, as far as free text asks.
struct CharacterCounter {
    private var position = 0
    private var count: UInt64 = 0

    /// Characters before a position, spaces not counted; positions must not go back.
    @inline(__always)
    mutating func count(before end: Int, in text: FoldedText) -> UInt64 {
        while position < end {
            let byte = text[position]
            count += byte & 0xC0 == 0x80 || byte == 0x20 ? 0 : 1
            position += 1
        }
        return count
    }
}
