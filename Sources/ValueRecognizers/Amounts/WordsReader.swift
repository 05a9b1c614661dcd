/// Reads one to three words, whatever they are.
final class WordsReader: SpanReader {
    let starts: StartFilter

    init() {
        var starts = StartFilter()
        for byte in UInt8(0x61)...0x7A { starts.insert(byte) }
        for byte in UInt8(0x80)...0xFF { starts.insert(byte) }
        self.starts = starts
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        var end = start
        for _ in 0..<3 {
            while end < text.count, text[end] != 0x20 { end += 1 }
            guard end > start else { return }
            report(ReadSpan(end: end))
            guard end < text.count else { return }
            end += 1
        }
    }
}
