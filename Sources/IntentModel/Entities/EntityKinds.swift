/// An entity of which there is one: the app's settings, the current game.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var id: String { TypeName.of(Self.self) }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
    // Declared again, so that it is known from `uniqueEntity()` alone.
    associatedtype Entity

    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }

    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// An entity that lives no longer than the intent that makes it: it has properties, and cannot be found again.
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
    init()
}

extension TransientAppEntity {
    public var id: String { TypeName.of(Self.self) }
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
    public func suggestedEntities() async throws -> [Entity] { [] }
}
