import Foundation
package import ValueTypes

/// Writes values for people, as the language and locale of a context have it.
///
/// Numbers and amounts keep the digits that they have; they are never rounded to whole ones.
///
///     registry.formatter(for: context).text(.amount(Amount(value: 4.5, unit: "EUR")))   // 4,50 €
package struct ValueFormatter {
    private let context: ValueContext
    /// The words of units of time that Foundation does not spell.
    private let words: UnitWords

    init(context: ValueContext, words: UnitWords) {
        self.context = context
        self.words = words
    }

    /// - Parameter type: tells a percentage or an ordinal from a number, and a time of day, which is written without its day.
    package func text(_ value: SlotValue, type: ValueType? = nil) -> String {
        switch value {
        case .text(let text): text
        case .integer(let integer): self.number(Double(integer), exactly: integer, type)
        case .number(let number): self.number(number, exactly: Int(exactly: number), type)
        case .boolean(let boolean): boolean ? words.yes : words.no
        case .instant(let instant): self.instant(instant, type)
        case .interval(let interval): self.interval(interval)
        case .recurrence(let recurrence): self.recurrence(recurrence)
        case .duration(let period): self.period(period)
        case .amount(let amount): self.amount(amount)
        case .amountRange(let range):
            bounds(range.lower, range.upper) { amount(Amount(value: $0, unit: range.unit, product: range.product)) }
        case .numberRange(let range):
            bounds(range.lower, range.upper) { self.number($0, exactly: Int(exactly: $0), type) }
        case .array(let values): list(values, type)
        }
    }

    private var locale: Locale { context.locale }

    // MARK: Numbers

    /// From here on a number is written with its exponent.
    private static let greatest = 1e15

    private func number(_ number: Double, exactly integer: Int?, _ type: ValueType?) -> String {
        switch type {
        case .kind(.ordinal):
            if let integer {
                let formatter = NumberFormatter()
                formatter.locale = locale
                formatter.numberStyle = .ordinal
                return formatter.string(from: NSNumber(value: integer)) ?? String(integer)
            }
            return decimal(number)
        case .kind(.percentage):
            return number.formatted(.percent.scale(1).precision(.fractionLength(0...15)).locale(locale))
        default:
            return integer.map { $0.formatted(.number.locale(locale)) } ?? decimal(number)
        }
    }

    private func decimal(_ number: Double) -> String {
        abs(number) < Self.greatest ? number.formatted(.number.precision(.fractionLength(0...15)).locale(locale)) : "\(number)"
    }

    /// Money with a fraction has the digits that its currency has, at least.
    private func amount(_ amount: Amount) -> String {
        guard let unit = amount.unit, unit.utf8.count == 3, unit.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
            abs(amount.value) < Self.greatest
        else {
            return [decimal(amount.value), amount.unit, amount.product].compactMap { $0 }.joined(separator: " ")
        }
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = unit
        let least = amount.value.rounded() == amount.value ? 0 : formatter.maximumFractionDigits
        return amount.value.formatted(.currency(code: unit).precision(.fractionLength(least...15)).locale(locale))
    }

    /// A range in signs that every language has: `3 – 5`, `≥ 3`, `≤ 5`.
    private func bounds(_ lower: Double?, _ upper: Double?, _ text: (Double) -> String) -> String {
        switch (lower, upper) {
        case (let lower?, let upper?): "\(text(lower)) – \(text(upper))"
        case (let lower?, nil): "≥ \(text(lower))"
        case (nil, let upper?): "≤ \(text(upper))"
        case (nil, nil): "…"
        }
    }

    private func list(_ values: [SlotValue], _ type: ValueType?) -> String {
        let element: ValueType? = if case .array(let element)? = type { element } else { nil }
        return values.map { text($0, type: element) }.formatted(.list(type: .and).locale(locale))
    }

    // MARK: Calendar

    private func formatter(template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = context.calendar
        formatter.timeZone = context.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func instant(_ instant: Instant, _ type: ValueType? = nil) -> String {
        guard let date = instant.date(in: context.calendar) else { return instant.iso8601 }
        let day = type == .kind(.time) ? "" : "d MMMM y "
        let template =
            switch instant.grain {
            case .year: "y"
            case .quarter: "QQQQ y"
            case .month: "MMMM y"
            case .week: ""
            case .day: "d MMMM y"
            case .hour, .minute: day + "j mm"
            case .second: day + "j mm ss"
            }
        guard instant.grain == .week else { return formatter(template: template).string(from: date) }
        return dates(from: date, to: context.calendar.date(byAdding: .day, value: 6, to: date) ?? date)
    }

    private func dates(from start: Date, to end: Date) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = locale
        formatter.calendar = context.calendar
        formatter.timeZone = context.timeZone
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter.string(from: start, to: end)
    }

    /// Days with their last one, as people say them; times with the moment at which they end.
    private func interval(_ interval: Interval) -> String {
        if ![.second, .minute, .hour].contains(interval.grain), let start = interval.start?.date(in: context.calendar),
            let end = interval.end?.date(in: context.calendar), let last = context.calendar.date(byAdding: .day, value: -1, to: end),
            start <= last
        {
            return dates(from: start, to: last)
        }
        let start = interval.start.map { instant($0) } ?? ""
        let end = interval.end.map { instant($0) } ?? ""
        return "\(start) – \(end)".trimmingCharacters(in: .whitespaces)
    }

    /// The first, and how far it is to the next, in a sign that every language has: `30 November 2026 at 09:00 ↻ 2 weeks`.
    private func recurrence(_ recurrence: Recurrence) -> String {
        let end = recurrence.firstEnd
        let first = end == nil ? instant(recurrence.first) : interval(Interval(start: recurrence.first, end: end))
        return "\(first) ↻ \(period(Period(value: Double(recurrence.interval), unit: recurrence.unit)))"
    }

    private func period(_ period: Period) -> String {
        let unit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Double)? =
            switch period.unit {
            case .second: (.seconds, 1)
            case .minute: (.minutes, 60)
            case .hour: (.hours, 3600)
            case .day: (.days, 86_400)
            case .week: (.weeks, 604_800)
            case .month, .quarter, .year: nil
            }
        guard let unit, abs(period.value) < 1e9 else { return "\(decimal(period.value)) \(words.word(period.unit, period.value))" }
        let isWhole = period.value.rounded() == period.value
        return Duration.seconds(period.value * unit.seconds)
            .formatted(.units(allowed: [unit.unit], width: .wide, fractionalPart: isWhole ? .hide : .show(length: 2)).locale(locale))
    }
}
