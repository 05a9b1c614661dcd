import Foundation
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

@Suite("An interpreter")
struct InterpreterTests {
    static let phrases = """
        language en
        app Purse = Purse | wallet
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [on <day>] [(to|in) <app>]
          - add lunch [in <app>] => title = "lunch", price = 9
          - not: add 5 for nothing
          parameter title: text
          parameter price: number in 0 ... 1000
          parameter day: date = today
        intent Open
          - open <shelf>
          - put <shelf> on top => shelf = toRead
          - open my favourite => shelf = toRead
        list shelf
          reading = Currently Reading | reading now
          toRead = Want to Read
        """

    /// Monday, 30 November 2026, in UTC.
    static let options = ReadingOptions(
        languages: [LanguageTag("en")!], now: { Date(timeIntervalSince1970: 1_796_040_000) },
        calendar: {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: "UTC")!
            return calendar
        }())

    func read(_ sentence: String) throws -> Interpretation {
        let library = try PhraseLibrary([.text(Self.phrases, name: "p")])
        var interpreter = Interpreter(library, options: Self.options)
        return try interpreter.interpret(sentence)
    }

    @Test("reads typed values from the spans of the sentence as written")
    func values() throws {
        let best = try #require(try read("Add 4.50 for Big  Coffee, on 3 March to Wallet!").best)
        #expect(best.intent == "AddExpense")
        #expect(best.app == "Purse")
        #expect(best.namesApp)
        #expect(best["price"]?.value == .number(4.5))
        #expect(best["price"]?.range == 4..<8)
        #expect(best["title"]?.value == .text("Big  Coffee"))
        #expect(best["day"]?.value == .instant(Instant(year: 2027, month: 3, day: 3, grain: .day)))
        #expect(best.literalWords == 4, "add, for, on, to")
    }

    @Test("adds fixed values and defaults that were not said, without a range")
    func fixedValues() throws {
        let lunch = try #require(try read("add lunch").best)
        #expect(lunch.parameters.map(\.name) == ["title", "price", "day"])
        #expect(lunch.parameters.map(\.origin) == [.fixed, .fixed, .byDefault])
        #expect(lunch["price"]?.value == .integer(9))
        #expect(lunch["day"]?.value == .instant(Instant(year: 2026, month: 11, day: 30, grain: .day)))
        #expect(lunch.parameters.allSatisfy { $0.value.range == nil })
    }

    @Test("gives a list's canonical value with its title; a fixed value yields to one that was said")
    func lists() throws {
        #expect(try read("open READING now").best?["shelf"]?.value == .text("reading"))
        #expect(try read("open READING now").best?["shelf"]?.title == "Currently Reading")
        #expect(try read("put reading now on top").best?["shelf"]?.value == .text("reading"))
        let favourite = try #require(try read("open my favourite").best)
        #expect(favourite["shelf"]?.value == .text("toRead"))
        #expect(favourite["shelf"]?.title == "Want to Read")
    }

    @Test("keeps words that look like a value and cannot be one as a refusal, and takes no default instead")
    func refusals() throws {
        let best = try #require(try read("add 5 for tea on 31 February").best)
        #expect(best.refusals.map(\.parameter) == ["day"])
        #expect(best.refusals.first?.reason == .noSuchDay(year: nil, month: 2, day: 31))
        #expect(best["day"] == nil)
    }

    @Test("hears a veto", arguments: [("add 5 for nothing", false), ("add 5 for something", true)])
    func vetoes(sentence: String, isMatched: Bool) throws {
        #expect((try read(sentence).best != nil) == isMatched)
    }

    @Test func `the calendar is asked for by dates alone`() throws {
        let asked = Mutex(0)
        let phrases = """
            language en
            intent Add
              - add <price> for <title> [on <day>]
              parameter price: number
              parameter title: text
              parameter day: date

            """
        let options = ReadingOptions(
            languages: [], now: { Date(timeIntervalSince1970: 1_796_000_400) }, locale: nil, context: [:],
            makeCalendar: {
                asked.withLock { $0 += 1 }
                return Calendar(identifier: .gregorian)
            })
        var interpreter = Interpreter(try PhraseLibrary([.text(phrases, name: "add.phrases")]), options: options)
        #expect(try interpreter.interpret("add 4.50 for coffee").best?["price"]?.value == .number(4.5))
        #expect(asked.withLock(\.self) == 0)
        #expect(try interpreter.interpret("add 4.50 for coffee on 3 May").best?["day"] != nil)
        #expect(try interpreter.interpret("add 4.50 for tea on 4 May").best?["day"] != nil)
        #expect(asked.withLock(\.self) == 1)
    }
}
