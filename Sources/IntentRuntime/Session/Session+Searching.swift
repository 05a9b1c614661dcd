import Dialog
import Foundation
import IntentModel
import ValueTypes

extension Session {
    /// What a sentence means, where a name in it is that of an entity that no list has: the string query of the entity's type finds it.
    func searched(_ act: DialogAct, in sentence: String, context: ValueContext) async -> DialogAct {
        switch act {
        case .answer(let answer):
            if let command = await interruption(in: sentence, context: context) {
                .commands([command])
            } else {
                .answer(await searched(answer, context: context))
            }
        case .nonsense(let text): await searchedCommand(in: text, context: context).map { .commands([$0]) } ?? act
        default: act
        }
    }

    /// At a question for text, a command whose entity is found by its text; it holds its app's name, as such phrases do.
    private func interruption(in text: String, context: ValueContext) async -> DialogCommand? {
        guard let frame = state.frames.last, let question = state.openQuestion, let definition = library.definition(of: frame.intent),
            case .value = question.subject, asked(by: question, in: frame, of: definition)?.type.innermost == .kind(.text),
            Quotation.content(of: text.trimmingCharacters(in: .whitespacesAndNewlines)) == nil
        else { return nil }
        return await searchedCommand(in: text, context: context)
    }

    private func searched(_ answer: DialogAnswer, context: ValueContext) async -> DialogAnswer {
        guard let frame = state.frames.last, let question = state.openQuestion, let definition = library.definition(of: frame.intent),
            let asked = asked(by: question, in: frame, of: definition), answer.values[asked.name, default: []].isEmpty,
            answer.refusals[asked.name] == nil
        else { return answer }
        let found = await entities(called: answer.text, for: asked.name, of: frame.intent, context: context)
        guard !found.isEmpty else { return answer }
        var answer = answer
        answer.values[asked.name] = found.prefix(Self.searchLimit).map { $0.asked(as: asked.type) }
        return answer
    }

    /// A command whose entities are found by their texts; of several entities each is a reading.
    private func searchedCommand(in text: String, context: ValueContext) async -> DialogCommand? {
        guard let heard = searchedPhrases.interpret(text) else { return nil }
        var readings: [DialogCommand.Reading] = []
        for reading in [heard.best].compactMap(\.self) + heard.ambiguous {
            let intent = IntentKey(app: reading.app ?? "", name: reading.intent)
            guard let definition = library.definition(of: intent) else { continue }
            var values: [[String: ParameterValue]] = [[:]]
            for parameter in reading.parameters where parameter.origin != .byDefault {
                var found = [parameter.value]
                let type = definition.parameters.first { $0.name == parameter.name }?.type
                if let type, case .choice = type.innermost, parameter.value.type.innermost == .kind(.text),
                    let words = parameter.value.text
                {
                    found = await entities(called: words, for: parameter.name, of: intent, context: context).map { $0.asked(as: type) }
                }
                values = Array(
                    values.lazy.flatMap { known in found.lazy.map { known.merging([parameter.name: $0]) { $1 } } }.prefix(Self.searchLimit))
            }
            readings += values.map { DialogCommand.Reading(intent: intent, values: $0) }
        }
        return readings.first.map { DialogCommand($0, orElse: Array(readings.dropFirst())) }
    }

    /// More entities of one name than these are not offered.
    private static let searchLimit = 100

    /// What the string query of a parameter's entity type finds; a query that fails finds nothing.
    private func entities(
        called text: String, for parameter: String, of intent: IntentKey, context: ValueContext
    ) async -> [ParameterValue] {
        guard let storage = registry.descriptor(of: intent.name, app: intent.app)?.makeInstance()[parameter] else { return [] }
        let provider: (any IntentChoiceProvider)? =
            if let own = storage.options.provider { own } else if case .offered(let query) = storage.typeChoices { query } else { nil }
        guard let provider else { return [] }
        let found = try? await AppWork.result(within: options.timeLimit) { try await provider.matches(for: text, in: context) }
        guard let found else { return [] }
        return found.map { choice in
            ParameterValue(
                value: choice.value, type: storage.valueType.innermost, text: text, title: choice.display.title.text(in: context.locale))
        }
    }
}

/// The phrases of shortcuts with an entity that a string query can find, the entity being any text.
///
/// They are tried where no other phrase takes a sentence, so that a name that an app has offered always comes first.
final class SearchedPhrases {
    private var interpreter: Interpreter?

    init(_ apps: [IntentApp], options: ReadingOptions) {
        let files = apps.map { CodePhrases($0, calendar: options.calendar, searchesEntities: true) }.filter(\.hasPhrases).flatMap(\.files)
        guard !files.isEmpty, let library = PhraseLibrary.load(files: files).library else { return }
        interpreter = Interpreter(library, options: options)
    }

    func interpret(_ sentence: String) -> Interpretation? {
        guard let reading = try? interpreter?.interpret(sentence), reading.best != nil else { return nil }
        return reading
    }
}
