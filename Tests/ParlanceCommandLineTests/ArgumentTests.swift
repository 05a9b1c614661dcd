import Foundation
import IntentRuntime
import Testing

@testable import ParlanceCommandLine

@Suite struct ArgumentTests {
    private static let json = Flag("json", help: "")
    private static let phrases = ValueOption<String>("phrases", "PATH", isRepeatable: true, help: "")
    private static let count = ValueOption<Int>("count", "NUMBER", help: "") { text throws(UsageError) in
        guard let number = Int(text) else { throw UsageError("this is not a number") }
        return number
    }

    private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(words, options: [Self.json.specification, Self.phrases.specification, Self.count.specification])
    }

    @Test func `options and operands may stand in any order`() throws {
        let arguments = try parse("a", "--phrases", "one", "b", "--json", "--phrases=two=2", "-")
        #expect(arguments.operands == ["a", "b", "-"])
        #expect(arguments.contains(Self.json))
        #expect(try arguments.values(of: Self.phrases) == ["one", "two=2"])
        #expect(try arguments.value(of: Self.count) == nil)
    }

    @Test func `two dashes end the options`() throws {
        let arguments = try parse("--json", "--", "--phrases", "-x", "--")
        #expect(arguments.operands == ["--phrases", "-x", "--"])
        #expect(try arguments.values(of: Self.phrases).isEmpty)
    }

    @Test(arguments: [
        (["--phrase", "x"], "unknown option '--phrase'; did you mean '--phrases'?"),
        (["--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
        (["--something"], "unknown option '--something'"),
        (["-x"], "unknown option '-x'"),
        (["--phrases"], "'--phrases' needs an argument: PATH"),
        (["--json=yes"], "'--json' takes no argument"),
        (["--count", "1", "--count=2"], "'--count' is given twice"),
        (["--json", "--json"], "'--json' is given twice"),
    ])
    func `wrong use says what is wrong`(words: [String], message: String) {
        let options = [Self.json.specification, Self.phrases.specification, Self.count.specification]
        #expect(throws: UsageError(message)) { try ParsedArguments(words, options: options) }
    }

    @Test func `a wrong argument is shown with its option`() throws {
        let arguments = try parse("--count", "many")
        #expect(throws: UsageError("'--count many': this is not a number")) { try arguments.value(of: Self.count) }
    }

    @Test(arguments: [
        ("2026-11-30", true), ("2026-11-30T09:30", true), ("2026-11-30 09:30:15", true), ("2026-11-30T09:30:00Z", true),
        ("2026-11-30T09:30:00+01:00", true), ("2026-02-30", false), ("2026-11-30T25:00", false), ("today", false),
        ("2026-11-30Z", false), ("", false),
    ])
    func `a moment is one that the calendar has`(text: String, isMoment: Bool) {
        #expect(((try? MomentText(text)) != nil) == isMoment)
    }

    @Test func `a moment without an offset is taken in the zone of the options`() throws {
        func now(_ words: String...) throws -> Double? {
            try ClockOptions(ParsedArguments(words, options: ClockOptions.options)).now?.timeIntervalSince1970
        }
        #expect(try now("--now", "2026-11-30T01:00", "--time-zone", "UTC") == 1_796_000_400)
        #expect(try now("--now", "2026-11-30T01:00", "--time-zone", "+02:00") == 1_795_993_200)
        #expect(try now("--now", "2026-11-30T01:00+02:00", "--time-zone", "Asia/Tokyo") == 1_795_993_200)
        #expect(try now() == nil)
    }

    @Test(arguments: [
        ["--time-zone", "Europe/Pariss"], ["--time-zone", "../../etc/passwd"], ["--locale", "ru@numbers=x"], ["--locale", "qq"],
        ["--locale", ""],
    ])
    func `zones and locales are checked before anything uses them`(words: [String]) {
        #expect(throws: UsageError.self) { try ClockOptions(ParsedArguments(words, options: ClockOptions.options)) }
    }

    @Test(arguments: [["--context", "area"], ["--context", "=kitchen"], ["--list", "names"], ["--list", "a=x", "--list", "a=y"]])
    func `bindings have a name and a value`(words: [String]) {
        #expect(throws: UsageError.self) { try BindingOptions(ParsedArguments(words, options: BindingOptions.options)) }
    }

    @Test func `phrases of the options win over those of the environment`() throws {
        let given = try PhraseOptions(ParsedArguments(["--phrases", "a"], options: PhraseOptions.options))
        let none = try PhraseOptions(ParsedArguments([], options: PhraseOptions.options))
        let environment: Environment = ["PARLANCE_PHRASES": "b:c"]
        #expect(given.paths(environment: environment) == ["a"])
        #expect(none.paths(environment: environment) == ["b", "c"])
        #expect(none.paths(environment: [:]).isEmpty)
    }
}
