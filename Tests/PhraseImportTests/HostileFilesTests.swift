import PhraseImport
import PhraseSyntax
import PhraseText
import Testing

@Suite("Hassil's files that are meant to hurt")
struct HostileFilesTests {
    private func read(_ members: String) -> (file: PhraseFile?, diagnostics: [Diagnostic]) {
        let source = SourceFile(path: "a.json", text: "{\"language\": \"en\", \(members)}")
        let (files, diagnostics) = HassilImporter().read([source])
        return (files.first, diagnostics)
    }

    private func sentence(_ template: String) -> [String] {
        read("\"intents\": {\"A\": {\"data\": [{\"sentences\": [\"\(template)\"]}]}}").diagnostics.map(\.id)
    }

    @Test("have a limit to brackets inside one another")
    func depth() {
        func nested(_ opening: String, _ closing: String, _ depth: Int) -> String {
            String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth)
        }
        #expect(sentence(nested("(y ", ")", 60)).isEmpty)
        #expect(sentence(nested("[y ", "]", 60) + " x").isEmpty)
        #expect(sentence(nested("(y ", ")", 61)) == ["brackets-too-deep"])
        #expect(sentence(nested("[", "]", 5_000)) == ["brackets-too-deep"])
        #expect(sentence(String(repeating: "{", count: 5_000)) == ["unclosed-bracket"])
        #expect(sentence(String(repeating: ")", count: 5_000)) == ["unopened-bracket"])
    }

    @Test("have a limit to the length of a text")
    func length() {
        #expect(sentence(String(repeating: "word ", count: 3_000)).isEmpty)
        #expect(sentence(String(repeating: "word ", count: 4_000)) == ["hassil-text-too-long"])
        #expect(
            read("\"lists\": {\"\(String(repeating: "n", count: 20_000))\": {\"wildcard\": true}}").diagnostics.map(\.id) == [
                "hassil-text-too-long"
            ])
        let values = (0..<5_000).map { "\"v\($0)\"" }.joined(separator: ",")
        let block = "{\"sentences\": [\"x\"], \"metadata\": {\"m\": [\(values)]}, \"requires_context\": {\"k\": [\(values)]}}"
        let found = read("\"intents\": {\"A\": {\"data\": [\(block)]}}").diagnostics.map(\.id)
        #expect(found == ["hassil-text-too-long", "hassil-text-too-long"])
    }

    @Test("may chain very many rules, and let very many use one another")
    func manyRules() {
        let count = 10_000
        let chain = (0..<count).map { "\"r\($0)\":\"x <r\($0 + 1)>\"" }.joined(separator: ",")
        let (file, none) = read("\"expansion_rules\": {\(chain),\"r\(count)\":\"end {name}\"}")
        #expect(none.isEmpty)
        #expect(file?.declarations.count == count + 2)
        let closed = read("\"expansion_rules\": {\(chain),\"r\(count)\":\"<r0>\"}").diagnostics
        #expect(closed.map(\.id) == ["rule-cycle"])
        #expect(closed.first?.notes.count == 16)
        let many = read("\"expansion_rules\": {\((0..<3_000).map { "\"r\($0)\":\"<r\($0)> <q>\"" }.joined(separator: ","))}").diagnostics
        #expect(many.count == 1_001)
        #expect(many.last?.message == "5000 more findings are not shown")
    }

    @Test("may have many intents that reach many rules, each of which is then written in full")
    func entangled() throws {
        let rules = (0..<300).map { "\"r\($0)\":\"a {n} \((0..<20).map { "<s\($0)>" }.joined(separator: " "))\"" }.joined(separator: ",")
        let inner = (0..<20).map { "\"s\($0)\":\"b {n}\"" }.joined(separator: ",")
        let uses = (0..<300).map { "<r\($0)>" }.joined(separator: " ")
        let intents = (0..<200).map { "\"I\($0)\":{\"data\":[{\"sentences\":[\"\(uses)\"]}]}" }.joined(separator: ",")
        let (file, diagnostics) = read(
            "\"lists\":{\"n\":{\"values\":[\"x\"]}},\"expansion_rules\":{\(rules),\(inner)},\"intents\":{\(intents)}")
        #expect(diagnostics.isEmpty)
        let text = PhrasePrinter().print(try #require(file))
        #expect(text.contains("rule s0 = b <n:n>\n"))
    }

    @Test("may use names that no phrase file can write, which stay apart")
    func names() throws {
        let names = ["", " ", "a|b", "a\\nb", "a/b", "-", "#", "1", "text", "app", "\\u202e"]
        let rules = names.map { "\"\($0)\":\"x\"" }.joined(separator: ",")
        let lists = names.map { "\"\($0)\":{\"values\":[\"y\"]}" }.joined(separator: ",")
        let (file, diagnostics) = read("\"expansion_rules\":{\(rules)},\"lists\":{\(lists)}")
        #expect(!diagnostics.contains { $0.severity == .error })
        let text = PhrasePrinter().print(try #require(file))
        let (again, faults) = PhraseParser(source: SourceFile(path: "a", text: text)).parse()
        #expect(faults.isEmpty)
        let (_, found) = Resolver(registeredTypes: []).resolve([again])
        #expect(found.isEmpty)
        #expect(again.declarations.count == names.count * 2)
    }

    @Test(
        "may say anything at all in a sentence",
        arguments: ["- x", "# x", "not: x", "=\\\\> x", "\\u001b31m", "\\u202ex", "language en", "\\\\|"])
    func words(text: String) throws {
        let (file, diagnostics) = read("\"intents\": {\"A\": {\"data\": [{\"sentences\": [\"\(text)\", \"\(text) [y] z\"]}]}}")
        #expect(diagnostics.isEmpty)
        let tree = try #require(file)
        let printed = PhrasePrinter().print(tree)
        let (again, faults) = PhraseParser(source: SourceFile(path: "a", text: printed)).parse()
        #expect(!faults.contains { $0.severity == .error })
        #expect(TreeDescription().describe(again) == TreeDescription().describe(tree))
    }

    @Test(
        "with characters that cannot be are refused",
        arguments: [("\\ud800", "json-lone-surrogate"), ("a\\u0000b", "nul"), ("\u{1}", "json-control-character")])
    func characters(text: String, id: String) {
        #expect(sentence(text) == [id])
        let rule = read("\"expansion_rules\": {\"\(text)\": \"x\"}").diagnostics
        #expect(rule.filter { $0.severity == .error }.map(\.id) == [id])
        #expect(read("\"lists\": {\"l\": {\"values\": [{\"in\": \"x\", \"out\": \"\(text)\"}]}}").diagnostics.map(\.id) == [id])
    }

    @Test("that hold more values than a list may are refused")
    func values() {
        let values = (0...100_000).map { "\"\($0)\"" }.joined(separator: ",")
        #expect(read("\"lists\": {\"l\": {\"values\": [\(values)]}}").diagnostics.map(\.id) == ["too-many-values"])
    }

    @Test("may write exponents of any size", arguments: ["1e-9223372036854775808", "1e9223372036854775807", "1e99999999999999999999"])
    func exponents(number: String) {
        let found = read("\"lists\": {\"l\": {\"values\": [{\"in\": \"x\", \"out\": \(number)}]}}").diagnostics
        #expect(found.map(\.id) == ["hassil-wrong-value"])
    }

    @Test("have a limit to keys that are written again and again")
    func prefixes() {
        let key = String(repeating: "k", count: 16_000)
        let members = (0..<2_000).map { "\"m\($0)\": 1" }.joined(separator: ",")
        func found(_ block: String) -> [String] {
            read("\"intents\": {\"A\": {\"data\": [{\"sentences\": [\"x\"], \(block)}]}}").diagnostics.map(\.id)
        }
        #expect(found("\"metadata\": {\"\(key)\": {\(members)}}") == ["hassil-keys-too-long"])
        #expect(found("\"metadata\": {\"k\": {\(members)}}").isEmpty)
        let value = "{\"in\": \"x\", \"context\": {\"\(key)\": {\(members)}}}"
        #expect(read("\"lists\": {\"l\": {\"values\": [\(value)]}}").diagnostics.map(\.id) == ["hassil-keys-too-long"])
    }

    @Test("have a limit to the rules that are copied into blocks")
    func copies() {
        let rule = "a {x}" + String(repeating: " word", count: 3_000)
        func found(blocks count: Int) -> [String] {
            let block = "{\"sentences\": [\"<r>\"], \"lists\": {\"x\": {\"values\": [\"y\"]}}}"
            let blocks = Array(repeating: block, count: count).joined(separator: ",")
            return read("\"expansion_rules\": {\"r\": \"\(rule)\"}, \"intents\": {\"A\": {\"data\": [\(blocks)]}}").diagnostics.map(\.id)
        }
        #expect(found(blocks: 10).isEmpty)
        #expect(found(blocks: 300).contains("rules-too-entangled"))
    }

    @Test("may have very many names that no phrase file can write, and of which little is left", .timeLimit(.minutes(1)))
    func manyNamesAlike() {
        let signs = Array("!#$%&+,/=?^~")
        let names = (0..<20_000).map { number in String((0..<5).map { signs[number / [1, 12, 144, 1_728, 20_736][$0] % 12] }) }
        let rules = names.map { "\"\($0)\": \"x\"" }.joined(separator: ",")
        let (file, diagnostics) = read("\"expansion_rules\": {\(rules)}")
        #expect(file?.declarations.count == names.count)
        #expect(diagnostics.count == 1_001)
    }

    @Test("have a limit to the texts that a value stands for where each is written out")
    func texts() {
        let words = String(repeating: "word ", count: 1_000)
        let value = "{\"in\": \"[a] [b] [c] \(words)\"}"
        #expect(read("\"lists\": {\"l\": {\"values\": [\(value)]}}").diagnostics.map(\.id) == ["hassil-matched-text"])
    }
}
