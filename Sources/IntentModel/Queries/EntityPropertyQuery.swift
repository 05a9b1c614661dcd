/// Finds entities by comparing and sorting their properties.
///
/// Each comparator maps a value to what the app's store is asked with, an `NSPredicate` or a type of its own.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }

    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias Sort = EntityQuerySort
    public typealias ComparatorMode = EntityQueryComparatorMode

    public typealias EqualToComparator<Value: _IntentValue> = EntityQueryEqualToComparator<Value, ComparatorMappingType>
    public typealias NotEqualToComparator<Value: _IntentValue> = EntityQueryNotEqualToComparator<Value, ComparatorMappingType>
    public typealias ContainsComparator<Value: _IntentValue> = EntityQueryContainsComparator<Value, ComparatorMappingType>
    public typealias HasPrefixComparator<Value: _IntentValue> = EntityQueryHasPrefixComparator<Value, ComparatorMappingType>
    public typealias HasSuffixComparator<Value: _IntentValue> = EntityQueryHasSuffixComparator<Value, ComparatorMappingType>
    public typealias LessThanComparator<Value: _IntentValue> = EntityQueryLessThanComparator<Value, ComparatorMappingType>
    public typealias LessThanOrEqualToComparator<Value: _IntentValue> = EntityQueryLessThanOrEqualToComparator<Value, ComparatorMappingType>
    public typealias GreaterThanComparator<Value: _IntentValue> = EntityQueryGreaterThanComparator<Value, ComparatorMappingType>
    public typealias GreaterThanOrEqualToComparator<Value: _IntentValue> = EntityQueryGreaterThanOrEqualToComparator<
        Value, ComparatorMappingType
    >
    public typealias IsBetweenComparator<Value: _IntentValue> = EntityQueryIsBetweenComparator<Value, ComparatorMappingType>
}

/// Whether all comparisons must hold, or one of them.
public enum EntityQueryComparatorMode: Sendable, Hashable {
    case and
    case or
}

/// What entities are sorted by.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Sendable, Hashable {
        case ascending
        case descending
    }

    /// The property's key path (`\Book.$title`).
    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}
