import Foundation
import Testing

/// How `parlance values` answers.
@Suite struct ValuesCommandTests {
    private static let moment = ["values", "--now", "2026-11-30T09:15:00-02:00"]

    private func run(_ arguments: String..., input: String) async throws -> BuiltCommand.Outcome {
        try await BuiltCommand.run(Self.moment + arguments, input: input)
    }

    @Test func `for each line there is its text and, below it, each value with its place and kind`() async throws {
        let outcome = try await run("--kind", "number", "--kind", "Time", input: "lunch 12.50 tomorrow\nnothing\n")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                lunch 12.50 tomorrow
                  6..11   number    12.5
                  12..20  datetime  2026-12-01 day
                nothing
                  -

                """)
    }

    @Test func `as JSON each line is an object, and points of the calendar are written to the second`() async throws {
        let outcome = try await run("--json", "--kind", "datetime", input: "see you tomorrow\n\u{FF}\n")
        let objects = try outcome.objects()
        #expect(objects.count == 2)
        #expect(objects[0]["text"] as? String == "see you tomorrow")
        let reading = try #require((objects[0]["readings"] as? [[String: Any]])?.first)
        #expect(reading["kind"] as? String == "datetime")
        #expect(reading["type"] as? String == "instant")
        #expect(reading["value"] as? String == "2026-12-01T00:00:00")
        #expect(reading["grain"] as? String == "day")
        #expect(reading["range"] as? [Int] == [8, 16])
        #expect(reading["latent"] as? Bool == false)
    }

    @Test func `a line that cannot be read has an error in its place`() async throws {
        let path = try TemporaryFolder()
        try Data([0x31, 0x0A, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: path.path("bytes")))
        let outcome = try await BuiltCommand.run("values", "--json", "--kind", "number", path.path("bytes"))
        let objects = try outcome.objects()
        #expect(objects.map { $0["error"] as? String } == [nil, "the line is no UTF-8"])
    }

    @Test func `the offset of the moment is the zone that relative times are in`() async throws {
        let outcome = try await run("--whole", "--kind", "Time", input: "in 2 hours\n")
        #expect(outcome.lines == ["in 2 hours", "  0..10  datetime  2026-11-30T11:15 minute"])
        let elsewhere = try await run("--whole", "--kind", "Time", "--time-zone", "UTC", input: "in 2 hours\n")
        #expect(elsewhere.lines.last == "  0..10  datetime  2026-11-30T13:15 minute")
    }

    @Test func `a week begins on Monday, or as the locale has it`() async throws {
        let monday = try await run("--whole", "--kind", "date", input: "next week\n")
        #expect(monday.lines.last == "  0..9  date  2026-12-07 week")
        let sunday = try await run("--whole", "--kind", "date", "--locale", "en_US", input: "next week\n")
        #expect(sunday.lines.last == "  0..9  date  2026-12-06 week")
    }

    @Test func `a whole line is one value, and what has the shape of one and cannot be one is named`() async throws {
        let outcome = try await run("--whole", "--kind", "date", "--kind", "number", input: "31 February 2026\nlunch at 5\n")
        #expect(outcome.status == 1)
        #expect(outcome.lines.first == "31 February 2026")
        #expect(outcome.output.contains("date  cannot be: there is no such day\n"))
        #expect(outcome.output.hasSuffix("lunch at 5\n  -\n"))
        let json = try await run("--whole", "--json", "--kind", "date", input: "31 February 2026\n")
        let refused = try #require(try json.objects().first?["refused"] as? [[String: Any]])
        #expect(refused.map { $0["reason"] as? String } == ["noSuchDay"])
    }

    @Test func `what is a value only where one is expected says so`() async throws {
        let outcome = try await run("--whole", "--kind", "number", "--kind", "percentage", input: "5\n")
        #expect(outcome.lines == ["5", "  0..1  number      5", "  0..1  percentage  5 (where one is expected)"])
    }

    @Test func `files are read one after the other, in the language given`() async throws {
        let folder = try TemporaryFolder()
        let paths = [try folder.write("a", "vingt et un"), try folder.write("b", "trois\n")]
        let outcome = try await BuiltCommand.run(["values", "--language", "fr-CA", "--kind", "number"] + paths, input: "")
        #expect(outcome.lines == ["vingt et un", "  0..11  number  21", "trois", "  0..5  number  3"])
        #expect(outcome.status == 0)
    }

    @Test func `status 1 says that no line holds a value`() async throws {
        let outcome = try await run("--kind", "number", input: "nothing\nat all\n")
        #expect(outcome.status == 1)
        #expect(outcome.lines == ["nothing", "  -", "at all", "  -"])
    }

    @Test func `help shows kinds, options and examples`() async throws {
        let outcome = try await BuiltCommand.run("values", "--help")
        #expect(outcome.status == 0)
        for words in ["--kind KIND", "--whole", "--json", "AmountOfMoney", "Exit status"] { #expect(outcome.output.contains(words)) }
    }

    @Test(arguments: [
        (["--kind", "tyme"], "'--kind tyme': there is no kind of value 'tyme'; did you mean 'time'?"),
        (["--now", "yesterday"], "'--now yesterday': this is not a moment"), (["--language", "e"], "this is not a language tag"),
        (["/nonexistent"], "/nonexistent: no such file"), (["-", "-"], "standard input is given twice"),
    ])
    func `wrong use is said on standard error, with status 2`(arguments: [String], message: String) async throws {
        let outcome = try await BuiltCommand.run(["values"] + arguments, input: "1\n")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
    }

    @Test func `grammars of a folder stand in place of the built-in ones of their language, and of no other`() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("nl/date.phrases", "language nl\n\nintent Day\n  - overmorgen ochtend => days = 2\n")
        _ = try folder.write("notes/date.phrases", "")
        let own = try await run("--grammar", folder.path, "--language", "nl", "--kind", "date", input: "overmorgen ochtend\n")
        #expect(own.lines.last == "  0..18  date  2026-12-02 day")
        #expect(own.errors.contains("notes/date.phrases' lies in no folder that is named after a language"))
        let other = try await run("--grammar", folder.path, "--kind", "date", input: "tomorrow\n")
        #expect(other.lines.last == "  0..8  date  2026-12-01 day")
    }

    @Test func `every fault of a grammar is told with its place, and nothing is read by it`() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("nl/date.phrases", "language nl\n\nintent Dag\n  - vandaag\n\nintent Day\n  - <morgen>\n")
        let outcome = try await run("--grammar", folder.path, "--language", "nl", input: "vandaag\n")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("nl/date.phrases:3:8: error: 'Dag' is no operation"))
        #expect(outcome.errors.contains("nl/date.phrases:7:5: error: '<morgen>' is no list, rule, grammar, reader or mark"))
        let absent = try await run("--grammar", folder.path("absent"), input: "today\n")
        #expect(absent.status == 2)
        #expect(absent.errors.contains("absent"))
    }
}
