/// The words of numbers of one language while they are collected.
struct NumberVocabulary: Sendable {
    private(set) var entries: [[UInt8]: Set<NumberPiece>] = [:]

    mutating func insert(_ words: [UInt8], _ piece: NumberPiece) {
        guard !words.isEmpty else { return }
        entries[words, default: []].insert(piece)
    }

    func frozen() -> NumberTrie { NumberTrie(entries) }
}
