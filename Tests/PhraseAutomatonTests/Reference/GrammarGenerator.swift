/// Makes small phrase files from a seed: few words, so that phrases, lists and free text collide.
struct GrammarGenerator {
    private struct Language {
        let clause: String
        let words: [String]
        let glued: [String]
        let particles: [String]
    }

    private static let languages = [
        Language(
            clause: "language en", words: ["turn", "on", "the", "light", "off", "play", "add", "to", "red", "it's", "e-mail", "one"],
            glued: ["light[s]", "(un|)lock", "day[ ]light", "x(a|b)y", "(re|un)play[ed|]", "light[ bulb]"], particles: ["'s", "ish"]),
        Language(
            clause: "language de", words: ["licht", "an", "aus", "das", "im", "mach", "rot", "größe", "eins"],
            glued: ["licht[er]", "(an|aus)machen"],
            particles: ["lampe", "s"]),
        Language(
            clause: "language fr", words: ["allume", "la", "lampe", "à", "dans", "été", "l'eau"], glued: ["lampe[s]", "(al|é)lume"],
            particles: ["s"]),
        Language(clause: "language ko", words: ["불", "켜줘", "꺼줘", "총", "지출"], glued: ["불[을]", "켜(줘|라)"], particles: ["에서", "을", "에"]),
        Language(
            clause: "language ja spacing free", words: ["電気", "つけて", "消して", "音楽", "追加"], glued: ["電気[を]", "(つけ|消し)て"],
            particles: ["を", "に", "で"]),
    ]

    private var random: SeededGenerator
    private var language: Language
    private var rules: [String] = []
    private var usesApp = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        language = Self.languages[0]
    }

    /// The texts of one or two phrase files.
    mutating func make() -> [String] {
        let count = chance(0.25) ? 2 : 1
        var languages = Self.languages
        return (0..<count).map { _ in
            language = languages.remove(at: chance(0.5) ? 0 : Int.random(in: 0..<languages.count, using: &random))
            return file()
        }
    }

    private mutating func file() -> String {
        var lines = [language.clause, ""]
        usesApp = chance(0.4)
        rules = (0..<Int.random(in: 0...2, using: &random)).map { "rule\($0)" }
        if usesApp { lines += ["app Home = \(word()) | \(word()) \(word())", ""] }
        for intent in ["First", "Second", "Third"].prefix(Int.random(in: 1...3, using: &random)) {
            lines.append("intent \(intent)")
            for _ in 0..<Int.random(in: 1...3, using: &random) { lines.append("  - \(sequence(depth: 0))\(assignment())") }
            if chance(0.15) { lines.append("  - not: \(sequence(depth: 1))") }
            lines += ["  parameter title: text", "  parameter note: text", "  parameter count: integer", ""]
        }
        for (index, rule) in rules.enumerated() {
            // A rule may use those before it.
            let known = rules
            rules = Array(known.prefix(index))
            lines += ["rule \(rule) = \(sequence(depth: 2)) | \(sequence(depth: 2))", ""]
            rules = known
        }
        for list in ["place", "thing"] {
            lines.append("list \(list)\(chance(0.3) ? " preferred" : "")")
            for index in 0..<Int.random(in: 1...4, using: &random) {
                lines.append("  v\(index) = \(wording())\(chance(0.3) ? " | \(wording())" : "")")
            }
            lines.append("")
        }
        lines.append("range level = \(Int.random(in: 0...2, using: &random)) ... \(Int.random(in: 3...100, using: &random))")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Templates

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

    private mutating func slot() -> String {
        pick(["<title>", "<title>", "<note>", "<place>", "<thing>", "<place>", "<count>", "<level>"] + (usesApp ? ["<app>"] : []))
    }

    private mutating func assignment() -> String { chance(0.1) ? " => count = \(Int.random(in: 1...9, using: &random))" : "" }

    private mutating func word() -> String { pick(language.words) }

    private mutating func wording() -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return "\(word()) \(word())"
        case 1: return "[\(word())] \(word())"
        case 2: return pick(language.glued)
        default: return word()
        }
    }

    private mutating func pick(_ choices: [String]) -> String { choices[Int.random(in: 0..<choices.count, using: &random)] }

    private mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
}
