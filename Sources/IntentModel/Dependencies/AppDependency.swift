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

    /// - Precondition: `AppDependencyManager.add` has registered an object of this type and key. An intent or query that a session uses
    ///   is looked at before: there a missing object is an error, not the end of the process.
    public var wrappedValue: Value {
        guard let value = manager.dependency(Value.self, key: key) else {
            preconditionFailure("No dependency of type \(Value.self) was added to AppDependencyManager")
        }
        return value
    }
}

/// A dependency whatever its type.
package protocol AnyAppDependency {
    var typeName: String { get }
    /// Whether the app has added the object.
    var isThere: Bool { get }
}

extension AppDependency: AnyAppDependency {
    package var typeName: String { String(describing: Value.self) }
    package var isThere: Bool { manager.contains(Value.self, key: key) }
}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}
