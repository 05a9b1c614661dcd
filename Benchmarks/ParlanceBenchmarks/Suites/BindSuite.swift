import PhraseAutomaton
import PhraseSyntax

/// Lists given their values when matching: how long many values take, and how often few can be given anew.
struct BindSuite: Suite {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let phrases = """
        language en
        intent TurnOn
          - turn on [the] <name>
        list name preferred bound
        """

    func run(_ meter: Meter) throws -> [Figure] {
        let automaton = try Workload.automaton(of: Self.phrases)
        let many = Self.values(10_000, round: 0)
        let (list, binding) = meter.measureOnce("bind 10,000 values") { BoundList(many, of: ListID(0), in: automaton) }
        try check("turn on the \(many[9_999].texts[0])", list, automaton)
        let few = (0..<2_000).map { Self.values(20, round: $0) }
        let sentences = few.map { "turn on \($0[19].texts[0])" }
        let rebinding = try meter.measure("rebind 20 values, and a sentence", sentences: few.count) { index in
            try check(sentences[index], BoundList(few[index], of: ListID(0), in: automaton), automaton)
        }
        return binding + rebinding
    }

    private func check(_ sentence: String, _ list: BoundList, _ automaton: FrozenAutomaton) throws {
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
