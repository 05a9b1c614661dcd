import Foundation
import Synchronization
import Testing
import ValueRecognizers
import ValueTypes

@testable import IntentRuntime

@Suite("A meaning")
struct MeaningTests {
    private static let phrases = """
        language en
        app Purse = Purse | wallet
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [on <day>] [(to|in) <app>]
          - add lunch [in <app>] => title = "lunch", price = 9
          parameter title: text
          parameter price: number in 0 ... 1000
          parameter day: date = today
        intent Open
          - open <shelf> [and <shelf>]
          - go <room>
          - dim to <level>
          parameter shelf: [shelf]
        intent Wait
          - wait <count> days
          parameter count: integer
        intent Close
          - go <shelf>
        list shelf
          reading = Currently Reading | reading now
          7 = seven [books]
          home
        list room bound
        range level = 0 ... 100 times 0.5
        """

    private static let sentences = [
        "Add 4.50 for Big  Coffee, on 3 March to Wallet!", "record three for tea", "add 5 for cake on 31 February", "add lunch in Purse",
        "open reading now and seven", "open seven books", "open home", "go home", "go Küche", "go at ten", "dim to 30", "dim to 33",
        "add 12 for tea", "add 0 for air", "add 007 for a spy", "add 1.000 for rent", "wait 3 days", "wait 05 days",
        "wait 999999999999999 days", "wait 9999999999999999999 days", "wait 2.5 days",
        "nothing that is said", "", "  add 1 for 2 ",
    ]

    private func library() throws -> PhraseLibrary {
        try PhraseLibrary([.text(Self.phrases, name: "p")]).binding([
            "room": [
                BoundValue("home"), BoundValue(.text("room.kitchen"), wordings: ["Küche", "the kitchen"]),
                BoundValue(.duration(Period(value: 10, unit: .hour)), wordings: ["at ten"]),
            ]
        ])
    }

    @Test("says what an interpretation says of the words", arguments: sentences)
    func agreement(sentence: String) throws {
        var interpreter = Interpreter(try library(), options: InterpreterTests.options)
        let best = try interpreter.interpret(sentence).best
        let meaning = try interpreter.meaning(of: sentence)
        #expect(meaning?.intent == best?.intent)
        #expect(meaning?.app == best?.app)
        #expect(meaning?.language == best?.language)
        #expect(meaning?.template == best?.phrase)
        guard let best, let meaning else { return }
        #expect(meaning.text == sentence)
        for parameter in best.parameters where parameter.origin == .said {
            let slots = meaning.slots.filter { $0.name == parameter.name }
            guard case .array(let elements) = parameter.value.value else {
                let slot = try #require(slots.first)
                #expect(slot.value == parameter.value.value)
                #expect(slot.text == parameter.value.text)
                #expect(slot.range == parameter.value.range)
                #expect(slot.title == parameter.value.title)
                #expect(slot.refusal == nil)
                continue
            }
            #expect(slots.map(\.value) == elements)
        }
        let said = best.parameters.filter { $0.origin == .said }.map(\.name) + best.refusals.map(\.parameter)
        #expect(Set(meaning.slots.map(\.name)) == Set(said))
        for refusal in best.refusals {
            let slot = try #require(meaning[refusal.parameter])
            #expect(slot.value == nil)
            #expect(slot.refusal == refusal.reason)
            #expect(slot.range == refusal.range)
        }
    }

    @Test(
        "needs no reader for plain numbers, and gives what the readers of all languages give",
        arguments: ["en", "fr", "de", "ar", "fa", "hi", "ja", "sv"])
    func plainNumbers(language: String) throws {
        let recognizers = try library().recognizers
        let context = InterpreterTests.options.valueContext(language: language, now: Date(timeIntervalSince1970: 0))
        for text in ["0", "7", "10", "1000", "123456", "999999999999999"] {
            for kind in [ValueKind.integer, .number] {
                let plain = Array(text.utf8).withUnsafeBufferPointer { PlainNumber.value(of: $0, as: kind) }
                #expect(try recognizers.read(text, as: kind, context: context).first == plain, "\(text) as \(kind)")
            }
        }
        for text in ["0.5", "0,0", "4.50", "4,50", "12.3456", "999999999999.9", "1,1", "30.07"] {
            let plain = Array(text.utf8).withUnsafeBufferPointer { PlainNumber.value(of: $0, as: .number) }
            #expect(plain != nil)
            #expect(try recognizers.read(text, as: .number, context: context).first == plain, "\(text)")
            #expect(Array(text.utf8).withUnsafeBufferPointer { PlainNumber.value(of: $0, as: .integer) } == nil)
        }
        let others = [
            "", "00", "007", "1.000", "1,500", ".5", "5.", "1.2.3", "1,2.3", "00.5", "1.23456", "1e3", "-1", "٣", "1234567890123456",
        ]
        for text in others {
            #expect(Array(text.utf8).withUnsafeBufferPointer { PlainNumber.value(of: $0, as: .number) } == nil, "\(text)")
        }
        #expect(Array("5".utf8).withUnsafeBufferPointer { PlainNumber.value(of: $0, as: .date) } == nil)
    }

    @Test("tells that others are equal")
    func ambiguity() throws {
        var interpreter = Interpreter(try library(), options: InterpreterTests.options)
        #expect(try interpreter.meaning(of: "go home")?.isAmbiguous == true)
        #expect(try interpreter.meaning(of: "go Küche")?.isAmbiguous == false)
    }

    @Test("has as many slots as were said, and each of them")
    func manySlots() throws {
        let phrases = """
            language en
            intent Mix
              - mix <part> [and <part>] [and <part>] [and <part>] [and <part>] [and <part>]
            list part
              gin
              lime
              ice
            """
        var interpreter = Interpreter(try PhraseLibrary([.text(phrases, name: "p")]))
        let parts = ["gin", "lime", "ice", "lime", "gin", "ice"]
        for count in 1...parts.count {
            let meaning = try #require(try interpreter.meaning(of: "mix " + parts[..<count].joined(separator: " and ")))
            #expect(meaning.slots.map(\.text) == Array(parts[..<count]))
            #expect(meaning.slots.map(\.value) == parts[..<count].map { .text($0) })
        }
    }

    @Test("asks for the time once, and only where a value depends on it")
    func moment() throws {
        let asked = Mutex(0)
        let now = { @Sendable () -> Date in
            asked.withLock { $0 += 1 }
            return Date(timeIntervalSince1970: 1_700_000_000)
        }
        var interpreter = Interpreter(try library(), options: ReadingOptions(now: now))
        for sentence in ["add 4.50 for tea", "open home", "dim to 30", "wait two days", "nothing"] {
            _ = try interpreter.meaning(of: sentence)?.slots.map(\.value)
        }
        #expect(asked.withLock(\.self) == 0)
        let meaning = try #require(try interpreter.meaning(of: "add 5 for cake on tomorrow"))
        #expect(meaning["day"]?.value == meaning["day"]?.value)
        #expect(asked.withLock(\.self) == 1)
    }

    @Test("has the values that are bound when it is asked for, and those alone")
    func rebinding() throws {
        var interpreter = Interpreter(try library())
        let before = try #require(try interpreter.meaning(of: "go the kitchen"))
        interpreter.library = try library().binding(["room": [BoundValue(.text("attic"), wordings: ["the kitchen"])]])
        #expect(try interpreter.meaning(of: "go the kitchen")?["room"]?.value == .text("attic"))
        interpreter.library = try interpreter.library.binding(["room": []])
        #expect(try interpreter.meaning(of: "go the kitchen") == nil)
        #expect(before["room"]?.value == .text("room.kitchen"))
        interpreter.options = InterpreterTests.options
        #expect(try interpreter.meaning(of: "open home")?["shelf"]?.value == .text("home"))
    }

    @Test("stays what it is when the interpreter goes on and the library is let go")
    func lifetime() throws {
        var interpreter = Interpreter(try library(), options: InterpreterTests.options)
        let meaning = try #require(try interpreter.meaning(of: "go the kitchen"))
        _ = try interpreter.meaning(of: "add 4 for a longer sentence about cake")
        interpreter.library = try PhraseLibrary([.text("language en\nintent A\n  - a\n", name: "q")])
        #expect(try interpreter.meaning(of: "a")?.intent == "A")
        #expect(meaning.intent == "Open")
        #expect(meaning["room"]?.value == .text("room.kitchen"))
        #expect(meaning["room"]?.title == "Küche")
        #expect(meaning["room"]?.text == "the kitchen")
        #expect(meaning["level"] == nil)
    }

    @Test("reads lines of bytes, and refuses what is no UTF-8")
    func bytes() throws {
        var interpreter = Interpreter(try library())
        try Array("dim to 40".utf8).withUnsafeBufferPointer { line in
            let meaning = try interpreter.meaning(of: line)
            #expect(meaning?["level"]?.value == .integer(20))
        }
        [UInt8(0x64), 0xFF].withUnsafeBufferPointer { line in
            _ = #expect(throws: InterpretationError.invalidUTF8(offset: 1)) { try interpreter.meaning(of: line) }
        }
    }
}
