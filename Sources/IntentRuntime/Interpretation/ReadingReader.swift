import Dialog
import Foundation
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import ValueRecognizers
import ValueTypes

/// Makes of a reading's spans what they mean.
struct ReadingReader {
    let library: PhraseLibrary
    let options: ReadingOptions
    let now: Date
    /// The sentence, and the same as bytes.
    let text: String
    let sentence: UnsafeBufferPointer<UInt8>

    private var tables: FrozenLibrary { library.tables }

    /// - Parameters:
    ///   - slots: In the order of the sentence, the app's name among them.
    ///   - entry: The intent's.
    func read(_ id: PhraseID, _ slots: [SlotSpan], _ entry: IntentEntry, freeTextCharacters: Int) -> Interpretation.Reading {
        let phrase = tables.phrase(id)
        let definition = entry.definition
        let language = tables.text(tables.language(of: phrase.scope).tag)
        // Made for a date, a time or money alone.
        let context = { options.valueContext(language: language, now: now) }
        let facts = phrase.outcome.isNone ? PhraseFacts.none : library.facts(of: id)

        var namesApp = false
        var refusals: [Interpretation.Refusal] = []
        var said: [(parameter: TextID, value: ParameterValue)] = []
        said.reserveCapacity(slots.count)
        for slot in slots {
            if slot.content == .app {
                namesApp = true
                continue
            }
            let symbol = tables.symbol(of: slot)
            do {
                guard let value = try value(of: slot, symbol, language: language, context: context) else { continue }
                said.append((symbol.parameter, value))
            } catch {
                refusals.append(
                    Interpretation.Refusal(
                        parameter: tables.text(symbol.parameter), text: text(in: slot.range), range: slot.range, reason: error))
            }
        }
        var parameters: [NamedValue] = []
        parameters.reserveCapacity(definition.parameters.count)
        var defaults: [NamedValue] = []
        for (index, parameter) in definition.parameters.enumerated() {
            if let value = Self.gathered(said, for: entry.names[index], as: parameter.type) {
                parameters.append(NamedValue(name: parameter.name, value: value, origin: .said))
                continue
            }
            if refusals.contains(where: { $0.parameter == parameter.name }) { continue }
            if let value = value(of: parameter.name, given: facts, slots, context: context()) {
                parameters.append(value)
            } else if parameter.defaultValue != nil,
                let value = library.defaultValue(of: parameter, titles: entry.defaultTitles, context: context())
            {
                defaults.append(NamedValue(name: parameter.name, value: value, origin: .byDefault))
            }
        }
        return Interpretation.Reading(
            app: definition.app.isEmpty ? nil : definition.app, intent: definition.name, language: language,
            parameters: defaults.isEmpty ? parameters : parameters + defaults, refusals: refusals, response: facts.response,
            notes: facts.notes, namesApp: namesApp, freeTextCharacters: freeTextCharacters,
            source: Interpretation.Source(tables: tables, phrase: id, text: text, slots: slots))
    }

    /// What a phrase fixes for a parameter, else what it copies from the context.
    private func value(
        of parameter: String, given facts: PhraseFacts, _ slots: [SlotSpan], context: @autoclosure () -> ValueContext
    ) -> NamedValue? {
        if let fixed = facts.fixed.first(where: { $0.parameter == parameter }), let value = value(of: fixed, context: context()) {
            return value
        }
        let copies = facts.copies.lazy.filter { $0.parameter == parameter }
        guard !copies.isEmpty else { return nil }
        let told = told(by: slots)
        for copy in copies {
            guard let value = told[copy.key] else { continue }
            return NamedValue(name: parameter, value: ParameterValue(value: value, type: copy.type), origin: .context)
        }
        return nil
    }

    /// What the caller and the values of the sentence tell; of several facts with one key the caller's counts, then the first.
    private func told(by slots: [SlotSpan]) -> [String: SlotValue] {
        var told = options.context
        for slot in slots {
            guard case .listValue(let index) = slot.content, let list = tables.symbol(of: slot).list.id else { continue }
            told.merge(library.entries(of: list).facts(of: index)) { first, _ in first }
        }
        return told
    }

    private func text(in range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: sentence[range]), as: UTF8.self)
    }

    private func value(
        of slot: SlotSpan, _ symbol: SymbolRow, language: String, context: () -> ValueContext
    ) throws(ValueRefusal) -> ParameterValue? {
        let words = text(in: slot.range)
        switch slot.content {
        case .app: return nil
        case .listValue(let index):
            guard let list = symbol.list.id else { return nil }
            let entries = library.entries(of: list)
            return ParameterValue(
                value: entries.value(of: index), type: .choice(of: tables.text(tables.list(list).name)), text: words, range: slot.range,
                title: entries.title(of: index))
        case .number(let number):
            guard let range = symbol.range.id else { return nil }
            let value: SlotValue = Int(exactly: number).map(SlotValue.integer) ?? .number(number)
            return ParameterValue(
                value: value, type: .choice(of: tables.text(tables.range(range).name)), text: words, range: slot.range)
        case .words:
            guard let type = tables.text(symbol.type) else {
                return ParameterValue(value: .text(words), type: .kind(.text), text: words, range: slot.range)
            }
            guard let kind = ValueKind(rawValue: type) else { return nil }
            var value = PlainNumber.value(of: UnsafeBufferPointer(rebasing: sentence[slot.range]), as: kind)
            if value == nil { value = try library.recognizers.read(words, as: kind, language: language, context: context).first }
            guard let value else { return nil }
            return ParameterValue(value: value, type: .kind(kind), text: words, range: slot.range)
        }
    }

    /// What was said for a parameter: several values of an array are one array; of another parameter the first counts.
    private static func gathered(
        _ said: [(parameter: TextID, value: ParameterValue)], for name: TextID?, as type: ValueType
    ) -> ParameterValue? {
        guard let first = said.first(where: { $0.parameter == name })?.value else { return nil }
        guard case .array = type else { return first }
        let values = said.filter { $0.parameter == name }.map(\.value.value)
        return ParameterValue(
            value: .array(values), type: type, text: values.count == 1 ? first.text : nil, range: values.count == 1 ? first.range : nil)
    }

    private func value(of fixed: PhraseFacts.Fixed, context: @autoclosure () -> ValueContext) -> NamedValue? {
        switch fixed.content {
        case .value(let value, let title):
            return NamedValue(
                name: fixed.parameter, value: ParameterValue(value: value, type: fixed.type, title: title), origin: .fixed)
        case .words(let words):
            guard case .kind(let kind) = fixed.type, let value = library.value(of: words, as: kind, context: context()) else { return nil }
            return NamedValue(name: fixed.parameter, value: ParameterValue(value: value, type: fixed.type), origin: .fixed)
        }
    }
}

extension PhraseLibrary {
    /// What words in a phrase file mean as a kind of value.
    fileprivate func value(of words: String, as kind: ValueKind, context: @autoclosure () -> ValueContext) -> SlotValue? {
        WrittenAmount.value(of: words, as: kind) ?? (try? recognizers.read(words, as: kind, context: context()).first)
    }

    /// A parameter's default, its words read anew; `nil` where it has none.
    ///
    /// - Parameter titles: What people call defaults, by parameter.
    func defaultValue(
        of parameter: ParameterDefinition, titles: [String: String], context: @autoclosure () -> ValueContext
    ) -> ParameterValue? {
        switch parameter.defaultValue {
        case .value(let value)?:
            return ParameterValue(value: value, type: parameter.type, title: titles[parameter.name])
        case .words(let words)?:
            guard case .kind(let kind) = parameter.type, let value = value(of: words, as: kind, context: context()) else { return nil }
            return ParameterValue(value: value, type: parameter.type)
        case nil: return nil
        }
    }
}
