import Foundation

/// A date written in digits: `2026-11-30`, `3/4/2026`, `3.4.26`, `3/4`.
struct NumericDate {
    /// What stands first, in the middle and last; two fields where no year is written.
    private var fields = Fields()
    /// The year stands first, with four digits.
    var beginsWithYear: Bool
    /// The last of three fields has four digits: a year.
    var endsInYear = false
    var end: Int

    /// Up to three numbers. An array of them was the one piece of memory that finding a date asked for.
    private struct Fields {
        private(set) var count = 0
        private var numbers = (0, 0, 0)

        mutating func append(_ number: Int) {
            switch count {
            case 0: numbers.0 = number
            case 1: numbers.1 = number
            default: numbers.2 = number
            }
            count += 1
        }

        subscript(index: Int) -> Int { index == 0 ? numbers.0 : index == 1 ? numbers.1 : numbers.2 }
    }

    /// How the fields are separated.
    enum Style: Sendable {
        case plain
        /// `3.4` is a date as well, and no number.
        case dotted
        /// By spaces: `03 04 26`.
        case spaced
        case any

        fileprivate func separates(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x2D, 0x2F, 0x2E: self != .spaced
            case 0x20: self == .spaced || self == .any
            default: false
            }
        }
    }

    /// The date that begins at `start`; `nil` where the shape is another, or no order of the fields has such a month.
    init?(_ text: FoldedText, at start: Int, in style: Style) {
        beginsWithYear = false
        end = start
        var separator: UInt8 = 0
        while fields.count < 3, let field = text.field(at: end, digits: 1...4) {
            guard field.digits <= 2 || (field.digits == 4 && (fields.count == 0 || fields.count == 2)) else { return nil }
            if fields.count == 0 { beginsWithYear = field.digits == 4 }
            if fields.count == 2 { endsInYear = field.digits == 4 }
            fields.append(field.number)
            end = field.end
            // Spaces may stand beside a slash: `2 / 15`.
            let isSpaced = text[end] == 0x20 && text[end + 1] == 0x2F && text[end + 2] == 0x20
            let next = isSpaced ? end + 1 : end
            guard fields.count < 3, style.separates(text[next]), separator == 0 || text[next] == separator,
                text.field(at: next + (isSpaced ? 2 : 1), digits: 1...4) != nil
            else { break }
            separator = text[next]
            end = next + (isSpaced ? 2 : 1)
        }
        let isPair = fields.count == 2 && !beginsWithYear && (separator != 0x2E || style != .plain)
        guard fields.count == 3 || isPair, components(in: .dayMonthYear) != nil else { return nil }
        // `1.2.3.4` and `3/4/` with more digits are something else.
        if text[end] != 0x20, style.separates(text[end]), text.digit(at: end + 1) != nil { return nil }
    }

    /// How a language orders the fields of a date.
    enum Order: Sendable {
        case dayMonthYear, monthDayYear, yearMonthDay

        /// By what stands first.
        init?(first field: String) {
            switch field {
            case "day": self = .dayMonthYear
            case "month": self = .monthDayYear
            case "year": self = .yearMonthDay
            default: return nil
            }
        }

        /// As Foundation writes dates in the locale.
        init(locale: Locale) {
            let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "d/M/y"
            let order = format.filter { "yMd".contains($0) }.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
            self = order.hasPrefix("y") ? .yearMonthDay : order.hasPrefix("M") ? .monthDayYear : .dayMonthYear
        }
    }

    /// Year (where written), month and day in the order given, or in another one where only that has such a month. What begins with its year
    /// has one order, whether there is such a day or not.
    func components(in order: Order) -> (year: Int?, month: Int, day: Int)? {
        if beginsWithYear { return (fields[0], fields[1], fields[2]) }
        let mayBeginWithYear = fields.count == 3 && !endsInYear && Self.fits(fields[1], fields[2])
        let yearFirst = mayBeginWithYear ? (YearReader.full(fields[0]), fields[1], fields[2]) : nil
        if order == .yearMonthDay, let yearFirst { return yearFirst }
        let year = fields.count < 3 ? nil : endsInYear ? fields[2] : YearReader.full(fields[2])
        let (first, second) = (fields[0], fields[1])
        let isMonthFirst = order != .dayMonthYear
        if isMonthFirst ? Self.fits(first, second) : Self.fits(second, first) {
            return isMonthFirst ? (year, first, second) : (year, second, first)
        }
        if Self.fits(first, second) { return (year, first, second) }
        return Self.fits(second, first) ? (year, second, first) : yearFirst
    }

    private static func fits(_ month: Int, _ day: Int) -> Bool { (1...12).contains(month) && (1...31).contains(day) }
}

/// Reads dates in digits.
final class NumericDateReader: SpanReader {
    var starts: StartFilter { .numbers }
    private let style: NumericDate.Style

    init(_ style: NumericDate.Style) { self.style = style }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard text.digit(at: start) != nil, let date = NumericDate(text, at: start, in: style) else { return }
        report(ReadSpan(end: date.end, startsWithDigit: true, endsInDigit: true))
    }
}
