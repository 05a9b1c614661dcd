import Synchronization

/// A property of an entity that queries can compare and sort by, declared with `@Property`.
///
/// It is a class: copies of an entity share their properties.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
    /// What people call the property; by default the name it has in code.
    public let title: LocalizedStringResource?
    private let state = Mutex<Value?>(nil)

    public init(title: LocalizedStringResource? = nil) {
        self.title = title
    }

    public convenience init() {
        self.init(title: nil)
    }

    /// - Precondition: A property that is no optional was set, as an initialiser of the entity does. Entities are made by the program's own
    ///   queries, never from the words of a text.
    public var wrappedValue: Value {
        get {
            guard let value = effectiveValue else { preconditionFailure("A property of type \(Value.self) is read before it has a value") }
            return value
        }
        set { state.withLock { $0 = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }

    private var effectiveValue: Value? {
        state.withLock { $0 } ?? (Optional<Value.UnwrappedType>.none as Any) as? Value
    }
}

/// A property whatever its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    var title: LocalizedStringResource? { get }
    /// The value as Swift has it; `nil` for none.
    var anyValue: Any? { get }
}

extension EntityProperty: AnyEntityProperty {
    package var anyValue: Any? {
        guard let value = effectiveValue else { return nil }
        return (value as? any OptionalValue).map(\.wrapped) ?? value
    }
}
