import PhraseSyntax
import PhraseText
import Testing

@Suite("A library put together from files")
struct ResolverTests {
    private func resolve(_ texts: [String], code: Set<Int> = []) -> (ResolvedLibrary, [Diagnostic]) {
        let files = texts.enumerated().map { index, text in
            var file = PhraseParser(source: SourceFile(path: "\(index).phrases", text: text)).parse().file
            file.isCode = code.contains(index)
            return file
        }
        let (library, found) = Resolver(registeredTypes: ["number", "integer", "date"]).resolve(files)
        return (library, found)
    }

    @Test("adds up an intent's phrases and texts in several languages")
    func severalLanguages() throws {
        let (library, found) = resolve([
            "language en\napp A = Alpha\nintent Add \"Add\"\n  - add <x> in <app>\n  parameter x: text\n    ask \"What?\"\n  say \"Done.\"\n",
            "language fr\napp A = Alphe\nintent Add \"Ajoute\"\n  - ajoute <x>\n  parameter x\n    ask \"Quoi ?\"\n  say \"Fait.\"\n",
        ])
        #expect(found.map(\.message) == [])
        let intent = try #require(library.intents.first)
        #expect(library.intents.count == 1 && library.apps.count == 1 && library.phrases.count == 2)
        let (english, french) = (LanguageID(0), LanguageID(1))
        #expect(library.languages.map(\.tag) == ["en", "fr"])
        #expect(library.apps[0].names[english]?.map(\.value) == ["Alpha"] && library.apps[0].names[french]?.map(\.value) == ["Alphe"])
        #expect(intent.title == "Add" && intent.titles == [english: "Add", french: "Ajoute"])
        #expect(intent.texts[french]?[.say]?.map(\.value) == ["Fait."])
        #expect(intent.parameters.count == 1 && intent.parameters[0].texts[french]?[.ask]?.map(\.value) == ["Quoi ?"])
        #expect(intent.parameters[0].texts[english]?[.ask]?.map(\.value) == ["What?"])
    }

    @Test("keeps apart what has another app, or none")
    func severalApps() {
        let (library, found) = resolve([
            "language en\napp A = Alpha\nintent Go\n  - go\n", "language en\napp B = Beta\nintent Go\n  - go\n",
            "language en\nintent Go\n  - go\n",
        ])
        #expect(found.isEmpty)
        #expect(library.intents.map(\.app) == [AppID(0), AppID(1), nil])
    }

    @Test("has code's parameters first and in code's order, whatever the order of the files")
    func codeFirst() {
        let file = "language en\nintent Add\n  - add <b> for <a> on <c>\n  parameter a: text\n  parameter b: number\n  parameter c: date\n"
        let code = "language en\nintent Add\n  - put <b>\n  parameter b: integer\n  parameter a: text\n"
        let (library, found) = resolve([file, code], code: [1])
        #expect(library.intents[0].parameters.map(\.name) == ["b", "a", "c"])
        #expect(library.intents[0].parameters.map(\.type) == [.named("integer"), .named("text"), .named("date")])
        #expect(found.map(\.id) == ["disagreement"])
    }

    @Test("gives a parameter to what a phrase fills without declaring it, also through a rule")
    func undeclared() {
        let (library, found) = resolve([
            """
            language en
            list shelf
              one
            range level = 0 ... 10
            rule at = at <level>
            intent Go
              - open <shelf> [<at>] with <note:text> => mode = fast, loud = true
              - not: close <door:text>
              group
                - shut <shelf>
                set area from room.area
                set count = 3
            """
        ])
        #expect(found.map(\.message) == [])
        let parameters = library.intents[0].parameters
        #expect(parameters.map(\.name) == ["shelf", "level", "note", "mode", "loud", "area", "count"])
        #expect(
            parameters.map(\.type) == [
                .named("shelf"), .named("level"), .named("text"), .named("text"), .named("boolean"), .named("text"), .named("number"),
            ])
        #expect(parameters.allSatisfy { $0.isOptional && !$0.isDeclared })
        #expect(library.phrases.map(\.isVeto) == [false, true, false])
        #expect(library.phrases[2].assignments.map(\.name.value) == ["count"])
        #expect(library.phrases[2].clauses.count == 1)
    }

    @Test(
        "takes what no file declares as the list or range of its name in each file's own language, whatever comes first",
        arguments: [false, true])
    func undeclaredInSeveralLanguages(isReversed: Bool) throws {
        let english = "language en\nlist level\n  high\nlist step\n  up\nintent Go\n  - go <level:step>\n  - to <level>\n"
        let german = "language de\nrange level = 0 ... 9\nintent Go\n  - los <level>\n"
        let (library, found) = resolve(isReversed ? [german, english] : [english, german])
        #expect(found.map(\.message) == [])
        func sources(of text: String) throws -> [SlotSource?] {
            let phrase = try #require(library.phrases.first { $0.place.file.text(of: $0.place.span).hasPrefix(text) })
            var sources: [SlotSource?] = []
            phrase.template.forEachReference { reference in
                guard case .slot(_, let source) = library.meaning(of: reference, in: phrase.scope, intent: phrase.intent) else { return }
                sources.append(source)
            }
            return sources
        }
        #expect(try sources(of: "to") == [.list(ListID(0))])
        #expect(try sources(of: "los") == [.range(RangeID(0))])
    }

    @Test("looks names up from a group outwards, and lets a list shadow a type")
    func scopes() throws {
        let (library, found) = resolve([
            "language en\nlist date\n  today\nlist a\n  one\n",
            "language en\napp A = Alpha\nintent Go\n  - go <date> <a>\n  group\n    - run <a>\n    list a\n      two\n",
        ])
        #expect(found.map(\.message) == [])
        let outer = library.phrases[0]
        let inner = library.phrases[1]
        #expect(library.declaration(named: "a", in: outer.scope) == .list(ListID(1)))
        #expect(library.declaration(named: "a", in: inner.scope) == .list(ListID(2)))
        #expect(library.source(ofTypeNamed: "date", in: inner.scope) == .list(ListID(0)))
        guard case .reference(let reference) = try #require(inner.template.items.last) else { return }
        #expect(library.meaning(of: reference, in: inner.scope, intent: IntentID(0)) == .slot(parameter: "a", source: .list(ListID(2))))
    }

    @Test("reads the values of a list from the file beside")
    func externalValues() {
        let text = "language en\nlist bird from \"data/birds.txt\"\n"
        let source = SourceFile(path: "zoo/a.phrases", text: text)
        let file = PhraseParser(source: source).parse().file
        let resolver = Resolver(registeredTypes: []) { path, phraseFile in
            SourceFile(path: "\(phraseFile.path) + \(path)", text: "# birds\nowl\n\ntit = [great] tit | titmouse\n")
        }
        let (library, found) = resolver.resolve([file])
        #expect(found.isEmpty)
        #expect(library.lists[0].values.count == 2)
        #expect(library.lists[0].valuesFile.path == "zoo/a.phrases + data/birds.txt")
    }

    @Test("reads a file without a language in the language given")
    func defaultLanguage() {
        let file = PhraseParser(source: SourceFile(path: "a", text: "intent Go\n  - go\n")).parse().file
        let (library, found) = Resolver(registeredTypes: [], defaultLanguage: "PT-br").resolve([file])
        #expect(library.languages.map(\.tag) == ["pt-BR"])
        #expect(found.map(\.id) == ["missing-language"])
    }

    @Test("reads one template on its own")
    func template() {
        let (template, found) = TemplateParser().parse(SourceFile(path: "code", text: "Open <shelf> [in <app>]"))
        #expect(found.isEmpty)
        #expect(template.map { PhrasePrinter().print($0) } == "Open <shelf> [in <app>]")
        #expect(TemplateParser().parse(SourceFile(path: "code", text: "  ")).template == nil)
        #expect(TemplateParser().parse(SourceFile(path: "code", text: "a => b = 1")).diagnostics.map(\.id) == ["expected-end-of-line"])
    }
}
