import Foundation
import PhraseAutomaton
import PhraseSyntax
public import ValueTypes

/// The best reading of a sentence, read out as far as it is asked: the fast form of an ``Interpretation``.
///
/// ```swift
/// if let meaning = try interpreter.meaning(of: "add 4.50 for coffee"), meaning.intent == "AddExpense" {
///     for slot in meaning.slots { print(slot.name, slot.value as Any, slot.text) }
/// }
/// ```
///
/// It is one reference, and making it takes one piece of memory, two for a sentence with more than four slots. Nothing is read for a slot
/// before it is asked for: a text or a value is made anew each time, so keep what you need twice. Names, of intents, parameters and
/// languages, are there already. What is not said - fixed values, defaults, values from the context - and other readings are in an
/// ``Interpretation``: see ``Interpreter/interpret(_:)``.
public struct Meaning: Sendable {
    let storage: Storage

    /// Other readings have the same evidence: ``Interpreter/interpret(_:)`` tells which they are, and whether they mean something else.
    public var isAmbiguous: Bool { storage.isAmbiguous }

    /// What was said for parameters, in the order of the sentence.
    public var slots: Slots { Slots(storage: storage) }

    /// The sentence.
    public var text: String { storage.text }

    /// The intent's name.
    public var intent: String { storage.intent }

    /// The app's identifier; `nil` for an intent of the library as a whole. O(length).
    public var app: String? { tables.intent(phrase.intent).app.id.map { tables.text(tables.app($0).name) } }

    /// The language of the phrase, as BCP 47 writes it.
    public var language: String { storage.surroundings.language(tables.scope(phrase.scope).language) }

    /// The template that matched, as written. O(length).
    public var template: String { tables.text(phrase.template) }

    private var tables: FrozenLibrary { storage.surroundings.tables }
    private var phrase: PhraseRow { tables.phrase(storage.phrase) }

    /// What was said for a parameter, where it was said once; of several the first. O(slots); nothing is read.
    public subscript(name: String) -> Slot? { slots.first { $0.isNamed(name) } }
}

extension Meaning {
    /// What was said for the parameters of an intent, in the order of the sentence.
    public struct Slots: RandomAccessCollection, Sendable {
        fileprivate let storage: Storage

        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.spans.count }
        public subscript(index: Int) -> Slot { Slot(storage: storage, span: storage.spans[index]) }
    }

    /// What a meaning and its slots are read from: one object, so that each of them copies one reference.
    final class Storage: Sendable {
        let surroundings: ReadingSurroundings
        let text: String
        let intent: String
        let phrase: PhraseID
        let isAmbiguous: Bool
        let spans: SlotSpans
        /// When the sentence was said, where a value depends on it.
        let now: Date?

        init(
            _ surroundings: ReadingSurroundings, _ spans: SlotSpans, of text: String, phrase: PhraseID, intent: String, isAmbiguous: Bool,
            now: Date?
        ) {
            self.surroundings = surroundings
            self.spans = spans
            self.text = text
            self.phrase = phrase
            self.intent = intent
            self.isAmbiguous = isAmbiguous
            self.now = now
        }
    }

    /// What was said for a parameter.
    public struct Slot: Sendable {
        private let storage: Storage
        private let span: SlotSpan

        fileprivate init(storage: Storage, span: SlotSpan) {
            self.storage = storage
            self.span = span
        }

        /// The parameter that it fills.
        public var name: String { storage.surroundings.name(of: span) }

        /// UTF-8 offsets in the sentence, half-open.
        public var range: Range<Int> { span.range }

        /// The words, as written in the sentence. O(length); more than 15 bytes are a piece of memory.
        public var text: String { storage.text.text(inUTF8: span.range) }

        /// What they mean; `nil` where they have the form of a value and cannot be one (31 February).
        ///
        /// Words, values of lists and plain numbers are O(length); other values are read by what recognises them, which takes about a
        /// microsecond, and tens of them for a date.
        public var value: SlotValue? { try? read() }

        /// Why there is no value.
        public var refusal: ValueRefusal? {
            do throws(ValueRefusal) { return try read() == nil ? .notANumber : nil } catch { return error }
        }

        /// What people call the value of a list. O(length).
        public var title: String? { storage.surroundings.title(of: span) }

        func isNamed(_ name: String) -> Bool {
            let tables = storage.surroundings.tables
            return tables.isText(tables.symbol(of: span).parameter, name)
        }

        private func read() throws(ValueRefusal) -> SlotValue? {
            try storage.surroundings.value(of: span, in: storage.text, now: storage.now)
        }
    }
}

extension Interpreter {
    /// The best reading of a sentence; `nil` where no phrase matches. O(length of the sentence); values are read when asked for.
    ///
    /// A sentence that matches asks for memory once, twice with more than four slots; one that does not, for none.
    ///
    /// Throws where the sentence is too long or is no UTF-8.
    public mutating func meaning(of sentence: String) throws(InterpretationError) -> Meaning? {
        var sentence = sentence
        let found: Result<Found?, MatchError> = sentence.withUTF8 { utf8 in
            do throws(MatchError) { return .success(try findSpans(utf8)) } catch { return .failure(error) }
        }
        switch found {
        case .success(nil): return nil
        case .success(let found?): return meaning(found, of: sentence)
        case .failure(let error): throw InterpretationError(error)
        }
    }

    /// The same for UTF-8 bytes, of which a string is made where a phrase matches.
    public mutating func meaning(of sentence: UnsafeBufferPointer<UInt8>) throws(InterpretationError) -> Meaning? {
        do throws(MatchError) {
            guard let found = try findSpans(sentence) else { return nil }
            return meaning(found, of: String(decoding: sentence, as: UTF8.self))
        } catch {
            throw InterpretationError(error)
        }
    }

    /// The best reading, whose slots are in `spans`.
    private struct Found {
        var phrase: PhraseID
        var isAlone: Bool
    }

    private mutating func findSpans(_ sentence: UnsafeBufferPointer<UInt8>) throws(MatchError) -> Found? {
        guard let finding = try matcher.find(sentence, options: matchOptions) else { return nil }
        if matcher.isAlone(finding) {
            matcher.slots(of: finding, into: &spans)
            return Found(phrase: finding.phrase, isAlone: true)
        }
        let match = matcher.readings(equalTo: finding, matchOptions)
        guard let best = match.best else { return nil }
        spans = matcher.automaton.slots(of: best)
        return Found(phrase: best.phrase, isAlone: match.ambiguous.isEmpty)
    }

    private mutating func meaning(_ found: Found, of sentence: String) -> Meaning {
        let surroundings = currentSurroundings()
        let (appNames, dependsOnMoment) = surroundings.traits(of: spans)
        if appNames > 0 { spans.removeAll { $0.content == .app } }
        let intent = name(of: surroundings.tables.phrase(found.phrase).intent)
        let storage = Meaning.Storage(
            surroundings, SlotSpans(spans), of: sentence, phrase: found.phrase, intent: intent, isAmbiguous: !found.isAlone,
            now: dependsOnMoment ? surroundings.options.now() : nil)
        return Meaning(storage: storage)
    }

    /// The name of an intent, made when it is first asked for.
    private mutating func name(of intent: IntentID) -> String {
        if intentNames.isEmpty { intentNames = Array(repeating: nil, count: library.tables.intentCount) }
        if let name = intentNames[intent.index] { return name }
        let name = library.tables.text(library.tables.intent(intent).name)
        intentNames[intent.index] = name
        return name
    }
}
