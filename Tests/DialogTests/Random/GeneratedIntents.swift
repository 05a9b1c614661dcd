import Dialog
import IntentModel
import ValueTypes

/// Intents with parameters of every kind, made by chance.
enum GeneratedIntents {
    private static let types: [ValueType] = [
        .kind(.text), .kind(.text), .kind(.number), .kind(.integer), .kind(.boolean), .kind(.date), .choice(of: "few"), .choice(of: "many"),
        .array(.kind(.text)), .array(.choice(of: "few")), .array(.kind(.number)),
    ]

    /// One intent without parameters, and up to four with as many as six.
    static func make(_ random: inout SplitMix) -> TranscriptDefinitions {
        var definitions = TranscriptDefinitions(intents: [:], choices: [:])
        definitions.intents["Total"] = IntentDefinition(app: "", name: "Total", title: "Total", parameters: [])
        for name in ["Add", "Delete", "Send", "Paint"].prefix(.random(in: 1...4, using: &random)) {
            var intent = IntentDefinition(app: "", name: name, title: name, parameters: [])
            for number in 0..<Int.random(in: 0...6, using: &random) {
                let parameter = parameter("\(name.lowercased())\(number)", &random)
                if let choices = choices(for: parameter.type) { definitions.choices[parameter.name] = choices }
                intent.parameters.append(parameter)
            }
            if random.oneIn(3) { intent.confirmations["en"] = ["Sure?"] }
            definitions.intents[name] = intent
        }
        return definitions
    }

    private static func parameter(_ name: String, _ random: inout SplitMix) -> ParameterDefinition {
        let type = types.randomElement(using: &random) ?? .kind(.text)
        var parameter = ParameterDefinition(name: name, title: name, type: type, attempts: .random(in: 1...4, using: &random))
        var texts = ParameterTexts()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: parameter.isOptional = true
        case 1:
            parameter.isOptional = true
            texts.ask = ["?"]
        case 2: parameter.defaultValue = defaultValue(of: type).map { .value($0) }
        default: break
        }
        if random.oneIn(4) { texts.confirm = ["?"] }
        parameter.texts["en"] = texts
        if case .kind(let kind) = type, kind == .number || kind == .integer, random.oneIn(2) { parameter.bounds = 0...100 }
        return parameter
    }

    private static func defaultValue(of type: ValueType) -> SlotValue? {
        switch type {
        case .kind(.text): .text("usual")
        case .kind(.number): .number(5)
        case .kind(.integer): .integer(5)
        case .kind(.boolean): .boolean(true)
        case .kind(.date): .instant(Instant(year: 2026, month: 1, day: 1, grain: .day))
        case .choice: .text("blue")
        case .array: .array([])
        default: nil
        }
    }

    private static let colors = [
        "blue", "green", "amber", "azure", "beige", "black", "brown", "coral", "cyan", "gold", "grey", "indigo", "ivory", "jade", "lilac",
        "lime", "mauve", "navy", "olive", "pink", "plum", "red",
    ]

    private static func choices(for type: ValueType) -> [DialogChoice]? {
        switch type {
        case .choice(of: "few"), .array(.choice(of: "few")): choices(colors.prefix(3))
        case .choice(of: "many"): choices(colors[...])
        default: nil
        }
    }

    private static func choices(_ names: ArraySlice<String>) -> [DialogChoice] {
        names.map { DialogChoice(ParameterValue(value: .text($0), type: .choice(of: "color"), text: $0, title: $0)) }
    }
}
