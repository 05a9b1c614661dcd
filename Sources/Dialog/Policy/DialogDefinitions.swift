public import IntentModel
public import ValueTypes

/// What the dialog is told about intents: pure answers, the same for the length of a step.
public protocol DialogDefinitions {
    /// `nil` for an intent that is not loaded.
    func definition(of intent: IntentKey) -> IntentDefinition?
    /// The values that a parameter can take, where they can be listed; otherwise empty.
    func choices(for parameter: ParameterDefinition, of intent: IntentKey) -> [DialogChoice]
    /// Why a value cannot be taken; `nil`: it can.
    func refusal(of value: ParameterValue, for parameter: ParameterDefinition, of intent: IntentKey) -> RefusalReason?
    /// The default, read anew; `nil` where there is none.
    func defaultValue(for parameter: ParameterDefinition, of intent: IntentKey) -> ParameterValue?
    /// Whether what was typed is the name of a choice, or part of it.
    func names(_ typed: String, _ choice: DialogChoice) -> Bool
}

extension DialogDefinitions {
    public func choices(for parameter: ParameterDefinition, of intent: IntentKey) -> [DialogChoice] { [] }

    public func refusal(of value: ParameterValue, for parameter: ParameterDefinition, of intent: IntentKey) -> RefusalReason? {
        ValueCheck.refusal(of: value.value, in: parameter.bounds)
    }

    public func defaultValue(for parameter: ParameterDefinition, of intent: IntentKey) -> ParameterValue? {
        guard case .value(let value)? = parameter.defaultValue else { return nil }
        return ParameterValue(value: value, type: parameter.type)
    }

    public func names(_ typed: String, _ choice: DialogChoice) -> Bool {
        let part = typed.lowercased()
        return ([choice.title].compactMap(\.self) + choice.synonyms).contains { $0.lowercased().contains(part) }
    }
}
