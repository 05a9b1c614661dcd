public import ValueTypes

/// An intent as the dialog sees it, whether it was declared in code or in a phrase file.
public struct IntentDefinition: Sendable {
    /// The identifier of its app; empty for one that belongs to the library as a whole.
    public var app: String
    public var name: String
    public var title: String
    /// Titles by language; `title` serves in the others.
    public var titles: [String: String] = [:]
    /// In order of declaration: the order in which they are asked for.
    public var parameters: [ParameterDefinition]
    /// Asks for a yes before performing, by language; wordings taken in turn. Empty: no question.
    public var confirmations: [String: [String]]
    /// What is said after performing (phrase-file intents), by language.
    public var says: [String: [String]]

    public init(
        app: String, name: String, title: String, parameters: [ParameterDefinition], confirmations: [String: [String]] = [:],
        says: [String: [String]] = [:]
    ) {
        self.app = app
        self.name = name
        self.title = title
        self.parameters = parameters
        self.confirmations = confirmations
        self.says = says
    }
}

/// A parameter of an intent as the dialog sees it.
public struct ParameterDefinition: Sendable {
    public enum Default: Sendable, Hashable {
        case value(SlotValue)
        /// Read by the parameter's recogniser at each use (`today`).
        case words(String)
    }

    public var name: String
    public var title: String
    /// Titles by language; `title` serves in the others.
    public var titles: [String: String] = [:]
    public var type: ValueType
    public var isOptional: Bool
    public var defaultValue: Default?
    public var bounds: ClosedRange<Double>?
    /// The only values of its list that it takes; `nil`: all.
    public var allowedValues: [SlotValue]?
    /// A regular expression that the whole text must match.
    public var pattern: String?
    /// How often it is asked for, the first time included.
    public var attempts: Int
    /// Wordings by language; what is missing there is taken from the dialog's own words.
    public var texts: [String: ParameterTexts]

    public init(
        name: String, title: String, type: ValueType, isOptional: Bool = false, defaultValue: Default? = nil,
        bounds: ClosedRange<Double>? = nil, allowedValues: [SlotValue]? = nil, pattern: String? = nil, attempts: Int = 3,
        texts: [String: ParameterTexts] = [:]
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.bounds = bounds
        self.allowedValues = allowedValues
        self.pattern = pattern
        self.attempts = attempts
        self.texts = texts
    }
}

/// The wordings of one parameter in one language.
public struct ParameterTexts: Sendable, Hashable {
    public var ask: [String]
    public var unrecognised: [String]
    public var invalid: [String]
    public var giveUp: [String]
    public var confirm: [String]

    public init(
        ask: [String] = [], unrecognised: [String] = [], invalid: [String] = [], giveUp: [String] = [], confirm: [String] = []
    ) {
        self.ask = ask
        self.unrecognised = unrecognised
        self.invalid = invalid
        self.giveUp = giveUp
        self.confirm = confirm
    }
}
