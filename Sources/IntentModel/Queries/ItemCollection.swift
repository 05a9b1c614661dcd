/// Values offered in sections.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection {
    public let promptLabel: LocalizedStringResource?
    public let usesIndexedCollation: Bool
    public let sections: [IntentItemSection<Item>]

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Item>]) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Sections listed one below the other.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ItemSectionsBuilder<Item> _ sections: () -> [IntentItemSection<Item>]
    ) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
    }

    public static var empty: Self { Self(sections: []) }

    public var _offers: [_Offer<Item>] {
        sections.flatMap(\.items).map { _Offer(value: $0.value, display: $0.display) }
    }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

/// Values offered under a title.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?
    public let items: [IntentItem<Item>]

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Item>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(_ title: LocalizedStringResource? = nil, @ItemsBuilder<Item> _ items: () -> [IntentItem<Item>]) {
        self.init(title, items: items())
    }
}

/// A value offered, with what to call it.
public struct IntentItem<Item: _IntentValue>: Sendable {
    public let value: Item
    package let display: DisplayRepresentation?

    /// A value that is called what it calls itself.
    public init(_ value: Item) {
        self.value = value
        display = nil
    }

    public init(
        _ value: Item, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

/// Lists sections.
@resultBuilder
public enum ItemSectionsBuilder<Item: _IntentValue> {
    public static func buildExpression(_ expression: IntentItemSection<Item>) -> [IntentItemSection<Item>] { [expression] }
    public static func buildBlock(_ components: [IntentItemSection<Item>]...) -> [IntentItemSection<Item>] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [IntentItemSection<Item>]?) -> [IntentItemSection<Item>] { component ?? [] }
    public static func buildEither(first component: [IntentItemSection<Item>]) -> [IntentItemSection<Item>] { component }
    public static func buildEither(second component: [IntentItemSection<Item>]) -> [IntentItemSection<Item>] { component }
    public static func buildArray(_ components: [[IntentItemSection<Item>]]) -> [IntentItemSection<Item>] { components.flatMap { $0 } }
}

/// Lists items.
@resultBuilder
public enum ItemsBuilder<Item: _IntentValue> {
    public static func buildExpression(_ expression: IntentItem<Item>) -> [IntentItem<Item>] { [expression] }
    public static func buildExpression(_ expression: Item) -> [IntentItem<Item>] { [IntentItem(expression)] }
    public static func buildBlock(_ components: [IntentItem<Item>]...) -> [IntentItem<Item>] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [IntentItem<Item>]?) -> [IntentItem<Item>] { component ?? [] }
    public static func buildEither(first component: [IntentItem<Item>]) -> [IntentItem<Item>] { component }
    public static func buildEither(second component: [IntentItem<Item>]) -> [IntentItem<Item>] { component }
    public static func buildArray(_ components: [[IntentItem<Item>]]) -> [IntentItem<Item>] { components.flatMap { $0 } }
}
