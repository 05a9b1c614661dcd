package import ValueTypes

/// The resolvers of a parameter, in the order in which they are tried.
public struct ResolverSpecification<Output: _IntentValue>: Sendable {
    package typealias Step = @Sendable (SlotValue, ValueContext, IntentParameterContext<Output>) async throws -> Output?

    package let steps: [Step]

    /// None: a value is read as its type reads it.
    public init() {
        steps = []
    }

    package init(steps: [Step]) {
        self.steps = steps
    }

    /// A value that the resolver's input does not read is left to the next one.
    fileprivate init<Resolving: Resolver>(_ resolver: Resolving) where Resolving.Output == Output {
        steps = [
            { said, context, parameter in
                let input: Resolving.Input
                do { input = try await Resolving.Input._traits.read(said, context) } catch { return nil }
                return try await resolver.resolve(from: input, context: parameter)
            }
        ]
    }
}

/// Lists resolvers, one below the other.
@resultBuilder
public enum ResolverSpecificationBuilder<Output: _IntentValue> {
    public static func buildExpression<Resolving: Resolver>(_ expression: Resolving) -> ResolverSpecification<Output>
    where Resolving.Output == Output {
        ResolverSpecification(expression)
    }

    public static func buildBlock(_ components: ResolverSpecification<Output>...) -> ResolverSpecification<Output> {
        ResolverSpecification(steps: components.flatMap(\.steps))
    }
}
