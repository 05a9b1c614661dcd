// An intent for a button beside the result, and the Live Activity that the intent began: recorded, since a device alone would show them.

extension IntentResult {
    public static func result<Action: AppIntent>(actionButtonIntent: Action) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(parts: PerformedParts(actionButtonIntent: actionButtonIntent))
    }

    public static func result<Action: AppIntent>(actionButtonIntent: Action, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(parts: PerformedParts(dialog: dialog, actionButtonIntent: actionButtonIntent))
    }

    public static func result<Value: _IntentValue, Action: AppIntent>(value: Value, actionButtonIntent: Action) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, parts: PerformedParts(actionButtonIntent: actionButtonIntent))
    }

    public static func result<Value: _IntentValue, Action: AppIntent>(
        value: Value, actionButtonIntent: Action, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, parts: PerformedParts(dialog: dialog, actionButtonIntent: actionButtonIntent))
    }

    public static func result(activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(parts: PerformedParts(activityIdentifier: activityIdentifier))
    }

    public static func result<Action: AppIntent>(actionButtonIntent: Action, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(parts: PerformedParts(actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier))
    }

    public static func result<Value: _IntentValue>(value: Value, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, parts: PerformedParts(activityIdentifier: activityIdentifier))
    }
}
