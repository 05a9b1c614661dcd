public import ValueTypes

/// A comparison asked of a query: a property by name, how, and with what.
public struct EntityCondition: Sendable, Hashable {
    public var property: String
    public var comparison: EntityComparison
    /// Two for `isBetween`, one for the others.
    public var values: [SlotValue]

    public init(property: String, comparison: EntityComparison, values: [SlotValue]) {
        self.property = property
        self.comparison = comparison
        self.values = values
    }
}

extension EntityPropertyQuery {
    /// Finds entities by comparisons that people said.
    ///
    /// - Parameter specimen: Any entity of the query; it tells the names of properties.
    /// - Throws: `EntityQueryError` for what the query does not offer; what the query itself throws.
    public func find(
        _ conditions: [EntityCondition], mode: ComparatorMode = .and,
        sortedBy sorting: [(property: String, order: Sort<Entity>.Ordering)] = [],
        limit: Int? = nil, like specimen: Entity, in context: ValueContext
    ) async throws -> [Entity] {
        var comparators: [ComparatorMappingType] = []
        for condition in conditions {
            let property = Self.properties.properties.first { $0.name(in: specimen) == condition.property }
            guard let comparator = property?.comparators.first(where: { $0.comparison == condition.comparison }) else {
                throw EntityQueryError.noComparator(property: condition.property, condition.comparison)
            }
            comparators.append(try await comparator.map(condition.values, context))
        }
        var sorts: [Sort<Entity>] = []
        for sort in sorting {
            guard let option = Self.sortingOptions.options.first(where: { $0.keyPath.name(in: specimen) == sort.property }) else {
                throw EntityQueryError.notSortable(property: sort.property)
            }
            sorts.append(Sort(by: option.keyPath.keyPath, order: sort.order))
        }
        return try await entities(matching: comparators, mode: mode, sortedBy: sorts, limit: limit)
    }
}
