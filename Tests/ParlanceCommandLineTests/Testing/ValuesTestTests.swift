import Foundation
import Testing

/// How `parlance test` answers on folders of texts with their values.
@Suite struct ValuesTestTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let passing = [
        #"{"lang": "en", "kind": "Numeral", "text": "twelve", "value": {"type": "number", "value": 12}}"#,
        #"{"lang": "en", "kind": "Numeral", "text": "hello", "value": null}"#,
        #"{"lang": "en", "kind": "Time (latent)", "text": "tomorrow", "value": {"type": "instant", "value": "2013-02-13T00:00:00", "grain": "day"}}"#,
    ]
    private static let failing = #"{"lang": "en", "kind": "Numeral", "text": "thirteen", "value": {"type": "number", "value": 31}}"#
    /// FNV-1a of `en`, `Numeral` and `thirteen`, computed elsewhere.
    private static let hash = "f75859ee90e6286f"

    private func write(_ lines: [String], to name: String = "en.jsonl") throws {
        _ = try folder.write(name, lines.joined(separator: "\n") + "\n")
    }

    private func known(_ lines: String...) throws -> String { try folder.write("known.txt", lines.joined(separator: "\n") + "\n") }

    @Test func `there is a line for each language and kind, and the total alone on the last line`() async throws {
        try write(Self.passing)
        try write(
            [#"{"lang": "common", "kind": "Email", "text": "ada@lovelace.org", "value": {"type": "text", "value": "ada@lovelace.org"}}"#],
            to: "common.jsonl")
        let outcome = try await BuiltCommand.run("test", "--format", "values", folder.path)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output == "common Email 1/1\nen Numeral 2/2\nen Time 1/1\n4 passed, 0 failed\n")
        #expect(outcome.status == 0)
        #expect(try await BuiltCommand.run("test", "--language", "en", folder.path).lines.last == "3 passed, 0 failed")
    }

    @Test func `a failure is shown with its hash, and gives status 1`() async throws {
        try write(Self.passing + [Self.failing])
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                en Numeral 2/3
                  en/Numeral/4 (\(folder.path)/en.jsonl:4) \(Self.hash)
                    sentence  thirteen
                    expected  type "number", value 31
                    got       type "number", value 13
                    differs   value
                en Time 1/1
                3 passed, 1 failed

                """)
    }

    @Test func `failures that are known are counted, not shown, and give status 0`() async throws {
        try write(Self.passing + [Self.failing])
        let list = try known("# Numbers that are read backwards.", "", "en Numeral \(Self.hash) written the wrong way round")
        let outcome = try await BuiltCommand.run("test", "--known", list, folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output == "en Numeral 2/3, 1 known\nen Time 1/1\n3 passed, 1 failed\n")
    }

    @Test func `a failure that is not known, and a known one that passes, give status 1`() async throws {
        try write(Self.passing + [Self.failing])
        let other = try await BuiltCommand.run("test", "--known", try known("en Numeral 0123456789abcdef another"), folder.path)
        #expect(other.status == 1)
        #expect(other.output.contains(Self.hash))
        try write([Self.failing.replacing("31", with: "13")])
        let fixed = try await BuiltCommand.run("test", "--known", try known("\(Self.hash) a reason"), folder.path)
        #expect(fixed.status == 1)
        #expect(
            fixed.output == """
                en Numeral 1/1
                  en/Numeral/1 \(Self.hash)
                    passes, though it is known to fail: take it off the list
                1 passed, 0 failed

                """)
    }

    @Test func `a list with lines that are none is not taken, and all of them are told`() async throws {
        try write(Self.passing)
        let list = try known("en Numeral thirteen", "en Numeral \(Self.hash)", "\(Self.hash) once", "\(Self.hash) twice")
        let outcome = try await BuiltCommand.run("test", "--known", list, folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        for message in [
            "known.txt:1: a hash of sixteen hexadecimal digits is missing", "known.txt:2: the reason is missing",
            "known.txt:4: '\(Self.hash)' stands twice",
        ] {
            #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
        }
        let absent = try await BuiltCommand.run("test", "--known", "/nonexistent", folder.path)
        #expect(absent.status == 2)
        #expect(absent.errors.contains("/nonexistent: no such file"))
    }

    @Test func `of a text that stands twice with different values the first two readings count`() async throws {
        func line(_ time: String) -> String {
            #"{"lang": "en", "kind": "datetime", "text": "24 December at 9:30", "value": {"type": "instant", "value": "\#(time):00", "grain": "minute"}}"#
        }
        try write([line("2013-12-24T09:30"), line("2013-12-24T21:30")])
        #expect(try await BuiltCommand.run("test", folder.path).lines == ["en datetime 2/2", "2 passed, 0 failed"])
        // Twice with one value, and alone, the first reading counts.
        try write([line("2013-12-24T09:30"), line("2013-12-24T09:30")])
        let earlier = try await BuiltCommand.run("test", folder.path)
        try write([line("2013-12-24T21:30")])
        let later = try await BuiltCommand.run("test", folder.path)
        #expect(Set([earlier.status, later.status]) == [0, 1])
    }

    @Test func `all errors of a file come in one run with their lines, and the other files are run`() async throws {
        try write(
            [
                "{", #"{"lang": "en", "kind": "Numeral", "text": "1"}"#, #"{"lang": "en", "kind": "Numerl", "text": "1", "value": null}"#,
                #"{"lang": "en", "kind": "Numeral", "text": "1", "value": {"type": "nomber", "value": 1}}"#,
                #"{"lang": "en", "kind": "Numeral", "value": null}"#,
            ])
        try write([#"{"lang": "fr", "kind": "Numeral", "text": "trois", "value": {"type": "number", "value": 3}}"#], to: "fr.jsonl")
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output == "en not run: its files have errors\nfr Numeral 1/1\n1 passed, 0 failed\n")
        for message in [
            "en.jsonl:1: this is no JSON", "en.jsonl:2: the test has no 'value'",
            "en.jsonl:3: there is no kind of value 'Numerl'; did you mean 'Numeral'?", "en.jsonl:4: 'value': its 'type' is none of number",
            "en.jsonl:5: the test has no 'text'",
        ] {
            #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
        }
    }

    @Test func `as JSON a failure has its hash and what is known of it`() async throws {
        try write(Self.passing + [Self.failing])
        let objects = try await BuiltCommand.run("test", "--json", "--known", try known("\(Self.hash) backwards"), folder.path).objects()
        let failure = try #require(objects.first { $0["kind"] as? String == "failure" })
        #expect(failure["hash"] as? String == Self.hash)
        #expect(failure["known"] as? String == "backwards")
        #expect(objects.last?["known"] as? Int == 1)
    }
}
