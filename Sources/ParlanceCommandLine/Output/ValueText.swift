import PhraseSyntax
import ValueTypes

/// Values as `match` writes them for people: `AddExpense(price: 4.5, title: "coffee")`.
enum ValueText {
    /// - Parameter refused: parameters that were said and cannot be read.
    static func call(
        _ intent: String, _ parameters: some Sequence<(name: String, value: SlotValue)>, refused: [String] = []
    ) -> String {
        let written = parameters.map { "\($0.name): \(text(of: $0.value))" } + refused.map { "\($0): ?" }
        return "\(intent)(\(written.joined(separator: ", ")))"
    }

    static func text(of value: SlotValue) -> String {
        switch value {
        case .text(let text): quoted(text)
        case .integer(let number): String(number)
        case .number(let number): self.text(of: number)
        case .boolean(let truth): String(truth)
        case .instant(let instant): instant.iso8601
        case .interval(let interval): (interval.start?.iso8601 ?? "") + "/" + (interval.end?.iso8601 ?? "")
        case .duration(let period): "\(text(of: period.value)) \(period.unit.rawValue)"
        case .amount(let amount):
            "\(text(of: amount.value)) \(amount.unit)" + (amount.product.map { " \(quoted($0))" } ?? "")
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        }
    }

    /// With the digits it has; a whole number without a fraction.
    static func text(of number: Double) -> String {
        guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else { return number.description }
        return String(whole)
    }

    private static func quoted(_ text: String) -> String {
        VisibleText.escaped("\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"")
    }
}
