public import Foundation
import ValueTypes

/// Where an intent may be performed. Off a device everything is performed where the program runs; the rest is reported.
public struct IntentModes: OptionSet, Sendable {
    /// How an app comes to the front.
    public enum Foreground: Sendable, Hashable {
        case immediate
        case deferred
        case dynamic
    }

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    public static func foreground(_ mode: Foreground) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .deferred: IntentModes(rawValue: 4)
        case .dynamic: IntentModes(rawValue: 8)
        }
    }

    /// Whether the app is brought to the front without the intent asking for it.
    package var opensApp: Bool { !isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)]) }
}

/// What an intent may know of how it is performed.
public struct IntentSystemContext: Sendable {
    /// "Now", as the session was given it; `nil` outside a session.
    public let preciseTimestamp: Date?
    public let currentMode: IntentMode
}

/// Where an intent is being performed: off a device always in the background.
public struct IntentMode: Sendable, Hashable {
    /// Whether the intent says that the app may be brought to the front.
    public let canContinueInForeground: Bool
}

extension AppIntent {
    public var systemContext: IntentSystemContext {
        IntentSystemContext(
            preciseTimestamp: IntentExecution.current?.context.now,
            currentMode: IntentMode(canContinueInForeground: Self.supportedModes != .background))
    }
}
