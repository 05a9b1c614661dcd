import Testing

@testable import ValueRecognizers

/// What is wrong with a grammar is told with its file, line and column. The first line of each file is that of its language.
@Suite struct GrammarCheckerTests {
    @Test func `a sound grammar has no findings`() throws {
        let sample = try GrammarSample([
            "time": "rule at = at | by\nintent Clock\n  - [<at>] <hour> <dash> <minute>\n  group\n    set half = pm\n    - <hour> pm\n",
            "datetime": "intent DateTime\n  - <time>\n",
        ])
        #expect(sample.syntaxFindings.isEmpty)
        #expect(sample.findings.isEmpty)
    }

    @Test(arguments: [
        ("intent Clok\n  - <hour>\n", "time:2:8: unknown-operation"),
        ("intent Clock\n  - at <hours:hour>\n", "time:3:9: unknown-role"),
        ("intent Clock\n  - at <hour>  => halve = pm\n", "time:3:19: unknown-role"),
        ("intent Clock\n  group\n    set halve = pm\n    - at <hour>\n", "time:4:9: unknown-role"),
        ("intent Clock\n  - at <hour> [sharp] <part>\n", "time:3:23: unknown-reference"),
        ("intent Clock\n  - at <hour>\nlist part\n  am = morning with halve = am\n", "time:5:21: unknown-role"),
        ("rule late = late <hour> <count:hour>\nintent Clock\n  - <late>\n", "time:2:26: unknown-role"),
        ("intent Clock\n  - <hour>\n  parameter hour: number\n", "time:4:3: foreign-line"),
        ("intent Clock\n  - <hour>\n  group\n    needs <hour>\n    - <hour> sharp\n", "time:5:5: foreign-line"),
    ])
    func `a finding is told with its place`(text: String, finding: String) throws {
        let findings = try GrammarSample(["time": text]).findings
        #expect(findings.contains(finding), "\(findings)")
    }

    @Test func `the wording says what was expected`() throws {
        let sample = try GrammarSample(["time": "intent Clock\n  - at <hours:hour>\n"])
        #expect(sample.messages == ["'hours' is no role of Clock; expected one of before, clock, half, hour, minute, second, time"])
    }

    @Test func `grammars that contain each other are told once, where the circle closes`() throws {
        let sample = try GrammarSample([
            "date": "intent DateTime\n  - on <time>\n", "time": "intent DateTime\n  - at <date>\n",
        ])
        #expect(sample.findings == ["time:3:8: grammar-cycle"])
        #expect(sample.messages == ["a grammar cannot contain itself: date → time → date"])
    }

    @Test func `a rule that contains itself is told, and compiles to something that ends`() throws {
        let sample = try GrammarSample(["time": "rule late = late | <late> late\nintent Clock\n  - <hour> <late>\n"])
        #expect(sample.findings == ["time:2:20: grammar-cycle"])
        #expect(try sample.readings("5 late", as: "time") == ["Clock(hour 5.0)"])
    }
}
