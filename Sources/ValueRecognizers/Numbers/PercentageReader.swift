/// Reads percentages: a number, with or without the sign or word for per cent. The value is the number said.
struct PercentageReader: SpanReader {
    let number: NumberReader
    let signs: WordTrie<Void>
    var firstBytes: ByteSet { number.firstBytes }

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
