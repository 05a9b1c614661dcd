import Foundation
import IntentRuntime
import Testing
import ValueTypes

@testable import ParlanceCommandLine

/// A line that says everything by itself is answered without an interpretation, and nobody sees a difference.
@Suite struct AnswerTests {
    private static let phrases = """
        language en
        app Purse = Purse | wallet
        intent AddExpense
          - (add|record) <price> for <title> [on <day>] [(to|in) <app>]
          - add lunch [in <app>] => title = "lunch", price = 9
          - note <price> and <price> for <title>
          parameter title: text
          parameter price: number
          parameter day: date
        intent Open
          - open <shelf> [and <shelf>]
          - fetch <shelf> <level>
          - dim to <level>
          - go <shelf>
          parameter shelf: [shelf]
        intent Plan
          - plan <title> [on <day>]
          - meet at <hour> for <length>
          - owe <money>
          - say it is <truth>
          parameter title: text
          parameter day: date = today
          parameter hour: time
          parameter length: duration
          parameter money: currency
          parameter truth: boolean
        intent Go
          - go <shelf>
          - carry <shelf> to <room>
          parameter shelf: shelf
        intent Tell
          - tell <title>
          group Told
            response told
            - whisper <title>
          group Noted
            response told
            note loudness = 7
            - shout <title>
          parameter title: text
        list shelf
          reading = Currently Reading | reading now
          7 = seven [books]
          2.5 = two and a half
          "quoted \\"name\\"" = quoted
          home
        list room
          Kitchen
          Küche
        range level = 0 ... 100 times 0.5
        """

    private static let french = """
        language fr
        intent Ranger
          - range <count> livres
          parameter count: integer
        """

    private static func library() throws -> PhraseLibrary {
        try PhraseLibrary([.text(phrases, name: "en"), .text(french, name: "fr")])
    }

    private static let lines = [
        "Add 4.50 for Big  Coffee, on 3 March to Wallet!", "record three for tea", "add 5 for cake on 31 February", "add lunch in Purse",
        "add 1e309 for everything", "note 3 and 4 for tea", "note 3 and 1e309 for tea", "add 1,200.50 for \"rent\"", "add 0.1 for air",
        "add -3 for luck", "add 12345678901234567890 for much", "add 4.125 for a\\b", "add 3 for tab\there", "add 3 for \u{202E}hidden",
        "add 3 for Kaffee in Köln und 日本語", "add 3 for 👩‍👧", "open reading now and seven", "open seven books", "open home", "fetch home 30",
        "dim to 30", "dim to 33", "go home", "plan a day on tomorrow", "plan a day", "meet at 5 pm for 3 hours", "owe 5 euros",
        "owe $4.50",
        "say it is true", "carry seven to the moon", "carry quoted to küche", "carry two and a half to Kitchen", "tell all", "whisper all",
        "shout all",
        "range 3 livres", "range 4,5 livres", "nothing that is said", "", "  add 1 for 2 ", "\u{7F}", "\u{0}", "quote \" and \\ back",
        "dim to\u{2028}30",
    ]

    private static var options: ReadingOptions {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ReadingOptions(now: { Date(timeIntervalSince1970: 1_796_040_000) }, calendar: calendar)
    }

    @Test(arguments: [true, false])
    func `the answer is that of the interpretation`(usesJSON: Bool) throws {
        var interpreter = Interpreter(try Self.library(), options: Self.options)
        var spoken = SpokenLine()
        var bytes = LineBytes()
        var kinds: [String: Int] = [:]
        for line in Self.lines {
            var expected = AnswerWriter(usesJSON: usesJSON)
            expected.write(try interpreter.interpret(line))
            var writer = AnswerWriter(usesJSON: usesJSON)
            try Array(line.utf8).withUnsafeBufferPointer { line in
                switch try interpreter.answer(line, into: &spoken) {
                case .unmatched:
                    kinds["unmatched", default: 0] += 1
                    writer.write(unmatched: line, with: &bytes)
                case .spoken:
                    kinds["spoken", default: 0] += 1
                    writer.write(spoken, in: line, with: &bytes)
                case .interpreted(let interpretation):
                    kinds["interpreted", default: 0] += 1
                    writer.write(interpretation)
                }
            }
            #expect(String(decoding: writer.bytes, as: UTF8.self) == String(decoding: expected.bytes, as: UTF8.self))
        }
        // All three ways are gone.
        #expect(kinds["unmatched", default: 0] > 4 && kinds["spoken", default: 0] > 15 && kinds["interpreted", default: 0] > 8)
    }

    @Test func `a line that is no text is refused, and the next one answered`() throws {
        var interpreter = Interpreter(try Self.library())
        var spoken = SpokenLine()
        [UInt8(0x64), 0xFF].withUnsafeBufferPointer { line in
            _ = #expect(throws: InterpretationError.invalidUTF8(offset: 1)) { try interpreter.answer(line, into: &spoken) }
        }
        try Array("dim to 40".utf8).withUnsafeBufferPointer { line in
            guard case .spoken = try interpreter.answer(line, into: &spoken) else { throw Unanswered() }
            #expect(spoken.intent.name == "Open")
            #expect(spoken.values.map(\.value) == [.integer(20)])
        }
    }

    private struct Unanswered: Error {}

    /// Texts in which any character stands at any place of the eight bytes that are looked at together.
    private static let texts: [String] = {
        let others: [Unicode.Scalar] = ["\u{202E}", "\u{FFFF}", "\u{1F600}", "\u{E0041}", "日"]
        let scalars = (0..<0x100).compactMap { Unicode.Scalar(UInt32($0)) } + others
        return scalars.flatMap { scalar in
            (0..<10).flatMap { before in
                [0, 1, 7, 8, 13].map { String(repeating: "a", count: before) + String(scalar) + String(repeating: "b", count: $0) }
            }
        }
    }()

    @Test func `strings of JSON are the same, whoever writes them`() {
        var bytes = LineBytes()
        for text in Self.texts + ["", String(repeating: "long ", count: 1000), String(repeating: "\"", count: 5000)] {
            var json = JSONWriter()
            json.string(text)
            bytes.removeAll()
            bytes.append(json: text)
            #expect(Array(bytes.bytes) == json.bytes)
        }
    }

    @Test(arguments: [0, 1, 9, 10, 99, 100, 12_345, 999_999_999_999_999_999, .max, -1, -10, .min])
    func `numbers are written in digits`(number: Int) {
        var bytes = LineBytes()
        bytes.append(decimal: number)
        #expect(String(decoding: Array(bytes.bytes), as: UTF8.self) == String(number))
    }
}
