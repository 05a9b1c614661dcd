package import ValueTypes

/// Something of an app that people speak of: a book, a playlist; found again by its identifier.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: EntityIdentifierConvertible, ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// Finds entities by identifier, and offers some.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty

    public static var _traits: _IntentValueTraits<Self> {
        let type = ValueTypes.ValueType.choice(of: TypeName.of(Self.self))
        let query = defaultQuery
        return _IntentValueTraits(
            type: type, origin: Self.self, choices: .offered(EntityChoices(query: query)),
            read: { value, _ throws(IntentValueError) in try await query.entity(named: value, as: type) },
            write: { entity, _ in entity.slotValue },
            display: { $0.displayRepresentation })
    }

    package var slotValue: SlotValue { .text(id.entityIdentifierString) }
}

extension EntityQuery {
    /// The entity of an identifier that was said or chosen.
    package func entity(named value: SlotValue, as type: ValueTypes.ValueType) async throws(IntentValueError) -> Entity {
        let text: String? =
            switch value {
            case .text(let text): text
            case .integer(let integer): String(integer)
            default: nil
            }
        guard let text else { throw .wrongType(value, expected: type) }
        guard let identifier = Entity.ID.entityIdentifier(for: text) else { throw .unknownChoice(value, of: type) }
        let found: [Entity]
        do {
            try requireDependencies()
            found = try await entities(for: [identifier])
        } catch { throw .failed(error) }
        guard let entity = found.first(where: { $0.id == identifier }) else { throw .unknownChoice(value, of: type) }
        return entity
    }
}

/// An identifier that can be written down and read again.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }

    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
