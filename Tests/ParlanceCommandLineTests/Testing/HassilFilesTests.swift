import Foundation
import Testing
import ValueTypes

@testable import ParlanceCommandLine

@Suite struct HassilFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let lists = """
        {"sets": {"home": {"name": [{"in": "lamp", "out": "lamp_1", "context": {"domain": {"value": "light", "text": "the light"}, "x": null}},
            {"in": "bell"}, {"in": "door", "out": null, "context": {"tags": ["a", 2]}}], "area": ["hall"], "areas": [{"name": 1}]},
        "none": {}}}
        """

    private func lists() throws -> HassilLists {
        try HassilLists(path: folder.write("en.lists.json", Self.lists))
    }

    private func file(_ lines: String...) throws -> HassilTestFile {
        HassilTestFile(path: try folder.write("en.tests.jsonl", lines.joined(separator: "\n")), lists: try lists())
    }

    @Test func `a set has its values with what they mean and add`() throws {
        let sets = try lists().sets
        #expect(sets.keys.sorted() == ["home", "none"])
        #expect(
            sets["home"]?.lists == [
                "name": [
                    HassilLists.Value(input: "lamp", output: .text("lamp_1"), facts: ["domain": .text("light")]),
                    HassilLists.Value(input: "bell", output: nil),
                    HassilLists.Value(input: "door", output: nil, facts: ["tags": .array([.text("a"), .integer(2)])]),
                ],
                "area": [HassilLists.Value(input: "hall", output: .text("hall"))],
            ])
        #expect(sets["none"]?.lists.isEmpty == true)
    }

    @Test func `a test has its sentence, its meaning, its context and its lists`() throws {
        let file = try file(
            #"{"id": "1", "text": "lamp to 50", "intent": "Set", "combo": "name", "slots": {"to": 50, "by": 0.5, "on": true, "in": ["a", "b"]},"#
                + #" "context": {"area": "hall"}, "context_slots": [], "lists": "home", "response": "x"}"#,
            "", #"{"id": "2", "text": "nothing", "intent": null}"#)
        #expect(file.problems.isEmpty)
        #expect(
            file.tests == [
                HassilTest(
                    id: "1", path: folder.path("en.tests.jsonl"), line: 1, text: "lamp to 50",
                    expectation: HassilTest.Meaning(
                        intent: "Set", combo: "name",
                        slots: ["to": .integer(50), "by": .number(0.5), "on": .boolean(true), "in": .array([.text("a"), .text("b")])]),
                    context: ["area": .text("hall")], lists: try lists().sets["home"]),
                HassilTest(
                    id: "2", path: folder.path("en.tests.jsonl"), line: 3, text: "nothing", expectation: HassilTest.Meaning(), context: [:]),
            ])
    }

    @Test func `all that is wrong with the lines is told, each with its line`() throws {
        let file = try file(
            #"{"id": "1", "text": "a", "intent": "A", "lists": "hoem"}"#, #"{"id": "1", "text": "b", "intent": "A"}"#, "{\"id\": ",
            #"{"text": "c", "intent": "A"}"#, #"{"id": "5", "text": "c"}"#, #"{"id": "6", "text": 7, "intent": "A"}"#,
            #"{"id": "7", "text": "c", "intent": "A", "slots": {"x": {"y": 1}}}"#, "[]")
        let messages = file.problems.map { "\($0.line ?? 0): \($0.message)" }
        #expect(messages.count == 8)
        for (message, beginning) in zip(
            messages,
            [
                "1: 'hoem' is no set of '\(folder.path("en.lists.json"))'", "2: the identifier '1' is that of line 1 too",
                "3: this is no JSON", "4: the test has no 'id'", "5: the test has no 'intent'", "6: 'text' has the wrong type",
                "7: 'slots.x': an object cannot be a value", "8: the test has the wrong type",
            ])
        {
            #expect(message.hasPrefix(beginning), "\(message)")
        }
    }

    @Test func `a line that is too long is told, and the others are read`() throws {
        let file = try file(String(repeating: " ", count: LineBatch.longestLine + 1), #"{"id": "1", "text": "a", "intent": "A"}"#)
        #expect(file.problems.map(\.line) == [1])
        #expect(file.tests.map(\.line) == [2])
    }

    @Test(arguments: [
        ("{", "this is no JSON"), ("[]", "the file has the wrong type"), ("{}", "the file has no 'sets'"),
        (#"{"sets": {"a": {"name": [{"out": 1}]}}}"#, "'sets.a.name[0]' has no 'in'"),
        (#"{"sets": {"a": {"area": ["x", 1]}}}"#, "'sets.a.area[1]'"),
    ])
    func `lists that cannot be read are told with their place`(text: String, message: String) throws {
        let path = try folder.write("en.lists.json", text)
        let error = #expect(throws: TestInputError.self) { try HassilLists(path: path) }
        #expect(error?.problems.map(\.path) == [path])
        #expect(error?.problems.first?.message.hasPrefix(message) == true, "\(error?.problems ?? [])")
    }

    @Test func `a folder has a suite for each language, with or without tests`() throws {
        for name in [
            "pt-BR.tests.jsonl", "en.templates.json", "en.tests.jsonl", "de.templates.json", ".x.tests.jsonl", ".tests.jsonl", "README.md",
        ] {
            _ = try folder.write(name, "")
        }
        let suites = HassilFormat.suites(in: try TestFolder(path: folder.path), of: TestSubject())
        #expect(suites.map(\.name) == ["de", "en", "pt-BR"])
        #expect(suites.map { $0.language?.description } == ["de", "en", "pt-BR"])
        #expect(suites.compactMap { ($0 as? HassilSuite)?.testsPath } == ["en", "pt-BR"].map { folder.path("\($0).tests.jsonl") })
    }
}
