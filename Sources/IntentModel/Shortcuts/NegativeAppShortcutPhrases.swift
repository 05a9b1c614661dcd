/// Sentences that look like the app's and are not: they run none of its intents.
public struct NegativeAppShortcutPhrases: Sendable {
    package let phrases: [ShortcutPhrase]

    public init(phrases: [NegativeAppShortcutPhrase]) {
        self.phrases = phrases.map(\.content)
    }
}

/// One sentence that is not the app's, with places for the app's name.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
    package let content: ShortcutPhrase

    public init(stringLiteral value: String) {
        content = ShortcutPhrase(pieces: [.literal(value)])
    }

    public init(stringInterpolation: StringInterpolation) {
        content = ShortcutPhrase(pieces: stringInterpolation.pieces)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [ShortcutPhrase.Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            pieces.append(.applicationName)
        }
    }
}
