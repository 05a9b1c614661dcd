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
    let sentence: UnsafeBufferPointer<UInt8>

    func read(_ reading: Reading) -> Interpretation.Reading {
        let key = library.key(of: reading.intent)
        let definition = library.definition(of: reading.intent)
        let phrase = library.tables.phrase(reading.phrase)
        let language = library.language(of: reading.phrase)
        // Made for a date, a time or money alone.
        let context = { options.valueContext(language: language, now: now) }
        let facts = library.facts(of: reading.phrase)

        var said: [String: [ParameterValue]] = [:]
        var refusals: [Interpretation.Refusal] = []
        for capture in reading.captures where capture.content != .app {
            do {
                guard let value = try value(of: capture, language: language, context: context) else { continue }
                said[capture.name, default: []].append(value)
            } catch {
                refusals.append(
                    Interpretation.Refusal(
                        parameter: capture.name, text: text(in: capture.range), range: capture.range, reason: error))
            }
        }
        var named: [String: NamedValue] = [:]
        for (name, values) in said {
            let type = definition.parameters.first { $0.name == name }?.type
            named[name] = NamedValue(name: name, value: Self.gathered(values, as: type), origin: .said)
        }
        let refused = Set(refusals.map(\.parameter))
        for fixed in facts.fixed where named[fixed.parameter] == nil && !refused.contains(fixed.parameter) {
            named[fixed.parameter] = value(of: fixed, context: context())
        }
        let told = facts.copies.isEmpty ? [:] : told(by: reading)
        for copy in facts.copies where named[copy.parameter] == nil && !refused.contains(copy.parameter) {
            named[copy.parameter] = told[copy.key].map {
                NamedValue(name: copy.parameter, value: ParameterValue(value: $0, type: copy.type), origin: .context)
            }
        }
        for parameter in definition.parameters where named[parameter.name] == nil && !refused.contains(parameter.name) {
            let value = library.defaultValue(of: parameter, of: reading.intent, context: context())
            named[parameter.name] = value.map { NamedValue(name: parameter.name, value: $0, origin: .byDefault) }
        }
        let declared = definition.parameters.compactMap { named[$0.name] }
        return Interpretation.Reading(
            app: key.app.isEmpty ? nil : key.app, intent: key.name, language: language,
            parameters: declared.filter { $0.origin != .byDefault } + declared.filter { $0.origin == .byDefault }, refusals: refusals,
            response: facts.response, notes: facts.notes, namesApp: reading.captures.contains { $0.content == .app },
            phrase: library.tables.text(phrase.template), place: library.tables.place(of: phrase),
            literalWords: literalWords(beside: reading.captures),
            freeTextCharacters: reading.evidence.freeTextCharacters)
    }

    /// What the caller and the values of the sentence tell; of several facts with one key the caller's counts, then the first.
    private func told(by reading: Reading) -> [String: SlotValue] {
        var told = options.context
        for capture in reading.captures {
            guard case .list(let list)? = capture.source, case .listValue(let index) = capture.content else { continue }
            told.merge(library.entries(of: list).facts(of: index)) { first, _ in first }
        }
        return told
    }

    private func text(in range: Range<Int>) -> String {
        String(decoding: sentence[range], as: UTF8.self)
    }

    private func value(
        of capture: Capture, language: String, context: () -> ValueContext
    ) throws(ValueRefusal) -> ParameterValue? {
        let words = text(in: capture.range)
        switch (capture.source, capture.content) {
        case (.list(let id), .listValue(let index)):
            let entries = library.entries(of: id)
            return ParameterValue(
                value: entries.value(of: index), type: .choice(of: library.tables.text(library.tables.list(id).name)), text: words,
                range: capture.range, title: entries.title(of: index))
        case (.range(let id), .number(let number)):
            let value: SlotValue = Int(exactly: number).map(SlotValue.integer) ?? .number(number)
            return ParameterValue(
                value: value, type: .choice(of: library.tables.text(library.tables.range(id).name)), text: words, range: capture.range)
        case (.type(let name), _):
            guard let kind = ValueKind(rawValue: name) else { return nil }
            guard let value = try library.recognizers.read(words, as: kind, language: language, context: context).first else {
                return nil
            }
            return ParameterValue(value: value, type: .kind(kind), text: words, range: capture.range)
        case (.text, _):
            return ParameterValue(value: .text(words), type: .kind(.text), text: words, range: capture.range)
        default:
            return nil
        }
    }

    /// Several values of an array are one array; of another parameter the first counts.
    private static func gathered(_ values: [ParameterValue], as type: ValueType?) -> ParameterValue {
        guard let type, case .array = type, let first = values.first else { return values[0] }
        return ParameterValue(
            value: .array(values.map(\.value)), type: type, text: values.count == 1 ? first.text : nil,
            range: values.count == 1 ? first.range : nil)
    }

    private func value(of fixed: PhraseFacts.Fixed, context: @autoclosure () -> ValueContext) -> NamedValue? {
        switch fixed.content {
        case .value(let value, let title):
            return NamedValue(
                name: fixed.parameter, value: ParameterValue(value: value, type: fixed.type, title: title), origin: .fixed)
        case .words(let words):
            guard case .kind(let kind) = fixed.type, let value = try? library.recognizers.read(words, as: kind, context: context()).first
            else { return nil }
            return NamedValue(name: fixed.parameter, value: ParameterValue(value: value, type: fixed.type), origin: .fixed)
        }
    }

    /// The words of the sentence that no capture covers.
    private func literalWords(beside captures: [Capture]) -> Int {
        var count = 0
        var at = 0
        func countWords(upTo end: Int) {
            guard at < end else { return }
            let between = String(decoding: sentence[at..<end], as: UTF8.self)
            count += between.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.count
        }
        for capture in captures {
            countWords(upTo: capture.range.lowerBound)
            at = max(at, capture.range.upperBound)
        }
        countWords(upTo: sentence.count)
        return count
    }
}

extension PhraseLibrary {
    /// A parameter's default, its words read anew; `nil` where it has none.
    func defaultValue(
        of parameter: ParameterDefinition, of intent: IntentID, context: @autoclosure () -> ValueContext
    ) -> ParameterValue? {
        switch parameter.defaultValue {
        case .value(let value)?:
            return ParameterValue(value: value, type: parameter.type, title: defaultTitle(of: parameter.name, of: intent))
        case .words(let words)?:
            guard case .kind(let kind) = parameter.type, let value = try? recognizers.read(words, as: kind, context: context()).first
            else { return nil }
            return ParameterValue(value: value, type: parameter.type)
        case nil: return nil
        }
    }
}
