/// An object of the app that an intent or a query uses, declared with `@Dependency`; found when it is used.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: (any Hashable & Sendable)?
    private let manager: AppDependencyManager

    public init() {
        self.init(key: nil)
    }

    public init(key: (any Hashable & Sendable)?, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
    }

    /// - Precondition: `AppDependencyManager.add` has registered an object of this type and key. The program that declares the intent does so
    ///   before any is performed; no text that somebody says or writes names a dependency.
    public var wrappedValue: Value {
        guard let value = manager.dependency(Value.self, key: key) else {
            preconditionFailure("No dependency of type \(Value.self) was added to AppDependencyManager")
        }
        return value
    }
}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}
