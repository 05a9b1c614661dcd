package import ValueTypes

/// Why a value cannot be a parameter's.
package enum IntentValueError: Error, Sendable {
    /// The value is of another type.
    case wrongType(SlotValue, expected: ValueTypes.ValueType)
    /// No case, entity or option has this identifier.
    case unknownChoice(SlotValue, of: ValueTypes.ValueType)
    /// A number that the parameter's type does not hold, or a date that its calendar does not have.
    case unrepresentable(SlotValue, as: ValueTypes.ValueType)
    case outOfBounds(SlotValue, ClosedRange<Double>)
    /// A unit or currency that the parameter does not take.
    case unknownUnit(String, allowed: [String])
    /// A resolver of the app refused it, with a reason for people.
    case refused(LocalizedStringResource)
    /// A query or a resolver of the app failed.
    case failed(any Error)
}
