import PhraseText
import PhraseUnicode
import Testing

@Suite struct LiteralFoldingTests {
    struct Literal: Sendable {
        let text: String
        let joinsBefore: Bool
        let joinsAfter: Bool
        let results: [String]
    }

    @Test(arguments: [
        Literal(text: "Turn ON", joinsBefore: false, joinsAfter: false, results: ["turn on"]),
        Literal(text: "'s", joinsBefore: true, joinsAfter: false, results: ["'s"]),
        Literal(text: "'s", joinsBefore: false, joinsAfter: false, results: ["s"]),
        Literal(text: "l'", joinsBefore: false, joinsAfter: true, results: ["l'"]),
        Literal(text: "l’", joinsBefore: false, joinsAfter: true, results: ["l'"]),
        Literal(text: "에서", joinsBefore: true, joinsAfter: false, results: ["에서"]),
        Literal(text: ", ", joinsBefore: true, joinsAfter: false, results: [""]),
        Literal(text: ",", joinsBefore: true, joinsAfter: true, results: [" ", ","]),
        Literal(text: ":", joinsBefore: true, joinsAfter: true, results: [" ", ":"]),
        Literal(text: "-", joinsBefore: true, joinsAfter: true, results: [" ", "-"]),
        Literal(text: "-", joinsBefore: false, joinsAfter: true, results: ["", "-"]),
        Literal(text: "?", joinsBefore: true, joinsAfter: false, results: [""]),
        Literal(text: "%", joinsBefore: true, joinsAfter: false, results: ["%"]),
        Literal(text: ".", joinsBefore: true, joinsAfter: true, results: ["."]),
        Literal(text: "…", joinsBefore: false, joinsAfter: false, results: [""]),
    ])
    func aLiteralIsFoldedAsWhatItTouchesAllows(literal: Literal) {
        let results = Sentence.foldedLiteral(
            literal.text, joinsBefore: literal.joinsBefore, joinsAfter: literal.joinsAfter, normalizer: FoundationNormalizer())
        #expect(results.map { String(decoding: $0, as: UTF8.self) } == literal.results)
    }
}
