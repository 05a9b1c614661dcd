/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, _SupportsAppDependencies where Result.Item == Entity {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    init()

    /// The entities of these identifiers; those that are no more are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Those worth showing when somebody is asked for one.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what people say.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text names, best first; nothing is filtered afterwards.
    func entities(matching string: String) async throws -> Result
}

/// Finds entities of which there are few enough to list them all.
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again, so that it is known from `allEntities()` alone.
    associatedtype Entity

    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
