import Dialog
import Foundation
import IntentModel
import ValueTypes

extension Session {
    /// What a sentence means here: a word of the dialog, an answer, a command, a correction, or nothing.
    func understand(_ sentence: String, definitions: SessionDefinitions) -> DialogAct {
        let text = sentence.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let question = state.openQuestion, let frame = state.frames.last else { return understandIdle(text, definitions) }
        if let quoted = Quotation.content(of: text) { return answer(quoted, to: question, in: frame, definitions: definitions) }
        let spoken = hear(text, isChoosing: offersChoices(question, in: frame, definitions: definitions))
        if let act = spoken?.command, !isAnswer(text, insteadOf: act, to: question, in: frame, definitions: definitions) { return act }
        switch question.subject {
        case .confirmation: return understandYesOrNo(text, spoken, frame: frame, actions: [], definitions: definitions)
        case .request:
            guard let request = frame.request else { return .nonsense(text) }
            switch request.kind {
            case .confirmation(_, let actions):
                return understandYesOrNo(text, spoken, frame: frame, actions: actions, definitions: definitions)
            case .disambiguation: return understandChoice(text, spoken, question: question, frame: frame, definitions: definitions)
            case .value: return understandValue(text, spoken, question: question, frame: frame, definitions: definitions)
            }
        case .intent, .reading, .candidates:
            return understandChoice(text, spoken, question: question, frame: frame, definitions: definitions)
        case .more:
            if let spoken, spoken == .deny || spoken == .affirm { return spoken == .deny ? .deny : .affirm }
            return understandValue(text, spoken, question: question, frame: frame, definitions: definitions)
        case .value: return understandValue(text, spoken, question: question, frame: frame, definitions: definitions)
        }
    }

    /// The app's own words go before the dialog's: an action (*reset*), a choice (*finished*); what ends a command does not.
    private func isAnswer(
        _ text: String, insteadOf act: DialogAct, to question: DialogQuestion, in frame: DialogFrame, definitions: SessionDefinitions
    ) -> Bool {
        if act == .cancel || act == .cancelEverything || act == .help { return false }
        if case .request = question.subject, case .confirmation(_, let actions)? = frame.request?.kind {
            let folded = HeardText(text)
            return (actions + (frame.request?.denials ?? [])).contains { HeardText($0) == folded }
        }
        guard let definition = definitions.definition(of: frame.intent), let asked = asked(by: question, in: frame, of: definition),
            asked.type != .kind(.text)
        else { return false }
        // "the same" to a question is a value, and a command to do it again where nothing is asked.
        if case .again = act, mentioned(text, for: asked, of: frame.intent) != nil { return true }
        guard case .choice = asked.type else { return false }
        return reads(text, as: asked, app: frame.intent.app, with: definitions.reader)
    }

    // MARK: Where nothing is asked

    private func understandIdle(_ text: String, _ definitions: SessionDefinitions) -> DialogAct {
        if let heard = commands(in: text) { return .commands(heard.commands) }
        let spoken = hear(text, isChoosing: false)
        if let act = spoken?.command { return act }
        if let spoken, let last = state.history.entries.last,
            let correction = correction(spoken, of: last.intent, filled: last.values, definitions: definitions)
        {
            return .correct([correction])
        }
        switch spoken {
        case .affirm: return .affirm
        case .deny: return .deny
        case .ellipsis(let words, let isOpen): return repetition(with: words, isOpen: isOpen, definitions) ?? .nonsense(text)
        default: return .nonsense(text)
        }
    }

    // MARK: A value is asked for

    private func understandValue(
        _ text: String, _ spoken: SpokenWords?, question: DialogQuestion, frame: DialogFrame, definitions: SessionDefinitions
    ) -> DialogAct {
        guard let definition = definitions.definition(of: frame.intent), let asked = asked(by: question, in: frame, of: definition) else {
            return .nonsense(text)
        }
        if let value = mentioned(text, for: asked, of: frame.intent) {
            return .answer(DialogAnswer(text: text, values: [asked.name: [value]]))
        }
        if let act = understandOffer(text, spoken, asked: asked, frame: frame) { return act }
        let isText = asked.type == .kind(.text) || asked.type == .array(.kind(.text))
        let hasChoices = self.hasChoices(asked, frame.intent, definitions)
        if !isText, case .choose(let position)? = spoken, hasChoices { return .choose(position) }
        if spoken == .more, hasChoices { return .more }
        if !isText, reads(text, as: asked, app: frame.intent.app, with: definitions.reader) {
            return answer(text, to: question, in: frame, definitions: definitions)
        }
        if asked.type == .kind(.boolean), spoken == .affirm { return .affirm }
        // "A note for the kitchen?" - "No, thanks." Nobody wants that written on it.
        if asked.type == .kind(.boolean) || asked.isOptional, spoken == .deny { return .deny }
        if let heard = commands(in: text), !isText || heard.isCertain { return .commands(heard.commands) }
        if let spoken, let correction = correction(spoken, of: frame.intent, filled: frame.values, definitions: definitions) {
            // At a question for text a correction has to name a parameter that is filled or asked for, or to be read by a typed one.
            let isKnown =
                correction.parameter.map { frame.values[$0] != nil || $0 == asked.name } ?? !correction.changesText(of: definition)
            if !isText || isKnown { return .correct([correction]) }
        }
        if !isText, hasChoices, let position = position(in: spoken) { return .choose(position) }
        let act = answer(text, to: question, in: frame, definitions: definitions)
        guard hasChoices, case .answer(var given) = act, given.values.isEmpty, given.refusals.isEmpty else { return act }
        given.text = narrowing(text)
        return .answer(given)
    }

    /// What choices are narrowed by: "I'd like a pie" speaks of pies.
    private func narrowing(_ text: String) -> String { words.bareAnswers(in: text).first?.words ?? text }

    /// A choice by its place, also behind words of a correction: "no, the second one".
    private func position(in spoken: SpokenWords?) -> ChoicePosition? {
        switch spoken {
        case .choose(let position): position
        case .correction(.value(let words)), .correction(.loose(let words)):
            if case .choose(let position)? = hear(words) { position } else { nil }
        default: nil
        }
    }

    /// There is something that can be chosen by its place.
    private func offersChoices(_ question: DialogQuestion, in frame: DialogFrame, definitions: SessionDefinitions) -> Bool {
        switch question.subject {
        case .confirmation: return false
        case .intent, .reading, .candidates: return true
        case .request:
            switch frame.request?.kind {
            case .confirmation, nil: return false
            case .disambiguation: return true
            case .value: break
            }
        case .value, .more: break
        }
        guard let definition = definitions.definition(of: frame.intent), let asked = asked(by: question, in: frame, of: definition) else {
            return false
        }
        return hasChoices(asked, frame.intent, definitions)
    }

    private func hasChoices(_ parameter: ParameterDefinition, _ intent: IntentKey, _ definitions: SessionDefinitions) -> Bool {
        !definitions.choices(for: parameter, of: intent).isEmpty
    }

    private func reads(_ text: String, as parameter: ParameterDefinition, app: String, with reader: AnswerReader) -> Bool {
        guard let values = try? reader.read(text, as: parameter.type, app: app) else { return true }
        return !values.isEmpty
    }

    /// The parameter that a question is about; a request without one asks for a text.
    func asked(by question: DialogQuestion, in frame: DialogFrame, of definition: IntentDefinition) -> ParameterDefinition? {
        let name: String?
        switch question.subject {
        case .value(let asked), .more(let asked), .candidates(let asked): name = asked
        case .request: name = frame.request?.parameter
        case .confirmation(let asked): name = asked
        case .intent, .reading: name = nil
        }
        return definition.parameters.first { $0.name == name }
    }

    /// Cuts and reads an answer, and shares its values out among the parameters that have none.
    private func answer(
        _ text: String, to question: DialogQuestion, in frame: DialogFrame, definitions: SessionDefinitions
    ) -> DialogAct {
        guard let definition = definitions.definition(of: frame.intent), let asked = asked(by: question, in: frame, of: definition) else {
            return .answer(DialogAnswer(text: text))
        }
        // A yes or no is about what is asked, and not kept for a parameter that comes later.
        let isYesOrNo = [.affirm, .deny].contains(hear(text))
        let missing = definition.parameters.filter { parameter in
            parameter.name == asked.name || frame.values[parameter.name] == nil && !(isYesOrNo && parameter.type == .kind(.boolean))
        }
        let cutter = AnswerCutter(
            words: words, takesAnyText: asked.type == .kind(.text), separatesTexts: asked.type == .array(.kind(.text)),
            app: frame.intent.app, missing: missing)
        // A whole answer that has the shape of the value and cannot be one (31 February) is not taken apart into other values.
        do { _ = try definitions.reader.read(text, as: asked.type, app: frame.intent.app) } catch {
            return .answer(DialogAnswer(text: text, refusals: [asked.name: .impossible(error)]))
        }
        return .answer(AnswerAssignment(asked: asked, missing: missing).answer(to: cutter.cut(text, with: definitions.reader)))
    }

    // MARK: A yes or no is asked for

    private func understandYesOrNo(
        _ text: String, _ spoken: SpokenWords?, frame: DialogFrame, actions: [String], definitions: SessionDefinitions
    ) -> DialogAct {
        let folded = HeardText(text)
        if actions.contains(where: { HeardText($0) == folded }) { return .affirm }
        if frame.request?.denials.contains(where: { HeardText($0) == folded }) == true { return .deny }
        switch spoken {
        case .affirm: return .affirm
        case .deny: return .deny
        case let spoken?:
            if let correction = correction(spoken, of: frame.intent, filled: frame.values, definitions: definitions) {
                return .correct([correction])
            }
        case nil: break
        }
        if let heard = commands(in: text) { return .commands(heard.commands) }
        return .nonsense(text)
    }

    // MARK: A choice is asked for

    private func understandChoice(
        _ text: String, _ spoken: SpokenWords?, question: DialogQuestion, frame: DialogFrame, definitions: SessionDefinitions
    ) -> DialogAct {
        if let position = position(in: spoken) { return .choose(position) }
        switch spoken {
        case .more: return .more
        case .deny: return .deny
        case .affirm: return .affirm
        case .correction(.named)?:
            if let correction = spoken.flatMap({
                self.correction($0, of: frame.intent, filled: frame.values, definitions: definitions)
            }), frame.readings.count == 1 {
                return .correct([correction])
            }
        default: break
        }
        if let heard = commands(in: text), heard.isCertain { return .commands(heard.commands) }
        var answer = DialogAnswer(text: narrowing(text))
        if let definition = definitions.definition(of: frame.intent), let asked = asked(by: question, in: frame, of: definition) {
            if let values = try? definitions.reader.read(text, as: asked.type, app: frame.intent.app), !values.isEmpty {
                answer.values[asked.name] = values
            }
        }
        return .answer(answer)
    }
}
