public import Foundation

/// What people call a value: its title, and other words for it.
///
/// Titles and synonyms are heard in sentences and in answers; the subtitle and the image are kept for those who show them.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// A picture beside a title. Kept for export; nothing is drawn.
    public struct Image: Sendable, Hashable {
        package enum Source: Sendable, Hashable {
            case named(String)
            case systemName(String)
            case url(URL)
            case data(Data)
        }

        package let source: Source

        public init(named name: String, isTemplate: Bool? = nil) {
            source = .named(name)
        }

        public init(systemName: String, isTemplate: Bool? = nil) {
            source = .systemName(systemName)
        }

        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
        }

        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
        }
    }
}

/// What people call a type of values: "book", "3 books".
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type whose values people call something.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says itself what people call it.
public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible, TypeDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

extension DisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a fixed set of values, each with what people call it.
public protocol StaticDisplayRepresentable: Hashable, CustomLocalizedStringResourceConvertible, TypeDisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension StaticDisplayRepresentable {
    /// What people call the value; by its own description where `caseDisplayRepresentations` leaves it out.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: String(describing: self))
    }
}
