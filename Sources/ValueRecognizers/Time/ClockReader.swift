/// Reads a time in digits: `17:30`, `5:30:15`.
///
/// The number of the span is the time as a `ClockTime`.
final class ClockReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let hour = field(text, start, digits: 1...2), text[hour.end] == 0x3A,
            let minute = field(text, hour.end + 1, digits: 2...2)
        else { return }
        var time = ClockTime(hour: hour.number, minute: minute.number)
        var end = minute.end
        if text[end] == 0x3A, let second = field(text, end + 1, digits: 2...2) {
            time.second = second.number
            end = second.end
        }
        report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: Double(time.packed), integer: time.packed))
    }

    private func field(_ text: FoldedText, _ start: Int, digits bounds: ClosedRange<Int>) -> (number: Int, end: Int)? {
        var number = 0
        var digits = 0
        var end = start
        while digits <= bounds.upperBound, let digit = text.digit(at: end) {
            number = number * 10 + digit.value
            digits += 1
            end += digit.length
        }
        return bounds.contains(digits) ? (number, end) : nil
    }
}

/// Reads a time in three or four digits: `815`, `1030`. Nothing else tells it from a number, so that phrases name it beside other words.
final class CompactClockReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        var number = 0
        var digits = 0
        var end = start
        while digits < 5, let digit = text.digit(at: end) {
            number = number * 10 + digit.value
            digits += 1
            end += digit.length
        }
        guard digits == 3 || digits == 4, number / 100 < 24, number % 100 < 60 else { return }
        let time = ClockTime(hour: number / 100, minute: number % 100)
        report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: Double(time.packed), integer: time.packed))
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
