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
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true
    ) async throws {
        try await confirm(actionName, dialog: dialog)
    }

    /// Asks whether to go on, with a view beside the question; off a device what it says of itself stands below.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    nonisolated(nonsending) public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, content: () -> Content
    ) async throws {
        try await confirm(actionName, dialog: dialog, snippet: snippetText(content()))
    }

    nonisolated(nonsending) public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, view: Content
    ) async throws {
        try await confirm(actionName, dialog: dialog, snippet: snippetText(view))
    }

    /// Asks whether to go on, with an intent that shows what is to be done: it is performed, and what it says and shows is asked; its title
    /// where it does neither.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked; what `snippetIntent` throws.
    public func requestConfirmation<Shown: AppIntent>(
        actionName: ConfirmationActionName = .continue, snippetIntent: Shown
    ) async throws {
        let shown = try await snippetIntent(donate: false) as? any IntentResultParts
        let saysNothing = shown?.parts.dialog == nil && shown?.parts.snippet == nil
        try await confirm(
            actionName, dialog: saysNothing ? IntentDialog(Shown.title) : shown?.parts.dialog, snippet: shown?.parts.snippet)
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
        try await choose(between: options, dialog: dialog, snippet: nil)
    }

    /// Has one of several options chosen, with a view beside the question; off a device what it says of itself stands below.
    ///
    /// - Throws: `IntentRequestError.cancelled` where an option of style `cancel` is chosen, `.noChoices` for no options, `.noSession`.
    nonisolated(nonsending) public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog: dialog, snippet: snippetText(view))
    }

    nonisolated(nonsending) public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog: dialog, snippet: snippetText(content()))
    }

    private func choose(
        between options: [IntentChoiceOption], dialog: IntentDialog?, snippet: String?
    ) async throws -> IntentChoiceOption {
        let execution = try IntentExecution.required()
        guard !options.isEmpty else { throw IntentRequestError.noChoices }
        let index = try await execution.interaction.requestChoice(
            between: options.map { $0.requested(in: execution.context) }, dialog: execution.text(of: dialog, above: snippet))
        guard options.indices.contains(index), options[index].style != .cancel else { throw IntentRequestError.cancelled }
        return options[index]
    }

    func confirm(_ action: ConfirmationActionName, dialog: IntentDialog?, snippet: String? = nil) async throws {
        let execution = try IntentExecution.required()
        let goesOn = try await execution.interaction.requestConfirmation(
            of: action.requested(in: execution.context), dialog: execution.text(of: dialog, above: snippet))
        if !goesOn { throw IntentRequestError.cancelled }
    }
}
