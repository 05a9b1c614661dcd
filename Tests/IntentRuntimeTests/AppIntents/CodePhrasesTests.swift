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
                  - not: Order bread in <app> Street

                """#)
        #expect(made.intents.keys.sorted() == ["CloseShop", "OrderLoaf"])
    }
}
