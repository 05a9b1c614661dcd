import Testing
import ValueTypes

@testable import ParlanceCommandLine

@Suite struct TestReporterTests {
    private static let wrong = TestFailure(
        id: "en/TurnOn/0", path: "x/en.tests.jsonl", line: 17, text: "turn on the kitchen lamps",
        aspects: [
            .init(name: "intent", expected: .text("TurnOn"), got: .text("TurnOn"), agrees: true),
            .init(name: "combo", expected: .text("area"), got: .text("name"), agrees: false),
            .init(name: "area", group: "slots", expected: .text("Kitchen"), got: nil, agrees: false),
            .init(name: "domain", group: "slots", expected: .array([.text("light"), .text("fan")]), got: .text("fan"), agrees: true),
            .init(name: "name", group: "slots", expected: nil, got: .text("kitchen lamp"), agrees: false),
        ], template: .init(text: "turn on [<the>] <name>", place: "en.templates.json: intents.TurnOn.data[0].sentences[1]", stop: nil))

    private static let unmatched = TestFailure(
        id: "en/TurnOn/1", path: "x/en.tests.jsonl", line: 18, text: "turn on äll\u{202E} lamps",
        aspects: [.init(name: "intent", expected: .text("TurnOn"), got: nil, agrees: false)],
        template: .init(
            text: "turn on [all] lights", place: "en.phrases:7", stop: .init(offset: 8, expected: ["\"all\"", "\"lights\""])))

    private static let ended = TestFailure(
        id: "en/TurnOn/2", path: "x/en.tests.jsonl", line: 19, text: "turn on ",
        aspects: [.init(name: "intent", expected: .text("TurnOn"), got: nil, agrees: false)],
        template: .init(text: "turn on <name>", place: "en.phrases:8", stop: .init(offset: 7, expected: ["<name>"])))

    private static let matched = TestFailure(
        id: "en/none/3", path: "x/en.tests.jsonl", line: 20, text: "hello",
        aspects: [.init(name: "intent", expected: nil, got: .text("Greet"), agrees: false)])

    private static let unreadable = TestFailure(
        id: "en/TurnOn/4", path: "x/en.tests.jsonl", line: 21, text: "on",
        aspects: [.init(name: "intent", expected: .text("TurnOn"), got: nil, agrees: false)], trouble: "the sentence is too long")

    private static let outcome = SuiteOutcome(
        name: "en", passed: 3, failures: [wrong, unmatched, ended, matched, unreadable])

    private func text(_ reporter: some TestReporter, _ outcome: SuiteOutcome) -> String {
        String(decoding: reporter.report(outcome), as: UTF8.self)
    }

    @Test func `people read a line for the suite, and below it what differs`() {
        #expect(
            text(TextTestReporter(), Self.outcome) == #"""
                en 3/8
                  en/TurnOn/0 (x/en.tests.jsonl:17)
                    sentence  turn on the kitchen lamps
                    expected  intent "TurnOn", combo "area", area "Kitchen", domain ["light", "fan"]
                    got       intent "TurnOn", combo "name", domain "fan", name "kitchen lamp"
                    differs   combo, area (missing), name (not expected)
                    matched   turn on [<the>] <name>
                              en.templates.json: intents.TurnOn.data[0].sentences[1]
                  en/TurnOn/1 (x/en.tests.jsonl:18)
                    sentence  turn on äll\u{202E} lamps
                    expected  intent "TurnOn"
                    got       no match
                    nearest   turn on [all] lights
                              en.phrases:7
                              stops at "äll\u{202E} lamps", where "all" or "lights" is expected
                  en/TurnOn/2 (x/en.tests.jsonl:19)
                    sentence  turn on 
                    expected  intent "TurnOn"
                    got       no match
                    nearest   turn on <name>
                              en.phrases:8
                              stops at the end, where <name> is expected
                  en/none/3 (x/en.tests.jsonl:20)
                    sentence  hello
                    expected  no match
                    got       intent "Greet"
                  en/TurnOn/4 (x/en.tests.jsonl:21)
                    sentence  on
                    expected  intent "TurnOn"
                    got       error: the sentence is too long

                """#)
    }

    @Test func `on a terminal what differs is coloured, and nothing else`() {
        let lines = text(TextTestReporter(usesColours: true), Self.outcome).split(separator: "\n")
        #expect(
            lines[3]
                == "    expected  intent \"TurnOn\", \u{1B}[32mcombo \"area\"\u{1B}[0m, \u{1B}[32marea \"Kitchen\"\u{1B}[0m, domain [\"light\", \"fan\"]"
        )
        #expect(
            lines[4]
                == "    got       intent \"TurnOn\", \u{1B}[31mcombo \"name\"\u{1B}[0m, domain \"fan\", \u{1B}[31mname \"kitchen lamp\"\u{1B}[0m"
        )
        #expect(lines.enumerated().allSatisfy { $0 == 3 || $0 == 4 || !$1.contains("turn on\u{1B}") })
    }

    @Test func `a suite that could not be run says so, and the total stands alone`() {
        #expect(
            text(TextTestReporter(), SuiteOutcome(name: "fr", error: TestInputError(problems: []))) == "fr not run: its files have errors\n"
        )
        #expect(text(TextTestReporter(), SuiteOutcome(name: "af", passed: 197)) == "af 197/197\n")
        let total = TextTestReporter().report(TestTotals(passed: 23112, failed: 1))
        #expect(String(decoding: total, as: UTF8.self) == "23112 passed, 1 failed\n")
    }

    @Test func `JSON has an object a line for the suite, each failure and the total`() {
        let lines = text(JSONTestReporter(), Self.outcome).split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0] == #"{"kind":"suite","suite":"en","passed":3,"failed":5,"known":0,"isRun":true,"schema":1}"#)
        #expect(
            lines[1] == #"""
                {"kind":"failure","suite":"en","id":"en/TurnOn/0","path":"x/en.tests.jsonl","line":17,"text":"turn on the kitchen lamps",\#
                "expected":{"intent":"TurnOn","combo":"area","slots":{"area":"Kitchen","domain":["light","fan"]}},\#
                "got":{"intent":"TurnOn","combo":"name","slots":{"domain":"fan","name":"kitchen lamp"}},\#
                "differences":["combo","slots.area","slots.name"],"error":null,\#
                "template":{"text":"turn on [<the>] <name>","place":"en.templates.json: intents.TurnOn.data[0].sentences[1]",\#
                "isMatched":true,"stop":null,"expected":[]},"hash":null,"known":null,"schema":1}
                """#)
        #expect(lines[2].contains(#""got":null,"differences":["intent"],"error":null,"template":{"text":"turn on [all] lights","#))
        #expect(lines[2].contains(#""isMatched":false,"stop":8,"expected":["\"all\"","\"lights\""]}"#))
        #expect(lines[4].contains(#""expected":null,"got":{"intent":"Greet"},"#))
        #expect(lines[4].contains(#""template":null"#))
        #expect(lines[5].contains(#""error":"the sentence is too long""#))
        let unread = SuiteOutcome(name: "fr", error: TestInputError(problems: []))
        #expect(
            text(JSONTestReporter(), unread)
                == #"{"kind":"suite","suite":"fr","passed":0,"failed":0,"known":0,"isRun":false,"schema":1}"# + "\n")
        let total = JSONTestReporter().report(TestTotals(passed: 3, failed: 5, unread: 1))
        #expect(
            String(decoding: total, as: UTF8.self)
                == #"{"kind":"total","passed":3,"failed":5,"known":0,"fixed":0,"unread":1,"schema":1}"# + "\n")
    }
}
