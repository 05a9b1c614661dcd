extension IntentResult {
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog))
    }

    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        Self(parts: PerformedParts(opensIntent: opensIntent))
    }

    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, opensIntent: opensIntent))
    }

    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> {
        Self(value: value, parts: PerformedParts(opensIntent: opensIntent))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, opensIntent: opensIntent))
    }
}
