import Dialog
import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

@Suite("A phrase library")
struct PhraseLibraryTests {
    static let expenses = """
        language en
        app Purse = Purse | wallet
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [in <app>]
          parameter title: text
            ask "What for?" | "For what?"
          parameter price: number in 0 ... 1000
            invalid "Between 0 and 1000."
            attempts 2
          parameter day: date? = today
          say "Added <title>."
        """

    @Test("gives a definition for each intent, with parameters in order of declaration")
    func definitions() throws {
        let library = try PhraseLibrary([.text(Self.expenses, name: "expenses")])
        let definition = try #require(library.definition(of: IntentKey(app: "Purse", name: "AddExpense")))
        #expect(definition.title == "Add an expense")
        #expect(definition.parameters.map(\.name) == ["title", "price", "day"])
        #expect(definition.parameters.map(\.type) == [.kind(.text), .kind(.number), .kind(.date)])
        #expect(definition.parameters[0].texts["en"]?.ask == ["What for?", "For what?"])
        #expect(definition.parameters[1].bounds == 0...1000)
        #expect(definition.parameters[1].attempts == 2)
        #expect(definition.parameters[2].isOptional)
        #expect(definition.parameters[2].defaultValue == .words("today"))
        #expect(definition.says == ["en": ["Added <title>."]])
    }

    @Test("says all errors of all sources at once")
    func errors() throws {
        let error = try #require(throws: PhraseLibraryError.self) {
            try PhraseLibrary([
                .text("language en\nintent A\n  - show <nothing>\n", name: "first"),
                .text("language en\nintent B\n  - show (a\n", name: "second"), .path("/nowhere/at/all.phrases"),
            ])
        }
        #expect(Set(error.diagnostics.map(\.path)) == ["first", "second"])
        #expect(error.diagnostics.first { $0.path == "first" }?.line == 3)
        #expect(error.unreadable == ["/nowhere/at/all.phrases: no such file or folder"])
    }

    @Test("warns of an intent that no sentence reaches, and of two reached by the same sentences")
    func warnings() throws {
        let library = try PhraseLibrary([
            .text("language en\nintent A\n  - show the list\nintent B\n  - Show the list\nintent C\n", name: "p")
        ])
        #expect(library.warnings.map(\.id).sorted() == ["intent-without-phrases", "phrases-clash"])
    }

    @Test("compares phrases and names of apps as they are heard")
    func heardAlike() throws {
        let phrases = try PhraseLibrary([.text("language en\nintent A\n  - see you now\nintent B\n  - See you, now!\n", name: "p")])
        #expect(phrases.warnings.map(\.id) == ["phrases-clash"])
        #expect(throws: PhraseLibraryError.self) {
            try PhraseLibrary([
                .text("language de\napp A = Straße\nintent I\n  - x in <app>\n", name: "a"),
                .text("language de\napp B = STRASSE\nintent I\n  - y in <app>\n", name: "b"),
            ])
        }
    }

    @Test("calls a default by the list that its own app has")
    func defaultTitles() throws {
        func app(_ name: String) -> PhraseSource {
            .text(
                """
                language en
                app \(name) = \(name)
                intent Light
                  - light in <app>
                  parameter lamp: lamp = one
                list lamp
                  one = \(name) One
                """, name: name)
        }
        var interpreter = Interpreter(try PhraseLibrary([app("Alpha"), app("Beta")]))
        #expect(try interpreter.interpret("light in Beta").best?["lamp"]?.title == "Beta One")
        #expect(try interpreter.interpret("light in Alpha").best?["lamp"]?.title == "Alpha One")
    }

    @Test("a value without a canonical one is its first wording as written, said or fixed")
    func canonicalWordings() throws {
        let text = "language en\nintent L\n  - go <l>\n  - brighten => l = \"light[s]\"\nlist l\n  light[s]\n"
        var interpreter = Interpreter(try PhraseLibrary([.text(text, name: "p")]))
        #expect(try interpreter.interpret("go lights").best?["l"]?.value == .text("light[s]"))
        #expect(try interpreter.interpret("brighten").best?["l"]?.value == .text("light[s]"))
    }

    @Test(
        "takes the language tags that values are read in, and no others",
        arguments: [
            ("en", "en"), ("FR-ca", "fr-CA"), ("zh-hant-tw", "zh-Hant-TW"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("es-419", "es-419"),
            ("de-1996", "de-1996"), ("ru-u-nu-roman", nil), ("de-x-foo", nil), ("zh-yue", nil), ("x-foo", nil), ("e", nil),
            ("english", nil), ("en-", nil), ("en-US-GB", nil),
        ])
    func languageTags(written: String, tag: String?) throws {
        #expect(LanguageTag(written)?.description == tag)
        let library = try? PhraseLibrary([.text("language \(written)\nintent A\n  - a\n", name: "p")])
        #expect(library?.languages.first == tag)
    }

    @Test("refuses a pattern that the engine does not take, at its place")
    func patterns() throws {
        let text = "language en\nintent A\n  - call <x>\n  parameter x: text matching /(?<=a+)b/\n"
        let error = try #require(throws: PhraseLibraryError.self) { try PhraseLibrary([.text(text, name: "p")]) }
        #expect(error.diagnostics.map(\.id) == ["pattern-not-taken"])
        #expect(error.diagnostics.first?.line == 4)
    }

    @Test("keeps a list's file inside the folder of its phrase file", arguments: ["../outside.txt", "link.txt"])
    func listFiles(path: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let inside = folder.appendingPathComponent("phrases")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "milk\nbread\n".write(to: folder.appendingPathComponent("outside.txt"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            at: inside.appendingPathComponent("link.txt"), withDestinationURL: folder.appendingPathComponent("outside.txt"))
        let file = inside.appendingPathComponent("a.phrases")
        try "language en\nlist item from \"\(path)\"\nintent A\n  - buy <item>\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: PhraseLibraryError.self) { try PhraseLibrary([.path(file.path)]) }
        try "language en\nlist item from \"own.txt\"\nintent A\n  - buy <item>\n".write(to: file, atomically: true, encoding: .utf8)
        try "milk\nbread\n".write(to: inside.appendingPathComponent("own.txt"), atomically: true, encoding: .utf8)
        #expect(throws: Never.self) { try PhraseLibrary([.path(file.path)]) }
    }
}
