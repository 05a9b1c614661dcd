import Foundation
import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseImport

@Suite("Catalogues of app shortcuts")
struct CatalogReaderTests {
    private func catalog(_ strings: String, source: String = "en") -> CatalogReader {
        var reader = CatalogReader()
        let text = #"{"sourceLanguage": "\#(source)", "strings": {\#(strings)}, "version": "1.0"}"#
        reader.read(stringCatalog: SourceFile(path: "AppShortcuts.xcstrings", text: text))
        return reader
    }

    private func said(_ reader: CatalogReader) -> [String] { reader.phrases.map { "\($0.language): \($0.text) [\($0.key)]" } }

    @Test func `a key has all phrases of its shortcut, in each language as many as there are`() {
        let reader = catalog(
            #"""
            "Open ${applicationName}": {"localizations": {
                "en": {"stringSet": {"state": "new", "values": ["Open ${applicationName}", "Start ${applicationName}"]}},
                "pt_BR": {"stringUnit": {"state": "translated", "value": "Abrir ${applicationName}"}},
                "ja": {"stringSet": {"values": ["${applicationName}を開く"]}}}}
            """#)
        #expect(reader.diagnostics.isEmpty)
        let key = "[Open ${applicationName}]"
        #expect(
            said(reader) == [
                "en: Open ${applicationName} \(key)", "en: Start ${applicationName} \(key)", "pt-BR: Abrir ${applicationName} \(key)",
                "ja: ${applicationName}を開く \(key)",
            ])
    }

    @Test func `a shortcut that is not translated into the language of its key is said by the key`() {
        let reader = catalog(
            #""Open ${applicationName}": {"localizations": {"de": {"stringUnit": {"value": "Öffne ${applicationName}"}}}}, "Go": {}"#)
        #expect(said(reader).contains("en: Open ${applicationName} [Open ${applicationName}]"))
        #expect(said(reader).contains("en: Go [Go]"))
    }

    @Test(
        "what is no catalogue is told with its path",
        arguments: [
            (#""a": 5"#, "strings.a: expected an object"),
            (#""a": {"localizations": {"en": {"stringSet": {}}}}"#, "expected an object with an array \"values\""),
            (#""a": {"localizations": {"en": {"stringSet": {"values": ["x", 5]}}}}"#, "values[1]: expected a string"),
            (#""a": {"localizations": {"en": {"x": 1}}}"#, "expected an object with \"stringSet\", \"stringUnit\" or \"variations\""),
            (#""a": {"localizations": {"e!": {"stringUnit": {"value": "x"}}}}"#, "'e!' is no language tag"),
            (#""a": {"localizations": {"en": {"stringUnit": {"value": "x ${b"}}}}"#, "a placeholder is written '${name}'"),
            (#""a": {"localizations": {"en": {"stringUnit": {"value": "  "}}}}"#, "the phrase is empty and left out"),
        ])
    func shapes(strings: String, message: String) {
        let messages = catalog(strings).diagnostics.map(\.message)
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test(
        "a suffix may begin with a mark that is one character with the brace before it",
        arguments: ["ில் திற", "ে খোলো", "\u{0301} x", "\u{200D}x", " \u{0301}x"])
    func marks(suffix: String) throws {
        let pieces = try #require(CatalogPhrase.pieces(of: "a ${applicationName}\(suffix)"))
        let expected: [CatalogPhrase.Piece] = [.text("a "), .placeholder("applicationName"), .text(suffix)]
        #expect(pieces == expected)
    }

    @Test func `variations, sets and parts of a text are phrases each`() {
        let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let reader = catalog(
            #"""
            "Open": {"extractionState": "stale", "localizations": {
                "en": {},
                "ru": {"variations": {"plural": {"one": \#(unit("Открой")), "few": \#(unit("Откройте")), "other": \#(unit("Открой"))}}},
                "fr": {"variations": {"device": {"iphone": {"variations": {"plural": {"one": \#(unit("Ouvre")), "other": \#(unit("Ouvrez"))}}}}}},
                "de": {"stringUnit": {"value": "Öffne %#@cups@"}, "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lld",
                    "variations": {"plural": {"one": \#(unit("%arg Tasse")), "other": \#(unit("%arg Tassen"))}}}}}}}
            """#)
        #expect(reader.diagnostics.isEmpty)
        #expect(
            said(reader) == [
                "ru: Открой [Open]", "ru: Откройте [Open]", "fr: Ouvre [Open]", "fr: Ouvrez [Open]", "de: Öffne ${cups} Tasse [Open]",
                "de: Öffne ${cups} Tassen [Open]", "en: Open [Open]",
            ])
        #expect(!reader.phrases.contains { !$0.isStale })
    }

    @Test(
        "a placeholder that is none is text, with a warning",
        arguments: [
            ("${ applicationName } auf", ["applicationName"], true), ("${target-name}", ["target-name"], true), ("a ${b", [], false),
            ("${} ${applicationName}", ["applicationName"], false), ("${a ${applicationName}", ["applicationName"], false),
            ("$5 {x}", [], true),
        ])
    func placeholders(text: String, names: [String], isWhole: Bool) {
        var reader = CatalogReader()
        reader.read(strings: SourceFile(path: "a", text: "k = \"\(text)\";"), language: "en")
        #expect(reader.phrases.first?.placeholders == names)
        #expect(reader.diagnostics.map(\.id) == (isWhole ? [] : ["broken-placeholder"]))
        #expect(reader.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test(
        "placeholders that nobody could tell apart are one, and one that stands there twice is two",
        arguments: [
            ("${a} ${b} in ${applicationName}", "${a} in ${applicationName}", true), ("${a}${b}", "${a}", true),
            ("${a} or ${a} or ${a2}", "${a} or ${a3} or ${a2}", false), ("${a}${applicationName}${b}", "${a}${applicationName}${b}", false),
        ])
    func touching(text: String, said: String, isTouching: Bool) {
        var reader = CatalogReader()
        reader.read(strings: SourceFile(path: "a", text: "k = \"\(text)\";"), language: "en")
        #expect(reader.phrases.map(\.text) == [said])
        #expect(reader.diagnostics.map(\.id) == (isTouching ? ["touching-placeholders"] : []))
    }

    @Test(
        "a string catalogue may be in any Unicode encoding",
        arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian])
    func encodings(encoding: String.Encoding) throws {
        let text = #"{"sourceLanguage": "ja", "strings": {"開く": {}}}"#
        var reader = CatalogReader()
        reader.read(stringCatalog: SourceFile(path: "a.xcstrings", bytes: Array(try #require(text.data(using: encoding)))))
        #expect(said(reader) == ["ja: 開く [開く]"])
        #expect(reader.diagnostics.isEmpty)
    }

    @Test(
        "folders are called by tags, as projects once called them, and by what the app is written in",
        arguments: [("zh_TW", "zh-TW"), ("English", "en"), ("Base", "de"), ("pt-BR", "pt-BR"), ("sr-Latn", "sr-Latn"), ("e!", nil)])
    func folders(name: String, tag: String?) {
        #expect(FolderLanguage.tag(ofName: name, base: "de") == tag)
    }

    @Test func `what is not translated is left out with a warning, and the key is said where nothing else is`() {
        let reader = catalog(
            #"""
            "": {}, "Open": {"localizations": {"en": {"stringSet": {"values": []}}, "de": {"stringUnit": {"state": "new", "value": ""}}}},
            "Go": {"localizations": {"en": {"stringSet": {"state": "new", "values": [""]}}}}
            """#)
        #expect(said(reader) == ["en: Open [Open]", "en: Go [Go]"])
        #expect(reader.diagnostics.map(\.id) == ["empty-phrase", "empty-phrase"])
        #expect(reader.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func `placeholders have names of their own, and 'app' is no app`() throws {
        var reader = CatalogReader()
        let text = #""Open ${app} in ${applicationName}" = "${a.b} x ${a_b} y ${app} ${applicationName}";"#
        reader.read(strings: SourceFile(path: "en.lproj/AppShortcuts.strings", text: text), language: "en")
        let converted = CatalogConverter(reader.phrases, appNames: ["App"])
        for file in converted.files() + converted.printableFiles() {
            let printed = PhrasePrinter().print(file)
            #expect(printed.contains("- <a_b> x <a_b2> y <app2> <app>"), "\(printed)")
            #expect(printed.contains("parameter a_b2: text") && printed.contains("parameter app2: text"))
        }
    }

    @Test func `of very many findings some are shown, and that there are more`() {
        let reader = catalog(
            #""a": {"localizations": {"en": {"stringSet": {"values": [\#(Array(repeating: "1", count: 5_000).joined(separator: ","))]}}}}"#)
        #expect(reader.diagnostics.count == JSONLimits.reportedFindings + 1)
        #expect(reader.diagnostics.last?.id == "more-findings")
        var table = CatalogReader()
        let twice = String(repeating: "a=b;", count: 5_000)
        table.read(strings: SourceFile(path: "a.strings", text: twice), language: "en")
        #expect(table.diagnostics.count == JSONLimits.reportedFindings + 1)
        #expect(table.diagnostics.last?.severity == .warning)
        var broken = CatalogReader()
        broken.read(strings: SourceFile(path: "a.strings", text: String(repeating: "=;", count: 5_000)), language: "en")
        #expect(broken.diagnostics.last?.message.contains("from here on it is not read") == true)
    }

    @Test func `very many keys are named in one pass`() {
        let keys = (1...5_000).map { "\"a\(String(repeating: "!", count: $0 % 70))\($0 / 70 % 2 == 0 ? "?" : ".") \($0)\" = \"b\";" }
        var reader = CatalogReader()
        reader.read(strings: SourceFile(path: "a.strings", text: keys.joined(separator: "\n")), language: "en")
        let files = CatalogConverter(reader.phrases, appNames: ["App"]).printableFiles()
        #expect(files.first?.declarations.count == 5_001)
    }

    @Test func `a table has a phrase a key, and the last of two counts`() {
        var reader = CatalogReader()
        let text = #""Start ${x}" = "Démarre ${x}"; "a" = "b"; "a" = "c";"#
        reader.read(strings: SourceFile(path: "fr.lproj/AppShortcuts.strings", text: text), language: "fr")
        #expect(said(reader) == ["fr: Démarre ${x} [Start ${x}]", "fr: c [a]"])
        #expect(reader.diagnostics.map(\.id) == ["duplicate-key"])
    }

    @Test func `phrase files have names that can be, keys as titles, and escape what looks like syntax`() throws {
        var reader = CatalogReader()
        let text = #""1 <b> in ${applicationName}" = "［1］ <b> | ${applicationName}で=> ${x.y}"; "1 [b] in ${applicationName}" = "x";"#
        reader.read(strings: SourceFile(path: "ja.lproj/AppShortcuts.strings", text: text), language: "ja")
        let files = CatalogConverter(reader.phrases, appNames: ["My App", "it"]).printableFiles()
        let printed = PhrasePrinter().print(try #require(files.first))
        #expect(
            printed == #"""
                language ja spacing free

                app My_App = My App | it

                intent _1BIn "1 <b> in ${applicationName}"
                  - \［1\］ \<b\> \| <app>で=\> <x_y>
                  parameter x_y: text

                intent _1BIn2 "1 [b] in ${applicationName}"
                  - x

                """#)
        let (again, found) = PhraseParser(source: SourceFile(path: "printed", text: printed)).parse()
        #expect(found.isEmpty)
        #expect(PhrasePrinter().print(again) == printed)
    }

    @Test("any text is read and printed without loss", arguments: 0..<20)
    func roundTrip(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let pieces = [
            " ", "a", "é", "開", "（", "\\\\", "\\\"", "<b>", "[", "]", "(", "|", ";", "=>", "- ", "#", "not:", "${applicationName}",
            "${x.y}", "$", "with k = ",
        ]
        for _ in 0..<40 {
            var text = ""
            for _ in 0..<8 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            CatalogRoundTrip(bytes: Array("\"\(text)\" = \"\(text)\";".utf8)).check { #expect($0, "\(text): \($1)") }
        }
    }
}
