/// A parameter's value together with how it was said.
public struct ParameterValue: Sendable, Hashable, Codable {
    public var value: SlotValue
    public var type: ValueType
    /// The words, as written in the sentence; `nil` for a value from `=>`, a default or the context.
    public var text: String?
    /// UTF-8 offsets in the sentence, half-open; `nil` as above, and for an answer to a question.
    public var range: Range<Int>?
    /// What people call the value of a list, an enum or an entity.
    public var title: String?

    public init(value: SlotValue, type: ValueType, text: String? = nil, range: Range<Int>? = nil, title: String? = nil) {
        self.value = value
        self.type = type
        self.text = text
        self.range = range
        self.title = title
    }
}
