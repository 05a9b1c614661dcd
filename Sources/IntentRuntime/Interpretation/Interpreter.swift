import Dialog
import Foundation
package import PhraseAutomaton
import PhraseSyntax
import ValueTypes

/// Reads one sentence after another. Owns scratch memory, so each thread has its own.
///
/// ``meaning(of:)`` finds the best reading and leaves the values to who asks for them; ``interpret(_:)`` reads everything, which takes about
/// three times as long. What both make once - names, definitions of intents, readers - is kept as long as the library's phrases stay.
public struct Interpreter: ~Copyable {
    /// Another library may be given at any time; one that shares what was compiled, with other values bound, costs
    /// O(lists).
    public var library: PhraseLibrary {
        didSet { adopt(replacing: oldValue) }
    }
    public var options: ReadingOptions {
        didSet {
            matchOptions = Self.matchOptions(options, in: library, takesGeneralPath: takesGeneralPath)
            surroundings = nil
        }
    }
    /// What meanings are read with, made for the first.
    private var surroundings: ReadingSurroundings?
    private var slotReadings: SlotReadings?
    /// Those of the library that were asked for, at hand without a lock.
    private var entries: [IntentID: IntentEntry] = [:]
    /// The names of intents that were asked for, by number; empty before the first.
    var intentNames: [String?] = []
    /// What lines say for the intents that were asked for, by number; empty before the first.
    var spokenIntents: [SpokenIntent?] = []
    /// The slots of the last sentence whose meaning was asked for; memory that is used again.
    var spans: [SlotSpan] = []
    package internal(set) var matcher: Matcher
    var matchOptions: MatchOptions
    /// Reads every sentence on the matcher's general path: for tests that hold its other path to it.
    package var takesGeneralPath = false {
        didSet { matchOptions.takesGeneralPath = takesGeneralPath }
    }

    public init(_ library: PhraseLibrary, options: ReadingOptions = ReadingOptions()) {
        self.library = library
        self.options = options
        matcher = Matcher(library.automaton)
        matcher.bind(library.bindings)
        matchOptions = Self.matchOptions(options, in: library)
    }

    private mutating func adopt(replacing old: PhraseLibrary) {
        if library.automaton !== old.automaton {
            matcher = Matcher(library.automaton)
            entries = [:]
            intentNames = []
            spokenIntents = []
            slotReadings = nil
            matchOptions = Self.matchOptions(options, in: library, takesGeneralPath: takesGeneralPath)
        }
        matcher.bind(library.bindings)
        surroundings = nil
    }

    /// What meanings are read with, as the library and the options are now.
    @inline(__always)
    mutating func currentSurroundings() -> ReadingSurroundings { surroundings ?? makeSurroundings() }

    @inline(never)
    private mutating func makeSurroundings() -> ReadingSurroundings {
        let slots = slotReadings ?? SlotReadings(library.tables, library.recognizers)
        slotReadings = slots
        let made = ReadingSurroundings(library, options, slots: slots)
        surroundings = made
        return made
    }

    private static func matchOptions(
        _ options: ReadingOptions, in library: PhraseLibrary, takesGeneralPath: Bool = false
    ) -> MatchOptions {
        var matching = MatchOptions(
            languageOrder: order(of: options.languages, in: library),
            context: library.automaton.context(of: options.context.mapValues { FactValue($0) }))
        matching.takesGeneralPath = takesGeneralPath
        return matching
    }

    /// What a sentence means.
    ///
    /// Throws where the sentence is too long or is no UTF-8. Matching is O(length of the sentence); values are read afterwards, from the
    /// spans of the readings alone, all of them, into arrays and strings of their own.
    public mutating func interpret(_ sentence: String) throws(InterpretationError) -> Interpretation {
        var sentence = sentence
        let outcome: Result<Interpretation, InterpretationError> = sentence.withUTF8 { utf8 in
            do throws(InterpretationError) { return .success(try interpret(utf8)) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// The same for UTF-8 bytes.
    public mutating func interpret(_ sentence: UnsafeBufferPointer<UInt8>) throws(InterpretationError) -> Interpretation {
        guard let finding = try find(sentence) else { return Interpretation(text: String(decoding: sentence, as: UTF8.self)) }
        return interpretation(of: finding, in: sentence)
    }

    /// What the sentence means whose best reading was found last.
    mutating func interpretation(of finding: Finding, in sentence: UnsafeBufferPointer<UInt8>) -> Interpretation {
        let text = String(decoding: sentence, as: UTF8.self)
        let reader = ReadingReader(library: library, options: options, now: options.now(), text: text, sentence: sentence)
        // So it is for most sentences, and nothing is to be compared.
        if matcher.isAlone(finding) {
            let slots = matcher.slots(of: finding)
            return Interpretation(text: text, best: read(finding.phrase, slots, finding.evidence, with: reader))
        }
        let match = matcher.readings(equalTo: finding, matchOptions)
        guard let best = match.best else { return Interpretation(text: text) }
        let reading = read(best, with: reader)
        var ambiguous: [Interpretation.Reading] = []
        // Two ways to one intent with one set of values are no two meanings.
        for other in match.ambiguous.map({ read($0, with: reader) })
        where !other.means(reading) && !ambiguous.contains(where: other.means) {
            ambiguous.append(other)
        }
        return Interpretation(text: text, best: reading, ambiguous: ambiguous)
    }

    mutating func find(_ sentence: UnsafeBufferPointer<UInt8>) throws(InterpretationError) -> Finding? {
        do throws(MatchError) { return try matcher.find(sentence, options: matchOptions) } catch { throw InterpretationError(error) }
    }

    private mutating func read(_ reading: PhraseAutomaton.Reading, with reader: ReadingReader) -> Interpretation.Reading {
        read(reading.phrase, library.automaton.slots(of: reading), reading.evidence, with: reader)
    }

    private mutating func read(
        _ phrase: PhraseID, _ slots: [SlotSpan], _ evidence: PhraseAutomaton.Evidence, with reader: ReadingReader
    ) -> Interpretation.Reading {
        let entry = entry(of: library.tables.phrase(phrase).intent)
        return reader.read(phrase, slots, entry, freeTextCharacters: evidence.freeTextCharacters)
    }

    mutating func entry(of intent: IntentID) -> IntentEntry {
        if let known = entries[intent] { return known }
        let entry = library.entry(of: intent)
        entries[intent] = entry
        return entry
    }

    /// The languages named, each followed by those that it falls back to (`fr-CA` by `fr`).
    private static func order(of tags: [LanguageTag], in library: PhraseLibrary) -> [LanguageID] {
        var order: [LanguageID] = []
        for tag in tags {
            for fallback in tag.fallbacks {
                for id in library.tables.languages where library.tables.isText(library.tables.language(id).tag, fallback) {
                    if !order.contains(id) { order.append(id) }
                }
            }
        }
        return order
    }
}
