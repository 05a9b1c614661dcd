import ValueTypes

extension IntentParameter {
    /// Asks for a value, takes it, and goes on.
    ///
    /// - Throws: `IntentRequestError.noSession` where nobody can be asked, `.cancelled` where the person cancels.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        let execution = try IntentExecution.required()
        return try await execution.ask(one(in: execution), dialog: dialog ?? options.requestValueDialog) {
            said, context throws(IntentValueError) in
            let value = try await read(said, in: context)
            guard let one = Value._one(of: value) else { throw .wrongType(said, expected: valueType) }
            wrappedValue = value
            return one
        }
    }

    /// An error that asks for a value; thrown from `perform()`, it makes the intent begin again from the top once the value is there.
    ///
    /// What was done before is not taken back.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        let dialog = dialog ?? options.requestValueDialog
        let parameter = requested(in: IntentExecution.current)
        return AppIntentError(.question(parameter, dialog) { try await self.ask(in: $0, dialog: dialog) })
    }

    @available(*, deprecated, renamed: "needsValueError(_:)")
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
        needsValueError(dialog)
    }

    /// Has one of several values chosen, takes it, and goes on; one alone is taken without a question.
    ///
    /// - Throws: `IntentRequestError.noChoices` for no values, `.noSession`, `.cancelled`.
    @discardableResult
    public func requestDisambiguation(among values: [Value.ValueType], dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await choose(among: values, dialog: dialog, in: .required())
    }

    /// An error that has one of several values chosen; thrown from `perform()`, it makes the intent begin again from the top with it.
    ///
    /// What was done before is not taken back.
    public func needsDisambiguationError(among values: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
        let parameter = one(in: IntentExecution.current)
        return AppIntentError(
            .question(parameter, dialog ?? options.requestDisambiguationDialog) { execution in
                _ = try await self.choose(among: values, dialog: dialog, in: execution)
            })
    }

    /// Whether a value is right. A no is an answer, not an error; the parameter is left as it is.
    ///
    /// - Throws: `IntentRequestError.noSession`, `.cancelled`.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await confirm(value, dialog: dialog, snippet: nil)
    }

    private func confirm(_ value: Value.ValueType, dialog: IntentDialog?, snippet: String?) async throws -> Bool {
        let execution = try IntentExecution.required()
        let choice = RequestedChoice(of: value, in: execution.context)
        return try await execution.interaction.requestConfirmation(
            of: one(in: execution), value: choice, dialog: execution.text(of: dialog, above: snippet))
    }

    /// Whether a value is right, with a view beside the question; off a device what it says of itself stands below.
    ///
    /// - Throws: `IntentRequestError.noSession`, `.cancelled`.
    nonisolated(nonsending) public func requestConfirmation<Content: View>(
        for value: Value.ValueType, dialog: IntentDialog? = nil, content: () -> Content
    ) async throws -> Bool {
        try await confirm(value, dialog: dialog, snippet: snippetText(content()))
    }

    nonisolated(nonsending) public func requestConfirmation<Content: View>(
        for value: Value.ValueType, dialog: IntentDialog? = nil, view: Content
    ) async throws -> Bool {
        try await confirm(value, dialog: dialog, snippet: snippetText(view))
    }

    private func choose(
        among values: [Value.ValueType], dialog: IntentDialog?, in execution: IntentExecution
    ) async throws -> Value.ValueType {
        let choices = values.map { RequestedChoice(of: $0, in: execution.context) }
        let index = try await execution.choose(
            one(in: execution), among: choices, dialog: dialog ?? options.requestDisambiguationDialog)
        wrappedValue = Value._wrap(one: values[index])
        return values[index]
    }

    /// The parameter as a question for one value sees it, also where it holds several.
    private func one(in execution: IntentExecution?) -> RequestedParameter {
        guard case .array(let element) = valueType else { return requested(in: execution) }
        return requested(in: execution, type: element)
    }
}
