import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

/// Phrases and sentences made to blow up: each is bounded, by a right answer or by an error that says given and allowed.
@Suite("Hostile phrases and sentences") struct HostileInputTests {
    @Test("Forty options are forty options, not 2⁴⁰ ways")
    func manyOptions() throws {
        let letters = (0..<40).map { "(w\($0)|)" }
        let phrases = CompiledPhrases("language en\nintent A\n  - go \(letters.joined(separator: " ")) now\n")
        #expect(phrases.problems == [])
        #expect(phrases.automaton.counts.graphNodes < 500)
        #expect(phrases.automaton.counts.states < 200)
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("go w1 w20 w39 now").best?.evidence.literalCharacters == 13)
        #expect(try matcher.match("go w20 w1 now").best == nil)
    }

    @Test("Forty glued options are too many to write out, and still few nodes")
    func manyGluedOptions() throws {
        let letters = (0..<40).map { "(\(["a", "b", "c"][$0 % 3])|)" }.joined()
        let phrases = CompiledPhrases("language en\nintent A\n  - x\(letters)y\n")
        #expect(phrases.automaton.counts.graphNodes < 500)
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("xabcabcy").best != nil)
        #expect(try matcher.match("xabcabc").best == nil)
    }

    @Test("Ten thousand alternatives are one state with ten thousand words")
    func manyAlternatives() throws {
        let words = (0..<10).map { line in (0..<1_000).map { "word\(line * 1_000 + $0)" }.joined(separator: "|") }.joined(
            separator: "\n    |")
        let phrases = CompiledPhrases("language en\nintent A\n  - say (\(words))\n")
        #expect(phrases.problems == [])
        #expect(phrases.automaton.counts.states < 10)
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("say word9999").best != nil)
        #expect(try matcher.match("say word10000").best == nil)
    }

    @Test("Six items in any order inside six others are subsets of subsets, not 720 · 720 orders")
    func nestedPermutations() throws {
        let inner = (0..<6).map { "b\($0)" }.joined(separator: "; ")
        let outer = (["(\(inner))"] + (1..<6).map { "a\($0)" }).joined(separator: "; ")
        let phrases = CompiledPhrases("language en\nintent A\n  - (\(outer))\n")
        #expect(phrases.problems == [])
        #expect(phrases.automaton.counts.graphNodes < 20_000)
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("a3 a1 b5 b0 b1 b4 b2 b3 a5 a4 a2").best != nil)
        #expect(try matcher.match("a3 b5 b0 b1 a1 b4 b2 b3 a5 a4 a2").best == nil)
    }

    @Test("Sets that would double with each word become forks, and match as before")
    func subsetBlowUp() throws {
        let k = 12
        let tail = Array(repeating: "(a|b)", count: k).joined(separator: " ")
        let file =
            "language en\nintent A\n"
            + (0...k).map { i in
                "  - " + Array(repeating: "(a|b)", count: i).joined(separator: " ") + " a \(tail)\n"
            }.joined()
        let phrases = CompiledPhrases(file, memberBudget: 1_000)
        #expect(phrases.diagnostics.map(\.id) == ["many-states"])
        #expect(phrases.automaton.counts.states < 2_000)
        let whole = CompiledPhrases(file)
        var matcher = Matcher(phrases.automaton)
        var other = Matcher(whole.automaton)
        for number in 0..<200 {
            let words = (0..<k + 1 + number % (k + 1)).map { (number * 2_654_435_761) >> $0 & 1 == 0 ? "a" : "b" }
            let sentence = words.joined(separator: " ")
            #expect(try matcher.match(sentence) == other.match(sentence), "\(sentence)")
        }
    }

    @Test("Rules that double with each level are refused with given and allowed")
    func doublingRules() {
        var file = "language en\nintent A\n  - <r24>\n  - stop\nrule r0 = x\n"
        for level in 1...24 { file += "rule r\(level) = <r\(level - 1)> y <r\(level - 1)>\n" }
        let phrases = CompiledPhrases(file)
        let errors = phrases.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.allSatisfy { $0.message.contains("allowed") || $0.message.contains("at most") }, "\(errors.map(\.message))")
        var matcher = Matcher(phrases.automaton)
        #expect((try? matcher.match("stop").best) != nil)
    }

    @Test("Three free texts in a long sentence of separators: time and memory stay in proportion")
    func manySplits() throws {
        let phrases = CompiledPhrases("language en\nintent A\n  - <a:text> and <b:text> and <c:text>\n")
        var matcher = Matcher(phrases.automaton)
        let sentence = Array(repeating: "x", count: 10_000).joined(separator: " and ")
        let match = try matcher.match(sentence)
        #expect(match.ambiguous.isEmpty)
        #expect(match.best?.captures.map(\.range) == [0..<1, 6..<7, 12..<sentence.utf8.count])
    }

    @Test("A sentence longer than evidence can count is an error that says given and allowed")
    func longSentence() throws {
        let phrases = CompiledPhrases("language en\nintent A\n  - say <a:text>\n")
        var matcher = Matcher(phrases.automaton)
        let fits = "say " + String(repeating: "é ", count: 65_532)
        #expect(try matcher.match(fits).best?.evidence.freeTextCharacters == 65_532)
        #expect(throws: MatchError.tooLong(given: 65_536, allowed: 65_535)) {
            try matcher.match("say " + String(repeating: "é ", count: 65_533))
        }
        #expect(try matcher.match("say so").best != nil)
    }

    @Test("More free texts than evidence can count are refused")
    func manyFreeTexts() throws {
        func file(_ count: Int) -> String { "language en\nintent A\n  - " + (0..<count).map { "<t\($0):text> and" }.joined(separator: " ") }
        let fits = CompiledPhrases(file(255))
        #expect(fits.problems == [])
        var matcher = Matcher(fits.automaton)
        let sentence = Array(repeating: "x and", count: 255).joined(separator: " ")
        #expect(try matcher.match(sentence).best?.evidence.freeTextSlots == 255)
        #expect(CompiledPhrases(file(256)).diagnostics.map(\.id) == ["limit-free-texts"])
    }

    @Test("Many ways to capture the same words are counted up to a bound")
    func manyTies() throws {
        let file = """
            language en
            intent A
              - \((0..<12).map { "(<a\($0):one>|<b\($0):two>)" }.joined(separator: " "))
            list one
              x
            list two
              x
            """
        var matcher = Matcher(CompiledPhrases(file).automaton)
        let match = try matcher.match(Array(repeating: "x", count: 12).joined(separator: " "))
        #expect(match.best != nil)
        #expect(match.ambiguous.count == 63)
    }

    @Test("Twenty conditions and twenty values that tell all combinations of facts: an answer, or an error that says what is allowed")
    func manyFacts() throws {
        /// Each value is told apart by a fact of its own, and all have one text: twenty slots have 20²⁰ readings of 2²⁰ contexts.
        func file(slots: Int, text: (Int) -> String) -> String {
            var file = "language en\nintent A\n  - go \((0..<slots).map { "<s\($0):thing>" }.joined(separator: " "))\n"
            for key in 0..<20 {
                file += "  group\n    - go \(Array(repeating: "<thing>", count: slots).joined(separator: " "))\n    when k\(key) = yes\n"
            }
            file += "list thing\n"
            for value in 0..<20 { file += "  v\(value) = \(text(value)) with k\(value) = yes with k\((value + 1) % 20) = no\n" }
            return file
        }
        let same = CompiledPhrases(file(slots: 20) { _ in "x" })
        #expect(same.problems == [])
        var matcher = Matcher(same.automaton)
        let sentence = "go" + String(repeating: " x", count: 20)
        #expect(throws: MatchError.tooManyReadings(allowed: ContextRows.maximum)) { try matcher.match(sentence) }
        #expect(throws: MatchError.tooManyReadings(allowed: ContextRows.maximum)) { try matcher.find(text: sentence) }

        // What can be counted is answered, by the same matcher.
        let few = CompiledPhrases(file(slots: 4) { _ in "x" })
        matcher = Matcher(few.automaton)
        let match = try matcher.match("go x x x x")
        #expect(match.best?.captures.map(\.content) == Array(repeating: .listValue(0), count: 4))
        #expect(match.ambiguous.count == 63)
        // Each value by a text of its own: one way, whatever it tells.
        let apart = CompiledPhrases(file(slots: 20) { "x\($0)" })
        matcher = Matcher(apart.automaton)
        let all = "go " + (0..<20).map { "x\($0)" }.joined(separator: " ")
        #expect(try matcher.match(all).best?.captures.map(\.content) == (0..<20).map { .listValue($0) })
    }

    @Test("Free text that begins again and again in thousands of contexts: time stays in proportion", .timeLimit(.minutes(2)))
    func manyContextsOfFreeText() throws {
        /// Each slot doubles the contexts.
        func file(slots: Int) -> String {
            var file = "language en\nintent A\n  - \((0..<slots).map { "<l\($0)>" }.joined(separator: " ")) <t:text> and <u:text>\n"
            for key in 0..<slots { file += "  group\n    - go \(key)\n    when k\(key) = yes\n" }
            for key in 0..<slots { file += "list l\(key)\n  p = x with k\(key) = yes\n  q = x\n" }
            return file
        }
        let tail = String(repeating: "and ", count: 100) + "then"
        let few = CompiledPhrases(file(slots: 8))
        #expect(few.problems == [])
        var matcher = Matcher(few.automaton)
        let sentence = String(repeating: "x ", count: 8) + tail
        let match = try matcher.match(sentence)
        #expect(match.best?.captures.filter { $0.source == .text }.map(\.range) == [16..<19, 24..<sentence.utf8.count])
        let many = CompiledPhrases(file(slots: 13))
        matcher = Matcher(many.automaton)
        #expect(throws: MatchError.tooManyReadings(allowed: Engine.maximumCaptures)) {
            try matcher.match(String(repeating: "x ", count: 13) + tail)
        }
    }

    @Test("A value full of words that may go unheard: the ways around them meet", .timeLimit(.minutes(2)))
    func manySkipsInsideAValue() throws {
        let value = Array(repeating: "a", count: 150).joined(separator: " ")
        let phrases = CompiledPhrases("language en\nskip a\nintent A\n  - on <thing>\nlist thing\n  v = \(value)\n")
        #expect(phrases.problems == [])
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("on " + Array(repeating: "a", count: 200).joined(separator: " ")).best != nil)
        #expect(try matcher.match("on " + Array(repeating: "a", count: 149).joined(separator: " ")).best == nil)
    }

    @Test("Bytes that are not UTF-8 are an error with their place; an empty line means nothing")
    func strangeLines() throws {
        var matcher = Matcher(CompiledPhrases("language en\nintent A\n  - say [<a:text>]\n").automaton)
        #expect(throws: MatchError.invalidUTF8(offset: 4)) { try matcher.match(bytes: [0x73, 0x61, 0x79, 0x20, 0xFF]) }
        for line in ["", " ", "...", "\u{0}", "\u{200D}"] { #expect(try matcher.match(line).best == nil) }
    }

    @Test("Brackets as deep as the language allows")
    func deepBrackets() throws {
        let file = "language en\nintent A\n  - go " + String(repeating: "(", count: 64) + "a|b" + String(repeating: ")", count: 64) + "\n"
        let phrases = CompiledPhrases(file)
        #expect(phrases.problems == [])
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("go b").best != nil)
    }

    @Test("More than a thousand options in a row need no deep recursion")
    func longChains() throws {
        let options = (0..<1_200).map { "[w\($0)]" }.joined(separator: " ")
        let phrases = CompiledPhrases("language en\nintent A\n  - go \(options) <t:text>\n")
        #expect(phrases.problems == [])
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match("go w1 w1199 away").best?.evidence.literalCharacters == 9)
    }
}

extension Matcher {
    mutating func match(bytes: [UInt8]) throws -> Match {
        try bytes.withUnsafeBufferPointer { try match($0) }
    }

    fileprivate mutating func find(text: String) throws -> Finding? {
        try Array(text.utf8).withUnsafeBufferPointer { try find($0) }
    }
}
