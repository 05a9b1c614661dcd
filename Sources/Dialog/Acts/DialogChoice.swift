public import ValueTypes

/// Something to choose.
public struct DialogChoice: Sendable, Hashable, Codable {
    public enum Content: Sendable, Hashable, Codable {
        case value(ParameterValue)
        case intent(IntentKey)
        /// One of several readings of an intent, by what sets it apart.
        case reading([String: ParameterValue])
    }

    public var content: Content
    /// What people call it; `nil`: the content, formatted.
    public var title: String?
    /// Other names, to narrow by.
    public var synonyms: [String]

    public init(_ content: Content, title: String? = nil, synonyms: [String] = []) {
        self.content = content
        self.title = title
        self.synonyms = synonyms
    }

    public init(_ value: ParameterValue) {
        self.init(.value(value), title: value.title)
    }
}
