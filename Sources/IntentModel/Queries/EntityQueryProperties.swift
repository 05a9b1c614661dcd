package import ValueTypes

/// The properties that a query compares, each with its comparators.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    package let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> _ properties: () -> [EntityQueryProperty<
            Entity, ComparatorMappingType
        >]
    ) {
        self.properties = properties()
    }
}

/// A property that a query compares.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: Sendable {
    package let keyPath: EntityKeyPath<Entity>
    package let type: ValueTypes.ValueType
    package let comparators: [EntityQueryComparator<ComparatorMappingType>]

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparator<ComparatorMappingType>]
    ) {
        self.keyPath = EntityKeyPath(keyPath)
        type = Value.UnwrappedType._traits.type
        self.comparators = comparators()
    }

    /// The property's name, as an entity tells it; `nil` for a key path that reaches no property stored in the entity.
    package func name(in entity: Entity) -> String? { keyPath.name(in: entity) }
}

/// A key path to a property of an entity.
///
/// It is immutable and captures nothing that could change, as key paths to stored properties do not; the standard library marks literal
/// key paths as `Sendable` for the same reason, but not their class.
package struct EntityKeyPath<Entity: AppEntity>: @unchecked Sendable {
    package let keyPath: PartialKeyPath<Entity>
    private let property: (Entity) -> any AnyEntityProperty

    package init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
        self.keyPath = keyPath
        property = { $0[keyPath: keyPath] }
    }

    /// The name of the property, as an entity tells it; `nil` for a key path that reaches no property stored in the entity.
    package func name(in entity: Entity) -> String? {
        let property = property(entity)
        let found = Mirror(reflecting: entity).children.first { ($0.value as? any AnyEntityProperty).map { $0 === property } ?? false }
        return found?.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }
}

/// Lists properties that a query compares.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildBlock(
        _ components: EntityQueryProperty<Entity, ComparatorMappingType>...
    ) -> [EntityQueryProperty<Entity, ComparatorMappingType>] {
        components
    }
}

/// The properties that entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    package let options: [EntityQuerySortableByProperty<Entity>]

    public init(@EntityQuerySortingOptionsBuilder<Entity> _ options: () -> [EntityQuerySortableByProperty<Entity>]) {
        self.options = options()
    }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    package let keyPath: EntityKeyPath<Entity>

    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
        self.keyPath = EntityKeyPath(keyPath)
    }
}

/// Lists properties that entities can be sorted by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ components: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] {
        components
    }
}
