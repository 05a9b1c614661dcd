import PhraseImport
import PhraseSyntax
import PhraseText
import Testing

@Suite("Several of hassil's files together")
struct SeveralSourcesTests {
    private func read(_ texts: String..., bound: Set<String> = HassilImporter.homeAssistantLists) -> (files: [String], said: [String]) {
        let sources = texts.enumerated().map { SourceFile(path: "\($0).json", text: $1) }
        let (files, diagnostics) = HassilImporter(boundLists: bound).read(sources)
        let said = diagnostics.map { diagnostic in
            let place = diagnostic.place
            return "\(place.file.path) \(place.file.name(ofLine: place.position.line) ?? "JSON"): \(diagnostic.message)"
        }
        return (files.map { PhrasePrinter().print($0) }, said)
    }

    @Test("of one language share rules and lists, and each bound list is declared once")
    func shared() {
        let (files, said) = read(
            #"{"language":"en","intents":{"A":{"data":[{"sentences":["<the> {name} {area} {color}"]}]}},"lists":{"color":{"values":["red"]}}}"#,
            #"{"language":"EN","intents":{"B":{"data":[{"sentences":["{color} {name}"]}]}},"expansion_rules":{"the":"the"}}"#)
        #expect(said.isEmpty)
        #expect(
            files == [
                "language en\n\nintent A\n  - <the> <name> <area> <color>\n\nlist name preferred bound\nlist area bound\n\nlist color\n  red\n",
                "language en\n\nintent B\n  - <color> <name>\n\nrule the = the\n",
            ])
    }

    @Test("of one language may say the same, but not two things, of one name")
    func duplicates() {
        let intent = #""intents":{"A":{"data":[{"sentences":["<r> {l}"]}]}}"#
        let (files, said) = read(
            #"{"language":"en",\#(intent),"lists":{"l":{"values":["x"]}},"expansion_rules":{"r":"a"}}"#,
            #"{"language":"en","lists":{"l":{"values":["x"]}},"expansion_rules":{"r":"b"}}"#)
        #expect(files.count == 2)
        #expect(files[1] == "language en\n")
        #expect(said == ["1.json expansion_rules.r: the rule 'r' is declared otherwise in another file of its language"])
    }

    @Test("of several languages agree on which slots are written in full")
    func languages() {
        let (files, said) = read(
            #"{"language":"en","intents":{"A":{"data":[{"sentences":["x {level}"]}]}},"lists":{"level":{"range":{"from":0,"to":9}}}}"#,
            #"{"language":"de","intents":{"A":{"data":[{"sentences":["x {stufe:level} {z}"]}]}},"lists":{"stufe":{"values":["hoch"]},"z":{"values":["z"]}}}"#,
            #"{"language":"fr","intents":{"B":{"data":[{"sentences":["x {level}"]}]}},"lists":{"level":{"values":["haut"]}}}"#)
        #expect(said.isEmpty)
        #expect(files[0].contains("- x <level:level>\n"))
        #expect(files[1].contains("- x <level:stufe> <z>\n"))
        #expect(files[2].contains("- x <level>\n"))
    }

    @Test("leave out what is no JSON, and say all that is wrong in the order of files")
    func broken() {
        let (files, said) = read(
            #"{"language":"en","intents":{"A":{"data":[{"sentences":["x {colour"]}]}}}"#, "{", #"{"language":"de","lists":{"a":{}}}"#)
        #expect(files.count == 2)
        #expect(
            said == [
                "0.json intents.A.data[0].sentences[0]: the bracket is not closed; expected '}'",
                "1.json JSON: the bracket is not closed; expected '}' before the end of the text",
                "2.json JSON: lists.a: 'values', 'range' or 'wildcard' is missing",
            ])
    }

    @Test("may leave further lists to be bound")
    func bound() {
        let text = #"{"language":"en","intents":{"A":{"data":[{"sentences":["do {task} now {task:other}"]}]}}}"#
        #expect(read(text).said.count == 2)
        let (files, said) = read(text, bound: ["task", "unused"])
        #expect(said.isEmpty)
        #expect(files == ["language en\n\nintent A\n  - do <task> now <other:task>\n\nlist task bound\n"])
    }
}
