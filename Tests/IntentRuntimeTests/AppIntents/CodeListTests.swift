import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

/// Phrase files that speak of the enums and entities of code.
@Suite struct CodeListTests {
    private static func library(_ list: String) throws -> PhraseLibrary {
        let phrases = """
            language en
            app Bakery = Bakery
            intent OrderLoaf
              - give me <loaf>
              parameter loaf: Loaf
            \(list)
            """
        return try PhraseLibrary(
            [.text(phrases, name: "p")], apps: [IntentApp("Bakery", providers: [BakeryShortcuts.self])])
    }

    private static func errors(_ list: String) -> [String] {
        let error = #expect(throws: PhraseLibraryError.self) { try library(list) }
        return error?.diagnostics.map(\.description) ?? []
    }

    @Test(arguments: [
        ("Rye", "rye"), ("dark (bread)", "rye"), ("the black one", "rye"), ("Sourdough", "sour dough"), ("levain", "sour dough"),
    ])
    func wordingsAddUp(said: String, value: String) throws {
        var interpreter = Interpreter(
            try Self.library("list Loaf\n  rye = Rye | the black one\n  \"sour dough\" = levain\n"), options: InterpreterTests.options)
        let reading = try #require(try interpreter.interpret("give me \(said)").best)
        #expect(reading["loaf"]?.value == .text(value))
        #expect(reading["loaf"]?.title == (value == "rye" ? "Rye" : "Sourdough"), "what code calls it is what it is called")
    }

    @Test func aFileCannotAddAValue() {
        #expect(
            Self.errors("list Loaf\n  rye = black one\n  ryo = white one\n") == [
                "p:8:3: error: 'ryo' is not a value of the list 'Loaf'; did you mean 'rye'?"
            ])
    }

    @Test func aListThatCodeHasValuesForCannotBeBound() {
        #expect(Self.errors("list Loaf bound\n") == ["p:6:6: error: 'Loaf' is declared already; lists, ranges and rules share their names"])
    }
}
