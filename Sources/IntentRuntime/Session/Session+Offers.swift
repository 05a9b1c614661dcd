package import Dialog
import Foundation
import IntentModel
import ValueTypes

/// The values that an options provider offered for a parameter when it was asked for last.
struct OfferedChoices: Sendable, Hashable {
    var intent: IntentKey
    var parameter: String
    var choices: [DialogChoice]

    func isFor(_ parameter: String, of intent: IntentKey) -> Bool { self.parameter == parameter && self.intent == intent }
}

extension Session {
    /// A question with what the parameter's options provider offers, for the values that the intent has by now.
    ///
    /// A provider that offers nothing, or fails, leaves the question open.
    func offering(_ ask: DialogAsk, context: ValueContext) async -> DialogAsk {
        let before = offered
        offered = nil
        guard let instance = registry.descriptor(of: ask.intent.name, app: ask.intent.app)?.makeInstance(),
            let provider = instance[ask.parameter]?.options.provider
        else { return ask }
        for (name, value) in ask.values where name != ask.parameter { try? await instance[name]?.assign(value.value, in: context) }
        let offers = try? await IntentInstance.$beingFilled.withValue(instance) {
            try await AppWork.result(within: options.timeLimit) { try await provider.suggestions(in: context) }
        }
        guard let offers, !offers.isEmpty else { return ask }
        let choices = offers.map { DialogChoice($0, type: ask.type.innermost, in: context) }
        offered = OfferedChoices(intent: ask.intent, parameter: ask.parameter, choices: choices)
        // What was shown and narrowed already stays as the dialog has it.
        if offered == before, ask.choices != nil { return ask }
        var ask = ask
        ask.choices = ChoicePage(of: choices, at: 0)
        return ask
    }

    /// What a parameter's options provider offers where nothing is said yet, in the words of the session's language.
    package func offeredTitles(of parameter: String, in intent: IntentKey) async -> [String] {
        guard let instance = registry.descriptor(of: intent.name, app: intent.app)?.makeInstance(),
            let provider = instance[parameter]?.options.provider
        else { return [] }
        let context = valueContext(now: options.reading.now())
        let offers = try? await IntentInstance.$beingFilled.withValue(instance) {
            try await AppWork.result(within: options.timeLimit) { try await provider.suggestions(in: context) }
        }
        return (offers ?? []).map { $0.display.title.text(in: context.locale) }
    }

    /// What the options provider or the query of a required parameter takes where nothing is said (`defaultResult()`), in place of the
    /// first question for it.
    func defaultOffer(for ask: DialogAsk, definitions: SessionDefinitions) async -> DialogAct? {
        guard ask.attempt == 1, !ask.isReturn, case .value(ask.parameter)? = state.openQuestion?.subject,
            let instance = registry.descriptor(of: ask.intent.name, app: ask.intent.app)?.makeInstance(),
            let parameter = instance[ask.parameter], !parameter.isOptional
        else { return nil }
        let context = definitions.context
        for (name, value) in ask.values where name != ask.parameter { try? await instance[name]?.assign(value.value, in: context) }
        let value = try? await IntentInstance.$beingFilled.withValue(instance) {
            try await AppWork.result(within: options.timeLimit) { await parameter.offeredDefault(in: context) }
        }
        guard let value = value ?? nil else { return nil }
        let taken = ParameterValue(value: value, type: ask.type.innermost).asked(as: ask.type)
        return .answer(DialogAnswer(text: "", values: [ask.parameter: [taken]]))
    }

    /// An answer to a question for a value that a provider offers: one of those, by its name or place; `nil` for any other question.
    func understandOffer(_ text: String, _ spoken: SpokenWords?, asked: ParameterDefinition, frame: DialogFrame) -> DialogAct? {
        guard let offered, offered.isFor(asked.name, of: frame.intent) else { return nil }
        switch spoken {
        case .choose(let position): return .choose(position)
        case .more: return .more
        default: break
        }
        let heard = HeardText(text)
        let named = offered.choices.filter { ([$0.title].compactMap(\.self) + $0.synonyms).contains { HeardText($0) == heard } }
        guard let choice = named.first, case .value(var value) = choice.content else {
            if asked.type.innermost != .kind(.text) { return nil }
            if let heard = commands(in: text), heard.isCertain { return .commands(heard.commands) }
            return .answer(DialogAnswer(text: text))
        }
        value.text = text
        return .answer(DialogAnswer(text: text, values: [asked.name: [value.asked(as: asked.type)]]))
    }
}

extension DialogChoice {
    init(_ choice: IntentChoice, type: ValueType, in context: ValueContext) {
        let title = choice.display.title.text(in: context.locale)
        self.init(
            .value(ParameterValue(value: choice.value, type: type, title: title)), title: title,
            synonyms: choice.display.synonyms.map { $0.text(in: context.locale) })
    }
}

extension ParameterValue {
    /// For a parameter of several values: an array of this one.
    func asked(as type: ValueType) -> ParameterValue {
        guard case .array = type else { return self }
        var array = self
        array.value = .array([value])
        array.type = type
        return array
    }
}
