public import ValueTypes

/// A parameter of an interpretation: its name and what was said for it.
public struct NamedValue: Sendable, Hashable {
    public enum Origin: String, Sendable, Hashable, Codable {
        /// Words of the sentence, or of an answer.
        case said
        /// `=>` of a phrase, `set` of a group, or a value preset in code.
        case fixed
        /// The parameter's default.
        case byDefault
        /// Copied from the context, or given by a list's value.
        case context
    }

    public var name: String
    public var value: ParameterValue
    public var origin: Origin

    public init(name: String, value: ParameterValue, origin: Origin) {
        self.name = name
        self.value = value
        self.origin = origin
    }
}
