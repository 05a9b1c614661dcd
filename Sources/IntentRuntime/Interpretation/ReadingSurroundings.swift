import Foundation
import PhraseAutomaton
import PhraseSyntax
import ValueRecognizers
import ValueTypes

/// What the values of sentences are read with: one object for as long as an interpreter's library and options stay.
final class ReadingSurroundings: Sendable {
    let tables: FrozenLibrary
    let options: ReadingOptions
    private let slots: SlotReadings
    private let bound: [(list: ListID, entries: ListEntries)]

    /// - Parameter slots: Those of the library.
    init(_ library: PhraseLibrary, _ options: ReadingOptions, slots: SlotReadings) {
        self.options = options
        self.slots = slots
        tables = library.tables
        bound = library.boundEntries()
    }

    /// How many names of apps are among spans, and whether a value depends on when the sentence was said.
    func traits(of spans: [SlotSpan]) -> (appNames: Int, dependsOnMoment: Bool) {
        var appNames = 0
        var dependsOnMoment = false
        for span in spans {
            let role = slots.symbols[Int(span.symbol)].role
            if role.isApp { appNames += 1 }
            dependsOnMoment = dependsOnMoment || role.dependsOnMoment
        }
        return (appNames, dependsOnMoment)
    }

    func name(of span: SlotSpan) -> String { slots.symbols[Int(span.symbol)].name }

    func language(_ id: LanguageID) -> String { slots.languages[id.index] }

    /// What people call the value of a list.
    func title(of span: SlotSpan) -> String? {
        guard case .listValue(let index) = span.content, let list = tables.symbol(of: span).list.id else { return nil }
        return entries(boundTo: list)?.title(of: index) ?? tables.title(of: index, in: list)
    }

    func parameter(of span: SlotSpan) -> TextID { slots.symbols[Int(span.symbol)].parameter }

    func role(of span: SlotSpan) -> SlotReadings.Role { slots.symbols[Int(span.symbol)].role }

    /// The name of the type of a slot's value.
    func type(of span: SlotSpan) -> String { slots.symbols[Int(span.symbol)].type }

    /// What a slot of a sentence means; `nil` for an app's name, and where no type reads it.
    ///
    /// - Parameter now: When the sentence was said; `nil`: now.
    func value(of span: SlotSpan, in sentence: String, now: Date?) throws(ValueRefusal) -> SlotValue? {
        switch slots.symbols[Int(span.symbol)].role {
        case .text: return .text(sentence.text(inUTF8: span.range))
        case .kind(let kind):
            if let number = sentence.plainNumber(inUTF8: span.range, as: kind) { return number }
            return try read(sentence.text(inUTF8: span.range), of: span, as: kind, now: now)
        case .list(let list): return value(of: span, in: list)
        case .range: return number(of: span)
        case .app, .unknown: return nil
        }
    }

    /// What words mean in the language of the slot that they fill.
    func read(_ words: String, of span: SlotSpan, as kind: ValueKind, now: Date?) throws(ValueRefusal) -> SlotValue? {
        let language = slots.symbols[Int(span.symbol)].language
        return try slots.reader(of: language)?.read(words, as: kind) {
            options.valueContext(language: self.language(language), now: now ?? options.now())
        }.first
    }

    /// The number of a range.
    func number(of span: SlotSpan) -> SlotValue? {
        guard case .number(let number) = span.content else { return nil }
        guard let whole = Int(exactly: number) else { return .number(number) }
        return .integer(whole)
    }

    /// The value of a list.
    func value(of span: SlotSpan, in list: ListID) -> SlotValue? {
        guard case .listValue(let index) = span.content else { return nil }
        if !bound.isEmpty, let entries = entries(boundTo: list) { return entries.value(of: index) }
        guard let canonical = tables.canonical(of: index, in: list) else { return .text(tables.text(of: index, in: list)) }
        return canonical.slotValue
    }

    private func entries(boundTo list: ListID) -> ListEntries? {
        for (other, entries) in bound where other == list { return entries }
        return nil
    }
}

extension String {
    /// The text between two UTF-8 offsets.
    func text(inUTF8 range: Range<Int>) -> String {
        let text = utf8.withContiguousStorageIfAvailable { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
        return text ?? String(decoding: Array(utf8)[range], as: UTF8.self)
    }

    /// The number between two UTF-8 offsets, where it is nothing but digits.
    fileprivate func plainNumber(inUTF8 range: Range<Int>, as kind: ValueKind) -> SlotValue? {
        let number = utf8.withContiguousStorageIfAvailable { PlainNumber.value(of: UnsafeBufferPointer(rebasing: $0[range]), as: kind) }
        return number ?? nil
    }
}
