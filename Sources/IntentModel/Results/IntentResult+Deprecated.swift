extension IntentResult {
    @available(*, deprecated, renamed: "result(opensIntent:)")
    public static func result<Opened: AppIntent>(openIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        result(opensIntent: openIntent)
    }

    @available(*, deprecated, renamed: "result(value:opensIntent:)")
    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, openIntent: Opened) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> {
        result(value: value, opensIntent: openIntent)
    }

    @available(*, deprecated, renamed: "result(opensIntent:dialog:)")
    public static func result<Opened: AppIntent>(openIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        result(opensIntent: openIntent, dialog: dialog)
    }

    @available(*, deprecated, renamed: "result(value:opensIntent:dialog:)")
    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, openIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        result(value: value, opensIntent: openIntent, dialog: dialog)
    }
}
