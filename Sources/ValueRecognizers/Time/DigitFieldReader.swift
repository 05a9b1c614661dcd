/// Reads a number of one or two digits that lies in bounds, whatever stands behind it: the day in `15.10.`, which is no number.
final class DigitFieldReader: SpanReader {
    var starts: StartFilter { .numbers }
    private let bounds: ClosedRange<Int>

    init(in bounds: ClosedRange<Int>) { self.bounds = bounds }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let field = text.field(at: start, digits: 1...2), bounds.contains(field.number) else { return }
        report(
            ReadSpan(
                end: field.end, startsWithDigit: true, endsInDigit: true, number: Double(field.number), integer: field.number))
    }
}

extension FoldedText {
    /// The number that is written from a position on with so many digits, and with no more.
    func field(at start: Int, digits bounds: ClosedRange<Int>) -> (number: Int, digits: Int, end: Int)? {
        var number = 0
        var digits = 0
        var end = start
        while digits <= bounds.upperBound, let digit = digit(at: end) {
            number = number * 10 + digit.value
            digits += 1
            end += digit.length
        }
        return bounds.contains(digits) ? (number, digits, end) : nil
    }
}
