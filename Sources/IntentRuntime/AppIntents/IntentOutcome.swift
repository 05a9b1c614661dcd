public import ValueTypes

/// What a closure that performs an intent gives back.
public struct IntentOutcome: Sendable, Hashable {
    public var value: SlotValue?
    /// What is said; `nil`: what the phrase file says.
    public var dialog: String?

    public init(value: SlotValue? = nil, dialog: String? = nil) {
        self.value = value
        self.dialog = dialog
    }

    /// Done; what the phrase file says is said.
    public static var done: Self { Self() }

    /// Done, and this is said.
    public static func dialog(_ dialog: String) -> Self { Self(dialog: dialog) }

    /// Done, with a value.
    public static func value(_ value: SlotValue, dialog: String? = nil) -> Self { Self(value: value, dialog: dialog) }
}
