/// What an intent gives back when it has been performed; made with `.result(…)`.
public protocol IntentResult: Sendable {
    associatedtype Value: Sendable = Never

    var value: Value? { get }
}

/// A result with a value that another intent can take.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result with something to see; off a device its text alone is shown.
public protocol ShowsSnippetView: IntentResult {}

/// A result shown by another intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// The one result type: each part is there or its type is `Never`.
public struct IntentResultContainer<Value: Sendable, OpensAppIntent, Snippet, Dialog>: IntentResult {
    public let value: Value?
    package let parts: PerformedParts

    package init(value: Value? = nil, parts: PerformedParts = PerformedParts()) {
        self.value = value
        self.parts = parts
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: AppIntent {}

/// The parts of a result besides its value.
package struct PerformedParts: Sendable {
    package var dialog: IntentDialog?
    package var opensIntent: (any AppIntent)?
    /// What a view says of itself (`CustomStringConvertible`), where it does.
    package var snippet: String?
    package var snippetIntent: (any AppIntent)?
    /// Kept for export: what a button beside the result would perform.
    package var actionButtonIntent: (any AppIntent)?
    /// Kept for export.
    package var activityIdentifier: String?

    package init(
        dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil, snippet: String? = nil, snippetIntent: (any AppIntent)? = nil,
        actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil
    ) {
        self.dialog = dialog
        self.opensIntent = opensIntent
        self.snippet = snippet
        self.snippetIntent = snippetIntent
        self.actionButtonIntent = actionButtonIntent
        self.activityIdentifier = activityIdentifier
    }
}
