/// Reads a year: four digits, words from a thousand on, and where it `acceptsTwoDigits` two (`74` is 1974, `26` is 2026).
final class YearReader: SpanReader {
    var starts: StartFilter { words.starts }
    private let words: NumberReader
    private let acceptsTwoDigits: Bool

    init(words: NumberReader, acceptsTwoDigits: Bool) {
        self.words = words
        self.acceptsTwoDigits = acceptsTwoDigits
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
        // The year of `2026-11-30` is a part of the date.
        if digits == 4, text[end] == 0x2D, let month = text.field(at: end + 1, digits: 1...2), text[month.end] == 0x2D,
            text.field(at: month.end + 1, digits: 1...2) != nil
        {
            return
        }
        let isAlone = text.isBoundary(end)
        guard digits == 4 ? year >= 1000 : digits == 2 && acceptsTwoDigits && isAlone else { return }
        let full = digits == 2 ? Self.full(year) : year
        // Before a letter (`2026Q4`) a phrase may go on, but not end.
        report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: isAlone, number: Double(full), integer: full))
    }

    /// Years of two digits are those from 1950 to 2049.
    static func full(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }
}
