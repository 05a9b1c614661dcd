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

    /// As `RecognizerRegistry.read` does: the order is that in which a slot wants them, a point of the calendar before a stretch.
    package func read(_ text: String, as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let original = sentence.originalText(0..<sentence.count)
        let values = try ValueText.with(sentence) { text throws(ValueRefusal) in
            try WholeTextReading(readers: readers, text: text, original: original).values(as: kind, context: context)
        }
        guard values.count > 1, [.date, .time, .datetime].contains(kind) else { return values }
        return values.filter { !$0.isStretch } + values.filter(\.isStretch)
    }

    /// What the text can mean as a kind, the best reading first, each with its place and whether it holds only where the kind is expected.
    ///
    /// - Parameter context: As `RecognizerRegistry.read` has it.
    package func readings(
        of text: String, as kind: ValueKind, context: () -> ValueContext
    ) throws(ValueRefusal) -> [ValueReading] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let range = sentence.originalRange(0..<sentence.count)
        let original = sentence.originalText(0..<sentence.count)
        return try ValueText.with(sentence) { text throws(ValueRefusal) in
            var reading = WholeTextReading(readers: readers, text: text, original: original)
            guard [.date, .time, .datetime, .interval, .recurrence].contains(kind) else {
                let values = try reading.values(as: kind, context: context)
                let isLatent = !values.isEmpty && reading.isLatent(as: kind)
                return values.map { ValueReading(kind: kind, value: $0, range: range, isLatent: isLatent) }
            }
            let context = context()
            let values = try reading.values(as: kind) { context }
            reading.isKindExpected = false
            let anywhere = (try? reading.values(as: kind) { context }) ?? []
            return values.map { ValueReading(kind: kind, value: $0, range: range, isLatent: !anywhere.contains($0)) }
        }
    }
}
