import Dialog
import IntentModel
import ValueTypes

extension TokenReader {
    /// Reads an act. `context` is the intent whose parameters the values are for.
    mutating func act(context: IntentDefinition) throws -> DialogAct {
        let verb = try word()
        let act: DialogAct
        switch verb {
        case "command": act = .commands(try commands())
        case "answer":
            let text = text() ?? ""
            let (values, refusals) = try assignments(of: context)
            act = .answer(DialogAnswer(text: text, values: values, refusals: refusals))
        case "nonsense": act = .nonsense(text() ?? "")
        case "yes": act = .affirm
        case "no": act = .deny
        case "choose": act = .choose(try position())
        case "more": act = .more
        case "correct": act = .correct([try correction(of: context)])
        case "skip": act = .skip
        case "cancel": act = skip("everything") ? .cancelEverything : .cancel
        case "start": act = try phrase(["over"], .startOver)
        case "help": act = .help
        case "repeat": act = .repeat
        case "what": act = try phrase(["did", "you", "ask"], .whatDidYouAsk)
        case "again": act = .again(changing: try assignments(of: context).values)
        case "undo": act = skip("failed") ? .undoFailed(text()) : .undo
        case "undone": act = .undone
        case "performed": act = .performed(try outcome())
        case "failed": act = .failed(.threw(text() ?? ""))
        case "timed": act = try phrase(["out"], .failed(.timedOut))
        case "request": act = .requested(try request(of: context))
        case "resumed": act = .resumed
        default: throw NotationError(description: "no act: \(verb)")
        }
        guard isAtEnd else { throw NotationError(description: "too much after the act: \(tokens)") }
        return act
    }

    private mutating func phrase(_ words: [String], _ act: DialogAct) throws -> DialogAct {
        for word in words where !skip(word) { throw NotationError(description: "expected \(word)") }
        return act
    }

    /// `Add title="tea" | Note title="tea" ; Total`
    private mutating func commands() throws -> [DialogCommand] {
        var commands: [DialogCommand] = []
        repeat {
            var readings: [DialogCommand.Reading] = []
            repeat {
                let name = try word()
                let (values, refusals) = try assignments(
                    of: intents[name] ?? IntentDefinition(app: "", name: name, title: name, parameters: []))
                readings.append(
                    DialogCommand.Reading(intent: IntentKey(name: name), values: values.compactMapValues(\.first), refusals: refusals))
            } while skip("or")
            commands.append(DialogCommand(readings[0], orElse: Array(readings.dropFirst())))
        } while skip(";")
        return commands
    }

    private mutating func position() throws -> ChoicePosition {
        let word = try word()
        if word == "last" { return .fromEnd(1) }
        guard let number = Int(word) else { throw NotationError(description: "no position: \(word)") }
        return .fromStart(number)
    }

    /// `price = 30`, `(price) price = 30`, `not (title = "tea") title = "coffee"`
    private mutating func correction(of intent: IntentDefinition) throws -> DialogCorrection {
        var correction = DialogCorrection(values: [:])
        if skip("not") {
            guard skip("(") else { throw NotationError(description: "expected (") }
            correction.replaced = try assignments(of: intent).values
            guard skip(")") else { throw NotationError(description: "expected )") }
        } else if skip("(") {
            correction.parameter = try word()
            guard skip(")") else { throw NotationError(description: "expected )") }
        }
        (correction.values, correction.refusals) = try assignments(of: intent)
        return correction
    }

    /// `"text" undoable opens Total`
    private mutating func outcome() throws -> DialogOutcome {
        var outcome = DialogOutcome(dialog: text())
        outcome.canUndo = skip("undoable")
        if skip("opens") { outcome.opens = try commands().first }
        return outcome
    }

    /// `title "Which?"`, `restart title`, `confirm`, `confirm title = "tea"`, `choose title = "a" | "b"`
    private mutating func request(of intent: IntentDefinition) throws -> DialogRequest {
        let answering: DialogRequest.Answering = skip("restart") ? .restarts : .resumes
        var kind = DialogRequest.Kind.value
        var parameter: String?
        if skip("confirm") {
            let value = try assignments(of: intent).values.first
            parameter = value?.key
            kind = .confirmation(value?.value.first, actions: [])
        } else if skip("choose") {
            let values = try assignments(of: intent).values.first
            parameter = values?.key
            kind = .disambiguation((values?.value ?? []).map { DialogChoice($0) })
        } else {
            parameter = try word()
        }
        return DialogRequest(kind: kind, parameter: parameter, answering: answering, prompt: text())
    }
}
