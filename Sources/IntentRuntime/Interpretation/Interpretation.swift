import PhraseAutomaton
import PhraseSyntax
public import ValueTypes

/// What a sentence means: its intent and parameters, or that nothing matched.
public struct Interpretation: Sendable, Equatable {
    /// One reading of the sentence.
    public struct Reading: Sendable, Equatable {
        /// The app's identifier; `nil` for an intent of the library as a whole.
        public var app: String?
        public var intent: String
        /// BCP 47.
        public var language: String
        /// Said and fixed values in the order of the parameters' declaration, then defaults.
        public var parameters: [NamedValue]
        /// Spans that have the form of a value and cannot be one ("31 February").
        public var refusals: [Refusal]
        /// The key of the response that the phrase's group names.
        public var response: String?
        public var notes: [Note]
        /// The sentence holds the app's name.
        public var namesApp: Bool
        /// Characters of the sentence that free text covers.
        public var freeTextCharacters: Int
        let source: Source

        /// The template that matched, as written.
        public var phrase: String { source.phraseText }
        /// Where the template stands: `path:line`, or the name of the line where a program wrote the source.
        public var place: String { source.place }
        /// Words of the template itself that the sentence holds (the app's name is not one). O(length of the sentence).
        public var literalWords: Int { source.literalWords }

        /// Whether another reading comes to the same: one intent with the same values.
        func means(_ other: Reading) -> Bool {
            app == other.app && intent == other.intent && refusals == other.refusals
                && Dictionary(parameters.map { ($0.name, $0.value.value) }, uniquingKeysWith: { first, _ in first })
                    == Dictionary(other.parameters.map { ($0.name, $0.value.value) }, uniquingKeysWith: { first, _ in first })
        }

        /// The value of a parameter.
        public subscript(name: String) -> ParameterValue? { parameters.first { $0.name == name }?.value }
    }

    /// A span that a parameter's recogniser found and could not read.
    public struct Refusal: Sendable, Equatable {
        public var parameter: String
        public var text: String
        public var range: Range<Int>
        public var reason: ValueRefusal
    }

    /// A peer's metadata, kept with the match.
    public struct Note: Sendable, Equatable {
        public var key: String
        public var value: SlotValue
    }

    public var text: String
    /// `nil`: no phrase matches.
    public var best: Reading?
    /// Readings with the same evidence as the best, first those of other intents.
    public var ambiguous: [Reading]

    public init(text: String, best: Reading? = nil, ambiguous: [Reading] = []) {
        self.text = text
        self.best = best
        self.ambiguous = ambiguous
    }
}
