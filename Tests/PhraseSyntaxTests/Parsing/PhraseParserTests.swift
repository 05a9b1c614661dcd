import PhraseSyntax
import PhraseText
import Testing

@Suite("A whole phrase file")
struct PhraseParserTests {
    private static let text = """
        # A shelf of plants.
        language en

        app Greenhouse = Greenhouse | plant shelf

        intent WaterPlant "Water a plant"
          - Water <plant> in <app>
          - [<kindly>] (water|sprinkle) <plant> with <amount> litres [(of|from) <app>]
          - Water everything
              => plant = all
          - not: water under the bridge
          parameter plant: text
            ask "Which one?" | "Which plant?"
          parameter amount: number in 0 ... 10 = 1
            invalid "A can holds 10 litres."
          say "Watered <plant>."

        intent ShowShelf
          - Show <shelf> in <app>
          - Show the sunny one => shelf = south

        list shelf
          south = Southern | sunny [one]
          "north east" = Shady

        rule kindly = kindly | would you
        """

    @Test("is parsed and resolved without a finding")
    func wholeFile() throws {
        let source = SourceFile(path: "greenhouse.phrases", text: Self.text)
        let (file, findings) = PhraseParser(source: source).parse()
        #expect(findings.map(\.message) == [])
        #expect(file.declarations.count == 5)

        let (library, more) = Resolver(registeredTypes: ["number"]).resolve([file])
        #expect(more.map(\.message) == [])
        #expect(library.phrases.count == 6)
        let water = try #require(library.intents.first)
        #expect(water.parameters.map(\.name) == ["plant", "amount"])
        #expect(library.intents[1].parameters.map(\.type) == [.named("shelf")])
        #expect(library.intents[1].parameters[0].isOptional)
    }
}
