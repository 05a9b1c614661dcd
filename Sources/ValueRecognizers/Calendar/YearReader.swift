/// Reads a year: four digits, two digits (`74` is 1974, `26` is 2026), or words from a thousand on.
final class YearReader: SpanReader {
    let words: NumberReader
    let starts: StartFilter

    init(words: NumberReader) {
        self.words = words
        starts = words.starts
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard text.digit(at: start) != nil else {
            words.read(text, at: start) { span in
                guard let year = span.integer, (1000...2999).contains(year), !span.endsInDigit else { return }
                report(span)
            }
            return
        }
        var year = 0
        var digits = 0
        var end = start
        while digits < 5, let digit = text.digit(at: end) {
            year = year * 10 + digit.value
            digits += 1
            end += digit.length
        }
        guard digits == 2 || digits == 4, text.isBoundary(end) else { return }
        let full = digits == 2 ? Self.full(year) : year
        guard full > 0 else { return }
        report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: Double(full), integer: full))
    }

    /// Years of two digits are those from 1950 to 2049.
    static func full(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }
}
