import Foundation
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText
import Testing

@Suite struct IntentAppTests {
    @Test(arguments: [("HarcaMA", "HarcaMA"), ("Expense tracker!", "Expense_tracker_"), ("3D", "_3D"), ("買い物リスト", "買い物リスト"), ("", "_")])
    func theIdentifierIsAName(_ name: String, _ identifier: String) {
        #expect(IntentApp(name).identifier == identifier)
    }

    @Test func anAppIsCalledByItsNameAndOthers() {
        #expect(IntentApp("HarcaMA").names == ["en": ["HarcaMA"]])
        #expect(IntentApp("HarcaMA", names: ["tracker", "HarcaMA"]).names == ["en": ["HarcaMA", "tracker"]])
        #expect(IntentApp("HarcaMA", names: ["fr": ["HarcaMA"], "de": []], language: "fr").names == ["fr": ["HarcaMA"]])
        #expect(IntentApp("HarcaMA", names: ["fr": ["suivi"]]).names == ["en": ["HarcaMA"], "fr": ["suivi"]])
    }

    @Test func aLanguageThatIsNoTagIsAnErrorOfItsFile() {
        let app = IntentApp("Bakery", language: "ru@numbers=x", providers: [BakeryShortcuts.self])
        #expect(app.locale.identifier == "und")
        #expect {
            try PhraseLibrary([], apps: [app])
        } throws: { error in
            (error as? PhraseLibraryError)?.diagnostics.contains { $0.message.contains("ru@numbers=x") } ?? false
        }
    }

    @Test func namesInAnotherLanguageAreAFileOfThatLanguage() throws {
        let app = IntentApp("Bakery", names: ["en": ["Bakery"], "fr": ["Boulangerie", "chez | nous"]], providers: [BakeryShortcuts.self])
        let files = CodePhrases(app, calendar: Calendar(identifier: .gregorian)).files
        #expect(files.map(\.source.path) == ["BakeryShortcuts.appShortcuts", "Bakery.names.fr"])
        let french = try #require(files.last)
        #expect(String(decoding: french.source.bytes, as: UTF8.self) == "language fr\n\napp Bakery = Boulangerie | chez \\| nous\n")
        guard case .app(let declaration)? = french.declarations.first else {
            Issue.record("the names are declared")
            return
        }
        #expect(declaration.names.map(\.value) == ["Boulangerie", "chez | nous"])
        #expect(french.source.text(of: declaration.names[0].span) == "Boulangerie")
    }
}
