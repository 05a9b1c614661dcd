import PhraseText
import PhraseUnicode
import Testing

@Suite struct SentenceTests {
    @Test(arguments: [
        ("Turn  ON the\tlight!", "turn on the light"), ("hello,world", "hello world"), ("C++, .NET, 3.5", "c++ .net 3.5"),
        ("", ""), ("  ...  ", ""), ("e\u{301}", "é"), ("İIıi", "iiii"),
    ])
    func whatIsHeard(text: String, folded: String) {
        #expect(String(decoding: Sentence.folded(text, normalizer: FoundationNormalizer()), as: UTF8.self) == folded)
    }
}
