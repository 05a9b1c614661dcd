import IntentModel
import Testing

@testable import IntentRuntime

@Suite("Texts with values in them")
struct TextTemplateTests {
    private func render(_ text: String, language: String = "en", _ values: [String: TextValue] = [:]) -> String {
        TextTemplate(text).rendered(language: language) { values[$0] }
    }

    @Test(arguments: [
        ("Added your <title> expense!", "Added your tea expense!"),
        ("<title>", "tea"),
        ("<title> and <title>", "tea and tea"),
        ("a < b and b > c", "a < b and b > c"),
        ("I <3 you", "I <3 you"),
        ("<3>", "<3>"),
        ("<", "<"),
        ("<title", "<title"),
        ("<>", "<>"),
        ("<two words>", "<two words>"),
        (#"a\b"#, #"a\b"#),
        ("Deleted <missing> today.", "Deleted today."),
        ("", ""),
    ])
    func namesAreFilledIn(text: String, expected: String) {
        #expect(render(text, ["title": TextValue("tea")]) == expected)
    }

    @Test(arguments: [
        ("en", 1, "1 expense"), ("en", 2, "2 expenses"), ("en", 0, "0 expenses"), ("fr", 0, "0 expense"), ("ja", 1, "1 expenses"),
    ])
    func aPluralFormGoesWithItsNumber(language: String, count: Int, expected: String) {
        let values = ["n": TextValue(String(count), number: PluralOperands(count))]
        #expect(render("<n> <n|one: expense|other: expenses>", language: language, values) == expected)
    }

    /// Searching to the end for each `<` would take these minutes.
    @Test(arguments: ["<", "<a ", "<1>", "<a>b<"])
    func signsThatBeginNoReferenceAreReadInLinearTime(piece: String) {
        let text = "a|" + String(repeating: piece, count: 60_000)
        #expect(TextTemplate(text).rendered(language: "en") { _ in TextValue("<a>") } == text)
    }

    @Test func aFormKeepsItsInnerSpaces() {
        let values = ["n": TextValue("1", number: PluralOperands(1))]
        #expect(render("There <n|one: is one|other: are more> left", values) == "There is one left")
    }

    @Test(arguments: [("<title><title|을/를> 추가했어요", "책을 추가했어요"), ("<title|을/를> 추가했어요", "책을 추가했어요"), ("'<title>'<title|이/가>", "'책'이")])
    func aParticleFollowsItsWord(text: String, expected: String) {
        #expect(render(text, language: "ko", ["title": TextValue("책")]) == expected)
    }

    @Test func theSameTextIsEqual() {
        #expect(TextTemplate("<a>") == TextTemplate("<a>"))
        #expect(TextTemplate("<a>") != TextTemplate("<b>"))
    }

    // MARK: Faults, told when a library is loaded

    @Test(arguments: [
        ("a <prise> b", TextTemplateFault.Kind.unknownName("prise", nearest: "price"), 2..<9),
        ("<colour>", .unknownName("colour", nearest: nil), 0..<8),
        ("é <pric>", .unknownName("pric", nearest: "price"), 3..<9),
        ("<price|one: x|some: y|other: z>", .unknownCategory("some"), 0..<31),
        ("<price|one: x>", .missingOther, 0..<14),
        ("<price|one: x|one: y|other: z>", .repeatedCategory(.one), 0..<30),
        ("<price|few: x|other: z>", .unusedCategory(.few, language: "en"), 0..<23),
        ("<price|x>", .unknownForms("x"), 0..<9),
        ("<price|>", .unknownForms(""), 0..<8),
    ])
    func whatIsWrongIsToldWithItsPlace(text: String, kind: TextTemplateFault.Kind, range: Range<Int>) {
        #expect(TextTemplate(text).check(names: ["price", "title"], language: "en") == [TextTemplateFault(kind: kind, range: range)])
    }

    @Test(arguments: ["<price> <title>", "<price|one: a|other: b>", "<title|을/를>", "plain", "a < b"])
    func whatIsRightHasNoFault(text: String) {
        #expect(TextTemplate(text).check(names: ["price", "title"], language: "en").isEmpty)
    }

    @Test func everyFaultIsTold() {
        #expect(TextTemplate("<a> <b> <price|one: x>").check(names: ["price"], language: "en").count == 3)
    }

    @Test(arguments: ["<n|>", "<n||>", "<n|:|:>", "<n|one:>", "<<n>>", "<n|/>", "<n|a/b/c>", "\\", "\\<", "<n\u{0}>", "<n|other:\u{202E}>"])
    func oddTextsAreReadAllTheSame(text: String) {
        let template = TextTemplate(text)
        _ = template.check(names: ["n"], language: "en")
        #expect(render(text, ["n": TextValue("1", number: PluralOperands(1))]).count <= text.count + 1)
    }
}
