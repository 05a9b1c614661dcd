import PhraseText
package import ValueTypes

/// Reads what whole texts mean in one language.
package struct ValueReader: Sendable {
    private let readers: LanguageReaders
    private let normalizer: any Normalizer

    init(readers: LanguageReaders, normalizer: any Normalizer) {
        self.readers = readers
        self.normalizer = normalizer
    }

    /// As `RecognizerRegistry.read` does.
    package func read(_ text: String, as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let original = sentence.originalText(0..<sentence.count)
        return try ValueText.with(sentence) { text throws(ValueRefusal) in
            try ValueReading(readers: readers, text: text, original: original).values(as: kind, context: context)
        }
    }
}
