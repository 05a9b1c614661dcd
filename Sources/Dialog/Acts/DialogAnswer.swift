public import ValueTypes

/// An answer, as far as it was understood.
public struct DialogAnswer: Sendable, Hashable, Codable {
    /// The words, as typed.
    public var text: String
    /// What the words give, by parameter: one value, or several equal readings with the best first.
    public var values: [String: [ParameterValue]]
    /// Parameters whose words look like a value that cannot be.
    public var refusals: [String: RefusalReason]

    public init(text: String, values: [String: [ParameterValue]] = [:], refusals: [String: RefusalReason] = [:]) {
        self.text = text
        self.values = values
        self.refusals = refusals
    }
}

/// One value corrected.
public struct DialogCorrection: Sendable, Hashable, Codable {
    /// The parameter named; `nil`: the last one filled that can take the value.
    public var parameter: String?
    /// In "not OLD, NEW": how each parameter reads OLD.
    public var replaced: [String: [ParameterValue]]?
    /// How each parameter reads the new value, the best reading first.
    public var values: [String: [ParameterValue]]
    /// Parameters for which the words look like a value that cannot be.
    public var refusals: [String: RefusalReason]

    public init(
        parameter: String? = nil, replaced: [String: [ParameterValue]]? = nil, values: [String: [ParameterValue]],
        refusals: [String: RefusalReason] = [:]
    ) {
        self.parameter = parameter
        self.replaced = replaced
        self.values = values
        self.refusals = refusals
    }
}

/// Why a value was refused.
public enum RefusalReason: Sendable, Hashable, Codable {
    case outOfRange(ClosedRange<Double>)
    /// It does not match the parameter's pattern.
    case notMatching
    /// It has the shape of a value and cannot be one (31 February, 1e309).
    case impossible(ValueRefusal)
    /// Refused by the app, in its own words.
    case rejected(String)
}
