import Foundation
import Testing

@Suite struct ImportTests {
    private let folder: TemporaryFolder
    private static let lamps = """
        {"language": "en", "intents": {"TurnOn": {"data": [{"sentences": ["turn on [the] {name}", "light (the|my) {color} lamp"]}]}},
         "lists": {"color": {"values": ["red"]}}}
        """
    private static let phrases = """
        language en

        intent TurnOn
          - turn on [the] <name>
          - light (the|my) <color> lamp

        list name preferred bound

        list color
          red

        """

    init() throws {
        folder = try TemporaryFolder()
    }

    private func content(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `a language is written to a file of its tag, in a folder that is made for it`() async throws {
        let file = try folder.write("anything.json", Self.lamps)
        let outcome = try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("new/Phrases"))
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
        #expect(try content(folder.path("new/Phrases/en.phrases")) == Self.phrases)
        #expect(try await BuiltCommand.run("check", folder.path("new")).status == 0)
    }

    @Test func `standard input is read too, and the folder may be named in both ways`() async throws {
        let outcome = try await BuiltCommand.run(["import", "--output=\(folder.path)", "hassil", "-"], input: Self.lamps)
        #expect(outcome.status == 0)
        #expect(try content(folder.path("en.phrases")) == Self.phrases)
    }

    @Test func `several files of a language are each written to a file of its name`() async throws {
        let one = try folder.write("in/lamps.templates.json", Self.lamps)
        let two = try folder.write("in/more.json", #"{"language": "en", "intents": {"Go": {"data": [{"sentences": ["go {color}"]}]}}}"#)
        let other = try folder.write("in/x.json", #"{"language": "de", "intents": {"Go": {"data": [{"sentences": ["los"]}]}}}"#)
        let outcome = try await BuiltCommand.run("import", "hassil", one, two, other, "-o", folder.path("out"))
        #expect(outcome.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names == ["de.phrases", "lamps.phrases", "more.phrases"])
        #expect(try content(folder.path("out/more.phrases")) == "language en\n\nintent Go\n  - go <color>\n")
        let clash = try folder.write("in/else/more.json", #"{"language": "en"}"#)
        let refused = try await BuiltCommand.run("import", "hassil", one, two, clash, "-o", folder.path("clash"))
        #expect(refused.status == 2)
        #expect(refused.errors.contains("would both be written to"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("clash")))
    }

    @Test func `a file that says something else is replaced only where that is wanted`() async throws {
        let file = try folder.write("en.json", Self.lamps)
        let target = try folder.write("out/en.phrases", "language en\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        let refused = try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("out"))
        #expect(refused.status == 2)
        #expect(refused.errors.contains("'--force' replaces it"))
        #expect(try content(target) == "language en\n")
        let forced = try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("out"), "--force")
        #expect(forced.status == 0)
        #expect(try content(target) == Self.phrases)
        #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o640)
        // The same again is no change.
        #expect(try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("out")).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["en.phrases"])
    }

    @Test func `with an error in one file none is written, and all errors are shown`() async throws {
        let good = try folder.write("de.json", #"{"language": "de", "intents": {"Go": {"data": [{"sentences": ["los"]}]}}}"#)
        let bad = try folder.write(
            "en.json", #"{"language": "en", "intents": {"Go": {"data": [{"sentences": ["go (on", "<r> {colour}"]}]}}}"#)
        let outcome = try await BuiltCommand.run("import", "hassil", good, bad, "-o", folder.path("out"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.hasPrefix(
                """
                \(bad): intents.Go.data[0].sentences[0], column 4: error: the bracket is not closed; expected ')'
                  | go (on
                  |    ^
                """))
        #expect(outcome.errors.contains("\(bad): intents.Go.data[0].sentences[1], column 2: error: there is no rule 'r'\n"))
        #expect(outcome.errors.contains("there is no list 'colour'"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func `what only the checker finds is shown where it came from`() async throws {
        let file = try folder.write(
            "en.json",
            #"{"language": "en", "intents": {"A": {"data": [{"sentences": ["add {a}<r>"]}]}}, "lists": {"a": {"wildcard": true}}, "#
                + #""expansion_rules": {"r": "{a}"}}"#)
        let outcome = try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("out"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(file): expansion_rules.r, column 1: error: two free texts touch"))
    }

    @Test func `findings may be objects of JSON, and warnings are no reason to stop`() async throws {
        let file = try folder.write("en.json", #"{"language": "en", "intents": {"A": {"data": [{"sentences": ["a(b|)"]}]}}}"#)
        let outcome = try await BuiltCommand.run("import", "hassil", file, "--json", "-o", folder.path)
        #expect(outcome.status == 0)
        let finding = try #require(try outcome.objects().first)
        #expect(finding["inside"] as? String == "intents.A.data[0].sentences[0]")
        #expect(finding["column"] as? Int == 2)
        #expect(finding["range"] as? [Int] == [1, 5])
        #expect(finding["severity"] as? String == "warning")
    }

    @Test(
        arguments: [
            (["hassil", "x.json"], "no folder is given"), (["-o", "out"], "no format is given"),
            (["rhasspy", "x", "-o", "out"], "unknown format"),
            (["hassil", "-o", "out"], "no FILE is given"), (["hassil", "/no/such.json", "-o", "out"], "no such file"),
        ])
    func `wrong use says what is wrong`(arguments: [String], message: String) async throws {
        let outcome = try await BuiltCommand.run(["import"] + arguments, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message))
    }

    @Test func `what cannot be written leaves everything as it was`() async throws {
        let file = try folder.write("en.json", Self.lamps)
        let blocked = try folder.write("blocked", "a file")
        let outcome = try await BuiltCommand.run("import", "hassil", file, "-o", blocked)
        #expect(outcome.status == 2)
        #expect(try content(blocked) == "a file")
        // A folder in the place of the phrase file.
        _ = try folder.write("out/en.phrases/x", "")
        #expect(try await BuiltCommand.run("import", "hassil", file, "-o", folder.path("out"), "--force").status == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["en.phrases"])
    }

    @Test func `the help tells how YAML is converted`() async throws {
        let outcome = try await BuiltCommand.run("import", "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("yq -o=json"))
        #expect(outcome.output.contains("--bound NAME"))
    }
}
