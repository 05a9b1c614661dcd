/// Makes small phrase files from a seed: few words, so that phrases, lists, skipped words and free text collide.
struct GrammarGenerator {
    private var random: SeededGenerator
    private var language = SampleLanguage.all[0]
    private var rules: [String] = []
    private var slots: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The texts of one or two phrase files.
    mutating func make() -> [String] {
        let count = chance(0.25) ? 2 : 1
        var languages = SampleLanguage.all
        return (0..<count).map { _ in
            language = languages.remove(at: chance(0.3) ? 0 : Int.random(in: 0..<languages.count, using: &random))
            return file()
        }
    }

    private mutating func file() -> String {
        var lines = [language.clause, ""]
        let usesApp = chance(0.3)
        rules = (0..<Int.random(in: 0...2, using: &random)).map { "rule\($0)" }
        slots = ["title", "title", "note", "place", "thing", "place", "other:place", "count", "level", "name", "name"]
        if usesApp {
            slots.append("app")
            lines += ["app Home = \(word()) | \(word()) \(word())", ""]
        }
        if chance(0.5) { lines += ["skip " + some(1...3) { $0.pick($0.language.skippable) }.joined(separator: " | "), ""] }
        for intent in ["First", "Second", "Third"].prefix(Int.random(in: 1...3, using: &random)) {
            lines.append("intent \(intent)")
            let groups = chance(0.6) ? Int.random(in: 1...2, using: &random) : 0
            for _ in 0..<Int.random(in: (groups == 0 ? 1 : 0)...2, using: &random) { lines.append("  - \(phrase())") }
            if chance(0.15) { lines.append("  - not: \(sequence(depth: 1))") }
            for _ in 0..<groups { lines += group() }
            lines += ["  parameter title: text", "  parameter note: text", "  parameter count: integer", ""]
        }
        for (index, rule) in rules.enumerated() {
            // A rule may use those before it.
            let known = rules
            rules = Array(known.prefix(index))
            lines += ["rule \(rule) = \(sequence(depth: 2)) | \(sequence(depth: 2))", ""]
            rules = known
        }
        lines += list("place", "") + list("thing", "") + ["list name\(chance(0.5) ? " preferred" : "") bound", ""]
        lines.append(range("level"))
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Groups

    private mutating func group() -> [String] {
        var lines = ["  group"]
        for _ in 0..<Int.random(in: 1...2, using: &random) { lines.append("    - \(phrase())") }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            lines.append("    \(chance(0.65) ? "when" : "unless") \(FactWriter.key(&random))\(FactWriter.condition(&random))")
        }
        if chance(0.2) { lines.append("    needs " + some(1...2) { $0.chance(0.7) ? $0.word() : $0.filler() }.joined(separator: " | ")) }
        if chance(0.1) { lines.append("    set count = \(Int.random(in: 1...9, using: &random))") }
        if chance(0.15) { lines += list("thing", "    ") }
        if chance(0.1) { lines.append("    " + range("level")) }
        return lines
    }

    private mutating func list(_ name: String, _ indentation: String) -> [String] {
        var lines = ["\(indentation)list \(name)\(chance(0.3) ? " preferred" : "")"]
        for index in 0..<Int.random(in: 1...4, using: &random) {
            let wordings = some(1...2) { $0.wording() }.joined(separator: " | ")
            lines.append("\(indentation)  \(chance(0.8) ? "v\(index) = " : "")\(wordings)\(FactWriter.facts(&random))")
        }
        return lines
    }

    private mutating func range(_ name: String) -> String {
        let lower = Int.random(in: -1...2, using: &random)
        let upper = Int.random(in: 3...30, using: &random)
        let step = pick(["", "", "", " step 2", " step 5", " step 0.5"])
        let times = pick(["", "", " times 10", " times 0.5"])
        let fraction = pick(["", "", "", " halves", " tenths"])
        return "range \(name) = \(lower) ... \(upper)" + step + times + fraction
    }

    // MARK: Templates

    private mutating func phrase() -> String {
        sequence(depth: 0) + (chance(0.1) ? " => count = \(Int.random(in: 1...9, using: &random))" : "")
    }

    private mutating func sequence(depth: Int) -> String {
        let count = Int.random(in: 1...(depth == 0 ? 4 : 2), using: &random)
        return (0..<count).map { _ in item(depth: depth) }.joined(separator: " ")
    }

    private mutating func item(depth: Int) -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return word()
        case 7..<11: return slot()
        case 11: return slot() + pick(language.particles)
        case 12: return pick(language.glued)
        case 13: return language.clause == "language fr" ? "l'" + slot() : word() + slot()
        case 14 where !rules.isEmpty: return "<\(pick(rules))>"
        case 15, 16: return depth < 3 ? "[\(alternatives(depth: depth + 1))]" : word()
        case 17, 18: return depth < 3 ? "(\(alternatives(depth: depth + 1)))" : word()
        case 19 where depth < 2: return "(\(sequence(depth: depth + 2)); \(sequence(depth: depth + 2)))"
        default: return slot()
        }
    }

    private mutating func alternatives(depth: Int) -> String {
        let count = Int.random(in: 1...3, using: &random)
        return (0..<count).map { _ in chance(0.1) ? " \(sequence(depth: depth))" : sequence(depth: depth) }.joined(separator: "|")
    }

    private mutating func slot() -> String { "<\(pick(slots))>" }

    private mutating func word() -> String { pick(language.words) }

    private mutating func filler() -> String { pick(language.fillers) }

    private mutating func wording() -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: return "\(word()) \(word())"
        case 2: return "[\(word())] \(word())"
        case 3: return pick(language.glued)
        case 4: return "(\(word()); \(word()))"
        case 5: return "\(word()) (\(word())|\(word()) \(word()))"
        default: return word()
        }
    }

    private mutating func some(_ counts: ClosedRange<Int>, _ make: (inout Self) -> String) -> [String] {
        (0..<Int.random(in: counts, using: &random)).map { _ in make(&self) }
    }

    private mutating func pick(_ choices: [String]) -> String { choices[Int.random(in: 0..<choices.count, using: &random)] }

    private mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
}

/// Writes facts and conditions of a few keys and values, so that they meet.
enum FactWriter {
    private static let keys = ["domain", "size", "room.kind"]
    private static let values = ["lamp", "\"lamp\"", "fan", "\"two words\"", "5", "5.0", "7", "true", "[lamp, fan]", "[5, true]", "[lamp]"]

    static func key(_ random: inout SeededGenerator) -> String { keys.randomElement(using: &random) ?? "domain" }

    /// Nothing, or the values of which one must be told.
    static func condition(_ random: inout SeededGenerator) -> String {
        let count = [0, 1, 1, 1, 2].randomElement(using: &random) ?? 0
        let values = (0..<count).map { _ in value(&random) }
        return values.isEmpty ? "" : " = " + values.joined(separator: " | ")
    }

    static func fact(_ random: inout SeededGenerator) -> String { "\(key(&random)) = \(value(&random))" }

    /// What a list's value tells, mostly nothing.
    static func facts(_ random: inout SeededGenerator) -> String {
        let count = [0, 0, 1, 1, 2].randomElement(using: &random) ?? 0
        return (0..<count).map { _ in " with \(fact(&random))" }.joined()
    }

    private static func value(_ random: inout SeededGenerator) -> String { values.randomElement(using: &random) ?? "lamp" }
}
