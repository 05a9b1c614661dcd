import Synchronization

extension AppShortcutsProvider {
    /// Says that the values of entities in phrases have changed: they are asked for again before the next sentence.
    public static func updateAppShortcutParameters() {
        AppShortcutUpdates.shared.add(for: Self.self)
    }
}

/// Counts how often each provider said that its values have changed.
package final class AppShortcutUpdates: Sendable {
    package static let shared = AppShortcutUpdates()

    private let counts = Mutex<[ObjectIdentifier: Int]>([:])

    fileprivate func add(for provider: any AppShortcutsProvider.Type) {
        counts.withLock { $0[ObjectIdentifier(provider), default: 0] += 1 }
    }

    /// Greater than before where the provider's values have changed since.
    package func count(for provider: any AppShortcutsProvider.Type) -> Int {
        counts.withLock { $0[ObjectIdentifier(provider)] ?? 0 }
    }
}
