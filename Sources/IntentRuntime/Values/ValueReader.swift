import PhraseUnicode
package import ValueRecognizers
public import ValueTypes

/// Reads values from texts of one language, without any phrases.
///
///     let reader = ValueReader(language: LanguageTag("en")!)
///     try reader.readings(of: "half past five", as: .time, in: context)     // 17:30
///     reader.values(in: "lunch 12.50 yesterday", in: context)               // 12.5 at 6..<11, a day at 12..<21
///
/// A language is loaded when it is first needed, some milliseconds a kind; copies share it.
public struct ValueReader: Sendable {
    public let language: LanguageTag
    let registry: RecognizerRegistry

    /// - Parameter language: One without data of its own is read as what it falls back to (`fr-CA`: `fr`); numbers in digits are always read.
    public init(language: LanguageTag) {
        self.init(language: language, texts: .builtIn)
    }

    /// - Parameter texts: The data files that the language is read by.
    package init(language: LanguageTag, texts: LanguageTexts) {
        self.language = language
        registry = RecognizerRegistry(normalizer: FoundationNormalizer(), texts: texts)
    }

    /// The kinds that a sentence is looked through for, unless told: all but those of which another says the same and more (`integer` of
    /// `number`; `date`, `time` and `interval` of `datetime`), `boolean`, as "on" and "no" are seldom values, and `text`, which everything
    /// is.
    public static let kinds: Set<ValueKind> = Set(ValueKind.allCases).subtracting([.text, .integer, .boolean, .date, .time, .interval])

    /// What a whole text means as a kind, the best reading first; empty where it is no value of the kind. O(length).
    ///
    /// - Parameters:
    ///   - context: What "tomorrow" and "1,000" are read against; its language is not asked.
    ///   - latent: Whether readings are given too that hold only where the kind is expected, as in an answer to a question.
    /// - Throws: Where the text has the shape of a value and cannot be one: 31 February.
    public func readings(
        of text: String, as kind: ValueKind, in context: ValueContext, latent: Bool = true
    ) throws(ValueRefusal) -> [ValueReading] {
        guard let reader = registry.reader(of: language.description) else { return [] }
        let readings = try reader.readings(of: text, as: kind) { context }
        return latent ? readings : readings.filter { !$0.isLatent }
    }

    /// All values in a sentence, by place, with all their readings, the best first.
    ///
    /// What lies inside a longer value of the kinds looked for is left out: of "5 km" the number, of "in 3 days" the duration. Values of
    /// several kinds may be the same words ("two pounds"), and where two overlap, both are given. What would be a value only where its
    /// kind is expected is left out too. O(length), for each kind.
    public func values(in sentence: String, kinds: Set<ValueKind> = kinds, in context: ValueContext) -> [ValueReading] {
        var search = ValueSearch(reader: self, context: context)
        return search.values(in: sentence, kinds: ValueKind.allCases.filter(kinds.contains))
    }
}
