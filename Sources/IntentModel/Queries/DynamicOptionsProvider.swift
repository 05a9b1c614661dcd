/// Offers values for a parameter, worked out when they are asked for.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: Sendable = Result.Item

    func results() async throws -> Result
    /// The value taken where nothing is said.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Item {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that are offered: an array, or sections with titles.
public protocol ResultsCollection: Sendable {
    associatedtype Item: _IntentValue

    var _offers: [_Offer<Item>] { get }
}

/// A value that is offered, with what to call it where the value itself does not say.
public struct _Offer<Item: _IntentValue>: Sendable {
    package let value: Item
    package let display: DisplayRepresentation?
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Item = Element

    public var _offers: [_Offer<Element>] { map { _Offer(value: $0, display: nil) } }
}
