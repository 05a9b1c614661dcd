package import PhraseAutomaton
package import PhraseText
import Synchronization
package import ValueTypes

/// The types of value that are read from text, by kind and language.
///
///     let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
///     try registry.read("in 3 days", as: .date, context: context)   // [.instant(2026-12-03)]
///
/// What it makes for a language is kept and shared by its copies.
package struct RecognizerRegistry: Sendable {
    private let store: Store

    private final class Store: Sendable {
        let folder: WordFolder
        let texts: LanguageTexts
        let readers = Mutex<[String: LanguageReaders]>([:])

        init(folder: WordFolder, texts: LanguageTexts) {
            self.folder = folder
            self.texts = texts
        }
    }

    package init(normalizer: any Normalizer, texts: LanguageTexts = .builtIn) {
        store = Store(folder: WordFolder(normalizer: normalizer), texts: texts)
    }

    /// The kinds that some language can say.
    package static let kinds: [ValueKind] = [
        .integer, .number, .ordinal, .percentage, .boolean, .date, .time, .datetime, .interval, .recurrence, .duration, .currency, .length,
        .mass, .volume,
        .temperature, .speed, .area, .datasize, .energy, .quantity, .numberrange, .url, .email, .phone,
        .creditcard,
    ]

    /// The names that phrase files may use as types, besides `text`.
    package var registeredTypes: Set<String> { Set(Self.kinds.map(\.rawValue)) }

    /// As the automaton's compiler takes it.
    package var provider: RecognizerProvider { { recognizer(ofType: $0, language: $1) } }

    /// The recogniser of a type's spans; `nil` where neither the language nor one that it falls back to can say the type.
    package func recognizer(ofType type: String, language: String) -> (any SlotRecognizer)? {
        guard let kind = ValueKind(rawValue: type), Self.kinds.contains(kind), let tag = LanguageTag(language) else { return nil }
        switch kind {
        case .url: return AddressRecognizer(shape: .url)
        case .email: return AddressRecognizer(shape: .email)
        case .phone: return AddressRecognizer(shape: .phone)
        case .creditcard: return AddressRecognizer(shape: .card)
        default:
            let isSameAnywhere = store.texts.hasNumberWords(of: tag)
            switch readers(of: tag).category(of: kind == .ordinal ? "ordinalOrDigits" : type) {
            case .reader(let reader, _): return ValueRecognizer(reader, isSameAnywhere: isSameAnywhere)
            case .grammar(let grammar):
                // A bare hour is a time in "at <time>", and no moment anywhere.
                return GrammarRecognizer(grammar, isSameAnywhere: isSameAnywhere, proposesLatent: kind == .time)
            case .list, nil: return nil
            }
        }
    }

    /// What a whole text means as a kind, the best reading first; empty where it is no value of the kind. Of a time that can be a point or a
    /// stretch, a slot wants the point ("in five minutes"), but for one of the kind `interval`.
    ///
    /// Throws where the text has the shape of a value but cannot be one: 31 February, a number beyond what its type holds.
    package func read(_ text: String, as kind: ValueKind, context: ValueContext) throws(ValueRefusal) -> [SlotValue] {
        try read(text, as: kind, language: context.language) { context }
    }

    /// The same, with a context that is made only for the kinds that depend on a moment or a place: dates, times, money.
    package func read(
        _ text: String, as kind: ValueKind, language: String, context: () -> ValueContext
    ) throws(ValueRefusal) -> [SlotValue] {
        try reader(of: language)?.read(text, as: kind, context: context) ?? []
    }

    /// What reads the values of one language, to be asked again and again without looking for the language; `nil` for what is no tag.
    package func reader(of language: String) -> WholeTextReader? {
        LanguageTag(language).map { WholeTextReader(readers: readers(of: $0), normalizer: store.folder.normalizer) }
    }

    /// Writes values in the context's language and locale.
    package func formatter(for context: ValueContext) -> ValueFormatter {
        let tag = LanguageTag(context.language) ?? .undetermined
        return ValueFormatter(context: context, words: readers(of: tag).unitWords)
    }

    private func readers(of language: LanguageTag) -> LanguageReaders {
        if let readers = store.readers.withLock({ $0[language.description] }) { return readers }
        let made = LanguageReaders(language: language, folder: store.folder, texts: store.texts)
        return store.readers.withLock { readers in
            let kept = readers[language.description] ?? made
            readers[language.description] = kept
            return kept
        }
    }
}
