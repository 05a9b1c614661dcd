import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseImport

@Suite("JSON that is read with its places")
struct JSONReaderTests {
    private func read(_ bytes: [UInt8]) -> (document: JSONDocument?, errors: [JSONError]) {
        var reader = JSONReader(source: SourceFile(path: "a.json", bytes: bytes))
        return reader.read()
    }

    /// The nodes in reading order, containers with what is in them.
    private func outline(_ document: JSONDocument, _ node: Int = 0) -> String {
        switch document.kind(of: node) {
        case .object:
            var members: [String] = []
            document.forEachMember(of: node) { members.append(outline(document, $0) + ":" + outline(document, $1)) }
            return "{" + members.joined(separator: " ") + "}"
        case .array:
            var elements: [String] = []
            document.forEachElement(of: node) { elements.append(outline(document, $0)) }
            return "[" + elements.joined(separator: " ") + "]"
        case .plainString, .escapedString: return "'" + document.text(of: node) + "'"
        case .broken: return "broken"
        default: return document.text(of: node)
        }
    }

    @Test(
        "keeps order, strings and numbers as they are",
        arguments: [
            ("{}", "{}"), (" [ ] ", "[]"), ("null", "null"), ("\"a\"", "'a'"), ("-0.50E+10", "-0.50E+10"), ("\u{FEFF}[1]", "[1]"),
            (#"{"b":1,"a":{"c":[true,false,null,{}]},"":"x"}"#, "{'b':1 'a':{'c':[true false null {}]} '':'x'}"),
            (#"["\"\\\/\b\f\n\r\t"]"#, "['\"\\/\u{8}\u{C}\n\r\t']"), (#"["\u00e9\u4E2d\ud83D\uDE00"]"#, "['é中😀']"),
            ("[\"é中😀\u{7F}\"]", "['é中😀\u{7F}']"),
            ("[0,-1,1.5,123456789012345678901234567890,1e400]", "[0 -1 1.5 123456789012345678901234567890 1e400]"),
            ("\r\n\t[\r\n1\t,2 ]\n", "[1 2]"), (#"{"a":1,"A":2,"á":3}"#, "{'a':1 'A':2 'á':3}"),
        ])
    func good(text: String, expected: String) throws {
        let (document, errors) = read(Array(text.utf8))
        #expect(errors.isEmpty)
        #expect(outline(try #require(document)) == expected)
    }

    @Test(
        "says what was found where something else was expected, and goes on where there is no doubt",
        arguments: [
            ("«»", ["expected a value, found the end of the text"]),
            ("  «»", ["expected a value, found the end of the text"]),
            ("«x»", ["expected a value, found 'x'"]),
            ("[1] «2»", ["expected the end of the text, found '2'"]),
            ("«[»1", ["the bracket is not closed; expected ']' before the end of the text"]),
            ("[1,«,»2]", ["expected a value, found ','"]),
            ("[«,»1]", ["expected a value or ']', found ','"]),
            ("[1«,»]", ["a comma with nothing behind it; JSON has it only between two values"]),
            (#"{"a":1«,» }"#, ["a comma with nothing behind it; JSON has it only between two values"]),
            ("[1 «2» «[»3]]", ["expected ',' or ']', found '2'", "expected ',' or ']', found '['"]),
            (#"{"a" «1», "b":2}"#, ["expected ':', found '1'"]),
            (#"{"a":1 «"»b":2}"#, ["expected ',' or '}', found '\"'"]),
            ("{«a»: 1}", ["expected a name in double quotes or '}', found 'a'"]),
            (#"{"a":1, «5»: 1}"#, ["expected a name in double quotes, found '5'"]),
            (#"{"a"«}»"#, ["expected ':', found '}'"]),
            (#"{"a":«}»"#, ["expected a value, found '}'"]),
            ("[1«}»", ["expected ']', found '}'"]),
            (
                "[«True», «None», «nul», «NaN», «Infinity»]",
                ["True", "None", "nul", "NaN", "Infinity"].map { "expected a value, found '\($0)'" }
            ),
            (
                "[«01», «1.», «.5», «+1», «-», «1e», «0x1F», «1.2.3», «--1»]",
                ["01", "1.", ".5", "+1", "-", "1e", "0x1F", "1.2.3", "--1"].map {
                    "expected a number as JSON writes it, such as -12, 0.5 or 1e3, found '\($0)'"
                }
            ),
            ("[1, «//» one\n «/*» two */ 2]", ["JSON has no comments", "JSON has no comments"]),
            ("[«\"a»\n\"]", ["the string is not closed; expected '\"' on its line"]),
            ("[«\"a»", ["the string is not closed; expected '\"' on its line"]),
            (
                "[\"a«\t»b«\u{1}»\"]",
                ["0x09", "0x01"].map { "a control character (\($0)) in a string; JSON writes it with '\\u' and four digits" }
            ),
            (
                #"["«\x»", "«\u»12", "«\u»00zz"]"#,
                [
                    #"unknown escape; a '\' is followed by one of " \ / b f n r t u"#, #"expected four hexadecimal digits behind '\u'"#,
                    #"expected four hexadecimal digits behind '\u'"#,
                ]
            ),
            (
                #"["«\ud800»", "«\udc00»", "«\ud800»A", "«\ud800»\ud83d\ude00"]"#,
                Array(repeating: #"half of a surrogate pair; '\uD800' to '\uDBFF' and '\uDC00' to '\uDFFF' stand only in pairs"#, count: 4)
            ),
            (#"{"a":1, "b":2, «"a"»:3, «"\u0061"»:4}"#, Array(repeating: "the object has a member of this name already", count: 2)),
            ("[1, «é»]", ["expected a value, found 'é'"]),
            ("[«'»a']", ["expected a value or ']', found '''"]),
        ])
    func bad(marked: String, expected: [String]) throws {
        let text = MarkedText(marked)
        let (_, errors) = read(text.bytes)
        let diagnostics = errors.map { $0.diagnostic(in: text.source()) }
        #expect(diagnostics.map(\.message) == expected)
        #expect(diagnostics.map(\.place.span.range) == text.marks)
    }

    @Test(
        "refuses what is no UTF-8 inside of strings and between values",
        arguments: [
            ([0x80], 0x80), ([0xC0, 0x80], 0xC0), ([0xC3], 0xC3), ([0xE0, 0x80, 0x80], 0xE0), ([0xED, 0xA0, 0x80], 0xED),
            ([0xF4, 0x90, 0x80, 0x80], 0xF4), ([0xF5, 0x80, 0x80, 0x80], 0xF5), ([0xFF], 0xFF),
        ] as [([UInt8], UInt8)])
    func encoding(bytes: [UInt8], first: UInt8) throws {
        let quote = UInt8(ascii: "\"")
        let (document, errors) = read([quote] + bytes + [quote])
        #expect(document != nil)
        let message = try #require(errors.first).diagnostic(in: SourceFile(path: "a", bytes: [])).message
        #expect(message == "invalid UTF-8 (byte 0x\(String(first, radix: 16, uppercase: true)))")
        let outside = read([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")])
        #expect(outside.document == nil)
        #expect(outside.errors.count == 1)
    }

    @Test("has a limit to what is inside of one another, and none to what stands side by side")
    func depth() {
        func nested(_ depth: Int) -> [UInt8] { Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
        #expect(read(nested(64)).errors.isEmpty)
        #expect(read(nested(65)).errors.map(\.fault.id) == ["json-too-deep"])
        #expect(read(nested(200_000)).errors.map(\.fault.id) == ["json-too-deep"])
        let wide = Array(("[" + String(repeating: "[],", count: 200_000) + "{}]").utf8)
        #expect(read(wide).errors.isEmpty)
    }

    @Test("has a limit to its size, and to how many findings it reports")
    func size() throws {
        let large = read(Array(repeating: 0x20, count: 16 * 1024 * 1024 + 1))
        #expect(large.errors.map(\.fault.id) == ["file-too-large"])
        let many = read(Array(("[" + String(repeating: "01,", count: 5_000) + "1]").utf8))
        #expect(many.errors.count == 1_001)
        #expect(
            try #require(many.errors.last).diagnostic(in: SourceFile(path: "a", bytes: [])).message == "4000 more findings are not shown")
    }

    @Test("finds two members of one name among very many")
    func manyMembers() throws {
        let members = (0..<100_000).map { "\"m\($0)\":0" }.joined(separator: ",")
        #expect(read(Array("{\(members)}".utf8)).errors.isEmpty)
        let (_, errors) = read(Array("{\(members),\"m77\":1}".utf8))
        #expect(errors.map(\.fault.id) == ["json-duplicate-member"])
    }

    @Test(
        "names each value by its path",
        arguments: [
            ("«[1]»", "the whole text"), (#"{"a":«1»}"#, "a"), (#"{«"a"»:1}"#, "a"), (#"{"a":[0,{"b":«[2]»}]}"#, "a[1].b"),
            (#"{"a":[0,{"b":[2,«3»]}]}"#, "a[1].b[1]"), (#"{"two words":{"größe":«1»}}"#, #"["two words"].größe"#),
            (#"{"":{"a.b":{"\n\"":«1»}}}"#, #"[""]["a.b"]["\n\""]"#), ("[[0],[[«1»]]]", "[1][0][0]"),
        ])
    func paths(marked: String, expected: String) throws {
        let text = MarkedText(marked)
        let document = try #require(read(text.bytes).document)
        let node = try #require(document.nodes.firstIndex { Int($0.lower)..<Int($0.upper) == text.marks[0] })
        #expect(document.path(of: node) == expected)
    }
}
