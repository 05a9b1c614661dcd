/// A sentence that runs an intent, with places for the app's name and for the intent's parameters.
///
/// ```swift
/// "Open \(\.$shelf) in \(.applicationName)"
/// ```
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    package let content: ShortcutPhrase

    public init(stringLiteral value: String) {
        content = ShortcutPhrase(pieces: [.literal(value)])
    }

    public init(stringInterpolation: StringInterpolation) {
        content = ShortcutPhrase(pieces: stringInterpolation.pieces)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [ShortcutPhrase.Piece] = []
        private var names = ParameterNames<Intent>()

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            pieces.append(.applicationName)
        }

        /// A place for a value of a parameter. A key path that reaches no parameter stored in the intent is reported when the app is set up.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append(.parameter(names[keyPath]))
        }
    }
}

/// What stands in a phrase for something that is known when it is heard.
public enum AppShortcutPhraseToken: Sendable, Hashable {
    case applicationName
}

/// A phrase whatever its intent.
package struct ShortcutPhrase: Sendable, Hashable {
    package enum Piece: Sendable, Hashable {
        case literal(String)
        case applicationName
        /// The name of the parameter; `nil` for a key path that reaches no parameter stored in the intent.
        case parameter(String?)
    }

    package var pieces: [Piece]

    package init(pieces: [Piece]) {
        self.pieces = pieces
    }
}
