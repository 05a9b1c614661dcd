public import ValueTypes

/// The checks of a value that need nothing but the value.
public enum ValueCheck {
    /// Why a value cannot be: not finite, or outside the bounds. An array is checked element by element.
    public static func refusal(of value: SlotValue, in bounds: ClosedRange<Double>?) -> RefusalReason? {
        switch value {
        case .integer(let number):
            return outside(Double(number), bounds)
        case .number(let number):
            return outside(number, bounds)
        case .amount(let amount):
            return outside(amount.value, bounds)
        case .amountRange(let range):
            return outside(range.lower, bounds) ?? outside(range.upper, bounds)
        case .numberRange(let range):
            return outside(range.lower, bounds) ?? outside(range.upper, bounds)
        case .duration(let period):
            return outside(period.value, nil)
        case .array(let elements):
            for element in elements {
                if let reason = refusal(of: element, in: bounds) { return reason }
            }
            return nil
        case .text, .boolean, .instant, .interval, .recurrence:
            return nil
        }
    }

    /// The value as it is kept: negative zero is zero.
    public static func normalised(_ value: SlotValue) -> SlotValue {
        switch value {
        case .number(let number) where number == 0: .number(0)
        case .amount(let amount) where amount.value == 0: .amount(Amount(value: 0, unit: amount.unit, product: amount.product))
        case .array(let elements): .array(elements.map(normalised))
        default: value
        }
    }

    /// The bound of a range; there is nothing to refuse on a side that is open.
    private static func outside(_ bound: Double?, _ bounds: ClosedRange<Double>?) -> RefusalReason? {
        bound.flatMap { outside($0, bounds) }
    }

    private static func outside(_ number: Double, _ bounds: ClosedRange<Double>?) -> RefusalReason? {
        guard number.isFinite else { return .impossible(number.isNaN ? .notANumber : .tooLarge) }
        guard let bounds, !bounds.contains(number) else { return nil }
        return .outOfRange(bounds)
    }
}
