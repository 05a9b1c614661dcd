import PhraseSyntax
import PhraseText
import Testing

@Suite("A diagnostic that is shown")
struct DiagnosticRendererTests {
    private func diagnostic(_ text: String, _ marked: String, fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic.Note] = []) -> Diagnostic
    {
        let source = SourceFile(path: "a.phrases", text: text)
        let range = Array(text.utf8).firstRange(of: Array(marked.utf8)) ?? 0..<0
        return Diagnostic(
            id: "a-fault", severity: .error, message: "a fault", place: SourcePlace(source, SourceSpan(range)), notes: notes, fixIts: fixIts
        )
    }

    private func lines(_ diagnostic: Diagnostic) -> [String] {
        DiagnosticRenderer().render(diagnostic).split(separator: "\n").map(String.init)
    }

    @Test("has its place, its line and a mark below it")
    func simple() {
        #expect(
            lines(diagnostic("one\n  - go <x>\n", "<x>")) == [
                "a.phrases:2:8: error: a fault",
                " 2 |   - go <x>",
                "   |        ^~~",
            ])
    }

    @Test(
        "is marked at the right column under any characters",
        arguments: [
            ("物は<x>", "物は<x>", "    ^~~", 3),
            ("e\u{301}<x>", "e\u{301}<x>", " ^~~", 2),
            ("👩‍👩‍👧<x>", "👩‍👩‍👧<x>", "  ^~~", 2),
            ("\ta\t<x>", " a <x>", "   ^~~", 4),
            ("한국<x>物", "한국<x>物", "    ^~~", 3),
        ])
    func columns(text: String, shown: String, mark: String, column: Int) {
        #expect(
            lines(diagnostic(text, "<x>")) == ["a.phrases:1:\(column): error: a fault", " 1 | \(shown)", "   | \(mark)"])
    }

    @Test("shows no character that would upset a terminal")
    func escapes() {
        let shown = lines(diagnostic("a\u{1B}[31m\u{202E}b <x>", "<x>"))
        #expect(shown[1] == " 1 | a\\u{1B}[31m\\u{202E}b <x>")
        #expect(shown[2] == "   | " + String(repeating: " ", count: shown[1].count - 8) + "^~~")
    }

    @Test("shows a part of a long line, around its place")
    func longLine() {
        let text = String(repeating: "a", count: 30_000) + " <x> " + String(repeating: "b", count: 30_000)
        let shown = lines(diagnostic(text, "<x>"))
        #expect(shown[0] == "a.phrases:1:30002: error: a fault")
        #expect(shown[1].count <= 112)
        #expect(shown[1].hasPrefix(" 1 | …a") && shown[1].hasSuffix("b…"))
        let column = shown[1].distance(from: shown[1].startIndex, to: shown[1].firstIndex(of: "<") ?? shown[1].startIndex)
        #expect(shown[2] == "   |" + String(repeating: " ", count: column - 4) + "^~~")
    }

    @Test("shows a part of a long place")
    func longPlace() {
        let shown = lines(diagnostic("go " + String(repeating: "x", count: 5_000), String(repeating: "x", count: 5_000)))
        #expect(shown[1].count <= 112 && shown[1].hasSuffix("x…"))
        #expect(shown[2].hasPrefix("   |    ^~~~~"))
        #expect(shown[2].count <= shown[1].count)
    }

    @Test("has its fixes and notes, those with places with their lines")
    func notes() {
        let source = SourceFile(path: "b.phrases", text: "first\n")
        let place = SourcePlace(source, SourceSpan(0, 5))
        let whole = diagnostic(
            "go", "go", fixIts: [.init("write 'x'", replacing: SourceSpan(0, 2), with: "x")],
            notes: [.init("it is here", at: place), .init("and nowhere")])
        #expect(
            lines(whole) == [
                "a.phrases:1:1: error: a fault", " 1 | go", "   | ^~", "   = fix: write 'x'",
                "b.phrases:1:1: note: it is here", " 1 | first", "   | ^~~~~", "   = note: and nowhere",
            ])
    }

    @Test("has colours only where they are wanted")
    func colours() {
        #expect(DiagnosticRenderer(usesColours: true).render(diagnostic("go", "go")).contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(!DiagnosticRenderer().render(diagnostic("go", "go")).contains("\u{1B}"))
    }

    @Test("is one JSON object for programs")
    func json() {
        let whole = diagnostic(
            "go \"\n", "\"", fixIts: [.init("mend", replacing: SourceSpan(3, 4), with: "\\\"\u{202E}")], notes: [.init("a\tb")])
        #expect(
            DiagnosticRenderer.json(whole)
                == #"{"path":"a.phrases","line":1,"column":4,"range":[3,4],"severity":"error","id":"a-fault","message":"a fault","#
                + #""notes":[{"message":"a\tb"}],"fixIts":[{"range":[3,4],"replacement":"\\\"\u202e","message":"mend"}]}"#)
    }
}

@Suite("A diagnostic about a text inside of something else")
struct NamedLinesTests {
    private let diagnostic: Diagnostic = {
        let source = SourceFile(path: "a.json", text: "first\nturn (on\n", lineNames: ["rules.a", "sets[1].\u{1B}b"])
        return Diagnostic(
            id: "a-fault", severity: .error, message: "a fault", place: SourcePlace(source, SourceSpan(11, 12)),
            notes: [.init("a note", at: SourcePlace(source, SourceSpan(0, 5)))],
            fixIts: [.init("write ')'", replacing: SourceSpan(11, 14), with: ")")])
    }()

    @Test("has the text's name and a column in place of a line")
    func text() {
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                a.json: sets[1].\\u{1B}b, column 6: error: a fault
                  | turn (on
                  |      ^
                  = fix: write ')'
                a.json: rules.a, column 1: note: a note
                  | first
                  | ^~~~~

                """)
    }

    @Test("has for programs the name, and the places in the text")
    func json() {
        #expect(
            DiagnosticRenderer.json(diagnostic) == #"{"path":"a.json","inside":"sets[1].\u001bb","line":1,"column":6,"range":[5,6],"#
                + #""severity":"error","id":"a-fault","message":"a fault","#
                + #""notes":[{"path":"a.json","inside":"rules.a","line":1,"column":1,"range":[0,5],"message":"a note"}],"#
                + #""fixIts":[{"range":[5,8],"replacement":")","message":"write ')'"}]}"#)
    }

    @Test("counts a byte-order mark as a character, since it is one of the text")
    func byteOrderMark() {
        let source = SourceFile(path: "a", text: "\u{FEFF}x", lineNames: ["t"])
        #expect(source.position(at: 3) == SourcePosition(line: 1, column: 2))
        #expect(SourceFile(path: "a", text: "\u{FEFF}x").position(at: 3) == SourcePosition(line: 1, column: 1))
        #expect(source.name(ofLine: 1) == "t")
        #expect(source.name(ofLine: 2) == "")
        #expect(SourceFile(path: "a", text: "x").name(ofLine: 1) == nil)
    }
}
