/// Reads one to three words, whatever they are, up to a word or number that begins something else: "meat" of "meat and three apples".
final class WordsReader: SpanReader {
    let starts: StartFilter
    private let ends: Deferred<WordTrie<Int>>

    /// In bytes. Where words are not separated, a whole text is one.
    private static let longestWord = 64

    /// - Parameter ends: Makes the trie of the words that end what is read.
    init(endingBefore ends: @escaping @Sendable () -> WordTrie<Int>) {
        self.ends = Deferred(ends)
        var starts = StartFilter()
        for byte in UInt8(0x61)...0x7A { starts.insert(byte) }
        for byte in UInt8(0x80)...0xFF { starts.insert(byte) }
        self.starts = starts
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        var end = start
        for word in 0..<3 {
            guard !isEnd(text, at: end), word == 0 || text.digit(at: end) == nil else { return }
            let first = end
            while end < text.count, text[end] != 0x20, end - first <= Self.longestWord { end += 1 }
            guard end > first, end - first <= Self.longestWord else { return }
            report(ReadSpan(end: end))
            guard end < text.count else { return }
            end += 1
        }
    }

    private func isEnd(_ text: FoldedText, at position: Int) -> Bool {
        var isEnd = false
        ends.with { ends in
            ends.entries(in: text, at: position) { _, end in if end >= text.count || text[end] == 0x20 { isEnd = true } }
        }
        return isEnd
    }
}
