import PhraseAutomaton
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What recognisers propose inside a sentence.
@Suite("Proposals")
struct ProposalTests {
    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    struct Example: CustomTestStringConvertible, Sendable {
        var type: String
        var language = "en"
        /// The value begins at `^`; every end that must be proposed is marked by `|`.
        var sentence: String
        /// Ends beside those marked may be proposed where `isExact` is false.
        var isExact = true

        var testDescription: String { "\(type) in “\(sentence)”" }
    }

    static let examples = [
        Example(type: "number", sentence: "add ^4.50| for lunch"),
        Example(type: "number", sentence: "add ^1,000.50| for lunch"),
        Example(type: "number", sentence: "add ^-3| please"),
        Example(type: "number", sentence: "add ^64| dollars"),
        Example(type: "number", sentence: "buy ^12| dozen| eggs"),
        Example(type: "number", sentence: "for ^10|k| people"),
        Example(type: "number", sentence: "print ^007|"),
        Example(type: "number", sentence: "print ^123456789012345|"),
        Example(type: "number", sentence: "print ^1234567890123456| pages"),
        Example(type: "number", sentence: "print ^3e2| pages"),
        Example(type: "number", sentence: "print ^3|e pages"),
        Example(type: "number", sentence: "print ^1.5 thousand| pages", isExact: false),
        Example(type: "number", sentence: "add ^two| hundred| and five| euros"),
        Example(type: "number", sentence: "set it to ^twenty| one| point five| degrees"),
        Example(type: "number", sentence: "^1.5| million| people"),
        Example(type: "number", sentence: "^coffee"),
        Example(type: "number", sentence: "^the end"),
        Example(type: "number", language: "fr", sentence: "ajoute ^1| 000,50| pour le café"),
        Example(type: "number", language: "fr", sentence: "ajoute ^quatre|-vingt|-dix|-neuf| euros", isExact: false),
        Example(type: "integer", language: "de", sentence: "stelle ^einundzwanzig| Grad ein", isExact: false),
        Example(type: "integer", language: "de", sentence: "^drei|mal klingeln"),
        Example(type: "integer", language: "ja", sentence: "^三|つ|"),
        Example(type: "integer", sentence: "set it to ^4.5 now"),
        Example(type: "integer", sentence: "add ^5|kg of flour"),
        Example(type: "percentage", sentence: "volume ^25| %| please"),
        Example(type: "ordinal", sentence: "the ^twenty-first| one"),
        Example(type: "ordinal", sentence: "the ^3rd| one"),
        Example(type: "boolean", sentence: "turn it ^off| now"),
        Example(type: "boolean", sentence: "^offer"),
        Example(type: "date", sentence: "lunch ^yesterday| in HarcaMA"),
        Example(type: "date", sentence: "books after ^3 March| 2026| in Library"),
        Example(type: "date", sentence: "pay ^in 3 days| from HarcaMA"),
        Example(type: "date", sentence: "pay ^2026-11-30| from HarcaMA"),
        Example(type: "date", sentence: "pay on ^31 February| from HarcaMA"),
        Example(type: "date", sentence: "^monday|"),
        Example(type: "date", sentence: "^mondays are blue"),
        Example(type: "date", sentence: "^café"),
        Example(type: "date", language: "fr", sentence: "payé ^aujourd’hui| dans HarcaMA"),
        Example(type: "date", language: "fr-CA", sentence: "payé ^il y a 3 jours| dans HarcaMA"),
        Example(type: "date", language: "xx", sentence: "foo ^2026-11-30| bar"),
        Example(type: "currency", sentence: "add ^€4.50| for lunch"),
        Example(type: "currency", sentence: "add ^4.50 euros| for lunch"),
        Example(type: "time", sentence: "wake me at ^7| please"),
        Example(type: "datetime", sentence: "wake me ^at 7| please"),
        Example(type: "datetime", sentence: "add ^7 eggs"),
        Example(type: "url", sentence: "open ^https://my-host.example/a?b=1#c|, please"),
        Example(type: "url", sentence: "open ^the door"),
        Example(type: "email", sentence: "write to ^jane-doe@mail.example|."),
        Example(type: "phone", sentence: "call ^+44 20 7946 0958| today"),
        Example(type: "creditcard", sentence: "pay with ^4012 8888 8888 1881| please"),
        Example(type: "creditcard", sentence: "pay with ^4012 8888 8888 1882 please"),
    ]

    @Test("Every end of a value is proposed, and nothing else", arguments: examples)
    func proposes(example: Example) throws {
        let (text, start, ends) = Self.marked(example.sentence)
        let recognizer = try #require(Self.registry.recognizer(ofType: example.type, language: example.language))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: sentence.foldedOffset(ofOriginal: start), to: &proposals)
        let folded = sentence.foldedOffset(ofOriginal: start)
        let proposed = proposals.list.map { sentence.originalRange(folded..<$0.end).upperBound }
        if example.isExact {
            #expect(Set(proposed) == Set(ends))
        } else {
            #expect(Set(ends).isSubset(of: proposed))
        }
        #expect(Set(proposals.list.map(\.end)).count == proposals.list.count, "an end is proposed once")
        for proposal in proposals.list {
            #expect(proposal.end > folded && proposal.end < sentence.count)
            #expect(sentence.folded[proposal.end - 1] != 0x20, "not after a space")
        }
    }

    @Test("Words are evidence, digits are none")
    func evidence() throws {
        #expect(try spelled("number", "two hundred") == 10)
        #expect(try spelled("number", "1,000.50") == 0)
        #expect(try spelled("date", "in 3 days") == 6)
        #expect(try spelled("date", "2026-11-30") == 0)
    }

    private func spelled(_ type: String, _ text: String) throws -> Int? {
        let recognizer = try #require(Self.registry.recognizer(ofType: type, language: "en"))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: 0, to: &proposals)
        return proposals.list.max { $0.end < $1.end }?.spelledCharacters
    }

    @Test("Digits at an edge make it soft")
    func softEdges() throws {
        let recognizer = try #require(Self.registry.recognizer(ofType: "date", language: "en"))
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "3 March 2026")
        var proposals = Proposals()
        recognizer.propose(in: sentence, at: 0, to: &proposals)
        let whole = try #require(proposals.list.first { $0.end == sentence.count - 1 })
        #expect(whole.startsWithDigit && whole.endsInDigit)
        let short = try #require(proposals.list.first { $0.end == 7 })
        #expect(short.startsWithDigit && !short.endsInDigit)
    }

    @Test("A language is no type's where it has no data for it")
    func missing() {
        #expect(Self.registry.recognizer(ofType: "duration", language: "xx") == nil)
        #expect(Self.registry.recognizer(ofType: "number", language: "ru@numbers=latn") == nil)
        #expect(Self.registry.recognizer(ofType: "shelf", language: "en") == nil)
        #expect(Self.registry.recognizer(ofType: "number", language: "xx") != nil)
    }

    @Test("Long rows of number words end in bounded time", arguments: ["one ", "hundred ", "million ", "two point ", "1 000 ", "and "])
    func bounded(word: String) throws {
        for (type, language) in [("number", "en"), ("number", "fr"), ("date", "en"), ("datetime", "en"), ("currency", "en")] {
            let recognizer = try #require(Self.registry.recognizer(ofType: type, language: language))
            var sentence = Sentence(normalizer: FoundationNormalizer())
            try sentence.load(copying: String(repeating: word, count: 5_000))
            var proposals = Proposals()
            recognizer.propose(in: sentence, at: 0, to: &proposals)
            #expect(proposals.list.count < 200)
        }
    }

    @Test(
        "A megabyte of one thing is read, or not, in bounded time",
        arguments: ["7", "1,", "1 000 ", "1.", "a.b@", "٣", "vingt ", "the ", "in 3 days "])
    func megabyte(unit: String) throws {
        let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        for type in ["number", "ordinal", "percentage", "date", "datetime", "currency", "url", "email"] {
            let recognizer = try #require(Self.registry.recognizer(ofType: type, language: "en"))
            var proposals = Proposals()
            // Every place of the first part, as a matcher of glued items asks.
            for start in 0..<2_000 { recognizer.propose(in: sentence, at: start, to: &proposals) }
            #expect(proposals.list.count < 40_000)
            _ = try? Self.registry.read(text, as: try #require(ValueKind(rawValue: type)), context: try Corpus.context(language: "en"))
        }
    }

    private static func marked(_ sentence: String) -> (text: String, start: Int, ends: [Int]) {
        var text: [UInt8] = []
        var start = 0
        var ends: [Int] = []
        for byte in sentence.utf8 {
            switch byte {
            case UInt8(ascii: "^"): start = text.count
            case UInt8(ascii: "|"): ends.append(text.count)
            default: text.append(byte)
            }
        }
        return (String(decoding: text, as: UTF8.self), start, ends)
    }
}
