import Dialog
import IntentModel
import IntentRuntime
import ValueTypes

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

    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A person who mostly answers, and now and then does anything else.
struct RandomSpeaker {
    var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// - Parameter question: The event that ended the turn before.
    mutating func utterance(to question: SessionEvent?, in state: DialogState, language: String) -> Utterance {
        let speaksOther = random.oneIn(state.isIdle ? 3 : 25)
        let spoken = speaksOther ? (language == "en" ? "fr" : "en") : language
        guard let words = SpokenLanguage.all[spoken] else { return Utterance(kind: .empty, text: "") }
        var utterance = utterance(to: question, in: state, words)
        // What is said in another language than that of the questions may be read in any way.
        if speaksOther, utterance.kind != .command {
            utterance.gives = [:]
            utterance.kind = .foreign
        }
        return utterance
    }

    private mutating func utterance(to question: SessionEvent?, in state: DialogState, _ words: SpokenLanguage) -> Utterance {
        if state.isIdle, !random.oneIn(5) { return pick(words.commands) }
        switch Int.random(in: 0..<30, using: &random) {
        case 0, 1: return pick(words.commands)
        case 2: return Utterance(kind: .cancel, text: words.cancel)
        case 3 where random.oneIn(4): return Utterance(kind: .cancelEverything, text: words.cancelEverything)
        case 4: return Utterance(kind: .startOver, text: words.startOver)
        case 5: return Utterance(kind: .skip, text: words.skip)
        case 6: return Utterance(kind: .undo, text: words.undo)
        case 7: return Utterance(kind: .again, text: words.again)
        case 8, 9: return Utterance(kind: .aside, text: pick(words.asides))
        case 10: return Utterance(kind: .nonsense, text: pick(["blorp fizz", "??", "qwertz uiop", "hm"]))
        case 11: return Utterance(kind: .empty, text: pick(["", "   ", "\t\n"]))
        case 12: return Utterance(kind: .hostile, text: HostileText.make(&random))
        case 13, 14: return Utterance(kind: .correction, text: pick(words.corrections))
        case 15: return Utterance(kind: .choice, text: pick(words.positions))
        case 16: return Utterance(kind: .deny, text: pick(words.denials))
        case 17: return Utterance(kind: .affirm, text: pick(words.affirmations))
        default: return answer(to: question, in: state, words)
        }
    }

    /// What a person who wants to get on says.
    mutating func answer(to question: SessionEvent?, in state: DialogState, _ words: SpokenLanguage) -> Utterance {
        switch question {
        case .confirm: return Utterance(kind: .affirm, text: pick(words.affirmations))
        case .choose: return Utterance(kind: .choice, text: words.positions[0])
        case .ask(let ask):
            if case .more? = state.openQuestion?.subject { return Utterance(kind: .deny, text: words.denials[0]) }
            guard let answer = words.answers[ask.parameter]?.randomElement(using: &random) else {
                return Utterance(kind: .cancel, text: words.cancel)
            }
            // What an intent asks inside stays with it.
            if state.openQuestion?.subject == .request { return Utterance(kind: .answer, text: answer.text) }
            if let other = companion(of: ask, in: state), !answer.text.isQuoted, random.oneIn(3),
                let second = words.answers[other]?.randomElement(using: &random), !second.text.isQuoted
            {
                return Utterance(
                    kind: .several, text: "\(answer.text), \(second.text)", gives: [ask.parameter: answer.value, other: second.value])
            }
            return Utterance(kind: .answer, text: answer.text, gives: [ask.parameter: answer.value])
        default: return pick(words.commands)
        }
    }

    /// What is still missing and can be said with the answer.
    private func companion(of ask: SessionEvent.Ask, in state: DialogState) -> String? {
        guard let other = Self.companions[ask.parameter], let frame = state.frames.last, frame.values[other] == nil else { return nil }
        return Household.library.definition(of: frame.intent)?.parameters.first { $0.name == other }?.name
    }

    /// Parameters that are often answered together.
    private static let companions = ["title": "price", "size": "count", "price": "title"]

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: list.indices, using: &random)] }
}

/// Texts that no person types, and some do.
enum HostileText {
    static func make(_ random: inout SplitMix) -> String {
        let pieces = [
            "(", ")", "[", "<app>", "<title>", "|", "\"", "«", "\u{202E}", "\u{0}", "\u{1B}[31m", "\u{FEFF}", "👩‍👩‍👧", "e\u{301}\u{301}\u{301}",
            "1e309",
            "-0", "NaN", "31 February", ",", " and ", " and then ", "no, ", "not ", "\n", "%s%n", "\\", "9999999999999999999", "add ", "٣",
            "Ⅷ", "ß",
        ]
        if random.oneIn(6) {
            return String(repeating: pieces.randomElement(using: &random) ?? "", count: .random(in: 100...3_000, using: &random))
        }
        return (0..<Int.random(in: 1...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}

extension String {
    fileprivate var isQuoted: Bool { first?.isPunctuation == true }
}
