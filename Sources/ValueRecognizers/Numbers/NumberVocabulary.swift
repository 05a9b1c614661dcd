/// The words of numbers of one language while they are collected.
struct NumberVocabulary: Sendable {
    private(set) var entries: [[UInt8]: [NumberPiece]] = [:]

    mutating func insert(_ words: [UInt8], _ piece: NumberPiece) {
        guard !words.isEmpty, !entries[words, default: []].contains(piece) else { return }
        entries[words, default: []].append(piece)
    }

    func frozen() -> WordTrie<NumberPiece> { WordTrie(entries) }
}
