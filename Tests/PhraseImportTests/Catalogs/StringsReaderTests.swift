import Foundation
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
            (#""say \"it\"" = "a\\b\tc";"#, ["say \"it\"=a\\b\tc"]), (#""\U00e9" = "\351 \Ud83d\Ude00";"#, ["é=Ø 😀"]),
            ("'it\"s' = 'it\\'s';", ["it\"s=it's"]),
            ("\"two\nlines\" = \"//no comment\";", ["two\nlines=//no comment"]),
            (#""${x} in ${applicationName}" = "日本";"#, ["${x} in ${applicationName}=日本"]),
        ])
    func good(text: String, expected: [String]) {
        let (entries, messages) = Self.read(Array(text.utf8))
        #expect(entries == expected)
        #expect(messages.isEmpty)
    }

    @Test(
        "the encoding is UTF-8, UTF-16 or UTF-32, in either order of bytes, with a mark or without",
        arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian, .utf8], [true, false])
    func encodings(encoding: String.Encoding, hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "\"Öffne 😀\" = \"開く\";\n"
        let (entries, messages) = Self.read(Array(try #require(text.data(using: encoding))))
        #expect(entries == ["Öffne 😀=開く"])
        #expect(messages.isEmpty)
    }

    /// The last two are no characters.
    private static let escapes = (0...0o375).map { "\\" + String($0, radix: 8) }.filter { $0.count == 4 }

    @Test(
        "the toolchain reads the same",
        arguments: [
            #""a" = "\a\b\f\n\r\t\v\\\"\'\q\7\08";"#, #"'a"b' = "c'd"; x.y-z/_$: = b;"#,
            #""\U00e9" = "\Ud83d\Ude00 \U1F60";"#, #""a"; 'b';"#,
            "{ \"a\" = \"b\"; }", "a = \"" + escapes.joined(separator: " ") + "\";",
            "/* x */ \"${a}\" = \"//b\"; // y", "\"a\" = \"شغّل ${applicationName}\";",
        ])
    func toolchain(text: String) throws {
        let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
        let (source, _) = StringsEncoding.source(SourceFile(path: "a", text: text))
        var reader = StringsReader(source: source)
        let found = Dictionary(reader.read().map { ($0.key.text, $0.value.text) }) { $1 }
        #expect(found == expected)
        #expect(reader.errors.isEmpty)
    }

    @Test(
        "a property list as XML is told by its sign, in any encoding and without its first line",
        arguments: [String.Encoding.utf8, .utf16BigEndian, .utf16LittleEndian, .utf32LittleEndian],
        [#"<?xml version="1.0" encoding="UTF-16"?>"#, "", "<!DOCTYPE plist>", "\u{FEFF}", "\u{FEFF}<?xml version=\"1.0\"?>\n"])
    func compiled(encoding: String.Encoding, head: String) throws {
        let text = head + "<plist version=\"1.0\"><dict><key>é</key><string>開</string></dict></plist>"
        let source = SourceFile(path: "a.strings", bytes: Array(try #require(text.data(using: encoding))))
        let bytes = try #require(CompiledTable.propertyList(source))
        let table = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
        #expect(table == ["é": "開"])
        #expect(CompiledTable.propertyList(SourceFile(path: "a", text: "a = <00ff>;")) == nil)
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
            ("{ a = b; } // end\nc = d;", ["a=b"], ["2:1 expected nothing behind the brace that closes the table, found 'c = d;'"]),
        ])
    func bad(text: String, expected: [String], messages: [String]) {
        let result = Self.read(Array(text.utf8))
        #expect(result.entries == expected)
        #expect(result.messages == messages)
    }

    @Test func `bytes that are neither encoding are told where they are`() {
        #expect(
            Self.read(Array("a = \"".utf8) + [0xE9] + Array("\";".utf8)).messages.first?.hasPrefix("1:6 the file is neither UTF-8") == true)
        #expect(Self.read([0xFE, 0xFF, 0xD8, 0x3D, 0, 0x41]).messages.first?.contains("half a character of UTF-16") == true)
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
