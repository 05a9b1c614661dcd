/// Tells an optional without a value from one with it, whatever it wraps.
package protocol OptionalValue {
    var isSome: Bool { get }
    /// The value inside, however deep; `nil` for none.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    package var isSome: Bool { self != nil }

    package var wrapped: Any? {
        guard let value = self else { return nil }
        return (value as? any OptionalValue).map(\.wrapped) ?? value
    }
}
