import PhraseImport
import Testing

@Suite("The texts that a template stands for")
struct TemplateTextsTests {
    @Test(
        "are told in the order in which they are tried",
        arguments: [
            ("lamp", ["lamp"]), ("  big   lamp ", ["big lamp"]), ("[the] lamp", ["the lamp", "lamp"]), ("lamp[s]", ["lamps", "lamp"]),
            ("(big|small) lamp", ["big lamp", "small lamp"]), ("(a;b)", ["a b", "b a"]), ("x( |-)y", ["x y", "x-y"]),
            ("a|b", ["a", "b"]), ("[a|b] c", ["a c", "b c", "c"]), ("lamp(s|)", ["lamps"]), ("\\[x\\]", ["[x]"]),
            ("a\\ b; c", ["a\\ b; c"]), ("[a] [a] b", ["a a b", "a b", "b"]), ("me@home", ["me@home"]),
            ("größe (é|e)", ["größe é", "größe e"]), ("[very] [very]", ["very very", "very"]),
        ])
    func texts(template: String, expected: [String]) {
        #expect(HassilImporter.texts(ofTemplate: template) == expected)
    }

    @Test(
        "are the text itself where it is no template", arguments: ["(lamp", "lamp]", "lamp {room}", "<the> lamp", "()", "(a|b;c)", "a >"])
    func notATemplate(text: String) {
        #expect(HassilImporter.texts(ofTemplate: text) == [text])
    }

    @Test("are none where there are no words or too many texts", arguments: ["", "  ", "[ ]", String(repeating: "[a] ", count: 11)])
    func none(text: String) {
        #expect(HassilImporter.texts(ofTemplate: text).isEmpty)
    }
}
