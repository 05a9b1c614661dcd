import Foundation
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText
import Testing
import ValueTypes

@Suite struct CodePhrasesTests {
    private static func make(_ app: IntentApp) -> CodePhrases {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return CodePhrases(app, calendar: calendar)
    }

    private static func text(_ file: PhraseFile) -> String { String(decoding: file.source.bytes, as: UTF8.self) }

    @Test func aProviderIsAPhraseFile() throws {
        let app = IntentApp("Bakery", names: ["en": ["Bakery", "bread shop"]], providers: [BakeryShortcuts.self])
        let made = Self.make(app)
        #expect(made.diagnostics.isEmpty)
        let file = try #require(made.files.first)
        #expect(file.source.path == "BakeryShortcuts.appShortcuts")
        #expect(
            Self.text(file) == #"""
                language en

                app Bakery = Bakery | bread shop

                intent OrderLoaf "Order a \"loaf\""
                  - Order <loaf> at <app>
                  - Order \[fresh\] \(bread\) at <app>?
                  - The usual from <app> => loaf = "sour dough"
                  - not: Order bread in <app> Street
                  parameter loaf: Loaf
                    title "Loaf"
                    ask "Which loaf?"
                  parameter count: integer in 1 ... 20 = 1
                    title "How many"
                  parameter day: date?
                    title "Day"
                  parameter extras: [text]
                    title "Extras"

                list Loaf
                  rye = Rye | dark \(bread\) | rye \| bread
                  "sour dough" = Sourdough

                intent CloseShop "Close the shop"
                  - \not: open\; close \<<app>\>
                  - Close <app> <isFinal:CloseShop_isFinal>
                  - not: Order bread in <app> Street
                  parameter isFinal: boolean?
                    title "isFinal"

                list CloseShop_isFinal
                  true = for good
                  false = for today

                """#)
        #expect(made.intents.keys.sorted() == ["CloseShop", "OrderLoaf"])
    }

    /// A tree as lines of what it holds, each with the text that its span covers.
    private static func lines(_ declarations: [Declaration], in source: SourceFile) -> [String] {
        var lines: [String] = []
        func walk(_ value: Any, _ label: String) {
            if let span = value as? SourceSpan {
                lines.append("\(label): \(source.text(of: span).trimmingCharacters(in: .whitespacesAndNewlines))")
                return
            }
            let mirror = Mirror(reflecting: value)
            if mirror.children.isEmpty { lines.append("\(label): \(value)") }
            for child in mirror.children { walk(child.value, "\(label).\(child.label ?? "")") }
        }
        for declaration in declarations { walk(declaration, "") }
        return lines
    }

    @Test func theTextOfAProviderParsedIsItsTree() throws {
        for file in Self.make(IntentApp("Bakery", names: ["bread | shop"], providers: [BakeryShortcuts.self])).files {
            let parsed = PhraseParser(source: file.source).parse()
            #expect(parsed.diagnostics.map(\.message) == [])
            #expect(Self.lines(file.declarations, in: file.source) == Self.lines(parsed.file.declarations, in: file.source))
        }
    }
}
