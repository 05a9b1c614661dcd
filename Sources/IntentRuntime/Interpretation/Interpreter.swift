import Dialog
import Foundation
package import PhraseAutomaton
import PhraseSyntax
import ValueTypes

/// Reads one sentence after another. Owns scratch memory, so each thread has its own.
public struct Interpreter: ~Copyable {
    /// Another library may be given at any time; one that shares what was compiled, with other values bound, costs next to nothing.
    public var library: PhraseLibrary {
        didSet { adopt(replacing: oldValue) }
    }
    public var options: ReadingOptions {
        didSet { matchOptions = Self.matchOptions(options, in: library) }
    }
    package internal(set) var matcher: Matcher
    var matchOptions: MatchOptions

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
            matchOptions = Self.matchOptions(options, in: library)
        }
        matcher.bind(library.bindings)
    }

    private static func matchOptions(_ options: ReadingOptions, in library: PhraseLibrary) -> MatchOptions {
        MatchOptions(
            languageOrder: order(of: options.languages, in: library),
            context: library.automaton.context(of: options.context.mapValues { FactValue($0) }))
    }

    /// What a sentence means.
    ///
    /// Throws where the sentence is too long or is no UTF-8. Matching is O(length of the sentence); values are read afterwards, from the
    /// spans of the readings alone.
    public mutating func interpret(_ sentence: String) throws(InterpretationError) -> Interpretation {
        var sentence = sentence
        let outcome: Result<Interpretation, InterpretationError> = sentence.withUTF8 { utf8 in
            do throws(InterpretationError) { return .success(try interpret(utf8)) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// The same for UTF-8 bytes.
    public mutating func interpret(_ sentence: UnsafeBufferPointer<UInt8>) throws(InterpretationError) -> Interpretation {
        let match: Match
        do throws(MatchError) {
            match = try matcher.match(sentence, options: matchOptions)
        } catch {
            throw InterpretationError(error)
        }
        let text = String(decoding: sentence, as: UTF8.self)
        guard let best = match.best else { return Interpretation(text: text) }
        let now = options.now()
        let reader = ReadingReader(library: library, options: options, now: now, sentence: sentence)
        let reading = reader.read(best)
        var ambiguous: [Interpretation.Reading] = []
        // Two ways to one intent with one set of values are no two meanings.
        for other in match.ambiguous.map(reader.read) where !other.means(reading) && !ambiguous.contains(where: other.means) {
            ambiguous.append(other)
        }
        return Interpretation(text: text, best: reading, ambiguous: ambiguous)
    }

    /// The languages named, each followed by the regional ones that it covers (`fr` by `fr-CA`).
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
