import IntentModel
import ValueTypes

@testable import Dialog

/// The same numbers for the same seed, on every machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

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

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        definitions = Self.definitions
    }

    mutating func act(in state: DialogState) -> DialogAct {
        // What runs is mostly reported on, and sometimes the report comes when nothing runs.
        if state.operation != nil ? !oneIn(8) : oneIn(40) { return report(in: state) }
        switch Int.random(in: 0..<28, using: &random) {
        case 0..<5: return .commands((0..<(oneIn(4) ? 2 : 1)).map { _ in command() })
        case 5..<13: return .answer(answer(in: state))
        case 13: return .nonsense("??")
        case 14: return .affirm
        case 15: return .deny
        case 16, 17:
            return .choose(oneIn(3) ? .fromEnd(.random(in: -1...3, using: &random)) : .fromStart(.random(in: -1...10, using: &random)))
        case 18: return .more
        case 19, 20: return .correct([correction(in: state)])
        case 21: return .skip
        case 22: return oneIn(6) ? .cancelEverything : .cancel
        case 23: return .startOver
        case 24: return [.help, .repeat, .whatDidYouAsk, .resumed].randomElement(using: &random) ?? .help
        case 25: return .again(changing: oneIn(2) ? [:] : answer(in: state).values)
        case 26: return .undo
        default: return .affirm
        }
    }

    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    // MARK: Parts

    private mutating func report(in state: DialogState) -> DialogAct {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
            return state.operation == .performing || state.operation == nil
                ? .performed(DialogOutcome(dialog: "Done.", canUndo: oneIn(2), opens: oneIn(10) ? command() : nil)) : .undone
        case 5: return .failed(oneIn(2) ? .timedOut : .threw("no"))
        case 6: return .undoFailed(nil)
        case 7: return .resumed
        default: return .requested(request(in: state))
        }
    }

    private mutating func request(in state: DialogState) -> DialogRequest {
        let intent = intent(in: state)
        let parameter = intent.parameters.randomElement(using: &random)
        let answering: DialogRequest.Answering = oneIn(2) ? .resumes : .restarts
        guard let parameter else { return DialogRequest(kind: .confirmation(nil, actions: []), parameter: nil) }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return DialogRequest(kind: .value, parameter: parameter.name, answering: answering)
        case 1: return DialogRequest(kind: .confirmation(value(of: parameter), actions: ["go"]), parameter: oneIn(2) ? parameter.name : nil)
        default:
            let choices = (0..<Int.random(in: 1...12, using: &random)).map { _ in DialogChoice(value(of: parameter)) }
            return DialogRequest(kind: .disambiguation(choices), parameter: parameter.name, answering: answering)
        }
    }

    private func intent(in state: DialogState) -> IntentDefinition {
        let key = state.frames.last?.intent ?? state.history.entries.last?.intent
        return key.flatMap { definitions.definition(of: $0) } ?? IntentDefinition(app: "", name: "", title: "", parameters: [])
    }

    private mutating func command() -> DialogCommand {
        let names = definitions.intents.keys.sorted() + ["Unknown"]
        let readings = (0..<(oneIn(5) ? 3 : 1)).map { _ in
            let name = names.randomElement(using: &random) ?? ""
            var reading = DialogCommand.Reading(intent: IntentKey(name: name))
            for parameter in definitions.intents[name]?.parameters ?? [] where oneIn(2) {
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
            guard isAsked ? !oneIn(3) : oneIn(6) else { continue }
            if oneIn(12) {
                answer.refusals[parameter.name] = .impossible(.tooLarge)
            } else {
                answer.values[parameter.name] = (0..<(oneIn(6) ? 3 : 1)).map { _ in value(of: parameter) }
            }
        }
        return answer
    }

    private mutating func correction(in state: DialogState) -> DialogCorrection {
        let answer = answer(in: state)
        var correction = DialogCorrection(values: answer.values, refusals: answer.refusals)
        if oneIn(3) { correction.parameter = intent(in: state).parameters.randomElement(using: &random)?.name ?? "nothing" }
        if oneIn(4) { correction.replaced = state.frames.last?.values.mapValues { [$0] } }
        return correction
    }

    private mutating func value(of parameter: ParameterDefinition) -> ParameterValue {
        let value: SlotValue =
            switch parameter.type {
            case .kind(.number): .number([3, 4.5, 5000, -0.0, .nan].randomElement(using: &random) ?? 0)
            case .kind(.integer): .integer(.random(in: -1...12, using: &random))
            case .kind(.boolean): .boolean(oneIn(2))
            case .kind(.date): .instant(Instant(year: 2026, month: 11, day: .random(in: 1...30, using: &random), grain: .day))
            case .array: .array((0..<Int.random(in: 0...2, using: &random)).map { .text("item \($0)") })
            default: .text(["tea", "coffee", "blue", "forbidden"].randomElement(using: &random) ?? "")
            }
        return ParameterValue(value: value, type: parameter.type, text: "said")
    }
}
