import PhraseSyntax
package import ValueTypes

extension SlotValue {
    /// A value as people read it in transcripts and in what the command shows: `4.5`, `"oat milk"`, `2026-12-01`, `12.5 EUR`,
    /// `[1, 2]`. No two values that differ in what they mean are written alike, but for 4 as an integer and as a number.
    package var transcriptText: String {
        switch self {
        case .text(let text): QuotedText.quoted(text)
        case .integer(let integer): String(integer)
        case .number(let number): Self.digits(number)
        case .boolean(let boolean): String(boolean)
        case .instant(let instant): instant.transcriptText
        case .interval(let interval): "\(interval.start?.transcriptText ?? "")/\(interval.end?.transcriptText ?? "")"
        case .recurrence(let recurrence): recurrence.transcriptText
        case .duration(let period): "\(Self.digits(period.value)) \(period.unit.rawValue)"
        case .amount(let amount): Self.measured(Self.digits(amount.value), amount.unit, amount.product)
        case .amountRange(let range): Self.measured(Self.range(range.lower, range.upper), range.unit, range.product)
        case .numberRange(let range): Self.range(range.lower, range.upper)
        case .array(let elements): "[\(elements.map(\.transcriptText).joined(separator: ", "))]"
        }
    }

    /// `3..5`; `3..` where there is no upper bound.
    private static func range(_ lower: Double?, _ upper: Double?) -> String {
        "\(lower.map(digits) ?? "")..\(upper.map(digits) ?? "")"
    }

    /// `3 kilogram of "flour"`
    private static func measured(_ number: String, _ unit: String?, _ product: String?) -> String {
        [number, unit.map(Self.bare), product.map { "of \(QuotedText.quoted($0))" }].compactMap(\.self).joined(separator: " ")
    }

    /// A unit, with escapes for what ends a value.
    private static func bare(_ unit: String) -> String {
        var text = ""
        for scalar in unit.unicodeScalars {
            if ",()[]\"\\".unicodeScalars.contains(scalar) || VisibleText.isHidden(scalar) {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// With the digits it has; a whole number without a fraction.
    private static func digits(_ number: Double) -> String {
        guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else { return String(number) }
        return String(whole)
    }
}

extension Instant {
    /// ISO 8601; a week and a quarter are called that, since they are written by the day and the month that they begin with.
    package var transcriptText: String {
        grain == .week || grain == .quarter ? "\(iso8601) \(grain.rawValue)" : iso8601
    }
}

extension Recurrence {
    /// `every 2 week on 1 3 from 2026-12-07T09`
    package var transcriptText: String {
        var text = "every \(interval) \(unit.rawValue)"
        if let nth { text += " number \(nth)" }
        if !weekdays.isEmpty { text += " on " + weekdays.map(String.init).joined(separator: " ") }
        return text + " from " + first.transcriptText + (firstEnd.map { "/" + $0.transcriptText } ?? "")
    }
}
