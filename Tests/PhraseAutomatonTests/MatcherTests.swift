import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing

/// What a matcher answers besides the best reading.
@Suite("Prefixes, spans, explanation, completion") struct MatcherTests {
    private static let shelves = """
        language en
        app Library = Library | Bookshelf
        intent OpenShelf
          - Open <shelf> in <app>
          - Show <count:number> books [of <title:text>]
        intent Close
          - Close <app>
        list shelf
          current = Currently Reading | reading now
          want = Want to Read
        """

    @Test("Finding and matching agree, and a finding can be read afterwards")
    func find() throws {
        var matcher = Matcher(CompiledPhrases(Self.shelves).automaton)
        let match = try matcher.match("open reading now in bookshelf")
        let reading = try matcher.reading(foundIn: "open reading now in bookshelf")
        #expect(reading != nil)
        #expect(reading == match.best)
    }

    @Test("A matcher reads one sentence after another, whatever the last one was")
    func reuse() throws {
        let phrases = CompiledPhrases(Self.shelves)
        var matcher = Matcher(phrases.automaton)
        let sentences = [
            "open want to read in library", "", "close library", "close", "show 5 books of the dead", "show five books", "\u{FF}x",
        ]
        for first in sentences {
            for second in sentences {
                _ = try? matcher.match(first)
                var fresh = Matcher(phrases.automaton)
                #expect(try matcher.match(second) == fresh.match(second), "\(second) after \(first)")
            }
        }
    }

    @Test("All prefixes that a phrase accepts, with the best reading of each")
    func prefixes() throws {
        let phrases = CompiledPhrases(
            """
            language en
            intent Amount
              - <count:number> [dollars [and <more:number> cents]]
              - <count:number>[€]
            """)
        var matcher = Matcher(phrases.automaton)
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "pay 5 dollars and 20 cents today")
        let readings = try matcher.prefixes(of: sentence, from: 4)
        #expect(readings.map(\.end) == [5, 13, 26])
        #expect(readings.last?.reading.captures.map(\.range) == [4..<5, 18..<20])
        try sentence.load(copying: "pay 5€ today")
        #expect(try matcher.prefixes(of: sentence, from: 4).map(\.end) == [5, 8])
        for start in [9, 14, 15, 16, 1_000, -1] { #expect(try matcher.prefixes(of: sentence, from: start).isEmpty) }
    }

    @Test("Every span that a source reads anywhere in a text")
    func spans() throws {
        let phrases = CompiledPhrases(Self.shelves)
        let library = phrases.automaton.library
        var matcher = Matcher(phrases.automaton)
        let scope = library.phrase(PhraseID(0)).scope
        let text = "Well, READING NOW or 25 or want to read?"
        #expect(
            try matcher.spans(of: .list(ListID(0)), in: scope, text: text) == [
                SourceReading(content: .listValue(0), range: 6..<17), SourceReading(content: .listValue(1), range: 27..<39),
            ])
        #expect(try matcher.spans(of: .type("number"), in: scope, text: text).map(\.range) == [21..<23])
        #expect(try matcher.spans(of: .text, in: scope, text: text).map(\.range) == [0..<39])
        #expect(try matcher.spans(of: .list(ListID(0)), in: scope, text: "currently readings, want to reader").isEmpty)
    }

    @Test(
        "The nearest phrases, where the sentence leaves them, and what they go on with",
        arguments: [
            ("open want to read in the garden", 21, [PhraseAutomaton.Expectation.app(AppID(0))]),
            ("close", 5, [.app(AppID(0))]),
            ("open nothing", 5, [.slot(parameter: "shelf", source: .list(ListID(0)))]),
            ("show five book", 10, [.word("books")]),
            ("show five books of", 18, [.slot(parameter: "title", source: .text)]),
        ])
    func nearest(_ sentence: String, _ stop: Int, _ expected: [PhraseAutomaton.Expectation]) throws {
        let phrases = CompiledPhrases(Self.shelves + "\n")
        var matcher = Matcher(phrases.automaton)
        let nearest = try #require(try matcher.nearest(to: sentence).first)
        #expect(nearest.stop == stop)
        #expect(nearest.expected == expected)
    }

    @Test(
        "What may follow what was typed so far",
        arguments: [
            ("", ["close", "open", "show"]), ("op", ["open"]), ("open ", ["currently reading", "reading now", "want to read"]),
            ("open want t", ["want to read"]), ("open want to read ", ["in"]), ("close b", ["bookshelf"]), ("fly ", []),
        ])
    func completions(_ line: String, _ expected: [String]) throws {
        var matcher = Matcher(CompiledPhrases(Self.shelves).automaton)
        var texts: [String] = []
        for completion in try matcher.completions(of: line) {
            if case .text(let text) = completion.content { texts.append(text) }
        }
        #expect(texts.sorted() == expected)
    }

    @Test("Without phrases nothing is understood, nothing near, nothing to complete")
    func empty() throws {
        var matcher = Matcher(CompiledPhrases("language en\n").automaton)
        #expect(try matcher.match("anything").best == nil)
        #expect(try matcher.nearest(to: "anything").isEmpty)
        #expect(try matcher.completions(of: "anything").isEmpty)
    }

    @Test("Among equal readings the order of languages decides, then the tag")
    func languageOrder() throws {
        let phrases = CompiledPhrases(["language en\nintent B\n  - taxi\n", "language fr\nintent A\n  - taxi\n"])
        let library = phrases.automaton.library
        var matcher = Matcher(phrases.automaton)
        func names(_ match: Match) -> String? { match.best.map { library.text(library.intent($0.intent).name) } }
        let french = try #require(library.languages.first { library.isText(library.language($0).tag, "fr") })
        #expect(names(try matcher.match("taxi")) == "B")
        #expect(names(try matcher.match("taxi", options: MatchOptions(languageOrder: [french]))) == "A")
        #expect(names(try matcher.match("taxi")) == "B")
    }

    @Test("The slots of a reading are those of its finding, also where two languages fill one parameter")
    func slotsOfReadings() throws {
        let automaton = CompiledPhrases([
            "language en\nintent Add\n  - add <title:text> to <shelf>\nlist shelf\n  a = shopping | groceries\n",
            "language de\nintent Add\n  - schreib <title:text> auf <shelf>\nlist shelf\n  a = Einkauf | Zettel\n",
        ]).automaton
        var matcher = Matcher(automaton)
        for (sentence, language) in [("add milk to shopping", "en"), ("schreib Milch auf Zettel", "de")] {
            try Array(sentence.utf8).withUnsafeBufferPointer { line in
                let finding = try #require(try matcher.find(line))
                let slots = matcher.slots(of: finding)
                let others = automaton.slots(of: matcher.reading(of: finding))
                #expect(slots.count == 2)
                #expect(slots.map(\.symbol) == others.map(\.symbol))
                #expect(slots.map(\.content) == others.map(\.content))
                #expect(slots.map(\.range) == others.map(\.range))
                for slot in others {
                    let row = automaton.library.symbol(of: slot)
                    let spoken = row.list.id.map { automaton.library.language(of: automaton.library.list($0).scope) }
                    #expect(automaton.library.text((spoken ?? automaton.library.language(row.language)).tag) == language)
                }
            }
        }
    }

    @Test("A list that was made for another automaton is not bound")
    func foreignList() async {
        await #expect(processExitsWith: .failure) {
            let text = "language en\nlist person bound\nintent Call\n  - call <person>\n"
            let (one, other) = (CompiledPhrases(text).automaton, CompiledPhrases(text).automaton)
            var bindings = ListBindings()
            bindings.bind(BoundList([BoundList.Value(canonical: "ada", texts: ["Ada"])], of: ListID(0), in: other))
            var matcher = Matcher(one)
            matcher.bind(bindings)
        }
    }
}

extension Matcher {
    fileprivate mutating func reading(foundIn text: String) throws -> Reading? {
        try Array(text.utf8).withUnsafeBufferPointer { line in try find(line).map { reading(of: $0) } }
    }

    fileprivate mutating func spans(of source: SlotSource, in scope: ScopeID, text: String) throws -> [SourceReading] {
        try Array(text.utf8).withUnsafeBufferPointer { try spans(of: source, in: scope, line: $0) }
    }

    fileprivate mutating func nearest(to text: String) throws -> [NearMiss] {
        try Array(text.utf8).withUnsafeBufferPointer { try nearest(to: $0) }
    }

    fileprivate mutating func completions(of text: String) throws -> [Completion] {
        try Array(text.utf8).withUnsafeBufferPointer { try completions(of: $0) }
    }
}
