import Dialog
import Foundation
import IntentModel
import PhraseSyntax
import ValueRecognizers
import ValueTypes

/// What the dialog machine is told about the intents of a library, for a turn.
struct SessionDefinitions: DialogDefinitions {
    let library: PhraseLibrary
    let context: ValueContext
    let registry: IntentRegistry
    /// What an options provider offers at the open question.
    let offered: OfferedChoices?
    let reader: AnswerReader
    private let defaults = Defaults()

    /// Defaults that were read: `today` is the same for the length of a turn.
    private final class Defaults {
        var known: [IntentKey: [String: ParameterValue?]] = [:]
    }

    init(library: PhraseLibrary, context: ValueContext, registry: IntentRegistry, offered: OfferedChoices?, reader: AnswerReader) {
        self.registry = registry
        self.library = library
        self.context = context
        self.offered = offered
        self.reader = reader
    }

    func definition(of intent: IntentKey) -> IntentDefinition? { library.definition(of: intent) }

    /// The values of a list, in the language of the session where it is written in that; of an array those of its elements.
    func choices(for parameter: ParameterDefinition, of intent: IntentKey) -> [DialogChoice] {
        if let offered, offered.isFor(parameter.name, of: intent) { return offered.choices }
        let type = parameter.type.innermost
        guard case .choice(let name) = type else { return [] }
        for source in library.sources(ofChoice: name, app: intent.app, language: context.language) {
            guard case .list(let id) = source.source else { continue }
            let allowed = parameter.allowedValues
            return library.entries(of: id).filter { allowed?.contains($0.value) ?? true }.map { entry in
                DialogChoice(
                    .value(ParameterValue(value: entry.value, type: type, title: entry.title)), title: entry.title,
                    synonyms: entry.synonyms)
            }
        }
        return []
    }

    func refusal(of value: ParameterValue, for parameter: ParameterDefinition, of intent: IntentKey) -> RefusalReason? {
        if let reason = ValueCheck.refusal(of: value.value, in: parameter.bounds) { return reason }
        if let allowed = parameter.allowedValues, !value.value.elements.allSatisfy(allowed.contains) { return .notMatching }
        if let pattern = parameter.pattern {
            let texts = Self.texts(of: value)
            guard texts.allSatisfy({ TextPattern(pattern)?.matchesWhole($0) ?? true }) else { return .notMatching }
        }
        return registry.objection(to: value.value, of: parameter.name, in: intent.name, app: intent.app, context: context)
            .map(RefusalReason.rejected)
    }

    func defaultValue(for parameter: ParameterDefinition, of intent: IntentKey) -> ParameterValue? {
        if parameter.defaultValue == nil { return nil }
        if let known = defaults.known[intent]?[parameter.name] { return known }
        let value = library.identifier(of: intent).flatMap {
            library.defaultValue(of: parameter, titles: library.entry(of: $0).defaultTitles, context: context)
        }
        defaults.known[intent, default: [:]][parameter.name] = .some(value)
        return value
    }

    func names(_ typed: String, _ choice: DialogChoice) -> Bool {
        let part = HeardText(typed)
        return ([shownTitle(of: choice)].compactMap(\.self) + choice.synonyms).contains { HeardText($0).holds(part) }
    }

    /// What a choice is shown as: a value without a title is written ("6:30 AM").
    private func shownTitle(of choice: DialogChoice) -> String? {
        if let title = choice.title { return title }
        guard case .value(let value) = choice.content else { return nil }
        return value.title ?? library.recognizers.formatter(for: context).text(value.value, type: value.type)
    }

    private static func texts(of value: ParameterValue) -> [String] {
        switch value.value {
        case .text(let text): [text]
        case .array(let elements): elements.compactMap(\.asText)
        default: value.text.map { [$0] } ?? []
        }
    }
}

extension ValueType {
    /// The type of an array's elements; of another type itself.
    var innermost: ValueType {
        if case .array(let element) = self { element.innermost } else { self }
    }
}

extension SlotValue {
    /// The values of an array; of another value itself.
    var elements: [SlotValue] {
        if case .array(let elements) = self { elements } else { [self] }
    }

    /// The text, where it is one.
    var asText: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension RefusalReason {
    /// Why code does not take a value that was said.
    init(_ error: IntentValueError, locale: Locale) {
        switch error {
        case .outOfBounds(_, let bounds): self = .outOfRange(bounds)
        case .refused(let reason): self = .rejected(reason.text(in: locale))
        case .unrepresentable: self = .impossible(.tooLarge)
        case .wrongType, .unknownChoice, .unknownUnit, .failed: self = .notMatching
        }
    }
}
