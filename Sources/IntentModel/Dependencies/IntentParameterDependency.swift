/// The intent whose options are being worked out, for queries and options providers that depend on its other parameters.
///
/// ```swift
/// @IntentParameterDependency<OpenChapter>(\.$book) var chapter
/// func suggestedEntities() async throws -> [Chapter] { chapter?.book.chapters ?? [] }
/// ```
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    // Not looked at before it is read: an intent makes its options providers, so making an intent here would not end.
    private let parameters: [ParameterReader<Intent>]

    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [ParameterReader<Intent>] = []
        for keyPath in repeat each keyPaths { parameters.append(ParameterReader(keyPath)) }
        self.parameters = parameters
    }

    /// The intent with the values it has by now; `nil` while one of the parameters has none, and for another intent.
    public var wrappedValue: Intent? {
        guard let instance = IntentInstance.beingFilled ?? IntentExecution.current?.instance, let intent = instance.intent as? Intent else {
            return nil
        }
        return parameters.allSatisfy { $0.read(intent).hasValue } ? intent : nil
    }
}

/// Finds a parameter of an intent by its key path.
///
/// It is immutable and captures nothing that could change, as key paths to stored properties do not; the standard library marks literal
/// key paths as `Sendable` for the same reason, but not their class.
private struct ParameterReader<Intent: AppIntent>: @unchecked Sendable {
    let read: (Intent) -> any AnyIntentParameter

    init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
        read = { $0[keyPath: keyPath] }
    }
}

extension IntentInstance {
    /// The intent whose missing values are asked for by the current task.
    @TaskLocal package static var beingFilled: IntentInstance?
}
