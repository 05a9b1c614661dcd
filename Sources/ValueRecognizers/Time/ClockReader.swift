/// Reads a time in digits: `17:30`, `5:30:15`, or with dots, which may as well be a number: `17.30`.
///
/// The number of the span is the time as a `ClockTime`.
final class ClockReader: SpanReader {
    var starts: StartFilter { .numbers }
    /// Between the fields.
    private let separator: UInt8

    init(separator: UInt8) { self.separator = separator }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let hour = text.field(at: start, digits: 1...2), text[hour.end] == separator,
            let minute = text.field(at: hour.end + 1, digits: 2...2)
        else { return }
        var time = ClockTime(hour: hour.number, minute: minute.number)
        var end = minute.end
        if text[end] == separator, let second = text.field(at: end + 1, digits: 2...2) {
            time.second = second.number
            end = second.end
        }
        report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: Double(time.packed), integer: time.packed))
    }
}

/// Reads a time in three or four digits: `815`, `1030`. Nothing else tells it from a number, so that phrases name it beside other words.
final class CompactClockReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let field = text.field(at: start, digits: 3...4), field.number / 100 < 24, field.number % 100 < 60 else { return }
        let time = ClockTime(hour: field.number / 100, minute: field.number % 100)
        report(ReadSpan(end: field.end, startsWithDigit: true, endsInDigit: true, number: Double(time.packed), integer: time.packed))
    }
}
