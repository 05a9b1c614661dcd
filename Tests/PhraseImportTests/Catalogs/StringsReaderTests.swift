import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseImport

@Suite("Tables of strings, read with their places")
struct StringsReaderTests {
    private static func read(_ bytes: [UInt8]) -> (entries: [String], messages: [String]) {
        let (source, error) = StringsEncoding.source(SourceFile(path: "a.strings", bytes: bytes))
        var reader = StringsReader(source: source)
        let entries = reader.read().map { "\($0.key.text)=\($0.value.text)" }
        let messages = ([error].compactMap(\.self) + reader.errors).map { error in
            let diagnostic = error.diagnostic(in: source)
            return "\(diagnostic.place.position.line):\(diagnostic.place.position.column) \(diagnostic.message)"
        }
        return (entries, messages)
    }

    @Test(
        "keys and values are texts in quotes or bare words, with comments between them",
        arguments: [
            (#""a" = "b";"#, ["a=b"]), (#"a = b; c=d;"#, ["a=b", "c=d"]), (#""a";"#, ["a=a"]), ("", []), ("// only\n/* that */", []),
            ("/* c */ \"a\" /* = */ = \"b\" // end\n;", ["a=b"]), ("{ a = b; }", ["a=b"]), ("\u{FEFF}a = b;", ["a=b"]),
            (#""say \"it\"" = "a\\b\tc";"#, ["say \"it\"=a\\b\tc"]), (#""\U00e9\u4E2d" = "\351 \Ud83d\Ude00";"#, ["é中=é 😀"]),
            ("\"two\nlines\" = \"//no comment\";", ["two\nlines=//no comment"]),
            (#""${x} in ${applicationName}" = "日本";"#, ["${x} in ${applicationName}=日本"]),
        ])
    func good(text: String, expected: [String]) {
        let (entries, messages) = Self.read(Array(text.utf8))
        #expect(entries == expected)
        #expect(messages.isEmpty)
    }

    @Test("the encoding is UTF-8, or UTF-16 in either order, with a mark or without", arguments: [true, false], [true, false])
    func encodings(isBig: Bool, hasMark: Bool) {
        let text = (hasMark ? "\u{FEFF}" : "") + "\"Öffne 😀\" = \"開く\";\n"
        let bytes = text.utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBig ? [high, low] : [low, high]
        }
        let (entries, messages) = Self.read(bytes)
        #expect(entries == ["Öffne 😀=開く"])
        #expect(messages.isEmpty)
    }

    @Test(
        "what is wrong is told with its place, and the rest is read",
        arguments: [
            ("a = ;\nb = c;", ["b=c"], ["1:5 expected a value, found ';'"]),
            ("a = b\nc = d;\ne = f;", ["e=f"], ["2:1 expected ';', found 'c'"]),
            ("= x;\na = b;", ["a=b"], ["1:1 expected a key, found '='"]),
            ("a = b;\na = c;", ["a=b", "a=c"], ["2:1 the key is there already; its last value counts"]),
            ("a = \"b;\n", [], ["1:5 the string is not closed; expected '\"'"]),
            ("a = b; /* c", ["a=b"], ["1:8 the comment is not closed; expected '*/'"]),
            ("a = b", [], ["1:6 expected ';', found the end of the file"]),
        ])
    func bad(text: String, expected: [String], messages: [String]) {
        let result = Self.read(Array(text.utf8))
        #expect(result.entries == expected)
        #expect(result.messages == messages)
    }

    @Test func `bytes that are neither encoding are told where they are`() {
        #expect(
            Self.read(Array("a = \"".utf8) + [0xE9] + Array("\";".utf8)).messages.first?.hasPrefix("1:6 the file is neither UTF-8") == true)
        #expect(Self.read([0xFE, 0xFF, 0xD8, 0x3D, 0, 0x41]).messages.first?.hasSuffix("half a character of UTF-16 stands alone") == true)
    }

    @Test("any bytes end, with findings inside the source", arguments: 0..<20)
    func hostile(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let pieces = ["\"", "\\", ";", "=", "{", "}", "/*", "*/", "//", "\n", "a", "é", "\\U00", "\\7", "${", "\u{0}"]
        var text = ""
        for _ in 0..<200 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += pieces[Int(state >> 33) % pieces.count]
        }
        let (source, error) = StringsEncoding.source(SourceFile(path: "a", bytes: Array(text.utf8)))
        var reader = StringsReader(source: source)
        _ = reader.read()
        for found in [error].compactMap(\.self) + reader.errors {
            #expect(Int(found.span.upper) <= source.bytes.count + 1)
            #expect(!found.diagnostic(in: source).message.isEmpty)
        }
    }
}
