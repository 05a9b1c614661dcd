/// An intent and its parameters written as one sentence, possibly another one for other values.
public protocol ParameterSummary: Sendable {}

/// A summary that can be worked out for the values that an intent has.
package protocol ResolvableSummary: ParameterSummary {
    /// The sentence that holds; `nil` where none is given.
    func sentence(for intent: IntentInstance) -> SummarySentence?
}

/// A sentence with places for parameters, and the parameters that stand below it.
package struct SummarySentence: Sendable, Hashable {
    package enum Piece: Sendable, Hashable {
        case literal(String)
        /// The name of the parameter; `nil` for a key path that reaches no parameter stored in the intent.
        case parameter(String?)
    }

    package var pieces: [Piece] = []
    package var others: [String?] = []

    /// As `Open ${shelf}`.
    package var template: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .parameter(let name): "${\(name ?? "?")}"
            }
        }.joined()
    }
}

extension IntentInstance {
    /// The sentence that sums up the intent with the values it has now; `nil` where its author gave none.
    package var summary: SummarySentence? {
        Self.summary(of: intent, in: self)
    }

    private static func summary<Intent: AppIntent>(of intent: Intent, in instance: IntentInstance) -> SummarySentence? {
        (Intent.parameterSummary as? any ResolvableSummary)?.sentence(for: instance)
    }
}

/// No summary: the intent's title stands for it.
public struct EmptyParameterSummary: ResolvableSummary {
    public init() {}

    package func sentence(for intent: IntentInstance) -> SummarySentence? { nil }
}

/// Builds a summary out of a sentence or a condition.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }

    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
