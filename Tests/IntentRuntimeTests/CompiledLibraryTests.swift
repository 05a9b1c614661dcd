import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

@Suite("A library that was compiled to a file")
final class CompiledLibraryTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString).parlance").path
    private static let bakery = IntentApp("Bakery", names: ["en": ["Bakery"]], providers: [BakeryShortcuts.self])

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func reopened(_ library: PhraseLibrary, apps: [IntentApp] = []) throws -> PhraseLibrary {
        try library.write(to: path)
        return try PhraseLibrary(compiled: path, apps: apps)
    }

    private func facts(of library: PhraseLibrary) -> [String] {
        library.intents.flatMap { intent in
            ["\(intent.app).\(intent.name): \(intent.title), \(intent.says.count)"]
                + intent.parameters.map { parameter in
                    let bounds = parameter.bounds.map { "\($0)" } ?? "-"
                    return
                        "\(parameter.name): \(parameter.title), \(parameter.type), \(bounds), \(parameter.isOptional), \(parameter.attempts)"
                }
        }
    }

    @Test("says of its intents what the phrase files say")
    func definitions() throws {
        let library = try PhraseLibrary([.text(PhraseLibraryTests.expenses, name: "expenses")])
        let opened = try reopened(library)
        #expect(facts(of: opened) == facts(of: library))
        #expect(opened.languages == library.languages)
        #expect(opened.warnings == [])
    }

    @Test("understands what it understood before, and is a source like phrase files")
    func interpretations() throws {
        let library = try PhraseLibrary([.text(PhraseLibraryTests.expenses, name: "expenses")])
        try library.write(to: path)
        var before = Interpreter(library)
        var after = Interpreter(try PhraseLibrary([.path(path)]))
        for sentence in ["record 4.50 for coffee in wallet", "add five for tea", "add 2000 for a car", "what?"] {
            #expect(try before.interpret(sentence) == after.interpret(sentence), "\(sentence)")
        }
    }

    @Test("hears the shortcuts of apps in code that were compiled into it, and takes from code what only code says")
    func shortcuts() throws {
        let library = try PhraseLibrary([], apps: [Self.bakery])
        let opened = try reopened(library, apps: [Self.bakery])
        #expect(opened.warnings == [])
        #expect(facts(of: opened) == facts(of: library))
        var interpreter = Interpreter(opened)
        #expect(try interpreter.interpret("order rye at bakery").best?.intent == "OrderLoaf")
    }

    @Test("names the shortcuts that it does not hear")
    func missingShortcuts() throws {
        let opened = try reopened(try PhraseLibrary([.text(PhraseLibraryTests.expenses, name: "expenses")]), apps: [Self.bakery])
        #expect(opened.warnings.map(\.id) == ["not-compiled"])
        #expect(opened.warnings.first?.path == "BakeryShortcuts.appShortcuts")
    }

    @Test("is an error with its reason where the file is none, or damaged")
    func errors() throws {
        try PhraseLibrary([.text(PhraseLibraryTests.expenses, name: "expenses")]).write(to: path)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 200] ^= 4
        for (content, reason) in [
            (bytes, "is damaged: its checksum is not that of its bytes"), (Data("language en\n".utf8), "is not a compiled library"),
            (Data(), "is not a compiled library"), (bytes.prefix(40), "is truncated: 40 of 64 bytes"),
        ] {
            try content.write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: PhraseLibraryError.self) { try PhraseLibrary(compiled: self.path) }
            #expect(error?.unreadable == ["\(path): \(reason)"])
        }
        let none = #expect(throws: PhraseLibraryError.self) { try PhraseLibrary(compiled: "/nowhere/x.parlance") }
        #expect(none?.unreadable == ["/nowhere/x.parlance: No such file or directory"])
    }
}
