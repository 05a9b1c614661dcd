import PhraseSyntax
import PhraseText
import Testing

@testable import IntentRuntime

@Suite("Texts of phrase files are checked when they are loaded")
struct TextCheckTests {
    private func findings(_ say: String, language: String = "en") -> [PhraseDiagnostic] {
        let text = """
            language \(language)
            intent Count
              - count <n>
              parameter n: integer
                ask "How many?"
              say \(say)
            """
        return PhraseLibrary.load([SourceFile(path: "p", text: text)]).diagnostics.map(PhraseDiagnostic.init)
    }

    @Test(arguments: [
        (
            #""<n|one: x|several: y|other: z>""#,
            "p:6:8: error: 'several' is no plural form; expected 'zero', 'one', 'two', 'few', 'many', 'other'"
        ),
        (#""ok" | "é <n|one: x>""#, "p:6:17: error: the form 'other' is missing, which every other number takes"),
        (#""<n|one: x|one: y|other: z>""#, "p:6:8: error: the form 'one' is given twice"),
        (#""<n|x>""#, "p:6:8: error: 'x' is neither plural forms (one: …|other: …) nor a particle (을/를)"),
        (#""<n|few: x|other: z>""#, "p:6:8: warning: no number takes the form 'few' in 'en', which has 'one', 'other'"),
        // The string as written is longer than it is: its own place is given.
        (#""\" <n|one: x>""#, "p:6:7: error: the form 'other' is missing, which every other number takes"),
    ])
    func whatIsWrongIsToldAtItsPlace(say: String, expected: String) {
        #expect(findings(say).map(\.description) == [expected])
    }

    @Test(arguments: [
        ("en", #""<n> <n|one: thing|other: things>""#), ("ru", #""<n|one: a|few: b|many: c|other: d>""#), ("ko", #""<n><n|을/를>""#),
    ])
    func whatIsRightIsLoaded(language: String, say: String) {
        #expect(findings(say, language: language).map(\.description) == [])
    }
}
