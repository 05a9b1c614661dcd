package import ValueTypes

extension SlotValue {
    /// A value as a line of a transcript writes it: `4.5`, `2026-12-01`, `12.5 EUR`, `[milk, eggs]`.
    package var transcriptText: String {
        switch self {
        case .text(let text): text.onOneLine
        case .integer(let integer): String(integer)
        case .number(let number): Self.digits(number)
        case .boolean(let boolean): String(boolean)
        case .instant(let instant): instant.iso8601
        case .interval(let interval): "\(interval.start?.iso8601 ?? "")/\(interval.end?.iso8601 ?? "")"
        case .recurrence(let recurrence): recurrence.transcriptText
        case .duration(let period): "\(Self.digits(period.value)) \(period.unit.rawValue)"
        case .amount(let amount): [Self.digits(amount.value), amount.unit, amount.product].compactMap(\.self).joined(separator: " ")
        case .amountRange(let range):
            [Self.range(range.lower, range.upper), range.unit, range.product].compactMap(\.self).joined(separator: " ")
        case .numberRange(let range): Self.range(range.lower, range.upper)
        case .array(let elements): "[\(elements.map(\.transcriptText).joined(separator: ", "))]"
        }
    }

    private static func range(_ lower: Double?, _ upper: Double?) -> String {
        "\(lower.map(digits) ?? "")..\(upper.map(digits) ?? "")"
    }

    /// A whole number without a fraction.
    private static func digits(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

extension Recurrence {
    /// `every 2 week on 1,3 from 2026-12-07T09`
    package var transcriptText: String {
        var text = "every \(interval) \(unit.rawValue)"
        if let nth { text += ", number \(nth)" }
        if !weekdays.isEmpty { text += " on " + weekdays.map(String.init).joined(separator: ",") }
        return text + " from " + first.iso8601 + (firstEnd.map { "/" + $0.iso8601 } ?? "")
    }
}

extension String {
    /// A line of a transcript is one line.
    var onOneLine: String { replacing("\n", with: "\\n") }
}
