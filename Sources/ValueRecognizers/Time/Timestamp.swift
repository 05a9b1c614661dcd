import ValueTypes

/// A moment as machines write it, by ISO 8601: `2026-11-30T17:30`, `2026-11-30T17:30:15.250Z`, `2026-11-30T17:30+01:00`.
struct Timestamp: Equatable {
    var date: CivilCalendar.Fields
    var clock: ClockTime
    /// Minutes that its clock is ahead of UTC; `nil` where none is said.
    var zone: Int?
    var end: Int

    init?(_ text: FoldedText, at start: Int) {
        func field(_ start: Int, digits: Int, behind sign: Character) -> (number: Int, digits: Int, end: Int)? {
            text[start] == sign.asciiValue ? text.field(at: start + 1, digits: digits...digits) : nil
        }
        guard let year = text.field(at: start, digits: 4...4), let month = field(year.end, digits: 2, behind: "-"),
            let day = field(month.end, digits: 2, behind: "-"), let hour = field(day.end, digits: 2, behind: "t"),
            let minute = field(hour.end, digits: 2, behind: ":")
        else { return nil }
        date = CivilCalendar.Fields(year: year.number, month: month.number, day: day.number)
        clock = ClockTime(hour: hour.number, minute: minute.number)
        end = minute.end
        if let second = field(end, digits: 2, behind: ":") {
            clock.second = second.number
            end = second.end
            if text[end] == UInt8(ascii: "."), let fraction = text.field(at: end + 1, digits: 1...9) { end = fraction.end }
        }
        if text[end] == UInt8(ascii: "z") {
            zone = 0
            end += 1
        } else if let offset = UTCOffset(text, at: end, needsSign: true) {
            zone = offset.minutes
            end = offset.end
        }
    }
}

/// Reads timestamps; the composer reads them once more.
final class TimestampReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard text.digit(at: start) != nil, let stamp = Timestamp(text, at: start) else { return }
        report(ReadSpan(end: stamp.end, startsWithDigit: true, endsInDigit: true))
    }
}
