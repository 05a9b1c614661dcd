package import PhraseAutomaton
package import PhraseText
package import ValueTypes

/// The types of value that are read from text, by kind and language.
package struct RecognizerRegistry: Sendable {
    private let normalizer: any Normalizer

    package init(normalizer: any Normalizer) {
        self.normalizer = normalizer
    }

    /// The names that phrase files may use as types, besides `text`.
    package var registeredTypes: Set<String> { [] }

    /// The recogniser of a type's spans; `nil` where the language (nor one that it falls back to) cannot say the type.
    package func recognizer(ofType type: String, language: String) -> (any SlotRecognizer)? { nil }

    /// What a whole text means as a kind, the best reading first; empty where it is no value of the kind.
    ///
    /// Throws where the text has the shape of a value but cannot be one.
    package func read(_ text: String, as kind: ValueKind, context: ValueContext) throws(ValueRefusal) -> [SlotValue] {
        kind == .text ? [.text(text)] : []
    }
}
