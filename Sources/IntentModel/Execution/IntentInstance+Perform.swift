package import ValueTypes

/// What an intent gave back.
package struct PerformedResult: Sendable {
    /// `nil` for none, and for a value that no sentence can say.
    package var value: SlotValue?
    /// What people call the value.
    package var valueTitle: String?
    /// The value's type as phrase files name it; `nil` for a value of a closure, which has none but its own.
    package var valueType: ValueType?
    package var dialog: String?
    /// The shorter dialog beside something shown.
    package var supportingDialog: String?
    /// What a view says of itself.
    package var snippet: String?
    /// To be performed next, with the values it holds.
    package var opensIntent: IntentInstance?
    package var opensApp: Bool
    /// Takes back what was done; `nil` for an intent that registered nothing.
    package var undoManager: UndoManager?

    package init(
        value: SlotValue? = nil, valueTitle: String? = nil, valueType: ValueType? = nil, dialog: String? = nil,
        supportingDialog: String? = nil, snippet: String? = nil, opensIntent: IntentInstance? = nil, opensApp: Bool = false
    ) {
        self.value = value
        self.valueTitle = valueTitle
        self.valueType = valueType
        self.dialog = dialog
        self.supportingDialog = supportingDialog
        self.snippet = snippet
        self.opensIntent = opensIntent
        self.opensApp = opensApp
    }
}

extension IntentInstance {
    /// How often an intent may begin again without a new answer.
    package static let allowedRestarts = 16

    /// Performs the intent: values that are missing are asked for first, those that it asks for by throwing are asked for and it begins again.
    ///
    /// - Throws: What `perform()` throws; `IntentRequestError` where a question has no answer, `AppDependencyError` where the app has not
    ///   added an object that the intent uses.
    package func perform(interaction: any IntentInteraction, context: ValueContext) async throws -> PerformedResult {
        let execution = IntentExecution(instance: self, interaction: interaction, context: context)
        return try await IntentExecution.$current.withValue(execution) {
            var restarts = 0
            while true {
                if let missing = firstMissing {
                    try await missing.storage.resolve(in: execution)
                    continue
                }
                try requireDependencies()
                do {
                    var result = try await Self.perform(intent, context: context)
                    if execution.app.isOpen { result.opensApp = true }
                    result.undoManager = execution.undoManager.canUndo ? execution.undoManager : nil
                    return result
                } catch let error as AppIntentError {
                    switch error.kind {
                    case .question(_, _, let ask):
                        try await ask(execution)
                        restarts = 0
                    case .foreground(_, let goOn):
                        try await goOn()
                        return PerformedResult(opensApp: true)
                    case .restart:
                        restarts += 1
                        guard restarts <= Self.allowedRestarts else {
                            throw IntentRequestError.tooManyRestarts(allowed: Self.allowedRestarts)
                        }
                    }
                }
            }
        }
    }

    private static func perform<Intent: AppIntent>(_ intent: Intent, context: ValueContext) async throws -> PerformedResult {
        let result = try await intent.perform()
        var performed = (result as? any IntentResultParts)?.performed(in: context) ?? PerformedResult()
        performed.opensApp = Intent.openAppWhenRun || Intent.supportedModes.opensApp
        return performed
    }
}

/// A result that can be told apart into its parts.
package protocol IntentResultParts {
    var parts: PerformedParts { get }

    func performed(in context: ValueContext) -> PerformedResult
}

extension IntentResultContainer: IntentResultParts {
    package func performed(in context: ValueContext) -> PerformedResult {
        var written = (value as? any _IntentValue).map { WrittenValue(of: $0, in: context) }
        // One thing that was found has its own name.
        if let found = value as? [any _IntentValue], found.count == 1 { written?.title = WrittenValue(of: found[0], in: context).title }
        return PerformedResult(
            value: written?.value, valueTitle: written?.title, valueType: written?.type,
            dialog: parts.dialog?.full.text(in: context.locale), supportingDialog: parts.dialog?.supporting?.text(in: context.locale),
            snippet: parts.snippet,
            opensIntent: (parts.opensIntent ?? parts.snippetIntent).map { IntentInstance($0) })
    }
}

/// A value as a sentence would say it.
package struct WrittenValue {
    package let value: SlotValue?
    package fileprivate(set) var title: String?
    package let type: ValueType

    package init<Value: _IntentValue>(of value: Value, in context: ValueContext) {
        type = Value._traits.type
        self.value = Value._traits.write(value, context)
        title = Value._traits.display(value)?.title.text(in: context.locale)
    }
}
