extension IntentResult {
    public static func result<Shown: AppIntent>(snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Never, Never, Shown, Never> {
        Self(parts: PerformedParts(snippetIntent: snippetIntent))
    }

    public static func result<Shown: AppIntent>(dialog: IntentDialog, snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Never, Never, Shown, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, snippetIntent: snippetIntent))
    }

    public static func result<Opened: AppIntent, Shown: AppIntent>(opensIntent: Opened, snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Never, Opened, Shown, Never> {
        Self(parts: PerformedParts(opensIntent: opensIntent, snippetIntent: snippetIntent))
    }

    public static func result<Opened: AppIntent, Shown: AppIntent>(opensIntent: Opened, dialog: IntentDialog, snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Never, Opened, Shown, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippetIntent: snippetIntent))
    }

    public static func result<Value: _IntentValue, Shown: AppIntent>(value: Value, snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Value, Never, Shown, Never> {
        Self(value: value, parts: PerformedParts(snippetIntent: snippetIntent))
    }

    public static func result<Value: _IntentValue, Shown: AppIntent>(value: Value, dialog: IntentDialog, snippetIntent: Shown) -> Self
    where Self == IntentResultContainer<Value, Never, Shown, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, snippetIntent: snippetIntent))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Shown: AppIntent>(
        value: Value, opensIntent: Opened, snippetIntent: Shown
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Shown, Never> {
        Self(value: value, parts: PerformedParts(opensIntent: opensIntent, snippetIntent: snippetIntent))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Shown: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Shown
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Shown, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippetIntent: snippetIntent))
    }
}
