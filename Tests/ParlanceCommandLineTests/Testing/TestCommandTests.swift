import Foundation
import Testing

/// How `parlance test` answers on folders of tests.
@Suite struct TestCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let templates = """
        {"language": "en", "lists": {"colour": {"values": ["red", {"in": "deep blue", "out": "navy"}]}},
         "expansion_rules": {"the": "[the|my]"},
         "intents": {
          "TurnOn": {"data": [
           {"sentences": ["turn on <the> {name}"], "requires_context": {"domain": "light"}, "slots": {"domain": ["light", "fan"]},
            "metadata": {"slot_combination": "name"}},
           {"sentences": ["turn on (the light|the lights) in [here]"], "requires_context": {"area": {"slot": true}},
            "metadata": {"slot_combination": "here"}}]},
          "Paint": {"data": [{"sentences": ["paint {name} {colour}"], "metadata": {"slot_combination": "name_colour"}}]}}}
        """

    private static let lists = """
        {"sets": {
          "home": {"name": [{"in": "lamp[s]", "out": "lamp_1", "context": {"domain": "light"}}, {"in": "door", "context": {"domain": "lock"}}],
                   "area": ["Hall"], "floor": []},
          "shed": {"name": [{"in": "saw", "out": "saw", "context": {"domain": "light"}}]}}}
        """

    private static let passing = [
        #"{"id": "en/1", "text": "Turn on my lamps!", "intent": "TurnOn", "combo": "name", "slots": {"name": "lamp_1", "domain": ["fan", "light", "x"]}, "lists": "home"}"#,
        #"{"id": "en/2", "text": "turn on the lights in", "intent": "TurnOn", "combo": "here", "slots": {"area": "Hall"}, "context": {"area": "Hall"}, "lists": "home"}"#,
        #"{"id": "en/3", "text": "paint door deep blue", "intent": "Paint", "combo": "name_colour", "slots": {"name": "door", "colour": "navy"}, "lists": "home"}"#,
        #"{"id": "en/4", "text": "paint saw red", "intent": "Paint", "combo": "name_colour", "slots": {"name": "saw", "colour": "red"}, "lists": "shed"}"#,
        #"{"id": "en/5", "text": "turn on the door", "intent": null, "lists": "home"}"#,
        #"{"id": "en/6", "text": "turn on the saw", "intent": null, "lists": "home"}"#,
    ]

    private static let failing = [
        #"{"id": "en/7", "text": "paint saw blue", "intent": "Paint", "combo": "name_colour", "slots": {"name": "saw", "colour": "navy"}, "lists": "shed"}"#,
        #"{"id": "en/8", "text": "paint saw red", "intent": "Paint", "combo": "colour", "slots": {"colour": "red", "area": "Hall"}, "lists": "shed"}"#,
    ]

    private func write(_ language: String = "en", templates: String? = templates, lists: String? = lists, tests: [String]? = passing) throws
    {
        if let templates { _ = try folder.write("\(language).templates.json", templates) }
        if let lists { _ = try folder.write("\(language).lists.json", lists) }
        if let tests { _ = try folder.write("\(language).tests.jsonl", tests.joined(separator: "\n") + "\n") }
    }

    @Test func `tests that pass give status 0, and the total alone on the last line`() async throws {
        try write()
        let outcome = try await BuiltCommand.run("test", "--format", "hassil", folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output == "en 6/6\n6 passed, 0 failed\n")
    }

    @Test func `a failure gives status 1 and is shown with its sentence, what was expected, what came, and the nearest template`()
        async throws
    {
        try write(tests: Self.passing + Self.failing)
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.isEmpty)
        let path = folder.path
        #expect(
            outcome.output == #"""
                en 6/8
                  en/7 (\#(path)/en.tests.jsonl:7)
                    sentence  paint saw blue
                    expected  intent "Paint", combo "name_colour", colour "navy", name "saw"
                    got       no match
                    nearest   paint {name} {colour}
                              \#(path)/en.templates.json: intents.Paint.data[0].sentences[0]
                              stops at "blue", where <colour> is expected
                  en/8 (\#(path)/en.tests.jsonl:8)
                    sentence  paint saw red
                    expected  intent "Paint", combo "colour", area "Hall", colour "red"
                    got       intent "Paint", combo "name_colour", colour "red", name "saw"
                    differs   combo, area (missing), name (not expected)
                    matched   paint {name} {colour}
                              \#(path)/en.templates.json: intents.Paint.data[0].sentences[0]
                6 passed, 2 failed

                """#)
    }

    @Test func `as JSON there is an object for each suite, each failure and the total`() async throws {
        try write(tests: Self.passing + Self.failing)
        let outcome = try await BuiltCommand.run("test", "--json", folder.path)
        #expect(outcome.status == 1)
        let objects = try outcome.objects()
        #expect(objects.map { $0["kind"] as? String } == ["suite", "failure", "failure", "total"])
        #expect(objects.compactMap { $0["id"] as? String } == ["en/7", "en/8"])
        #expect(objects[1]["got"] is NSNull)
        #expect(objects[2]["differences"] as? [String] == ["combo", "slots.area", "slots.name"])
        #expect(objects[3]["passed"] as? Int == 6)
        #expect(objects[3]["failed"] as? Int == 2)
    }

    @Test func `languages and tests are chosen, and come in one order on any number of cores`() async throws {
        for language in ["en", "pt-BR", "de"] { try write(language) }
        let all = try await BuiltCommand.run("test", "--jobs", "8", folder.path)
        #expect(all.output == "de 6/6\nen 6/6\npt-BR 6/6\n18 passed, 0 failed\n")
        let chosen = try await BuiltCommand.run("test", "--language", "pt-br", "--language", "de", "--jobs", "1", folder.path)
        #expect(chosen.output == "de 6/6\npt-BR 6/6\n12 passed, 0 failed\n")
        let one = try await BuiltCommand.run("test", "--only", "en/2", "--language", "en", folder.path)
        #expect(one.output == "en 1/1\n1 passed, 0 failed\n")
    }

    @Test func `phrase files stand in for the templates, each language for itself`() async throws {
        for language in ["en", "de"] { try write(language, templates: Self.templates.replacing("\"en\"", with: "\"\(language)\"")) }
        let phrases = folder.path("phrases")
        let written = try await BuiltCommand.run(
            "import", "hassil", folder.path("en.templates.json"), folder.path("de.templates.json"), "-o", phrases)
        #expect(written.status == 0, "\(written.errors)")
        for language in ["en", "de"] { try FileManager.default.removeItem(atPath: folder.path("\(language).templates.json")) }
        let outcome = try await BuiltCommand.run("test", "--phrases", phrases, folder.path)
        #expect(outcome.output == "de 6/6\nen 6/6\n12 passed, 0 failed\n", "\(outcome.errors)")
        let one = try await BuiltCommand.run("test", "--phrases", phrases + "/en.phrases", folder.path)
        #expect(one.status == 2)
        #expect(one.output == "de not run: its files have errors\nen 6/6\n6 passed, 0 failed\n")
        #expect(one.errors.contains("de: no phrase file given is of this language"))
        let none = try await BuiltCommand.run("test", "--phrases", "/nonexistent", folder.path)
        #expect(none.status == 2)
        #expect(none.errors.contains("/nonexistent: no such file or folder"))
    }

    @Test func `a language with templates alone is read and has no tests`() async throws {
        try write()
        try write("de", lists: nil, tests: nil)
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output == "de 0/0\nen 6/6\n6 passed, 0 failed\n")
    }

    @Test func `all errors of all files come in one run, with status 2, and the other languages are run`() async throws {
        try write("de", lists: nil)
        try write("en")
        try write(
            "fr",
            tests: Self.passing + [
                #"{"id": "en/1", "text": "a", "intent": null}"#, "{", #"{"id": "x", "text": "a", "intent": null, "lists": "sehd"}"#,
            ])
        try write("it", templates: nil, tests: Self.failing)
        try write("nl", templates: Self.templates.replacing("<the>", with: "<teh>"), lists: "{")
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 2)
        #expect(
            outcome.output == """
                de not run: its files have errors
                en 6/6
                fr not run: its files have errors
                it not run: its files have errors
                nl not run: its files have errors
                6 passed, 0 failed

                """)
        for message in [
            "\(folder.path)/de.lists.json: no such file", "\(folder.path)/fr.tests.jsonl:7: the identifier 'en/1' is that of line 1 too",
            "\(folder.path)/fr.tests.jsonl:8: this is no JSON", "\(folder.path)/fr.tests.jsonl:9: 'sehd' is no set of ",
            "\(folder.path)/it.templates.json: no such file", "\(folder.path)/nl.lists.json: this is no JSON",
            "\(folder.path)/nl.templates.json: intents.TurnOn.data[0].sentences[0], column 10: error: ",
        ] {
            #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
        }
    }

    @Test func `a folder without tests, or of another kind, is wrong use that says what it must hold`() async throws {
        let empty = try await BuiltCommand.run("test", folder.path)
        #expect(empty.status == 2)
        #expect(empty.output.isEmpty)
        #expect(empty.errors.contains("no tests are in the folder '\(folder.path)'"))
        #expect(empty.errors.contains("L.templates.json"))
        try write(lists: nil, tests: nil)
        let untested = try await BuiltCommand.run("test", folder.path)
        #expect(untested.status == 2)
        #expect(untested.errors.contains("the folder holds no test"))
        try write()
        let none = try await BuiltCommand.run("test", "--only", "nothing", folder.path)
        #expect(none.status == 2)
        #expect(none.errors.contains("no test's identifier begins with 'nothing'"))
        let language = try await BuiltCommand.run("test", "--language", "em", folder.path)
        #expect(language.status == 2)
        #expect(language.errors.contains("no tests of this language are in the folder; did you mean 'en'?"))
    }

    @Test(arguments: [
        ([], "no FOLDER is given"), (["a", "b"], "one FOLDER can be given, not 2"),
        (["/nonexistent"], "/nonexistent: no such file or folder"),
        (["/dev/null"], "/dev/null: is no file and no folder"), (["--format", "hasil", "x"], "'--format hasil': did you mean 'hassil'?"),
        (["--format", "x", "x"], "'--format x': there are 'hassil', 'values'"),
        (["--jobs", "0", "x"], "'--jobs 0': this is not a number from 1"),
        (["--language", "e", "x"], "this is not a language tag"),
    ])
    func `wrong use is said on standard error, with status 2`(arguments: [String], message: String) async throws {
        let outcome = try await BuiltCommand.run(["test"] + arguments, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "'\(outcome.errors)' does not say '\(message)'")
    }

    @Test func `values are put to grammars of a folder, and sentences are not`() async throws {
        let value = #"{"type": "instant", "value": "2013-02-10T00:00:00"}"#
        let test = #"{"lang": "nl", "kind": "date", "text": "eergisteren", "value": \#(value)}"#
        _ = try folder.write("tests/nl.jsonl", test)
        _ = try folder.write("nl/date.phrases", "language nl\n\nintent Day\n  - eergisteren => days = -2\n")
        let passing = try await BuiltCommand.run("test", "--grammar", folder.path("nl"), folder.path("tests"))
        #expect(passing.status == 0, "\(passing.errors)")
        #expect(passing.lines.last == "1 passed, 0 failed")
        _ = try folder.write("nl/date.phrases", "language nl\n\nintent Day\n  - eergisteren => days = -3\n")
        #expect(try await BuiltCommand.run("test", "--grammar", folder.path("nl"), folder.path("tests")).status == 1)
        let sentences = try await BuiltCommand.run("test", "--format", "hassil", "--grammar", folder.path("nl"), folder.path("tests"))
        #expect(sentences.status == 2)
    }
}
