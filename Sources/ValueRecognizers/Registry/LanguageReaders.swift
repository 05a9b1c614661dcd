import Foundation
import PhraseSyntax
import PhraseText
import Synchronization
import ValueTypes

/// The readers of one language, each made when it is first asked for: the words of numbers take some milliseconds to learn, and most
/// programs need few types.
///
/// Two threads that ask at once may both make one; the first to finish is kept.
final class LanguageReaders: Sendable {
    /// What the data files of the language declare.
    final class Data: Sendable {
        let declarations: GrammarDeclarations
        let folded: FoldedDeclarations
        let unitWords: UnitWords
        /// What holidays are called, by their rules: the first wording of each.
        let holidayNames: [String: String]

        let diagnostics: [Diagnostic]

        init(_ language: LanguageTag, _ texts: LanguageTexts, _ folder: WordFolder) {
            let files = LanguageFiles(language: language, texts: texts)
            declarations = files.declarations
            folded = FoldedDeclarations(declarations, folder: folder)
            diagnostics = files.diagnostics
            unitWords = UnitWords(declarations)
            holidayNames = (declarations.lists["holiday"] ?? []).reduce(into: [:]) { names, value in
                guard case .words(let rule, _)? = value.canonical else { return }
                names[rule] = names[rule] ?? value.wordings.first?.texts.first
            }
        }
    }

    let language: LanguageTag
    let texts: LanguageTexts
    private let folder: WordFolder
    let data: Deferred<Data>
    let words: NumberWords
    let digits: DigitReader
    private let categories = Mutex<[String: ValueCategory]>([:])
    /// Grammars with a gap, which several kinds fill.
    private let sharedGrammars = Mutex<[SharedGrammar: ValueGrammar]>([:])
    /// By locale; Foundation takes its time to tell.
    private let dateOrders = Mutex<[String: NumericDate.Order]>([:])
    private static let keptOrders = 64
    /// The number of the next category: those that two threads make at once have two.
    private let nextNumber = Atomic<Int>(0)

    init(language: LanguageTag, folder: WordFolder, texts: LanguageTexts = .builtIn) {
        self.language = language
        self.texts = texts
        self.folder = folder
        let data = Deferred { Data(language, texts, folder) }
        self.data = data
        words = NumberWords {
            if let entries = texts.numberWords(of: language) { return WordTrie(entries) }
            let (declarations, folder) = data.with { ($0.declarations, $0.folded.folder) }
            return NumberVocabulary(language: language, declarations: declarations, folder: folder).frozen()
        }
        digits = DigitReader(language: language)
    }

    var unitWords: UnitWords { data.with { $0.unitWords } }
    var declarations: GrammarDeclarations { data.with { $0.declarations } }

    /// How digits of a date are ordered: as the locale has it, where it is one of the language.
    func dateOrder(in locale: Locale) -> NumericDate.Order {
        if let order = dateOrders.withLock({ $0[locale.identifier] }) { return order }
        let isOfLanguage = locale.language.languageCode?.identifier == language.language
        let order = NumericDate.Order(locale: isOfLanguage ? locale : Locale(identifier: language.description))
        dateOrders.withLock {
            if $0.count >= Self.keptOrders { $0.removeAll() }
            $0[locale.identifier] = order
        }
        return order
    }

    /// What is wrong with the data files; the rest of them is read.
    var diagnostics: [Diagnostic] {
        let (declarations, diagnostics) = data.with { ($0.declarations, $0.diagnostics) }
        // The first two stand for the units and amounts of the measure that is read.
        return diagnostics
            + GrammarChecker.diagnostics(of: declarations) { [self] in ["unit", "amount"].contains($0) || reader(of: $0) != nil }
    }

    /// What reads a type, or a part of one that only grammars name (`day`, `clock`); `nil` where the language has no data for it.
    func category(of type: String) -> ValueCategory? { category(of: type, inside: []) }

    /// The reader of a type that is made in code.
    func reader(of type: String) -> (any SpanReader)? {
        if case .reader(let reader, _)? = category(of: type) { reader } else { nil }
    }

    /// The grammar of a type.
    func grammar(of type: String) -> GrammarReader? {
        if case .grammar(let grammar)? = category(of: type) { grammar } else { nil }
    }

    /// - Parameter open: The grammars that are being made: none of them is a part of what it asks for.
    private func category(of type: String, inside open: [String]) -> ValueCategory? {
        if let category = categories.withLock({ $0[type] }) { return category }
        guard !open.contains(type), let category = makeCategory(of: type, inside: open) else { return nil }
        return categories.withLock { categories in
            categories[type] = categories[type] ?? category
            return categories[type]
        }
    }

    private func makeCategory(of type: String, inside open: [String]) -> ValueCategory? {
        if let reader = makeReader(of: type) { return .reader(reader, number: takeNumber()) }
        if type == ValueKind.numberrange.rawValue { return boundedNumbers }
        // What is a moment is a stretch, too.
        if type == ValueKind.interval.rawValue { return category(of: ValueKind.datetime.rawValue, inside: open) }
        if let measure = Measure(rawValue: type) { return boundedCategory(of: measure) }
        if let measure = Measure(amountReader: type) { return amountCategory(of: measure) }
        guard let intents = declarations.intents[type] else { return nil }
        // The grammar of a type is compiled from the intents of the file that is named after it.
        var compiler = GrammarCompiler(data.with { $0.folded }) { [self] in category(of: $0, inside: open + [type]) }
        return .grammar(GrammarReader(grammar: compiler.compile(intents), category: takeNumber()))
    }

    /// A shared grammar with a reader in its gap.
    ///
    /// Compiled once: of the time for all kinds of English, amounts took half when each measure compiled its own.
    func grammar(_ shared: SharedGrammar, filledWith reader: ValueCategory) -> ValueCategory? {
        guard let grammar = sharedGrammars.withLock({ $0[shared] }) ?? compile(shared) else { return nil }
        return .grammar(GrammarReader(grammar: grammar.filled(with: reader), category: takeNumber()))
    }

    private func compile(_ shared: SharedGrammar) -> ValueGrammar? {
        let intents = shared.files.flatMap { declarations.intents[$0, default: []] }.filter { shared.includes($0.name.value) }
        guard !intents.isEmpty else { return nil }
        var compiler = GrammarCompiler(data.with { $0.folded }, gap: shared.gap) { [self] in category(of: $0) }
        let grammar = compiler.compile(intents)
        return sharedGrammars.withLock { grammars in
            let kept = grammars[shared] ?? grammar
            grammars[shared] = kept
            return kept
        }
    }

    private func takeNumber() -> Int { nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue }

    private func makeReader(of type: String) -> (any SpanReader)? {
        switch type {
        case "integer": numberReader(.whole)
        case "number": numberReader(.any)
        case "percentage":
            PercentageReader(
                number: numberReader(.any), prefixes: words(ofRule: "percentPrefix"), signs: words(ofRule: "percent"))
        case "ordinal": OrdinalReader(words: words, acceptsDigits: false)
        case "ordinalOrDigits": OrdinalReader(words: words, acceptsDigits: true)
        case "day": BoundedReader([OrdinalReader(words: words, acceptsDigits: true), numberReader(.field)], in: 1...31)
        case "hour": BoundedReader([numberReader(.field)], in: 0...99, except: words(ofRule: "notHours"))
        case "minute": BoundedReader([numberReader(.field)], in: 0...99, except: words(ofRule: "notMinutes"))
        case "year": YearReader(words: numberReader(.field), acceptsTwoDigits: true)
        case "fullYear": YearReader(words: numberReader(.field), acceptsTwoDigits: false)
        case "dayDigits": DigitFieldReader(in: 1...31)
        case "monthDigits": DigitFieldReader(in: 1...12)
        case "clock": ClockReader(separator: UInt8(ascii: ":"))
        case "dottedClock": ClockReader(separator: UInt8(ascii: "."))
        case "commaClock": ClockReader(separator: UInt8(ascii: ","))
        case "compactClock": CompactClockReader()
        case "numericDate": NumericDateReader(.plain)
        case "dottedDate": NumericDateReader(.dotted)
        case "spacedDate": NumericDateReader(.spaced)
        case "timestamp": TimestampReader()
        case "offset": UTCOffsetReader(needsSign: true)
        case "unsignedOffset": UTCOffsetReader(needsSign: false)
        case "decade": DecadeReader()
        case "words": WordsReader(endingBefore: words(ofRule: "productEnd"))
        default: nil
        }
    }

    private func numberReader(_ accepted: NumberReader.Accepted) -> NumberReader {
        NumberReader(words: words, digits: digits, accepted: accepted)
    }

    /// Makes the trie of the words of a rule that stands for nothing but words.
    private func words(ofRule rule: String) -> @Sendable () -> WordTrie<Int> {
        { [data, folder] in
            let texts = data.with { $0.declarations.texts(ofRule: rule) }
            let words = Set(texts.map { folder.text($0).map { $0 == 0x20 ? UInt8.joint : $0 } })
            return WordTrie(words.lazy.map { (words: $0, meanings: [0]) })
        }
    }
}
