/// The words of numbers of one language, learned when a text has something where one of them could stand: that takes some milliseconds,
/// and digits need none.
final class NumberWords: Sendable {
    private let trie: Deferred<WordTrie<NumberPiece>>

    init(learn: @escaping @Sendable () -> WordTrie<NumberPiece>) {
        trie = Deferred(learn)
    }

    var isLearned: Bool { trie.isMade }

    /// Reports what every word that stands at `start` means, and where it ends.
    @inline(__always)
    func entries(in text: FoldedText, at start: Int, report: (NumberPiece, Int) -> Void) {
        guard start < text.count else { return }
        trie.with { $0.entries(in: text, at: start, report: report) }
    }

    /// How the words begin that can stand first.
    func starts(where isFirst: (NumberPiece) -> Bool) -> StartFilter { trie.with { $0.starts(where: isFirst) } }
}
