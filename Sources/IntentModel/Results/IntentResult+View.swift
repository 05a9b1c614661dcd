extension IntentResult {
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        Self(parts: PerformedParts(snippet: snippetText(view)))
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, snippet: snippetText(view)))
    }

    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, view: Content) -> Self
    where Self == IntentResultContainer<Never, Opened, Content, Never> {
        Self(parts: PerformedParts(opensIntent: opensIntent, snippet: snippetText(view)))
    }

    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Opened, Content, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippet: snippetText(view)))
    }

    public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, Never> {
        Self(value: value, parts: PerformedParts(snippet: snippetText(view)))
    }

    public static func result<Value: _IntentValue, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, snippet: snippetText(view)))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Content: View>(value: Value, opensIntent: Opened, view: Content)
        -> Self
    where Self == IntentResultContainer<Value, Opened, Content, Never> {
        Self(value: value, parts: PerformedParts(opensIntent: opensIntent, snippet: snippetText(view)))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Content, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippet: snippetText(view)))
    }

    public static func result<Content: View>(content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        Self(parts: PerformedParts(snippet: snippetText(content())))
    }

    public static func result<Content: View>(dialog: IntentDialog, content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, snippet: snippetText(content())))
    }

    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Opened, Content, Never> {
        Self(parts: PerformedParts(opensIntent: opensIntent, snippet: snippetText(content())))
    }

    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, dialog: IntentDialog, content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Opened, Content, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippet: snippetText(content())))
    }

    public static func result<Value: _IntentValue, Content: View>(value: Value, content: () -> Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, Never> {
        Self(value: value, parts: PerformedParts(snippet: snippetText(content())))
    }

    public static func result<Value: _IntentValue, Content: View>(value: Value, dialog: IntentDialog, content: () -> Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, snippet: snippetText(content())))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Content, Never> {
        Self(value: value, parts: PerformedParts(opensIntent: opensIntent, snippet: snippetText(content())))
    }

    public static func result<Value: _IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Content, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, opensIntent: opensIntent, snippet: snippetText(content())))
    }
}
