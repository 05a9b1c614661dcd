import Foundation

/// A date written in digits: `2026-11-30`, `3/4/2026`, `3.4.26`, `3/4`.
struct NumericDate: Equatable {
    /// What stands first, in the middle and last; two fields where no year is written.
    var fields: [Int]
    /// The year stands first, with four digits.
    var beginsWithYear: Bool
    var end: Int

    /// The date that begins at `start`; `nil` where the shape is another, or no order of the fields has such a month.
    init?(_ text: FoldedText, at start: Int) {
        fields = []
        beginsWithYear = false
        end = start
        var separator: UInt8 = 0
        while fields.count < 3, let (number, digits, next) = Self.field(text, end) {
            guard digits <= 2 || (digits == 4 && (fields.isEmpty || fields.count == 2)) else { return nil }
            if fields.isEmpty { beginsWithYear = digits == 4 }
            fields.append(fields.count == 2 && digits == 2 && !beginsWithYear ? YearReader.full(number) : number)
            end = next
            guard fields.count < 3, Self.isSeparator(text[end]), separator == 0 || text[end] == separator,
                Self.field(text, end + 1) != nil
            else { break }
            separator = text[end]
            end += 1
        }
        guard fields.count == 3 || (fields.count == 2 && separator != 0x2E && !beginsWithYear), isPlausible else { return nil }
        // `1.2.3.4` and `3/4/` with more digits are something else.
        if Self.isSeparator(text[end]), text.digit(at: end + 1) != nil { return nil }
    }

    /// How a language orders the fields of a date.
    enum Order: Sendable {
        case dayMonthYear, monthDayYear, yearMonthDay

        /// As Foundation writes dates in the locale.
        init(locale: Locale) {
            let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "d/M/y"
            let order = format.filter { "yMd".contains($0) }.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
            self = order.hasPrefix("y") ? .yearMonthDay : order.hasPrefix("M") ? .monthDayYear : .dayMonthYear
        }
    }

    /// Year (where written), month and day in the order given, or in the other one where only that has such a month.
    func components(in order: Order) -> (year: Int?, month: Int, day: Int)? {
        if beginsWithYear { return (fields[0], fields[1], fields[2]) }
        let year = fields.count == 3 ? fields[2] : nil
        let (first, second) = (fields[0], fields[1])
        let isMonthFirst = order != .dayMonthYear
        if isMonthFirst ? Self.fits(first, second) : Self.fits(second, first) {
            return isMonthFirst ? (year, first, second) : (year, second, first)
        }
        if Self.fits(first, second) { return (year, first, second) }
        return Self.fits(second, first) ? (year, second, first) : nil
    }

    private var isPlausible: Bool {
        beginsWithYear ? Self.fits(fields[1], fields[2]) && fields[0] > 0 : components(in: .dayMonthYear) != nil
    }

    private static func fits(_ month: Int, _ day: Int) -> Bool { (1...12).contains(month) && (1...31).contains(day) }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x2F || byte == 0x2E }

    private static func field(_ text: FoldedText, _ start: Int) -> (number: Int, digits: Int, end: Int)? {
        var number = 0
        var digits = 0
        var end = start
        while digits < 5, let digit = text.digit(at: end) {
            number = number * 10 + digit.value
            digits += 1
            end += digit.length
        }
        return digits > 0 && digits < 5 ? (number, digits, end) : nil
    }
}

/// Reads dates in digits.
final class NumericDateReader: SpanReader {
    var starts: StartFilter { .numbers }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard text.digit(at: start) != nil, let date = NumericDate(text, at: start) else { return }
        report(ReadSpan(end: date.end, startsWithDigit: true, endsInDigit: true))
    }
}
