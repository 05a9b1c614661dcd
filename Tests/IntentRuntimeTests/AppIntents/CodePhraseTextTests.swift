import Foundation
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText
import Testing

/// Whatever stands in the strings of code is literal text of the phrase language.
@Suite struct CodePhraseTextTests {
    static let texts = [
        "a => b = c", "with x = y", "not: this", "- a dash", "# a hash", "<app>", "[a|b]", "(a;b)", "\\", "\\\\<", "\"quoted\"", "a\tb\nc",
        "＜wide＞ （wide） ｜", "say \"hi\" = \\", "true", "12 ... 13", "é\u{301}", "買い物", "a|b", "|", "=", "...", "«guillemets»", "don't",
        "\u{2028}line", "nul\u{0}nul", "with", "with with = with", "language en", "=>", "https://x.y/?a=b#c", "{x} $y %z ~", "\u{FEFF}bom",
    ]

    @Test(arguments: texts)
    func aTextIsItself(_ text: String) throws {
        try TextApp.$text.withValue(text) {
            let app = IntentApp("Texts", names: [text], providers: [TextApp.self])
            let made = CodePhrases(app, calendar: Calendar(identifier: .gregorian))
            let file = try #require(made.files.first)
            let parsed = PhraseParser(source: file.source).parse()
            #expect(parsed.diagnostics.map(\.message) == [], "\(String(decoding: file.source.bytes, as: UTF8.self))")
            #expect(Self.literals(parsed.file) == Self.literals(file))
            #expect(Self.literals(file).allSatisfy { $0 == Self.spaced(text) || $0 == "first" })
        }
    }

    private static func spaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\u{0}" }
    }

    /// The texts of all phrases and of all wordings of lists.
    private static func literals(_ file: PhraseFile) -> [String] {
        file.declarations.flatMap { declaration -> [String] in
            switch declaration {
            case .app(let app): app.names.dropFirst().map(\.value)
            case .list(let list): list.values.flatMap { $0.wordings.map(text) }
            case .intent(let intent):
                intent.members.compactMap { member in
                    switch member {
                    case .phrase(let phrase), .not(let phrase): text(phrase.template)
                    default: nil
                    }
                }
            default: []
            }
        }
    }

    private static func text(_ template: Template) -> String {
        template.items.map { item in
            switch item {
            case .literal(let text, _): text
            case .space: " "
            default: "?"
            }
        }.joined()
    }
}

private enum TextChoice: String, AppEnum {
    case only

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Choice"
    static var caseDisplayRepresentations: [TextChoice: DisplayRepresentation] {
        [.only: DisplayRepresentation(title: "first", synonyms: [LocalizedStringResource(stringLiteral: TextApp.text)])]
    }
}

private struct SayText: AppIntent {
    static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: TextApp.text) }

    @Parameter var choice: TextChoice

    func perform() async throws -> some IntentResult { .result() }
}

private struct TextApp: AppShortcutsProvider {
    @TaskLocal static var text = ""

    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: SayText(), phrases: [AppShortcutPhrase(stringLiteral: text)])
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [NegativeAppShortcutPhrase(stringLiteral: text)])
    }
}
