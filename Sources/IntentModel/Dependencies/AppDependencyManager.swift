import Synchronization

/// The objects of an app that intents use, by type and key.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private struct Key: Hashable, Sendable {
        let type: ObjectIdentifier
        /// The key's own type and description: keys are told apart as literals are.
        let key: String?

        init<Dependency>(_ type: Dependency.Type, _ key: (any Hashable & Sendable)?) {
            self.type = ObjectIdentifier(type)
            self.key = key.map { "\(Swift.type(of: $0)) \($0)" }
        }
    }

    private enum Entry: Sendable {
        case provider(@Sendable () -> any Sendable)
        case made(any Sendable)
    }

    private let entries = Mutex<[Key: Entry]>([:])

    public init() {}

    /// Registers an object; it is made when it is first used, and then kept. The last one registered for a type and key counts.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        entries.withLock { $0[Key(Dependency.self, key)] = .provider(dependency) }
    }

    public func add<Dependency: Sendable>(key: (any Hashable & Sendable)? = nil, _ make: @escaping @Sendable () -> Dependency) {
        entries.withLock { $0[Key(Dependency.self, key)] = .provider(make) }
    }

    /// Whether an object of a type and key is registered; it is not made.
    package func contains<Dependency: Sendable>(_ type: Dependency.Type, key: (any Hashable & Sendable)?) -> Bool {
        entries.withLock { $0[Key(type, key)] != nil }
    }

    /// The object of a type and key; `nil` where none is registered.
    package func dependency<Dependency: Sendable>(_ type: Dependency.Type, key: (any Hashable & Sendable)?) -> Dependency? {
        let key = Key(type, key)
        switch entries.withLock({ $0[key] }) {
        case .made(let dependency):
            return dependency as? Dependency
        case .provider(let make):
            // Made outside the lock, since making it may use other dependencies; of two made at once the first one kept counts.
            let made = make()
            let kept = entries.withLock { entries in
                if case .made(let other)? = entries[key] { return other }
                entries[key] = .made(made)
                return made
            }
            return kept as? Dependency
        case nil:
            return nil
        }
    }
}
