/// Reads percentages: a number, with or without the sign or word for per cent. The value is the number said.
final class PercentageReader: SpanReader {
    var starts: StartFilter { number.starts }
    private let number: NumberReader
    private let signs: Deferred<WordTrie<Int>>

    init(number: NumberReader, signs: @escaping @Sendable () -> WordTrie<Int>) {
        self.number = number
        self.signs = Deferred(signs)
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
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
}
