public import IntentModel

/// Shares the values of one answer out among the parameters that are missing.
public struct AnswerAssignment {
    let asked: String
    let missing: [ParameterDefinition]

    /// - Parameter missing: In order of declaration, the one asked for among them.
    public init(asked: String, missing: [ParameterDefinition]) {
        self.asked = asked
        self.missing = missing
    }

    /// The answer with a value for each parameter that gets one; without any where it was not understood.
    public func answer(to cut: CutAnswer) -> DialogAnswer {
        DialogAnswer(text: cut.text)
    }
}
