/// Numbers that are the same on every machine for one seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Writes JSON that hassil would read, of everything that its files may hold, names and words of the unpleasant kind among them.
struct RandomModel {
    private var generator: SeededNumbers
    /// Rules are used only by those before them, so that none contains itself.
    private static let rules = ["r", "light", "color", "two words", "1st", "größe", "text", "app", "r-phrase"]
    private static let lists = ["color", "room", "text", "app", "list 2", "wild", "level"]
    private static let slots = ["color", "room", "r", "app", "by whom", "text", "x.y"]

    init(seed: UInt64) { generator = SeededNumbers(seed: seed) }

    mutating func json() -> String {
        let intents = pick(["A", "Turn On", "_", "a.b"])
        return object([
            ("language", string(pick(["en", "de-CH", "zh-Hant"]))), ("settings", object([("ignore_whitespace", pick(["true", "false"]))])),
            ("skip_words", array(some(3) { $0.string($0.text()) })), ("lists", lists(all: true)),
            ("expansion_rules", object(Self.rules.enumerated().map { ($1, string(template(after: $0))) })),
            ("intents", object([(intents, intent()), ("B", intent())])),
            ("responses", object([("intents", object([("B", object([("default", string("{{ x }}\n\tdone"))]))]))])),
        ])
    }

    // MARK: Choices

    private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    private mutating func chance(_ part: Int, _ whole: Int) -> Bool { below(whole) < part }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    private mutating func some<Element>(_ limit: Int, _ make: (inout RandomModel) -> Element) -> [Element] {
        var elements: [Element] = []
        for _ in 0...below(limit) { elements.append(make(&self)) }
        return elements
    }

    // MARK: JSON

    private func object(_ members: [(String, String)]) -> String {
        "{" + members.map { string($0) + ": " + $1 }.joined(separator: ", ") + "}"
    }

    private func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

    private func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20: result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private mutating func value(_ depth: Int = 0) -> String {
        switch below(depth > 1 ? 4 : 6) {
        case 0: string(text())
        case 1: pick(["0", "-1.50", "1e3", "2.5E-2", "12345678901234567890"])
        case 2: pick(["true", "false", "null"])
        case 3: string(pick(["word", "true", "5", "two words", "a\"b\\", "line\r\nend", "", "[x]", "a,b"]))
        case 4: array(some(3) { $0.value(depth + 1) })
        default: object([(pick(["a", "b c"]), value(depth + 1))])
        }
    }

    // MARK: Model

    private mutating func intent() -> String { object([("data", array(some(3) { $0.block() }))]) }

    private mutating func block() -> String {
        var members = [("sentences", array(some(4) { $0.string($0.template(after: -1)) }))]
        if chance(1, 2) { members.append(("slots", object([(pick(Self.slots), value()), ("fixed", value())]))) }
        if chance(1, 2) {
            members.append(
                (
                    "requires_context",
                    object([
                        (
                            pick(["area", "user name"]),
                            object([("slot", pick(["true", "false", "\"who\""])), ("value", pick(["null", "1", "\"x\""]))])
                        ),
                        ("domain", array(some(2) { $0.string($0.text()) })),
                    ])
                ))
        }
        if chance(1, 3) { members.append(("excludes_context", object([("mode", value(2)), ("none", "null")]))) }
        if chance(1, 2) { members.append(("metadata", object([(pick(["note", "a note"]), value()), ("deep", value())]))) }
        if chance(1, 3) { members.append(("response", string(pick(["default", "some thing"])))) }
        if chance(1, 4) { members.append(("required_keywords", array(some(2) { $0.string($0.text()) }))) }
        if chance(1, 3) { members.append(("lists", lists(all: false))) }
        if chance(1, 3) { members.append(("expansion_rules", object([("größe", string(pick(["{room} {color}", "huge"])))]))) }
        return object(members)
    }

    private mutating func lists(all: Bool) -> String {
        object((all ? Self.lists : ["color"]).map { ($0, list($0)) })
    }

    private mutating func list(_ name: String) -> String {
        if name == "wild" || chance(1, 6) { return object([("wildcard", "true")]) }
        if name == "level" || chance(1, 6) {
            var members = [("from", pick(["0", "-5"])), ("to", pick(["100", "7.0"])), ("type", string("percentage"))]
            if chance(1, 2) { members += [("step", pick(["1", "5"])), ("multiplier", pick(["-1", "0.5", "null"]))] }
            if chance(1, 2) { members.append(("fractions", string(pick(["halves", "tenths"])))) }
            return object([("range", object(members))])
        }
        return object([("values", array(some(5) { $0.listValue() }))])
    }

    private mutating func listValue() -> String {
        let text = chance(1, 3) ? "[the] " + pick(["(red|blue)", "lamp[s]", "a( b|c )"]) : self.text()
        guard chance(1, 2) else { return string(text) }
        var members = [("in", string(text))]
        if chance(3, 4) { members.append(("out", value())) }
        if chance(1, 3) {
            members.append(("context", object([("domain", value(2)), ("area", object([("value", value(2)), ("text", "\"t\"")]))])))
        }
        if chance(1, 3) { members.append(("metadata", object([("m", value())]))) }
        return object(members)
    }

    // MARK: Templates

    private mutating func text() -> String {
        pick([
            "lamp", "two words", "C#", "#1", "- dash", "not: it", "=\\> x", "a = b", "half; half", "with x = y", "\"quoted\"",
            "e\u{301} \u{301}x",
            "灯", "tab\tin", "new\nline", "５\u{3000}％", "\u{1F}odd", "it’s", "back\\slash", "5", "true", "，。", "\u{202E}x", "100 = a",
            "x  y",
        ])
    }

    private mutating func template(after rule: Int, _ depth: Int = 0) -> String {
        some(4) { $0.item(after: rule, depth) }.joined(separator: pick([" ", "", "  "])) + (depth == 0 ? " end" : "")
    }

    private mutating func item(after rule: Int, _ depth: Int) -> String {
        switch below(depth > 2 ? 4 : 8) {
        case 0, 1: return word()
        case 2:
            let later = Self.rules.suffix(from: rule + 1)
            return later.isEmpty ? word() : "<" + pick(Array(later)) + ">"
        case 3: return list()
        case 4: return "[" + pick(["", " "]) + template(after: rule, depth + 1) + pick(["", " ", "|x", "|"]) + "]"
        case 5: return "(" + template(after: rule, depth + 1) + pick(["|y", "| y ", "|", "", "||z"]) + ")"
        case 6: return "(" + template(after: rule, depth + 1) + pick([";", " ; "]) + word() + pick(["", ";", "|w", ";v"]) + ")"
        default: return "[" + word() + ";" + template(after: rule, depth + 1) + "]"
        }
    }

    private mutating func word() -> String {
        pick(["turn", "on", "x\\[y\\]", "\\\\", "a\\ b", "#", "-", "not:", "=", "灯", "e\u{301}", "\\|", "it’s", "x\u{3000}y", "％", "5"])
    }

    private mutating func list() -> String {
        let name = pick(Self.lists + ["name", "area"])
        switch below(4) {
        case 0: return "{" + name + "}"
        case 1: return "{" + name + ":" + pick(Self.slots) + "}"
        case 2: return "{" + pick(["1..5", "10..20,5"]) + ":" + pick(Self.slots + ["part"]) + "}"
        default: return "{" + pick(["@", "\(name):@"]) + name + "}"
        }
    }
}
