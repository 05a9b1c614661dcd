/// Reads the digits of a decade before what touches them: the `1990` of `1990s`, the `90` of `90s`.
final class DecadeReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let field = text.field(at: start, digits: 2...4), field.digits != 3, field.number.isMultiple(of: 10) else { return }
        let year = field.number
        report(ReadSpan(end: field.end, startsWithDigit: true, endsInDigit: true, number: Double(year), integer: year))
    }
}
