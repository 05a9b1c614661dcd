import Foundation
import Testing

/// How the built program answers to right and wrong use.
@Suite struct UsageTests {
    private static let commands = ["repl", "match", "run", "check", "format", "test", "debug"]

    @Test func `the help names every command`() async throws {
        let outcome = try await BuiltCommand.run("--help")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    }

    @Test(arguments: commands)
    func `the help of a command has its use, options, examples and exit statuses`(command: String) async throws {
        let outcome = try await BuiltCommand.run(command, "--help")
        #expect(outcome.status == 0)
        for part in ["Usage: parlance \(command) ", "\nOptions:\n", "  --help ", "\nExamples:\n  parlance", "\nExit status:\n", "\n  2 "] {
            #expect(outcome.output.contains(part), "'\(part)' is missing")
        }
        #expect(outcome.lines.allSatisfy { $0.count <= 140 })
    }

    @Test(arguments: [["--version"], ["-V"], ["match", "--version"]])
    func `the version is one line`(arguments: [String]) async throws {
        let outcome = try await BuiltCommand.run(arguments, input: "")
        #expect(outcome.status == 0)
        #expect(outcome.output.wholeMatch(of: /parlance \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: [
        (["mtach"], "unknown command 'mtach'; did you mean 'match'?"),
        (["xyzzy"], "unknown command 'xyzzy'; 'parlance --help' lists them"),
        (["match", "--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
        (["--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
        (["match", "--json=1"], "'--json' takes no argument"),
        (["match", "--phrases"], "'--phrases' needs an argument: PATH"),
        (["match", "--language", "e"], "'--language e': this is not a language tag"),
        (["match", "--now", "tomorrow"], "'--now tomorrow': this is not a moment"),
        (["match", "--time-zone", "Europe/Pariss"], "did you mean 'Europe/Paris'?"),
        (["match", "--locale", "ru@numbers=x"], "this is not a locale"),
        (["match", "-", "-"], "standard input is given twice"),
        (["check"], "no PATH is given"), (["format"], "no PATH is given"),
        (["format", "--check", "--in-place", "x"], "exclude each other"),
        (["format", "--in-place", "-"], "standard input cannot be replaced"),
        (["debug"], "no stage is given"), (["debug", "tries", "x"], "did you mean 'trie'?"), (["debug", "ast"], "nothing is given"),
        (["run"], "no SENTENCE is given"), (["repl", "file"], "unexpected argument 'file'"),
    ])
    func `wrong use is said on standard error, with status 2`(arguments: [String], message: String) async throws {
        let outcome = try await BuiltCommand.run(arguments, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
        #expect(outcome.errors.hasPrefix("parlance: error: "))
    }

    @Test(arguments: [
        (["match", "--phrases", "/nonexistent/x.phrases"], "/nonexistent/x.phrases: no such file or folder"),
        (["match", "/nonexistent/lines"], "/nonexistent/lines: no such file or folder"),
        (["match", "/"], "/: is a folder"), (["check", "/nonexistent"], "no such file or folder"),
        (["format", "/nonexistent"], "no such file or folder"), (["debug", "ast", "/nonexistent"], "no such file or folder"),
    ])
    func `input that cannot be read is said with its path, with status 2`(arguments: [String], message: String) async throws {
        let outcome = try await BuiltCommand.run(arguments, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
    }

    @Test func `an output that cannot be written is an error`() async throws {
        let outcome = try await BuiltCommand.shell("parlance --help > /dev/full")
        #if os(Linux)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("the output cannot be written"))
        #endif
    }

    @Test func `what a person typed is not let loose on the terminal`() async throws {
        let outcome = try await BuiltCommand.run("\u{1B}[31mx\u{202E}y")
        #expect(outcome.status == 2)
        #expect(!outcome.errors.contains("\u{1B}"))
        #expect(!outcome.errors.contains("\u{202E}"))
    }
}
