import IntentModel
import ValueTypes

/// What an open command needs next.
enum NextMove: Hashable {
    case put(DialogQuestion.Subject)
    case perform
    /// Its intent is not loaded (any more).
    case abort
}

extension DialogStep {
    /// Puts the innermost command's next question, or performs it; nothing when idle.
    mutating func proceed(isReturn: Bool = false) {
        guard let frame = state.frames.last else { return }
        switch nextMove(of: frame) {
        case .put(let subject): put(subject, isReturn: isReturn)
        case .perform: perform()
        case .abort: abort(.unknownIntent)
        }
    }

    /// In order: what was meant at all; the parameters in order of declaration, each with its confirmation; a yes to the whole.
    func nextMove(of frame: DialogFrame) -> NextMove {
        if frame.request != nil { return .put(.request) }
        if frame.readings.count > 1 {
            return .put(frame.readings.contains { $0.intent != frame.intent } ? .intent : .reading)
        }
        guard let definition = definitions.definition(of: frame.intent) else { return .abort }
        for parameter in definition.parameters {
            let name = parameter.name
            if frame.candidates[name] != nil { return .put(.candidates(name)) }
            if frame.collecting == name { return .put(.more(name)) }
            if frame.values[name] == nil {
                if isToBeAsked(parameter, in: frame) { return .put(.value(name)) }
            } else if !frame.confirmed.contains(name), parameter.texts.values.contains(where: { !$0.confirm.isEmpty }) {
                return .put(.confirmation(name))
            }
        }
        let isToBeConfirmed = definition.confirmations.values.contains { !$0.isEmpty }
        return isToBeConfirmed && !frame.isConfirmed ? .put(.confirmation(nil)) : .perform
    }

    /// A required parameter without a default is asked for, and an optional one only if it has an `ask`.
    private func isToBeAsked(_ parameter: ParameterDefinition, in frame: DialogFrame) -> Bool {
        if frame.skipped.contains(parameter.name) { return false }
        if frame.demanded.contains(parameter.name) { return true }
        if parameter.defaultValue != nil { return false }
        return !parameter.isOptional || parameter.texts.values.contains { !$0.ask.isEmpty }
    }

    /// Performs the innermost command, or lets its suspended `perform()` go on; one that began with other values begins anew.
    mutating func perform() {
        guard let frame = state.frames.last else { return }
        if let values = frame.performedValues, values != frame.values { effects.append(.abandon(frame: frame.id)) }
        state.operation = .performing
        updateFrame {
            $0.question = nil
            $0.performedValues = $0.values
        }
        effects.append(
            .perform(DialogPerformance(frame: frame.id, intent: frame.intent, values: knownValues(of: frame), journal: frame.journal)))
    }

    /// The values of a command, defaults included.
    func knownValues(of frame: DialogFrame) -> [String: ParameterValue] {
        var values = frame.values
        for parameter in definitions.definition(of: frame.intent)?.parameters ?? [] where values[parameter.name] == nil {
            values[parameter.name] = definitions.defaultValue(for: parameter, of: frame.intent)
        }
        return values
    }

    /// The definition of a parameter; one that only a request knows is a text.
    func definition(of parameter: String, in frame: DialogFrame) -> ParameterDefinition {
        definitions.definition(of: frame.intent)?.parameters.first { $0.name == parameter }
            ?? ParameterDefinition(name: parameter, title: parameter, type: .kind(.text))
    }

    // MARK: Putting a question

    /// Puts a question in its next wording.
    mutating func put(_ subject: DialogQuestion.Subject, isReturn: Bool = false) {
        guard let frame = state.frames.last else { return }
        var question = frame.question ?? DialogQuestion(subject: subject)
        if question.subject != subject { question = DialogQuestion(subject: subject) }
        question.isReturn = isReturn
        updateFrame { $0.question = question }
        let key = wordingKey(of: subject)
        let wording = state.questionWordings.next(key)
        updateFrame {
            $0.question?.wording = wording
            $0.question?.isFirst = !$0.put.contains(key)
            $0.put.append(key)
        }
        putSame()
    }

    /// Under which the wordings of the open question are counted: questions with the same words count together.
    private func wordingKey(of subject: DialogQuestion.Subject) -> String {
        guard let frame = state.frames.last else { return "" }
        let about = "\(frame.intent) \(askedParameter(of: frame) ?? "")"
        switch (state.phase, subject) {
        case (.confirming, _): return "confirm \(about)"
        case (.choosing, .intent): return "choose intent \(about)"
        case (.choosing, _): return "choose value \(about)"
        case (_, .more): return "more \(about)"
        default: return "ask \(about)"
        }
    }

    /// Puts the open question once more as it was put last.
    mutating func putSame() {
        guard let frame = state.frames.last, let question = frame.question else { return }
        switch state.phase {
        case .asking: effects.append(.ask(ask(question, of: frame)))
        case .confirming: effects.append(.confirm(confirm(question, of: frame)))
        case .choosing: effects.append(.choose(choose(question, of: frame)))
        case .idle, .performing, .undoing: break
        }
    }

    private func ask(_ question: DialogQuestion, of frame: DialogFrame) -> DialogAsk {
        let parameter = definition(of: askedParameter(of: frame) ?? "", in: frame)
        let list = choices(of: frame)
        var wantsMore = false
        if case .more = question.subject { wantsMore = true }
        return DialogAsk(
            intent: frame.intent, parameter: parameter.name, type: parameter.type, attempt: attempt(question.subject, in: frame),
            wording: question.wording, isFirst: question.isFirst, choices: list.isEmpty ? nil : ChoicePage(of: list, at: question.page),
            wantsMore: wantsMore,
            isReturn: question.isReturn, prompt: prompt(question, of: frame), values: knownValues(of: frame))
    }

    private func confirm(_ question: DialogQuestion, of frame: DialogFrame) -> DialogConfirm {
        var parameter: String?
        var actions: [String] = []
        var values = knownValues(of: frame)
        if case .confirmation(let name) = question.subject { parameter = name }
        if let request = frame.request, case .confirmation(let value, let names) = request.kind {
            parameter = request.parameter
            actions = names
            if let parameter, let value { values[parameter] = value }
        }
        return DialogConfirm(
            intent: frame.intent, parameter: parameter, attempt: attempt(question.subject, in: frame), wording: question.wording,
            isFirst: question.isFirst, isReturn: question.isReturn, prompt: prompt(question, of: frame), actions: actions, values: values)
    }

    private func choose(_ question: DialogQuestion, of frame: DialogFrame) -> DialogChoose {
        DialogChoose(
            of: question.subject == .intent ? .intent : .value, intent: frame.intent, parameter: askedParameter(of: frame),
            choices: ChoicePage(of: choices(of: frame), at: question.page), attempt: attempt(question.subject, in: frame),
            wording: question.wording, isReturn: question.isReturn, prompt: prompt(question, of: frame))
    }

    private func prompt(_ question: DialogQuestion, of frame: DialogFrame) -> String? {
        question.subject == .request ? frame.request?.prompt : nil
    }

    /// The parameter that the open question is about.
    func askedParameter(of frame: DialogFrame) -> String? {
        switch frame.question?.subject {
        case .value(let name), .more(let name), .candidates(let name): name
        case .confirmation(let name): name
        case .request: frame.request?.parameter
        case .reading: ReadingChoices(frame.readings).parameter
        case .intent, nil: nil
        }
    }
}
