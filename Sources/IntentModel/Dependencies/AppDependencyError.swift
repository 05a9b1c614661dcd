/// An intent or a query uses an object that the app has not added to `AppDependencyManager`.
public struct AppDependencyError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The type that uses it, and the property that it would be in.
    public let user: String
    public let property: String
    /// The type of the object.
    public let dependency: String

    public var description: String {
        "no \(dependency) was added to AppDependencyManager, which '\(property)' of \(user) uses"
    }
}

extension _SupportsAppDependencies {
    /// The first `@Dependency` whose object is not there. O(stored properties).
    package var missingDependency: AppDependencyError? { AppDependencyError(in: self) }

    package func requireDependencies() throws(AppDependencyError) {
        if let missing = missingDependency { throw missing }
    }
}

extension DynamicOptionsProvider {
    package var missingDependency: AppDependencyError? { AppDependencyError(in: self) }

    package func requireDependencies() throws(AppDependencyError) {
        if let missing = missingDependency { throw missing }
    }
}

extension EntityQuery {
    package var missingDependency: AppDependencyError? { AppDependencyError(in: self) }

    package func requireDependencies() throws(AppDependencyError) {
        if let missing = missingDependency { throw missing }
    }
}

extension IntentInstance {
    /// The first `@Dependency` of the intent whose object is not there.
    package var missingDependency: AppDependencyError? { AppDependencyError(in: intent) }

    package func requireDependencies() throws(AppDependencyError) {
        if let missing = missingDependency { throw missing }
    }
}

extension AppDependencyError {
    /// `nil` where all that a value uses is there.
    package init?(in user: Any) {
        for child in Mirror(reflecting: user).children {
            guard let dependency = child.value as? any AnyAppDependency, !dependency.isThere else { continue }
            let label = child.label ?? ""
            self.init(
                user: TypeName.of(type(of: user)), property: label.hasPrefix("_") ? String(label.dropFirst()) : label,
                dependency: dependency.typeName)
            return
        }
        return nil
    }
}
