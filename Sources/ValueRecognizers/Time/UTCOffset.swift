/// How far a clock is ahead of UTC, in digits: `+1`, `-05:30`, `+0100`.
struct UTCOffset: Equatable {
    var minutes: Int
    var end: Int

    init?(_ text: FoldedText, at start: Int, needsSign: Bool) {
        let sign = text[start]
        let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        guard isSigned || !needsSign, let field = text.field(at: start + (isSigned ? 1 : 0), digits: 1...4), field.digits != 3 else {
            return nil
        }
        var (hours, minutes) = field.digits == 4 ? (field.number / 100, field.number % 100) : (field.number, 0)
        end = field.end
        if field.digits < 4, text[end] == UInt8(ascii: ":"), let said = text.field(at: end + 1, digits: 2...2) {
            minutes = said.number
            end = said.end
        }
        guard hours <= 14, minutes < 60 else { return nil }
        hours *= 60
        self.minutes = (hours + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }
}

/// Reads offsets from UTC, in minutes.
final class UTCOffsetReader: SpanReader {
    var starts: StartFilter { .numbers }
    private let needsSign: Bool

    init(needsSign: Bool) { self.needsSign = needsSign }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard let offset = UTCOffset(text, at: start, needsSign: needsSign) else { return }
        report(
            ReadSpan(
                end: offset.end, startsWithDigit: true, endsInDigit: true, number: Double(offset.minutes), integer: offset.minutes))
    }
}
