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

/// Reads a time in three or four digits: `815`, `1030`. Nothing else tells it from a number, so that phrases name it beside other words.
final class CompactClockReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let field = text.field(at: start, digits: 3...4), field.number / 100 < 24, field.number % 100 < 60 else { return }
        let time = ClockTime(hour: field.number / 100, minute: field.number % 100)
        report(ReadSpan(end: field.end, startsWithDigit: true, endsInDigit: true, number: Double(time.packed), integer: time.packed))
    }
}

/// A time of day as it was said; whether a day has it is judged later.
struct ClockTime: Equatable {
    var hour: Int
    var minute: Int?
    var second: Int?

    init(hour: Int, minute: Int? = nil, second: Int? = nil) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// All fields in one number, so that a span can carry them: hhmmss, with 1 000 000 for a minute and 2 000 000 for a second said.
    var packed: Int {
        hour * 10_000 + (minute ?? 0) * 100 + (second ?? 0) + (second != nil ? 2_000_000 : minute != nil ? 1_000_000 : 0)
    }

    init(packed: Int) {
        hour = packed % 1_000_000 / 10_000
        minute = packed >= 1_000_000 ? packed % 10_000 / 100 : nil
        second = packed >= 2_000_000 ? packed % 100 : nil
    }
}
