import IntentModel
import ValueTypes

@testable import Dialog

/// Says anything at any time, and reports anything as the runtime.
struct RandomPerson {
    var random: SplitMix
    let definitions: TranscriptDefinitions

    static let definitions: TranscriptDefinitions = {
        var reader = TranscriptReader(file: "random")
        let lines = """
            intent Add
              title: text
              price: number in 0 100
              date: date
            intent Delete
              title: text
              confirm
            intent Send
              to: text confirm
              items: [text]
              tag: text? ask
              confirm
            intent Paint
              color: color of amber azure beige black blue brown coral cyan gold green grey indigo
              level: integer in 0 10 default 5
              on: boolean
            intent Total
            == all
            """
        for line in lines.split(separator: "\n") { reader.read(line, number: 0) }
        return TranscriptDefinitions(intents: reader.transcripts[0].intents, choices: reader.transcripts[0].choices)
    }()

    /// - Parameter definitions: `nil`: made by chance.
    init(seed: UInt64, definitions: TranscriptDefinitions? = nil) {
        random = SplitMix(state: seed)
        self.definitions = definitions ?? GeneratedIntents.make(&random)
    }

    mutating func act(in state: DialogState) -> DialogAct {
        // What runs is mostly reported on, and sometimes the report comes when nothing runs.
        if state.operation != nil ? !random.oneIn(8) : random.oneIn(40) { return report(in: state) }
        switch Int.random(in: 0..<28, using: &random) {
        case 0..<5: return .commands((0..<(random.oneIn(4) ? 2 : 1)).map { _ in command() })
        case 5..<13: return .answer(answer(in: state))
        case 13: return .nonsense("??")
        case 14: return .affirm
        case 15: return .deny
        case 16, 17:
            return .choose(
                random.oneIn(3) ? .fromEnd(.random(in: -1...3, using: &random)) : .fromStart(.random(in: -1...10, using: &random)))
        case 18: return .more
        case 19, 20: return .correct([correction(in: state)])
        case 21: return .skip
        case 22: return random.oneIn(6) ? .cancelEverything : .cancel
        case 23: return .startOver
        case 24: return [.help, .repeat, .whatDidYouAsk, .resumed].randomElement(using: &random) ?? .help
        case 25: return .again(changing: random.oneIn(2) ? [:] : answer(in: state).values)
        case 26: return .undo
        default: return .affirm
        }
    }

    // MARK: Parts

    private mutating func report(in state: DialogState) -> DialogAct {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
            return state.operation == .performing || state.operation == nil
                ? .performed(DialogOutcome(dialog: "Done.", canUndo: random.oneIn(2), opens: random.oneIn(10) ? command() : nil)) : .undone
        case 5: return .failed(random.oneIn(2) ? .timedOut : .threw("no"))
        case 6: return .undoFailed(nil)
        case 7: return .resumed
        default: return .requested(request(in: state))
        }
    }

    private mutating func request(in state: DialogState) -> DialogRequest {
        let intent = intent(in: state)
        let parameter = intent.parameters.randomElement(using: &random)
        let answering: DialogRequest.Answering = random.oneIn(2) ? .resumes : .restarts
        guard let parameter else { return DialogRequest(kind: .confirmation(nil, actions: []), parameter: nil) }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return DialogRequest(kind: .value, parameter: parameter.name, answering: answering)
        case 1:
            return DialogRequest(
                kind: .confirmation(value(of: parameter), actions: ["go"]), parameter: random.oneIn(2) ? parameter.name : nil)
        default:
            // An app offers what it can take.
            let offered = (0..<Int.random(in: 1...12, using: &random)).map { _ in value(of: parameter) }
            let choices = offered.filter { definitions.refusal(of: $0, for: parameter, of: IntentKey(name: intent.name)) == nil }
            return DialogRequest(
                kind: choices.isEmpty ? .value : .disambiguation(choices.map { DialogChoice($0) }), parameter: parameter.name,
                answering: answering)
        }
    }

    private func intent(in state: DialogState) -> IntentDefinition {
        let key = state.frames.last?.intent ?? state.history.entries.last?.intent
        return key.flatMap { definitions.definition(of: $0) } ?? IntentDefinition(app: "", name: "", title: "", parameters: [])
    }

    private mutating func command() -> DialogCommand {
        let names = definitions.intents.keys.sorted() + ["Unknown"]
        let readings = (0..<(random.oneIn(5) ? 3 : 1)).map { _ in
            let name = names.randomElement(using: &random) ?? ""
            var reading = DialogCommand.Reading(intent: IntentKey(name: name))
            for parameter in definitions.intents[name]?.parameters ?? [] where random.oneIn(2) {
                reading.values[parameter.name] = value(of: parameter)
            }
            return reading
        }
        return DialogCommand(readings[0], orElse: Array(readings.dropFirst()))
    }

    private mutating func answer(in state: DialogState) -> DialogAnswer {
        var answer = DialogAnswer(text: ["b", "gr", "tea", "x"].randomElement(using: &random) ?? "")
        let question = state.frames.last?.question?.subject
        for parameter in intent(in: state).parameters {
            var isAsked = question == .value(parameter.name) || question == .more(parameter.name)
            if case .request? = question { isAsked = state.frames.last?.request?.parameter == parameter.name }
            guard isAsked ? !random.oneIn(3) : random.oneIn(6) else { continue }
            if random.oneIn(12) {
                answer.refusals[parameter.name] = .impossible(.tooLarge)
            } else {
                answer.values[parameter.name] = (0..<(random.oneIn(6) ? 3 : 1)).map { _ in value(of: parameter) }
            }
        }
        return answer
    }

    private mutating func correction(in state: DialogState) -> DialogCorrection {
        let answer = answer(in: state)
        var correction = DialogCorrection(values: answer.values, refusals: answer.refusals)
        if random.oneIn(3) { correction.parameter = intent(in: state).parameters.randomElement(using: &random)?.name ?? "nothing" }
        if random.oneIn(4) { correction.replaced = state.frames.last?.values.mapValues { [$0] } }
        return correction
    }

    private mutating func value(of parameter: ParameterDefinition) -> ParameterValue {
        let value: SlotValue
        if case .array(let element) = parameter.type {
            value = .array((0..<Int.random(in: 0...2, using: &random)).map { _ in slotValue(of: element, parameter) })
        } else {
            value = slotValue(of: parameter.type, parameter)
        }
        return ParameterValue(value: value, type: parameter.type, text: "said")
    }

    private mutating func slotValue(of type: ValueType, _ parameter: ParameterDefinition) -> SlotValue {
        switch type {
        case .kind(.number): return .number([3, 4.5, 5000, -0.0, .nan].randomElement(using: &random) ?? 0)
        case .kind(.integer): return .integer(.random(in: -1...12, using: &random))
        case .kind(.boolean): return .boolean(random.oneIn(2))
        case .kind(.date): return .instant(Instant(year: 2026, month: 11, day: .random(in: 1...30, using: &random), grain: .day))
        default:
            let choices = definitions.choices[parameter.name] ?? []
            if !random.oneIn(4), case .value(let choice)? = choices.randomElement(using: &random)?.content { return choice.value }
            return .text(["tea", "coffee", "milk", "blue", "forbidden"].randomElement(using: &random) ?? "")
        }
    }
}
