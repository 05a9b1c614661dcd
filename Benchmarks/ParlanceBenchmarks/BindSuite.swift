import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode

/// Lists given their values when matching: how long many values take, and how often few can be given anew.
struct BindSuite {
    struct Result {
        /// Milliseconds for a list of 10,000 values.
        var many = 0.0
        /// Bindings of a list of 20 values in a second, each followed by a sentence that names one of them.
        var rebindsPerSecond = 0.0
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let phrases = """
        language en
        intent TurnOn
          - turn on [the] <name>
        list name preferred bound
        """

    private let automaton: FrozenAutomaton

    init() {
        let (file, _) = PhraseParser(source: SourceFile(path: "bind", text: Self.phrases)).parse()
        let (library, _) = Resolver(registeredTypes: []).resolve([file])
        automaton = AutomatonCompiler(library: library, normalizer: FoundationNormalizer()) { _, _ in nil }.compile().automaton
    }

    func run() throws -> Result {
        var result = Result()
        let many = Self.values(10_000, round: 0)
        var times: [Double] = []
        for _ in 0..<9 {
            let (list, milliseconds) = Measurement.milliseconds { BoundList(many, of: ListID(0), in: automaton) }
            try check("turn on the \(many[9_999].texts[0])", list)
            times.append(milliseconds)
        }
        result.many = times.sorted()[times.count / 2]
        let rounds = 2_000
        let few = (0..<rounds).map { Self.values(20, round: $0) }
        let (_, milliseconds) = try Measurement.milliseconds {
            for values in few { try check("turn on \(values[19].texts[0])", BoundList(values, of: ListID(0), in: automaton)) }
        }
        result.rebindsPerSecond = Double(rounds) / milliseconds * 1_000
        return result
    }

    private func check(_ sentence: String, _ list: BoundList) throws {
        var bindings = ListBindings()
        bindings.bind(list)
        var matcher = Matcher(automaton)
        matcher.bind(bindings)
        guard try matcher.match(sentence).best != nil else { throw Failure(description: "'\(sentence)' was not matched") }
    }

    private static func values(_ count: Int, round: Int) -> [BoundList.Value] {
        let rooms = ["Kitchen", "Hall", "Küche", "Garage", "Bad", "Study", "Cellar", "Attic"]
        let things = ["light", "Lamp", "blind", "heater", "door", "Thermostat", "fan", "speaker", "outlet", "sensor"]
        return (0..<count).map { number in
            let name = "\(rooms[number % 8]) \(things[number / 8 % 10]) \(round + number)"
            return BoundList.Value(canonical: name, texts: [name], facts: [("domain", .text(things[number % 10]))])
        }
    }
}
