import PhraseText
package import ValueTypes

/// Reads what whole texts mean in one language.
package struct WholeTextReader: Sendable {
    private let readers: LanguageReaders
    private let normalizer: any Normalizer

    init(readers: LanguageReaders, normalizer: any Normalizer) {
        self.readers = readers
        self.normalizer = normalizer
    }

    /// As `RecognizerRegistry.read` does.
    package func read(_ text: String, as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        try readings(of: text, as: kind, context: context).map(\.value)
    }

    /// What the text can mean as a kind, the best reading first, those last that hold only where the kind is expected. O(length).
    ///
    /// - Parameter context: As `RecognizerRegistry.read` has it.
    package func readings(
        of text: String, as kind: ValueKind, context: () -> ValueContext
    ) throws(ValueRefusal) -> [ValueReading] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let whole = 0..<sentence.count
        let range = sentence.originalRange(whole)
        let original = sentence.originalText(whole)
        let values = try ValueText.with(sentence) { text throws(ValueRefusal) in
            try WholeTextReading(readers: readers, text: text, original: original).values(as: kind, context: context)
        }
        return values.map { ValueReading(kind: kind, value: $0, range: range) }
    }
}
