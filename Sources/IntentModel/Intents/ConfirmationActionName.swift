package import ValueTypes

/// What a confirmation lets happen: the words of its yes and of its no.
public struct ConfirmationActionName: Sendable, Hashable {
    private let accept: [LocalizedStringResource]
    private let deny: [LocalizedStringResource]
    private let isDestructive: Bool

    private init(accept: [LocalizedStringResource], deny: [LocalizedStringResource] = [], isDestructive: Bool = false) {
        self.accept = accept
        self.deny = deny
        self.isDestructive = isDestructive
    }

    /// Words of the app's own; the alternatives are understood too.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> Self {
        Self(accept: [acceptLabel] + acceptAlternatives, deny: [denyLabel] + denyAlternatives, isDestructive: destructive)
    }

    package func requested(in context: ValueContext) -> RequestedAction {
        RequestedAction(
            accept: accept.map { $0.text(in: context.locale) }, deny: deny.map { $0.text(in: context.locale) }, isDestructive: isDestructive
        )
    }
}

extension ConfirmationActionName {
    public static var add: Self { Self(accept: ["Add"]) }
    public static var addData: Self { Self(accept: ["Add Data", "Add"]) }
    public static var book: Self { Self(accept: ["Book"]) }
    public static var buy: Self { Self(accept: ["Buy"]) }
    public static var call: Self { Self(accept: ["Call"]) }
    public static var checkIn: Self { Self(accept: ["Check In"]) }
    public static var `continue`: Self { Self(accept: ["Continue"]) }
    public static var create: Self { Self(accept: ["Create"]) }
    public static var `do`: Self { Self(accept: ["Do"]) }
    public static var download: Self { Self(accept: ["Download"]) }
    public static var filter: Self { Self(accept: ["Filter"]) }
    public static var find: Self { Self(accept: ["Find"]) }
    public static var get: Self { Self(accept: ["Get"]) }
    public static var go: Self { Self(accept: ["Go"]) }
    public static var log: Self { Self(accept: ["Log"]) }
    public static var open: Self { Self(accept: ["Open"]) }
    public static var order: Self { Self(accept: ["Order"]) }
    public static var pay: Self { Self(accept: ["Pay"]) }
    public static var play: Self { Self(accept: ["Play"]) }
    public static var playSound: Self { Self(accept: ["Play Sound", "Play"]) }
    public static var post: Self { Self(accept: ["Post"]) }
    public static var request: Self { Self(accept: ["Request"]) }
    public static var run: Self { Self(accept: ["Run"]) }
    public static var search: Self { Self(accept: ["Search"]) }
    public static var send: Self { Self(accept: ["Send"]) }
    public static var set: Self { Self(accept: ["Set"]) }
    public static var share: Self { Self(accept: ["Share"]) }
    public static var start: Self { Self(accept: ["Start"]) }
    public static var startNavigation: Self { Self(accept: ["Start Navigation", "Start"]) }
    public static var toggle: Self { Self(accept: ["Toggle"]) }
    public static var turnOff: Self { Self(accept: ["Turn Off"]) }
    public static var turnOn: Self { Self(accept: ["Turn On"]) }
    public static var view: Self { Self(accept: ["View"]) }
}

/// When a confirmation is needed at all.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
