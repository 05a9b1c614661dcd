/// A sentence that sums up an intent: `Summary("Open \(\.$shelf)")`; parameters not in the sentence follow in a closure.
public struct IntentParameterSummary<Intent: AppIntent>: ResolvableSummary {
    package let sentence: SummarySentence

    /// Neither a sentence nor parameters.
    public init() {
        sentence = SummarySentence()
    }

    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        sentence = SummarySentence(pieces: summary.pieces)
    }

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ others: () -> ParameterKeyPaths<Intent>
    ) {
        sentence = SummarySentence(pieces: summary.pieces, others: others().names)
    }

    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ others: () -> ParameterKeyPaths<Intent>) {
        sentence = SummarySentence(others: others().names)
    }

    package func sentence(for intent: IntentInstance) -> SummarySentence? { sentence }
}

/// The text of a summary, with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    package let pieces: [SummarySentence.Piece]

    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [SummarySentence.Piece] = []
        private var names = ParameterNames<Intent>()

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append(.parameter(names[keyPath]))
        }
    }
}

/// Parameters listed by their key paths.
public struct ParameterKeyPaths<Intent: AppIntent>: Sendable {
    package let names: [String?]
}

/// Lists parameters by their key paths, one below the other.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> ParameterKeyPaths<Intent> {
        var names = ParameterNames<Intent>()
        return ParameterKeyPaths(names: [names[keyPath]])
    }

    public static func buildBlock(_ components: ParameterKeyPaths<Intent>...) -> ParameterKeyPaths<Intent> {
        ParameterKeyPaths(names: components.flatMap(\.names))
    }
}
