import IntentRuntime
import ValueTypes

/// A reading as both sides of the comparison write it.
struct WorkerAnswer: Encodable {
    let intent: String
    /// The `slot_combination` of the block that matched.
    var combo: String?
    var slots: [String: JSONValue] = [:]
    /// The words that each slot covers.
    var texts: [String: String] = [:]
    let template: String
    /// The other readings with the same evidence.
    var equals: [WorkerAnswer] = []

    init(_ reading: Interpretation.Reading) {
        intent = reading.intent
        template = reading.phrase
        combo = reading.notes.first { $0.key == "slot_combination" }?.value.string
        for parameter in reading.parameters where parameter.origin != .byDefault {
            slots[parameter.name] = JSONValue(parameter.value.value)
            texts[parameter.name] = parameter.value.text ?? ""
        }
    }

    init?(_ interpretation: Interpretation) {
        guard let best = interpretation.best else { return nil }
        self.init(best)
        equals = interpretation.ambiguous.map { WorkerAnswer($0) }
    }

    private enum Key: String, CodingKey { case intent, combo, slots, texts, template, equals }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(intent, forKey: .intent)
        // Also where there is none.
        try container.encode(combo, forKey: .combo)
        try container.encode(slots, forKey: .slots)
        try container.encode(texts, forKey: .texts)
        try container.encode(template, forKey: .template)
        try container.encode(equals, forKey: .equals)
    }
}
