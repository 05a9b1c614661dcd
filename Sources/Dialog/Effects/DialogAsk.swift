public import ValueTypes

/// A value is wanted.
public struct DialogAsk: Sendable, Hashable, Codable {
    public var intent: IntentKey
    public var parameter: String
    public var type: ValueType
    /// From 1; a question that comes back keeps its number.
    public var attempt: Int
    public var wording: Int
    /// The command asks for the first time: a wording of the app's own serves before those that every app shares.
    public var isFirst: Bool
    /// The page of choices to show; `nil` where the values cannot be listed.
    public var choices: ChoicePage?
    /// A further element of an array: "anything else?".
    public var wantsMore: Bool
    /// The question came back after an interruption.
    public var isReturn: Bool
    /// The words of a request inside `perform()`.
    public var prompt: String?
    /// What is known, defaults included, for texts that speak of it.
    public var values: [String: ParameterValue]
}

/// A yes or no is wanted.
public struct DialogConfirm: Sendable, Hashable, Codable {
    public var intent: IntentKey
    /// `nil`: the whole command.
    public var parameter: String?
    public var attempt: Int
    public var wording: Int
    /// The command asks for it for the first time.
    public var isFirst: Bool
    public var isReturn: Bool
    /// The words of a request inside `perform()`.
    public var prompt: String?
    /// What a yes is called ("delete"), where the request names it.
    public var actions: [String]
    /// What is known, defaults included.
    public var values: [String: ParameterValue]
}

/// A choice is wanted.
public struct DialogChoose: Sendable, Hashable, Codable {
    public enum Of: String, Sendable, Hashable, Codable {
        case intent, value
    }

    public var of: Of
    public var intent: IntentKey
    public var parameter: String?
    public var choices: ChoicePage
    public var attempt: Int
    public var wording: Int
    public var isReturn: Bool
    public var prompt: String?
}
