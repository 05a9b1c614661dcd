import Dialog
import IntentModel
import ValueTypes

/// Acts as a transcript writes them.
extension DialogAct {
    var notation: String {
        switch self {
        case .commands(let commands): "command \(commands.map(\.notation).joined(separator: " ; "))"
        case .answer(let answer): "answer \"\(answer.text)\" \(Self.assignments(answer.values, answer.refusals))"
        case .nonsense(let text): "nonsense \"\(text)\""
        case .affirm: "yes"
        case .deny: "no"
        case .choose(.fromStart(let number)): "choose \(number)"
        case .choose(.fromEnd(let number)): "choose \(number) from the last"
        case .more: "more"
        case .correct(let corrections): "correct \(corrections.map(\.notation).joined(separator: " and "))"
        case .skip: "skip"
        case .cancel: "cancel"
        case .cancelEverything: "cancel everything"
        case .startOver: "start over"
        case .help: "help"
        case .repeat: "repeat"
        case .whatDidYouAsk: "what did you ask"
        case .again(let changes): "again \(Self.assignments(changes, [:]))"
        case .undo: "undo"
        case .performed(let outcome):
            "performed"
                + (outcome.dialog.map { " \"\($0)\"" } ?? "") + (outcome.canUndo ? " undoable" : "")
                + (outcome.opens.map { " opens \($0.notation)" } ?? "")
        case .failed(.threw(let text)): "failed \"\(text)\""
        case .failed(let failure): failure.notation
        case .requested(let request): "request \(request.notation)"
        case .undone: "undone"
        case .undoFailed(let text): "undo failed" + (text.map { " \"\($0)\"" } ?? "")
        case .resumed: "resumed"
        }
    }

    static func assignments(_ values: [String: [ParameterValue]], _ refusals: [String: RefusalReason]) -> String {
        let read = values.sorted { $0.key < $1.key }.map { name, readings in
            "\(name) = \(readings.map(\.value.notation).joined(separator: " | "))"
        }
        return (read + refusals.keys.sorted().map { "\($0) = impossible" }).joined(separator: " ")
    }
}

extension DialogCommand {
    var notation: String {
        readings.map { reading in
            "\(reading.intent) \(DialogAct.assignments(reading.values.mapValues { [$0] }, reading.refusals))"
        }.joined(separator: " or ")
    }
}

extension DialogCorrection {
    fileprivate var notation: String {
        (replaced.map { "not (\(DialogAct.assignments($0, [:]))) " } ?? "") + (parameter.map { "(\($0)) " } ?? "")
            + DialogAct.assignments(values, refusals)
    }
}

extension DialogRequest {
    fileprivate var notation: String {
        let about =
            switch kind {
            case .value: parameter ?? ""
            case .confirmation(let value, _): "confirm \(parameter ?? "")" + (value.map { " = \($0.value.notation)" } ?? "")
            case .disambiguation(let choices): "choose \(parameter ?? "") = \(ChoicePage(of: choices, at: 0).notation)"
            }
        return (answering == .restarts ? "restart " : "") + about
    }
}

extension TranscriptDefinitions {
    /// The intents as a file of transcripts declares them.
    var notation: [String] {
        intents.values.sorted { $0.name < $1.name }.flatMap { intent in
            ["intent \(intent.name)"] + intent.parameters.map { "  \(notation(of: $0))" }
                + (intent.confirmations.isEmpty ? [] : ["  confirm"])
        }
    }

    private func notation(of parameter: ParameterDefinition) -> String {
        var words = ["\(parameter.name): \(parameter.type.name)\(parameter.isOptional ? "?" : "")"]
        if let bounds = parameter.bounds { words.append("in \(bounds.lowerBound) \(bounds.upperBound)") }
        if case .value(let value)? = parameter.defaultValue { words.append("default \(value.notation)") }
        if parameter.texts.values.contains(where: { !$0.ask.isEmpty }) { words.append("ask") }
        if parameter.attempts != 3 { words.append("attempts \(parameter.attempts)") }
        if parameter.texts.values.contains(where: { !$0.confirm.isEmpty }) { words.append("confirm") }
        let choices = ChoicePage(of: choices[parameter.name] ?? [], at: 0)
        return (words + (choices.shown.isEmpty ? [] : [choices.notation])).joined(separator: " ")
    }
}
