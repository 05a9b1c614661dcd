package import ValueTypes

/// The entities of a query, as choices.
package struct EntityChoices<Query: EntityQuery>: IntentChoiceProvider {
    package let query: Query

    package func suggestions(in context: ValueContext) async throws -> [IntentChoice] {
        try query.requireDependencies()
        return try await query.suggestedEntities()._offers.compactMap { $0.choice(in: context) }
    }

    package func matches(for text: String, in context: ValueContext) async throws -> [IntentChoice]? {
        guard let query = query as? any EntityStringQuery else { return nil }
        try query.requireDependencies()
        return try await Self.matches(query, text, context)
    }

    package var missingDependency: AppDependencyError? { query.missingDependency }

    package var canSearch: Bool { query is any EntityStringQuery }

    package func defaultChoice(in context: ValueContext) async -> SlotValue? {
        guard query.missingDependency == nil else { return nil }
        return (await query.defaultResult() as? any _IntentValue).flatMap { WrittenValue(of: $0, in: context).value }
    }

    private static func matches<Strings: EntityStringQuery>(
        _ query: Strings, _ text: String, _ context: ValueContext
    ) async throws -> [IntentChoice] {
        try await query.entities(matching: text)._offers.compactMap { $0.choice(in: context) }
    }
}

extension DynamicOptionsProvider {
    package var choices: any IntentChoiceProvider { OptionChoices(provider: self) }
}

extension EntityQuery {
    package var choices: any IntentChoiceProvider { EntityChoices(query: self) }
}

/// The values of an options provider, as choices.
package struct OptionChoices<Provider: DynamicOptionsProvider>: IntentChoiceProvider {
    package let provider: Provider

    package func suggestions(in context: ValueContext) async throws -> [IntentChoice] {
        try provider.requireDependencies()
        return try await provider.results()._offers.compactMap { $0.choice(in: context) }
    }

    package func matches(for text: String, in context: ValueContext) async throws -> [IntentChoice]? { nil }

    package var missingDependency: AppDependencyError? { provider.missingDependency }

    package var canSearch: Bool { false }

    package func defaultChoice(in context: ValueContext) async -> SlotValue? {
        guard provider.missingDependency == nil else { return nil }
        return (await provider.defaultResult() as? any _IntentValue).flatMap { WrittenValue(of: $0, in: context).value }
    }
}

extension _Offer {
    /// `nil` for a value that no sentence can say.
    package func choice(in context: ValueContext) -> IntentChoice? {
        guard let written = Item._traits.write(value, context) else { return nil }
        let shown = display ?? Item._traits.display(value)
        return IntentChoice(value: written, display: shown ?? DisplayRepresentation(title: "\(String(describing: value))"))
    }
}
