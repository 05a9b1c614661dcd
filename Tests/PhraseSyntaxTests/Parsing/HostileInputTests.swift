import PhraseSyntax
import PhraseText
import Testing

@Suite("Input that is meant to hurt")
struct HostileInputTests {
    private func findings(_ text: String) -> [Diagnostic] {
        let (file, found) = PhraseParser(source: SourceFile(path: "hostile.phrases", text: text)).parse()
        // What was recovered must be fit for every later stage.
        _ = PhrasePrinter().print(file)
        _ = TreeDescription().describe(file)
        return found + Resolver(registeredTypes: ["number"]).resolve([file]).diagnostics
    }

    private func phrase(_ template: String, _ rest: String = "") -> String { "language en\nintent A\n  - \(template)\n\(rest)" }

    private func ids(_ text: String) -> [String] { findings(text).map(\.id) }

    @Test("is told as too deep, however deep it is", arguments: ["[", "("])
    func deepBrackets(bracket: String) {
        let closing = bracket == "[" ? "]" : ")"
        let deep = String(repeating: bracket, count: 10_000) + "x" + String(repeating: closing, count: 10_000)
        #expect(ids(phrase("go " + deep)) == ["brackets-too-deep"])
        let unclosed = ids(phrase(String(repeating: bracket, count: 10_000)))
        #expect(unclosed.contains("brackets-too-deep"))
        #expect(unclosed.count <= 3)
    }

    @Test("has types and values that are too deep")
    func deepTypes() {
        let brackets = String(repeating: "[", count: 10_000)
        #expect(ids(phrase("go <x>", "  parameter x: \(brackets)text")) == ["brackets-too-deep"])
        #expect(ids(phrase("go => x = \(brackets)1")) == ["brackets-too-deep"])
    }

    @Test("has ten thousand alternatives, which is allowed")
    func manyAlternatives() {
        let alternatives = (0..<10_000).map(String.init).joined(separator: "|")
        #expect(ids(phrase("go (\(alternatives))")) == [])
    }

    @Test("has a line of twenty megabytes")
    func longLine() {
        #expect(ids(phrase(String(repeating: "a ", count: 10_000_000))) == ["file-too-large"])
    }

    @Test("has a hundred options between free texts, judged without expanding them")
    func manyOptions() {
        let options = String(repeating: "[a] (b|) ", count: 100)
        let parameters = "  parameter a: text\n  parameter b: text\n"
        #expect(ids(phrase("go <a> \(options) <b>", parameters)) == ["texts-may-touch"])
        #expect(ids(phrase("go <a> \(options) x \(options) <b>", parameters)) == [])
    }

    @Test("has six parts in any order inside six others")
    func nestedPermutations() {
        let inner = "(a;b;c;d;e;f)"
        let outer = "(" + Array(repeating: inner, count: 6).joined(separator: ";") + ")"
        #expect(ids(phrase("go \(outer)")) == [])
    }

    @Test("has a chain of rules as long as a file")
    func longChain() {
        let rules = (0..<20_000).map { "rule r\($0) = go <r\($0 + 1)>\n" }.joined()
        #expect(ids("language en\n" + rules + "rule r20000 = now\nintent A\n  - <r0>\n") == [])
        #expect(ids("language en\n" + rules + "rule r20000 = <r0>\nintent A\n  - <r0>\n") == ["rule-cycle"])
    }

    @Test("has rules that double at each step")
    func doublingRules() {
        let rules = (0..<64).map { "rule r\($0) = <r\($0 + 1)> <r\($0 + 1)>\n" }.joined()
        #expect(ids("language en\n" + rules + "rule r64 = [x]\nintent A\n  - <r0>\n") == ["matches-nothing"])
    }

    @Test("is white space, comments or signs without end")
    func monotony() {
        #expect(ids(String(repeating: "\n", count: 100_000)) == [])
        #expect(ids(String(repeating: "#\n", count: 100_000)) == [])
        #expect(ids(phrase("go" + String(repeating: " ", count: 60_000) + "now")) == [])
        #expect(ids("language en\nlist a\n  x y" + String(repeating: " ", count: 60_000) + "z with\n") == [])
        for sign in ["<", ">", "[", "]", "(", ")", "|", ";", "\\", "=>", "-", "\"", "=", "with "] {
            let many = String(repeating: sign, count: 20_000)
            for text in [phrase(many), "language en\nlist a\n  \(many)\n", "rule a = \(many)\n", many, "intent \(many)"] {
                #expect(findings(text).count <= 2 * SyntaxLimits.reportedFindings + 2)
            }
        }
    }

    @Test("is random bytes, and never more than a finding", arguments: 0..<40)
    func randomBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] = [
            "intent ", "list ", "rule ", "group", "parameter ", "language en", "app ", "range ", "- ", "not:", "\n", "\n  ", "\n    ", "\t",
            "<", ">", "[", "]", "(", ")", "|", ";", "=", "=>", "\"", "\\", "#", "with ", "...", "5", "-1", "a", "é", "物", ":", "?", "/",
            ",",
        ].map { Array($0.utf8) }
        var bytes: [UInt8] = []
        for _ in 0..<400 {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            } else {
                bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }
        }
        RoundTrip(bytes: bytes).check { #expect($0, "seed \(seed): \($1)") }
    }

    /// Short enough that many have no error, so that what is printed of them is read again.
    @Test("is a few random signs where text is expected", arguments: 0..<10)
    func randomSigns(round: UInt64) {
        let pieces = [
            " ", " ", "\\", "\\ ", "\n      ", "\n      # c\n      ", "\t", "\u{3000}", "a", "b", "é", "物", "<x>", "[", "]", "(", ")", "|",
            ";", "=",
            "=>", ">", "-", "#", "\"", ",", "with k = ", "not:", "5", "/", "（", "\\（", "true", "  ",
        ]
        let places: [(String) -> String] = [
            { "intent A\n  - \($0)\n" }, { "intent A\n  - a\($0)b\n  parameter x: text\n" }, { "intent A\n  - a => n = \($0)\n" },
            { "list l\n  \($0)\n  z\n" }, { "list l\n  a = \($0)\n" }, { "list l\n  a with k = \($0)\n" }, { "rule r = \($0)\n" },
            { "intent A\n  group\n    - a\n    needs \($0)\n" }, { "intent A\n  group\n    - a\n    when k = \($0)\n" },
            { "intent A\n  group\n    - a\n    set n = \($0)\n" }, { "skip \($0)\n" }, { "intent A\n  parameter x: text = \($0)\n" },
            { "intent A\n  parameter x: text matching /\($0)/\n" }, { "\($0)\nlist l\n  a\n" },
        ]
        var generator = SeededGenerator(seed: round)
        for place in places {
            for _ in 0..<30 {
                let signs = (0...Int.random(in: 0..<8, using: &generator)).map { _ in
                    pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                }
                let text = "language en\n" + place(signs.joined())
                RoundTrip(bytes: Array(text.utf8)).check { #expect($0, "\($1): \(text.debugDescription)") }
            }
        }
    }
}
