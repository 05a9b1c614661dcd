package import ValueTypes

extension IntentExecution {
    /// Asks for a value until one can be read.
    package func ask<Answer>(
        _ parameter: RequestedParameter, dialog: IntentDialog?, read: (SlotValue, ValueContext) async throws(IntentValueError) -> Answer
    ) async throws -> Answer {
        var refusal: IntentValueError?
        while true {
            let said = try await interaction.requestValue(of: parameter, dialog: text(of: dialog), refusal: refusal)
            do {
                return try await read(said, context)
            } catch {
                if case .failed(let failure) = error { throw failure }
                refusal = error
            }
        }
    }

    /// The index of the value chosen; one alone is taken without a question.
    package func choose(_ parameter: RequestedParameter, among choices: [RequestedChoice], dialog: IntentDialog?) async throws -> Int {
        guard !choices.isEmpty else { throw IntentRequestError.noChoices }
        if choices.count == 1 { return 0 }
        let index = try await interaction.requestDisambiguation(of: parameter, among: choices, dialog: text(of: dialog))
        guard choices.indices.contains(index) else { throw IntentRequestError.cancelled }
        return index
    }

    package func text(of dialog: IntentDialog?) -> String? {
        dialog?.full.text(in: context.locale)
    }

    /// A dialog with what is shown below it; `nil` for neither.
    package func text(of dialog: IntentDialog?, above snippet: String?) -> String? {
        let lines = [text(of: dialog), snippet].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension RequestedChoice {
    /// A value with what people call it, else as it is written.
    package init<Value: _IntentValue>(of value: Value, in context: ValueContext) {
        let written = Value._traits.write(value, context)
        if let display = Value._traits.display(value) {
            self.init(value: written, display: display, in: context)
        } else {
            self.init(value: written, title: String(describing: value))
        }
    }

    package init(value: SlotValue?, display: DisplayRepresentation, in context: ValueContext) {
        self.init(
            value: value, title: display.title.text(in: context.locale), subtitle: display.subtitle?.text(in: context.locale),
            synonyms: display.synonyms.map { $0.text(in: context.locale) })
    }
}

extension AnyIntentParameter {
    /// What a question about the parameter says of it.
    package func requested(in execution: IntentExecution?, type: ValueTypes.ValueType? = nil) -> RequestedParameter {
        let name = execution?.instance.name(of: self)
        let locale = execution?.context.locale
        let title = title.map { title in locale.map { title.text(in: $0) } ?? String(localized: title) }
        return RequestedParameter(name: name, title: title ?? name ?? "", type: type ?? valueType, bounds: options.bounds)
    }

    /// Gives the parameter that must have a value one: a case of an enum is chosen, and one alone is taken without a question; anything
    /// else is asked for.
    package func resolve(in execution: IntentExecution) async throws {
        guard case .choice = valueType, case .cases(let cases) = valueChoices, !cases.isEmpty else {
            return try await ask(in: execution, dialog: options.requestValueDialog)
        }
        let choices = cases.map { RequestedChoice(value: $0.value, display: $0.display, in: execution.context) }
        let dialog = options.requestDisambiguationDialog ?? options.requestValueDialog
        let index = try await execution.choose(requested(in: execution), among: choices, dialog: dialog)
        try await assign(cases[index].value, in: execution.context)
    }

    /// Asks for the parameter's value and takes it.
    package func ask(in execution: IntentExecution, dialog: IntentDialog?) async throws {
        try await execution.ask(requested(in: execution), dialog: dialog) { value, context throws(IntentValueError) in
            try await assign(value, in: context)
        }
    }
}
