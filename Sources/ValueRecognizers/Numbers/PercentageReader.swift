/// Reads percentages: a number, with or without the sign or word for per cent. The value is the number said.
final class PercentageReader: SpanReader {
    var starts: StartFilter { number.starts }
    private let number: NumberReader
    private let signs: WordTrie<Void>

    init(number: NumberReader, signs: WordTrie<Void>) {
        self.number = number
        self.signs = signs
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        number.read(text, at: start) { span in
            report(span)
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
