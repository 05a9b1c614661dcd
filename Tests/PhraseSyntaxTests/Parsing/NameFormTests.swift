import PhraseSyntax
import Testing

@Suite("The form of names and keys")
struct NameFormTests {
    @Test("is kept by names, and by the nearest name to any text", arguments: ["a", "_", "two-words", "größe", "物", "x1", "हिन्दी"])
    func names(text: String) {
        #expect(NameForm.isName(text) && NameForm.isKey(text))
        #expect(NameForm.nearestName(to: text) == text)
    }

    @Test(
        "is given to what has it not",
        arguments: [
            ("", "_", "_"), ("two words", "two_words", "two_words"), ("1st", "_1st", "_1st"), ("a.b", "a_b", "a.b"), (".a.", "_a_", "_a"),
            ("-", "_-", "_-"), ("a|b\nc", "a_b_c", "a_b_c"), ("😀", "_", "_"), ("a\u{0}", "a_", "a_"),
        ])
    func nearest(text: String, name: String, key: String) {
        #expect(!NameForm.isName(text))
        #expect(NameForm.nearestName(to: text) == name)
        #expect(NameForm.nearestKey(to: text) == key)
        #expect(NameForm.isName(name) && NameForm.isKey(key))
    }

    @Test("tells words that stay words without quotes")
    func plainWords() {
        #expect(NameForm.isPlainWord("today") && NameForm.isPlainWord("True"))
        for text in ["true", "false", "two words", "5", "", "a.b", "\"a\""] { #expect(!NameForm.isPlainWord(text)) }
    }
}
