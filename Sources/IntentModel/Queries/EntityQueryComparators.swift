package import ValueTypes

/// How a property is compared.
public enum EntityComparison: String, Sendable, Hashable, CaseIterable {
    case equalTo, notEqualTo, contains, hasPrefix, hasSuffix, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween
}

/// A comparison of a property, and what the app's store is asked with for it.
public struct EntityQueryComparator<ComparatorMappingType>: Sendable {
    package let comparison: EntityComparison
    /// Two values for `isBetween`, one for the others, as said.
    package let map: @Sendable ([SlotValue], ValueContext) async throws -> ComparatorMappingType

    fileprivate init<Value: _IntentValue>(_ comparison: EntityComparison, map: @escaping @Sendable (Value) throws -> ComparatorMappingType)
    {
        self.comparison = comparison
        self.map = { values, context in
            guard values.count == 1 else { throw EntityQueryError.wrongNumberOfValues(given: values.count, wanted: 1) }
            return try map(try await Value._traits.read(values[0], context))
        }
    }

    fileprivate init<Value: _IntentValue>(between map: @escaping @Sendable (Value, Value) throws -> ComparatorMappingType) {
        comparison = .isBetween
        self.map = { values, context in
            guard values.count == 2 else { throw EntityQueryError.wrongNumberOfValues(given: values.count, wanted: 2) }
            return try map(try await Value._traits.read(values[0], context), try await Value._traits.read(values[1], context))
        }
    }
}

/// Why a query cannot be asked.
public enum EntityQueryError: Error, Sendable, Hashable {
    case wrongNumberOfValues(given: Int, wanted: Int)
    /// The query compares no property of this name so.
    case noComparator(property: String, EntityComparison)
    /// The query does not sort by this property.
    case notSortable(property: String)
}

/// Finds properties equal to a value.
public struct EntityQueryEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties not equal to a value.
public struct EntityQueryNotEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties that hold a value: a part of a text, an element of an array.
public struct EntityQueryContainsComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties that begin with a text.
public struct EntityQueryHasPrefixComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties that end with a text.
public struct EntityQueryHasSuffixComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties less than a value.
public struct EntityQueryLessThanComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties not greater than a value.
public struct EntityQueryLessThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties greater than a value.
public struct EntityQueryGreaterThanComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties not less than a value.
public struct EntityQueryGreaterThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Finds properties from one value to another, both included.
public struct EntityQueryIsBetweenComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
    fileprivate let map: @Sendable (Value, Value) throws -> ComparatorMappingType

    public init(mappingTransform: @escaping @Sendable (Value, Value) throws -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// Lists the comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
    public typealias Comparator = EntityQueryComparator<ComparatorMappingType>

    public static func buildExpression(_ expression: EntityQueryEqualToComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.equalTo, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryNotEqualToComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.notEqualTo, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryContainsComparator<Value.ValueType, ComparatorMappingType>) -> [Comparator]
    {
        [Comparator(.contains, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryHasPrefixComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.hasPrefix, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryHasSuffixComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.hasSuffix, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryLessThanComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.lessThan, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryLessThanOrEqualToComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.lessThanOrEqualTo, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryGreaterThanComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.greaterThan, map: expression.map)]
    }

    public static func buildExpression(_ expression: EntityQueryGreaterThanOrEqualToComparator<Value.UnwrappedType, ComparatorMappingType>)
        -> [Comparator]
    {
        [Comparator(.greaterThanOrEqualTo, map: expression.map)]
    }

    public static func buildExpression(
        _ expression: EntityQueryIsBetweenComparator<Value.UnwrappedType, ComparatorMappingType>
    ) -> [Comparator] {
        [Comparator(between: expression.map)]
    }

    public static func buildBlock(_ components: [Comparator]...) -> [Comparator] {
        components.flatMap { $0 }
    }
}
