import Foundation
import PhraseAutomaton
import PhraseSyntax
import ValueRecognizers
public import ValueTypes

/// The best reading of a sentence, read out as far as it is asked: the fast form of an ``Interpretation``.
///
/// ```swift
/// if let meaning = try interpreter.meaning(of: "add 4.50 for coffee"), meaning.intent == "AddExpense" {
///     for slot in meaning.slots { print(slot.name, slot.value as Any, slot.text) }
/// }
/// ```
///
/// Asking for the intent alone costs nothing for the slots, and a date is read when its value is asked for. What is not said - fixed values,
/// defaults, values from the context - and other readings are in an ``Interpretation``: see ``Interpreter/interpret(_:)``.
public struct Meaning: Sendable {
    /// Other readings have the same evidence: ``Interpreter/interpret(_:)`` tells which they are, and whether they mean something else.
    public let isAmbiguous: Bool
    /// What was said for parameters, in the order of the sentence.
    public let slots: Slots

    let phrase: PhraseID

    /// The sentence.
    public var text: String { slots.storage.text }

    /// The intent's name.
    public var intent: String { tables.text(tables.intent(tables.phrase(phrase).intent).name) }

    /// The app's identifier; `nil` for an intent of the library as a whole.
    public var app: String? { tables.intent(tables.phrase(phrase).intent).app.id.map { tables.text(tables.app($0).name) } }

    /// The language of the phrase, as BCP 47 writes it.
    public var language: String { slots.language }

    /// The template that matched, as written.
    public var template: String { tables.text(tables.phrase(phrase).template) }

    private var tables: FrozenLibrary { slots.storage.surroundings.tables }

    /// What was said for a parameter, where it was said once; of several the first.
    public subscript(name: String) -> Slot? { slots.first { $0.isNamed(name) } }
}

extension Meaning {
    /// What was said for the parameters of an intent, in the order of the sentence.
    public struct Slots: RandomAccessCollection, Sendable {
        let storage: Storage

        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.spans.count }
        public subscript(index: Int) -> Slot { Slot(storage: storage, span: storage.spans[index]) }

        fileprivate var language: String { storage.language }
    }

    /// What slots are read from: one object, so that a slot copies one reference.
    final class Storage: Sendable {
        let surroundings: ReadingSurroundings
        let spans: [SlotSpan]
        let text: String
        private let scope: ScopeID
        let now: Date?

        init(_ surroundings: ReadingSurroundings, _ spans: [SlotSpan], of text: String, in scope: ScopeID, now: Date?) {
            self.surroundings = surroundings
            self.spans = spans
            self.text = text
            self.scope = scope
            self.now = now
        }

        var language: String { surroundings.tables.text(surroundings.tables.language(of: scope).tag) }
    }

    /// What was said for a parameter.
    public struct Slot: Sendable {
        private let storage: Storage
        private let span: SlotSpan

        fileprivate init(storage: Storage, span: SlotSpan) {
            self.storage = storage
            self.span = span
        }

        private var tables: FrozenLibrary { storage.surroundings.tables }

        /// The parameter that it fills.
        public var name: String { tables.text(tables.symbol(of: span).parameter) }

        /// UTF-8 offsets in the sentence, half-open.
        public var range: Range<Int> { span.range }

        /// The words, as written in the sentence.
        public var text: String { storage.text.text(inUTF8: span.range) }

        /// What they mean; `nil` where they have the form of a value and cannot be one (31 February).
        public var value: SlotValue? { try? read() }

        /// Why there is no value.
        public var refusal: ValueRefusal? {
            do throws(ValueRefusal) { return try read() == nil ? .notANumber : nil } catch { return error }
        }

        /// What people call the value of a list.
        public var title: String? {
            guard case .listValue(let index) = span.content, let list = tables.symbol(of: span).list.id else { return nil }
            return storage.surroundings.library.entries(of: list).title(of: index)
        }

        func isNamed(_ name: String) -> Bool { tables.isText(tables.symbol(of: span).parameter, name) }

        private func read() throws(ValueRefusal) -> SlotValue? {
            switch span.content {
            case .app: return nil
            case .number(let number): return Int(exactly: number).map(SlotValue.integer) ?? .number(number)
            case .listValue(let index): return tables.symbol(of: span).list.id.map { storage.surroundings.value(of: index, in: $0) }
            case .words:
                guard let type = tables.text(tables.symbol(of: span).type) else { return .text(text) }
                guard let kind = ValueKind(rawValue: type) else { return nil }
                if let number = storage.text.plainNumber(inUTF8: span.range, as: kind) { return number }
                return try storage.surroundings.read(text, as: kind, language: storage.language, now: storage.now)
            }
        }
    }
}

extension Interpreter {
    /// The best reading of a sentence; `nil` where no phrase matches. O(length of the sentence); values are read when asked for.
    ///
    /// Throws where the sentence is too long or is no UTF-8.
    public mutating func meaning(of sentence: String) throws(InterpretationError) -> Meaning? {
        var sentence = sentence
        let found: Result<Found?, MatchError> = sentence.withUTF8 { utf8 in
            do throws(MatchError) { return .success(try find(utf8)) } catch { return .failure(error) }
        }
        switch found {
        case .success(let found): return found.map { meaning($0, of: sentence) }
        case .failure(let error): throw InterpretationError(error)
        }
    }

    /// The same for UTF-8 bytes.
    public mutating func meaning(of sentence: UnsafeBufferPointer<UInt8>) throws(InterpretationError) -> Meaning? {
        do throws(MatchError) {
            return try find(sentence).map { meaning($0, of: String(decoding: sentence, as: UTF8.self)) }
        } catch {
            throw InterpretationError(error)
        }
    }

    private struct Found {
        var phrase: PhraseID
        var isAlone: Bool
        var spans: [SlotSpan]
    }

    private mutating func find(_ sentence: UnsafeBufferPointer<UInt8>) throws(MatchError) -> Found? {
        guard let finding = try matcher.find(sentence, options: matchOptions) else { return nil }
        if matcher.isAlone(finding) { return Found(phrase: finding.phrase, isAlone: true, spans: matcher.slots(of: finding)) }
        let match = matcher.readings(equalTo: finding, matchOptions)
        return match.best.map { best in
            Found(phrase: best.phrase, isAlone: match.ambiguous.isEmpty, spans: matcher.automaton.slots(of: best))
        }
    }

    private func meaning(_ found: Found, of sentence: String) -> Meaning {
        var spans = found.spans
        var isRead = false
        var namesApp = false
        for span in spans {
            switch span.content {
            case .app: namesApp = true
            case .words: isRead = isRead || !surroundings.tables.symbol(of: span).type.isNone
            case .listValue, .number: break
            }
        }
        if namesApp { spans.removeAll { $0.content == .app } }
        return Meaning(
            isAmbiguous: !found.isAlone,
            slots: Meaning.Slots(
                storage: Meaning.Storage(
                    surroundings, spans, of: sentence, in: surroundings.tables.phrase(found.phrase).scope,
                    now: isRead ? surroundings.options.now() : nil)),
            phrase: found.phrase)
    }
}

/// What the values of sentences are read with: one object for as long as an interpreter's library and options stay.
final class ReadingSurroundings: Sendable {
    let library: PhraseLibrary
    let tables: FrozenLibrary
    let options: ReadingOptions

    init(_ library: PhraseLibrary, _ options: ReadingOptions) {
        self.library = library
        tables = library.tables
        self.options = options
    }

    func value(of index: Int, in list: ListID) -> SlotValue { library.entries(of: list).value(of: index) }

    func read(_ words: String, as kind: ValueKind, language: String, now: Date?) throws(ValueRefusal) -> SlotValue? {
        try library.recognizers.read(words, as: kind, language: language) {
            options.valueContext(language: language, now: now ?? options.now())
        }.first
    }
}

extension String {
    /// The text between two UTF-8 offsets.
    fileprivate func text(inUTF8 range: Range<Int>) -> String {
        let text = utf8.withContiguousStorageIfAvailable { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
        return text ?? String(decoding: Array(utf8)[range], as: UTF8.self)
    }

    /// The number between two UTF-8 offsets, where it is nothing but digits.
    fileprivate func plainNumber(inUTF8 range: Range<Int>, as kind: ValueKind) -> SlotValue? {
        let number = utf8.withContiguousStorageIfAvailable { PlainNumber.value(of: UnsafeBufferPointer(rebasing: $0[range]), as: kind) }
        return number ?? nil
    }
}

/// Numbers that need no reader: a few digits, which are the same number in every language.
enum PlainNumber {
    /// `nil` for anything but one to fifteen digits without a zero before them, and for other kinds than integers and numbers.
    static func value(of digits: UnsafeBufferPointer<UInt8>, as kind: ValueKind) -> SlotValue? {
        guard kind == .integer || kind == .number, (1...15).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard digit &- 0x30 < 10 else { return nil }
            number = number * 10 + Int(digit &- 0x30)
        }
        guard digits[0] != 0x30 || digits.count == 1 else { return nil }
        return kind == .integer ? .integer(number) : .number(Double(number))
    }
}
