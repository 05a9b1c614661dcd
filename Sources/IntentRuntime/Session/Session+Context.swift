import Dialog
import Foundation
import IntentModel
import ValueTypes

/// What a sentence leaves to be understood from what was said before.
extension Session {
    // MARK: "and in Groceries?"

    /// The intent performed last that has parameters once more, with the one value that the words are: that of an app with an intent of that name, of a
    /// parameter that was filled, or of one that can take it; `nil` where the words are no such value.
    ///
    /// - Parameter isOpen: Whether the words may be a text.
    func repetition(with words: String, isOpen: Bool, _ definitions: SessionDefinitions) -> DialogAct? {
        guard let last = state.history.entries.last else { return nil }
        // One without parameters ("show my list") has nothing to change: what came before it is meant.
        let performed = state.history.entries.last { definitions.definition(of: $0.intent)?.parameters.isEmpty == false }
        if let elsewhere = command(like: last, inAppCalled: words, definitions) { return .commands([elsewhere]) }
        guard let performed, let definition = definitions.definition(of: performed.intent) else { return nil }
        let isText = { (parameter: ParameterDefinition) in parameter.type.innermost == .kind(.text) }
        let filled = definition.parameters.filter { performed.values[$0.name] != nil }
        let others = definition.parameters.filter { performed.values[$0.name] == nil }
        let reader = definitions.reader
        let typed = (filled + others).filter { !isText($0) }
        // "and 4 for milk" is more than a title.
        let isTitle = isOpen && !reader.finds(typed, in: words, app: performed.intent.app)
        let candidates = typed + (isTitle ? filled.filter(isText) : [])
        for parameter in candidates {
            if let value = mentioned(words, for: parameter, of: performed.intent) {
                return .again(changing: [parameter.name: [value]])
            }
            do {
                let values = try reader.read(words, as: parameter.type, app: performed.intent.app)
                if !values.isEmpty { return .again(changing: [parameter.name: values]) }
            } catch {
                var reading = DialogCommand.Reading(
                    intent: performed.intent, values: performed.values, refusals: [parameter.name: .impossible(error)])
                reading.values[parameter.name] = nil
                return .commands([DialogCommand(reading)])
            }
        }
        return nil
    }

    /// The same in another app that has an intent of that name, with the values that it takes.
    private func command(
        like performed: PerformedIntent, inAppCalled words: String, _ definitions: SessionDefinitions
    ) -> DialogCommand? {
        let apps = library.apps(called: HeardText(words)).filter { $0 != performed.intent.app }
        let commands = apps.compactMap { app -> DialogCommand.Reading? in
            let intent = IntentKey(app: app, name: performed.intent.name)
            guard let definition = definitions.definition(of: intent) else { return nil }
            let taken = definition.parameters.filter { performed.values[$0.name]?.type == $0.type }.map(\.name)
            return DialogCommand.Reading(intent: intent, values: performed.values.filter { taken.contains($0.key) })
        }
        return commands.first.map { DialogCommand($0, orElse: Array(commands.dropFirst())) }
    }

    // MARK: "it", "the same"

    /// The value that an answer of nothing but such a word refers to: the last spoken of that the parameter can take.
    ///
    /// Where any text is an answer only the unmistakable words ("the same") refer to something.
    func mentioned(_ text: String, for parameter: ParameterDefinition, of intent: IntentKey) -> ParameterValue? {
        let isText = parameter.type.innermost == .kind(.text)
        let references = isText ? words.heardReferences.certain : words.heardReferences.all
        let isReference = { references.contains(HeardText($0)) }
        if !isReference(text) {
            let bare = reader?.bareAnswers(in: text) ?? words.bareAnswers(in: text)
            guard bare.contains(where: { isReference($0.words) }) else { return nil }
        }
        let mention = state.mentions.first { mention in
            fits(mention, type: parameter.type.innermost, parameter: parameter.name, app: intent.app)
        }
        guard let mention else { return nil }
        var value = mention.value
        if isText { value = ParameterValue(value: .text(mention.words), type: .kind(.text)) }
        value.text = mention.words
        value.range = nil
        return value.asked(as: parameter.type)
    }

    /// Whether a value can stand for a parameter: it is of its type; for a text it was said for a parameter of that name in the same app,
    /// or is a thing of that app with a name.
    private func fits(_ mention: DialogMention, type: ValueType, parameter: String, app: String) -> Bool {
        guard type == .kind(.text) else { return mention.value.type.innermost == type }
        guard mention.intent.app == app else { return false }
        if mention.value.type == .kind(.text) { return mention.parameter == parameter }
        if case .choice = mention.value.type { return true }
        return false
    }

    /// A sentence in which a word stands for something spoken of, read with its name in place of the word; `nil` where no value fits there.
    ///
    /// The latest value comes first, and has to be the whole of what a parameter is given.
    func resolving(_ text: String, mentions: [DialogMention]) -> Interpretation? {
        for place in ReferencePlace.all(of: words.references, in: text) {
            for mention in mentions {
                let name = mention.words
                let replaced = text.replacingCharacters(in: place.range, with: name)
                guard var reading = (try? interpreter.interpret(replaced))?.best else { continue }
                let start = text.offset(of: place.range.lowerBound)
                let span = start..<start + name.utf8.count
                guard let index = reading.parameters.firstIndex(where: { $0.value.range == span }) else { continue }
                let said = reading.parameters[index]
                let type = said.value.type.innermost
                guard fits(mention, type: type, parameter: said.name, app: reading.app ?? ""),
                    type == .kind(.text) || said.value.value.elements == [mention.value.value]
                else { continue }
                for index in reading.parameters.indices { reading.parameters[index].value.range = nil }
                return Interpretation(text: text, best: reading)
            }
        }
        return nil
    }

    /// Whether a word that stands for something was taken for a text, or for the whole of another value.
    func takesReferenceForValue(_ interpretation: Interpretation) -> Bool {
        interpretation.best?.parameters.contains { parameter in
            guard parameter.value.type.innermost == .kind(.text), let said = parameter.value.text else { return false }
            return words.heardReferences.all.contains(HeardText(said))
        } ?? false
    }
}

extension DialogMention {
    /// What to say for the value so that it is read again.
    var words: String {
        if case .text(let text) = value.value, value.type == .kind(.text) { return text }
        return value.title ?? value.text ?? ""
    }
}

/// Where a word that stands for something is in a sentence.
struct ReferencePlace {
    /// More places than these are not tried: nobody says "it" so often in one sentence.
    private static let limit = 4

    let range: Range<String.Index>

    /// The longest words first; a place inside a longer one is none.
    static func all(of references: [String], in text: String) -> [ReferencePlace] {
        var places: [ReferencePlace] = []
        for word in references {
            var searched = text.startIndex..<text.endIndex
            while places.count < limit, let found = text.range(of: word, options: .caseInsensitive, range: searched) {
                searched = found.upperBound..<text.endIndex
                let isInside = places.contains { $0.range.overlaps(found) }
                if !isInside && text.isWord(at: found) { places.append(ReferencePlace(range: found)) }
            }
        }
        return places
    }
}
