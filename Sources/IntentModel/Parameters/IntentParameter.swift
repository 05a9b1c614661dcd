import Synchronization

/// A value that an intent needs, declared with `@Parameter`.
///
/// The projected value (`$price`) asks for it, lets choose among several, or has it confirmed while the intent performs.
/// It is a class: copies of an intent share their parameters, so every run has an intent of its own.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    /// Whether the parameter has been given a value, and which.
    public enum ValueState: Sendable {
        case unset
        case set(Value)
    }

    /// What people call the parameter; by default the name it has in code.
    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    /// Holds where nothing is said.
    public let defaultValue: Value.UnwrappedType?
    package let options: ParameterOptions
    /// Tried one after the other, before the type's own way to read a value.
    package let resolvers: ResolverSpecification<Value.UnwrappedType>
    private let state = Mutex(ValueState.unset)

    package init(
        title: LocalizedStringResource?, description: LocalizedStringResource?, default defaultValue: Value.UnwrappedType?,
        options: ParameterOptions, resolvers: ResolverSpecification<Value.UnwrappedType> = ResolverSpecification()
    ) {
        self.title = title
        self.description = description
        self.defaultValue = defaultValue
        self.options = options
        self.resolvers = resolvers
    }

    /// A parameter called as in code, without default.
    public convenience init() {
        self.init(title: nil, description: nil, default: nil, options: ParameterOptions())
    }

    /// The value given, else the default, else `nil` for an optional.
    ///
    /// - Precondition: A parameter that must have a value has one. While an intent is performed it does, whatever was said: what is missing is
    ///   asked for before `perform()` is called. In an intent made by hand, set it first.
    public var wrappedValue: Value {
        get {
            guard let value = effectiveValue else {
                preconditionFailure("A parameter of type \(Value.self) is read before it has a value")
            }
            return value
        }
        set { state.withLock { $0 = .set(newValue) } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    public var valueState: ValueState { state.withLock { $0 } }

    /// Whether the parameter may be left without a value.
    public var isOptional: Bool { Value._traits.isOptional }

    package var effectiveValue: Value? {
        if case .set(let value) = valueState { return value }
        if let defaultValue { return Value._wrap(defaultValue) }
        return (Optional<Value.UnwrappedType>.none as Any) as? Value
    }

    package func unset() {
        state.withLock { $0 = .unset }
    }
}
