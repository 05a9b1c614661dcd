import PhraseSyntax
import Testing

@testable import PhraseAutomaton

/// Sentences that phrases of two intents accept at equal rank, as a search finds them.
@Suite struct ClashSearchTests {
    /// `A B: sentence`, by phrase.
    private static func clashes(_ text: String, work: Int = 2_000_000) -> [String] {
        let phrases = CompiledPhrases("language en\n" + text)
        #expect(!phrases.diagnostics.contains { $0.severity == .error }, "\(phrases.problems)")
        let outcome = ClashSearch(phrases.automaton, work: work).search()
        let library = phrases.automaton.library
        func name(_ phrase: PhraseID) -> String { library.text(library.intent(library.phrase(phrase).intent).name) }
        return outcome.clashes.map { "\(name($0.first)) \(name($0.second)): \($0.sentence)" } + (outcome.isComplete ? [] : ["not all"])
    }

    struct Grammar: CustomTestStringConvertible {
        var name: String
        var text: String
        var clashes: [String]
        var testDescription: String { name }
    }

    private static let grammars = [
        Grammar(name: "an optional word", text: "intent A\n  - go [now] home\nintent B\n  - go now home\n", clashes: ["A B: go now home"]),
        Grammar(
            name: "one of two words", text: "intent A\n  - (set|turn) on it\nintent B\n  - turn on it\n", clashes: ["A B: turn on it"]),
        Grammar(
            name: "words in any order", text: "intent A\n  - (lights; on; please)\nintent B\n  - please (lights|lamps) on\n",
            clashes: ["A B: please lights on"]),
        Grammar(
            name: "letters inside a word", text: "intent A\n  - (un|re)(lock|load) it\nintent B\n  - reload it\n",
            clashes: ["A B: reload it"]),
        Grammar(
            name: "a rule",
            text: "rule on = (switch|turn) [it] on\nintent A\n  - <on> now\nintent B\n  - turn on now\n", clashes: ["A B: turn on now"]),
        Grammar(
            name: "lists that share a value",
            text: "list L\n  red\n  dark blue\nlist M\n  green\n  dark blue\n"
                + "intent A\n  - pick the <x:L> now\nintent B\n  - pick the <y:M> now\n",
            clashes: ["A B: pick the dark blue now"]),
        Grammar(
            name: "one list under two names",
            text: "list L\n  red\nintent A\n  - pick <x:L>\nintent B\n  - pick <y:L>\n", clashes: ["A B: pick red"]),
        Grammar(
            name: "a list that is bound later is equal to itself alone",
            text: "list L bound\nlist M bound\nintent A\n  - pick <x:L>\nintent B\n  - pick <y:L>\nintent C\n  - pick <z:M>\n",
            clashes: ["A B: pick <L>"]),
        Grammar(
            name: "a value that is the beginning of another",
            text: "list L\n  living\n  living room\nlist M\n  room lamp\n  lamp\nintent A\n  - <x:L> <y:M>\nintent B\n  - <x:L> <z:N>\n"
                + "list N\n  lamp\n  tree\n",
            clashes: ["A B: living lamp"]),
        Grammar(
            name: "what counts less first, and more afterwards",
            text: "list L\n  foo\n  bar\nlist M\n  foo\n  baz\nintent A\n  - <x:L> foo\nintent B\n  - foo <x:M>\n",
            clashes: ["A B: foo foo"]),
        Grammar(
            name: "a word outranks a value", text: "list L\n  red\n  blue\nintent A\n  - play red\nintent B\n  - play <x:L>\n", clashes: []),
        Grammar(
            name: "words outrank free text", text: "intent A\n  - play it\nintent B\n  - play <x:text>\n", clashes: []),
        Grammar(
            name: "free text twice", text: "intent A\n  - say <x:text> again\nintent B\n  - say <y:text> again\n",
            clashes: ["A B: say x again"]),
        Grammar(
            name: "free text that covers as much in both",
            text: "intent A\n  - <x:text> foo\nintent B\n  - foo <x:text>\n", clashes: ["A B: foo foo"]),
        Grammar(
            name: "numbers", text: "intent A\n  - set <x:number>\nintent B\n  - set <y:integer>\n", clashes: ["A B: set 5"]),
        Grammar(
            name: "a number in words", text: "intent A\n  - set <x:number>\nintent B\n  - set (all|twenty one)\n",
            clashes: ["A B: set twenty one"]),
        Grammar(
            name: "ranges that meet",
            text: "range R = 0 ... 5\nrange S = 5 ... 90\nrange T = 77 ... 99\nintent A\n  - set <x:R>\n"
                + "intent B\n  - set <x:S>\nintent C\n  - set <x:T>\n",
            clashes: ["A B: set 5", "B C: set 90"]),
        Grammar(
            name: "another phrase reads the shortest sentence better",
            text: "list L\n  red\n  blue\nintent A\n  - pick <x:L>\nintent B\n  - pick <y:L>\nintent C\n  - pick red\n",
            clashes: ["A B: pick blue"]),
        Grammar(
            name: "a veto", text: "intent A\n  - go [now]\n  - not: go\nintent B\n  - go\n  - go now\n", clashes: ["A B: go now"]),
        Grammar(name: "two phrases of one intent", text: "intent A\n  - go [now]\n  - go now\n", clashes: []),
        Grammar(
            name: "three intents", text: "intent A\n  - go\nintent B\n  - go\nintent C\n  - [please] go\n",
            clashes: ["A B: go", "A C: go", "B C: go"]),
    ]

    @Test("A clash is found with its shortest sentence, and nothing else is", arguments: grammars)
    func findsClashes(grammar: Grammar) {
        #expect(Self.clashes(grammar.text) == grammar.clashes)
    }

    @Test("Phrases clash where what they require may hold at once")
    func conditions() {
        let text = """
            intent A
              group
                - start <name>
                when domain = vacuum
            intent B
              group
                - start <name>
                when domain = light | fan
            intent C
              group
                - start <name>
                when domain = fan
                unless floor = 1
            list name bound

            """
        #expect(Self.clashes(text) == ["B C: start <name>"])
    }

    @Test("Phrases of two languages do not clash")
    func languages() {
        let phrases = CompiledPhrases(["language en\nintent A\n  - stop\n", "language de\nintent B\n  - stop\n"])
        #expect(ClashSearch(phrases.automaton).search() == ClashSearch.Outcome(clashes: [], isComplete: true))
    }

    @Test("A search that may do no more says so")
    func limit() {
        let text = "intent A\n" + (0..<100).map { "  - go to w\($0)\n" }.joined() + "intent B\n  - go to w7\n"
        #expect(Self.clashes(text) == ["A B: go to w7"])
        #expect(Self.clashes(text, work: 50) == ["not all"])
    }
}
