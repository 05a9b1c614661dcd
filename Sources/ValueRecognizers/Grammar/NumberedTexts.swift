/// The wordings of a list, each with the number of its value: a trie of folded bytes. The number is reported as that of the span.
final class NumberedTexts: SpanReader {
    /// A value of the list, and what else is known of it: its `with KEY = value`.
    struct Value: Sendable {
        var value: RoleValue
        var facts: [(role: Role, value: RoleValue)] = []
    }

    /// By number.
    let values: [Value]
    private let trie: WordTrie<Int>
    let starts: StartFilter

    /// - Parameter wordings: folded, with the number of the value.
    init(values: [Value], wordings: [(words: [UInt8], value: Int)]) {
        self.values = values
        // Of two values with one wording, the first stands.
        trie = WordTrie(wordings.lazy.filter { !$0.words.isEmpty }.map { (words: $0.words, meanings: [$0.value]) }) { first, _ in first }
        starts = trie.starts { _ in true }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        trie.entries(in: text, at: start) { number, end in
            report(ReadSpan(end: end, number: Double(number), integer: number))
        }
    }
}
