/// What an intent does, in a sentence or two, with the words that a search for it should find.
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        descriptionText = description
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The types that a static `description` may be declared with.
///
/// `static var description = IntentDescription("…")` has another type than `IntentDescription?`, and would not be the one that generic code reads
/// if the requirement had that type alone.
public protocol _IntentDescribing: Sendable {
    var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescribing {
    public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescribing where Wrapped == IntentDescription {
    public var _intentDescription: IntentDescription? { self }
}

extension LocalizedStringResource: _IntentDescribing {
    public var _intentDescription: IntentDescription? { IntentDescription(self) }
}
