package import ValueTypes

/// How values of one type are read, written and named.
public struct _IntentValueTraits<Value: Sendable>: Sendable {
    /// The type as phrase files name it.
    package var type: ValueTypes.ValueType
    package var isOptional: Bool
    /// The enum or entity type behind `type`; `nil` for a basic type.
    package var origin: Any.Type?
    package var choices: IntentChoices
    package var read: @Sendable (SlotValue, ValueContext) async throws(IntentValueError) -> Value
    /// `nil` for a value that no sentence can say.
    package var write: @Sendable (Value, ValueContext) -> SlotValue?
    /// What people call the value; `nil` for one that is written by its type.
    package var display: @Sendable (Value) -> DisplayRepresentation?

    package init(
        type: ValueTypes.ValueType, isOptional: Bool = false, origin: Any.Type? = nil, choices: IntentChoices = .open,
        read: @escaping @Sendable (SlotValue, ValueContext) async throws(IntentValueError) -> Value,
        write: @escaping @Sendable (Value, ValueContext) -> SlotValue?,
        display: @escaping @Sendable (Value) -> DisplayRepresentation? = { _ in nil }
    ) {
        self.type = type
        self.isOptional = isOptional
        self.origin = origin
        self.choices = choices
        self.read = read
        self.write = write
        self.display = display
    }
}

/// Where the possible values of a type come from.
package enum IntentChoices: Sendable {
    /// Too many to list: numbers, text, dates.
    case open
    /// The cases of an enum.
    case cases([IntentChoice])
    /// What a query or an options provider offers.
    case offered(any IntentChoiceProvider)
}

/// One value that can be chosen, and what people call it.
package struct IntentChoice: Sendable, Hashable {
    package var value: SlotValue
    package var display: DisplayRepresentation
    /// Whether the app says what people call it; else the name in code stands in.
    package var isNamed: Bool

    package init(value: SlotValue, display: DisplayRepresentation, isNamed: Bool = true) {
        self.value = value
        self.display = display
        self.isNamed = isNamed
    }
}

/// Offers values that are known only when asked for: entities, dynamic options.
package protocol IntentChoiceProvider: Sendable {
    /// All that are worth showing.
    func suggestions(in context: ValueContext) async throws -> [IntentChoice]
    /// Those that a text names; `nil` where the provider cannot search.
    func matches(for text: String, in context: ValueContext) async throws -> [IntentChoice]?
    /// What the app has not added that the provider uses.
    var missingDependency: AppDependencyError? { get }
    /// Whether texts can be searched for.
    var canSearch: Bool { get }
    /// What is taken where nothing is said; `nil` where the provider names nothing.
    func defaultChoice(in context: ValueContext) async -> SlotValue?
}
