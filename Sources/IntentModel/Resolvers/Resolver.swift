/// Makes of a value of one type a parameter's value of another; `nil` where it cannot.
public protocol Resolver<Input, Output>: Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue

    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// What a resolver knows of the parameter.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
    public let title: LocalizedStringResource?
    public let isOptional: Bool
    public let defaultValue: Value?
}
