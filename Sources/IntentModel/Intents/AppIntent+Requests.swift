extension AppIntent {
    /// Performs the intent.
    ///
    /// Called while another intent is performed, its questions are asked in the same session, and it is taken back with the other one.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
        let instance = IntentInstance(self)
        try instance.requireDependencies()
        guard let current = IntentExecution.current else { return try await perform() }
        let nested = IntentExecution(instance, inside: current)
        return try await IntentExecution.$current.withValue(nested) { try await perform() }
    }

    /// Asks whether to go on.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func requestConfirmation() async throws {
        try await confirm(.continue, dialog: nil)
    }

    /// Asks whether to go on, with words of the intent's own.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await confirm(actionName, dialog: dialog)
    }

    /// Asks whether to go on, with a view beside the question; off a device what it says of itself stands below.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        content: () -> Content
    ) async throws {
        try await confirm(actionName, dialog: dialog, snippet: snippetText(content()))
    }

    /// Asks whether to go on, with an intent that would show what is to be done; off a device its title is asked.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func requestConfirmation<Shown: AppIntent>(
        actionName: ConfirmationActionName = .continue, snippetIntent: Shown
    ) async throws {
        try await confirm(actionName, dialog: IntentDialog(Shown.title))
    }

    /// Asks whether to go on with what a result says and shows.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    @available(*, deprecated, renamed: "requestConfirmation(conditions:actionName:dialog:)")
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let parts = (result as? any IntentResultParts)?.parts
        try await confirm(confirmationActionName, dialog: parts?.dialog, snippet: parts?.snippet)
    }

    @available(*, deprecated, renamed: "requestConfirmation(conditions:actionName:dialog:)")
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    /// Has one of several options chosen.
    ///
    /// - Throws: `IntentRequestError.cancelled` where an option of style `cancel` is chosen, `.noChoices` for no options, `.noSession`.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        let execution = try IntentExecution.required()
        guard !options.isEmpty else { throw IntentRequestError.noChoices }
        let index = try await execution.interaction.requestChoice(
            between: options.map { $0.requested(in: execution.context) }, dialog: execution.text(of: dialog))
        guard options.indices.contains(index), options[index].style != .cancel else { throw IntentRequestError.cancelled }
        return options[index]
    }

    private func confirm(_ action: ConfirmationActionName, dialog: IntentDialog?, snippet: String? = nil) async throws {
        let execution = try IntentExecution.required()
        let goesOn = try await execution.interaction.requestConfirmation(
            of: action.requested(in: execution.context), dialog: execution.text(of: dialog, above: snippet))
        if !goesOn { throw IntentRequestError.cancelled }
    }
}
