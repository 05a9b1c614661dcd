/// Reads percentages: a number, with or without the sign or word for per cent, which stands behind it, or before it (百分之五). The value is
/// the number said.
final class PercentageReader: SpanReader {
    var starts: StartFilter { deferredStarts.filter }
    private let number: NumberReader
    private let prefixes: Deferred<WordTrie<Int>>
    private let signs: Deferred<WordTrie<Int>>
    private let deferredStarts: DeferredStarts

    init(
        number: NumberReader, prefixes: @escaping @Sendable () -> WordTrie<Int>, signs: @escaping @Sendable () -> WordTrie<Int>
    ) {
        self.number = number
        let prefixes = Deferred(prefixes)
        self.prefixes = prefixes
        self.signs = Deferred(signs)
        deferredStarts = DeferredStarts {
            var starts = number.starts
            starts.insert(contentsOf: prefixes.with { $0.starts { _ in true } })
            return starts
        }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        // Digits need no words.
        if text.digit(at: start) == nil, text[start] >= 0x40, readBehindPrefix(text, at: start, report: report) { return }
        number.read(text, at: start) { span in
            report(span)
            guard span.end < text.count else { return }
            signs.with { signs in
                signs.entries(in: text, at: text.afterJoint(span.end)) { _, end in
                    guard text.isBoundary(end) else { return }
                    var whole = span
                    whole.spelledCharacters += text.letterCount(in: span.end..<end)
                    whole.endsInDigit = false
                    whole.end = end
                    report(whole)
                }
            }
        }
    }

    /// Whether a percentage was read; what else its words say is a fraction: a fifth of a hundred.
    private func readBehindPrefix(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) -> Bool {
        var hasRead = false
        prefixes.with { prefixes in
            prefixes.entries(in: text, at: start) { _, end in
                number.read(text, at: text.afterJoint(end)) { span in
                    hasRead = true
                    var whole = span
                    whole.spelledCharacters += text.letterCount(in: start..<end)
                    whole.startsWithDigit = false
                    report(whole)
                }
            }
        }
        return hasRead
    }
}
