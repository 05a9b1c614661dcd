import ValueTypes

/// A value that a parameter, an entity's property or a result can have: the basic types, enums, entities, and optionals and arrays of them.
public protocol _IntentValue: Sendable {
    /// The type of one value: of `Int?` and of `[Int]` it is `Int`.
    associatedtype ValueType: _IntentValue = Self
    /// The type without its optionality: of `Int?` it is `Int`, of `[Int]?` it is `[Int]`.
    associatedtype UnwrappedType: _IntentValue = Self

    /// How values of this type are read from, and written as, what a sentence says.
    static var _traits: _IntentValueTraits<Self> { get }

    static func _wrap(_ value: UnwrappedType) -> Self
    /// A value that holds this one: itself, or an array of it alone.
    static func _wrap(one value: ValueType) -> Self
    /// The value inside, of an array the first; `nil` for none.
    static func _one(of value: Self) -> ValueType?
}

extension _IntentValue where UnwrappedType == Self {
    public static func _wrap(_ value: Self) -> Self { value }
}

extension _IntentValue where ValueType == Self {
    public static func _wrap(one value: Self) -> Self { value }
    public static func _one(of value: Self) -> Self? { value }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped

    public static var _traits: _IntentValueTraits<Self> {
        let wrapped = Wrapped._traits
        return _IntentValueTraits(
            type: wrapped.type, isOptional: true, origin: wrapped.origin, choices: wrapped.choices,
            read: { value, context throws(IntentValueError) in try await wrapped.read(value, context) },
            write: { value, context in value.flatMap { wrapped.write($0, context) } },
            display: { value in value.flatMap { wrapped.display($0) } })
    }

    public static func _wrap(_ value: Wrapped) -> Self { value }

    public static func _wrap(one value: Wrapped.ValueType) -> Self { Wrapped._wrap(one: value) }

    public static func _one(of value: Self) -> Wrapped.ValueType? { value.flatMap { Wrapped._one(of: $0) } }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType

    public static var _traits: _IntentValueTraits<Self> {
        let element = Element._traits
        return _IntentValueTraits(
            type: .array(element.type), origin: element.origin, choices: element.choices,
            read: { value, context throws(IntentValueError) in
                // One value where several may be given is a list of one.
                guard case SlotValue.array(let parts) = value else { return [try await element.read(value, context)] }
                var values: [Element] = []
                for part in parts { values.append(try await element.read(part, context)) }
                return values
            },
            write: { values, context in
                let parts = values.compactMap { element.write($0, context) }
                return parts.count == values.count ? .array(parts) : nil
            },
            display: { _ in nil })
    }

    public static func _wrap(one value: Element.ValueType) -> Self { [Element._wrap(one: value)] }

    public static func _one(of value: Self) -> Element.ValueType? { value.first.flatMap { Element._one(of: $0) } }
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType

    public static var _traits: _IntentValueTraits<Self> {
        let array = [Element]._traits
        return _IntentValueTraits(
            type: array.type, origin: array.origin, choices: array.choices,
            read: { value, context throws(IntentValueError) in Set(try await array.read(value, context)) },
            write: { values, context in array.write(Array(values), context) },
            display: { _ in nil })
    }

    public static func _wrap(one value: Element.ValueType) -> Self { [Element._wrap(one: value)] }

    public static func _one(of value: Self) -> Element.ValueType? { value.first.flatMap { Element._one(of: $0) } }
}
