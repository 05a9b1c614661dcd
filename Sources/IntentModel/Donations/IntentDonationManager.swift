import Synchronization

/// Remembers the intents that an app says were done; a log in memory.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    /// How many donations are kept; the oldest go first.
    package static let capacity = 1000

    private let donations = Mutex<[Donation]>([])

    package struct Donation: Sendable {
        package let identifier: IntentDonationIdentifier
        package let instance: IntentInstance
    }

    public init() {}

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
        let donation = Donation(identifier: IntentDonationIdentifier(), instance: IntentInstance(intent))
        donations.withLock { donations in
            donations.append(donation)
            if donations.count > Self.capacity { donations.removeFirst(donations.count - Self.capacity) }
        }
        return donation.identifier
    }

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent, result: some IntentResult) -> IntentDonationIdentifier {
        donate(intent: intent)
    }

    public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) {
        donations.withLock { donations in donations.removeAll { identifiers.contains($0.identifier) } }
    }

    package var all: [Donation] { donations.withLock { $0 } }
}

/// One donation.
public struct IntentDonationIdentifier: Sendable, Hashable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension AppIntent {
    /// Remembers that this was done.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    @discardableResult
    public func donate(result: PerformResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
