import Foundation
import IntentRuntime
import PhraseSyntax
import Testing
import ValueTypes

@testable import ParlanceCommandLine

@Suite struct OutputTests {
    private func json(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `members keep the order in which they are told`() {
        let text = json { json in
            json.object { json in
                json.member("b", "x")
                json.member("a") { json in json.array([1, 2]) { $0.integer($1) } }
                json.member("c", nil as String?)
                json.member("d", nil as Range<Int>?)
                json.member("e", 2..<5)
                json.member("f") { $0.object { _ in } }
                json.member("g") { $0.boolean(true) }
            }
        }
        #expect(text == #"{"b":"x","a":[1,2],"c":null,"d":null,"e":[2,5],"f":{},"g":true}"#)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("1\n2\t3\r", #""1\n2\t3\u000d""#),
        ("\u{0}\u{7F}\u{85}", #""\u0000\u007f\u0085""#),
        ("a\u{202E}b\u{2066}\u{200F}\u{61C}", #""a\u202eb\u2066\u200f\u061c""#), ("\u{2028}\u{E0041}", #""\u2028\udb40\udc41""#),
        ("é👩‍👧", "\"é👩‍👧\""), ("", "\"\""),
    ])
    func `strings stay whole, and what hides is escaped`(text: String, written: String) throws {
        #expect(json { $0.string(text) } == written)
        let back = try JSONSerialization.jsonObject(with: Data("[\(written)]".utf8)) as? [String]
        #expect(back == [text])
    }

    @Test(arguments: [
        (4.5, "4.5"), (25, "25"), (0.1, "0.1"), (1e300, "1e+300"), (-3, "-3"), (9_007_199_254_740_992, "9007199254740992.0"),
        (.infinity, "null"),
    ])
    func `numbers have the digits that they need`(number: Double, written: String) {
        #expect(json { $0.number(number) } == written)
    }

    @Test(arguments: [
        (
            ParameterValue(value: .number(4.5), type: .kind(.number), text: "4.50", range: 7..<11),
            #"{"value":4.5,"type":"number","text":"4.50","range":[7,11]}"#
        ),
        (
            ParameterValue(
                value: .instant(Instant(year: 2026, month: 11, day: 30, grain: .day)), type: .kind(.date), text: "today", range: 0..<5),
            #"{"value":"2026-11-30","grain":"day","type":"date","text":"today","range":[0,5]}"#
        ),
        (
            ParameterValue(value: .amount(Amount(value: 3, unit: "kilometre")), type: .kind(.length)),
            #"{"value":3,"unit":"kilometre","type":"length","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .array([.text("a"), .instant(Instant(year: 2026, grain: .year))]), type: .array(.kind(.text))),
            #"{"value":["a",{"value":"2026","grain":"year"}],"type":"[text]","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .interval(Interval(start: Instant(year: 2026, grain: .year), end: nil)), type: .kind(.date)),
            #"{"value":{"start":{"value":"2026","grain":"year"},"end":null},"grain":"year","type":"date","text":null,"range":null}"#
        ),
        (
            ParameterValue(
                value: .interval(
                    Interval(start: nil, end: Instant(year: 2026, month: 4, grain: .month), grain: .day, holiday: "Lent")),
                type: .kind(.interval)),
            #"{"value":{"start":null,"end":{"value":"2026-04","grain":"month"}},"grain":"day","holiday":"Lent","type":"interval","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .amountRange(AmountRange(lower: 3, upper: nil, unit: "EUR")), type: .kind(.currency)),
            #"{"value":{"from":3,"to":null},"unit":"EUR","type":"currency","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .amount(Amount(value: 42, unit: nil)), type: .kind(.currency)),
            #"{"value":42,"unit":null,"type":"currency","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .duration(Period(value: 1.5, unit: .hour)), type: .kind(.duration)),
            #"{"value":1.5,"unit":"hour","type":"duration","text":null,"range":null}"#
        ),
    ])
    func `a parameter says its value, its type and its words`(parameter: ParameterValue, written: String) {
        #expect(json { $0.parameter(parameter) } == written)
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (-10, "-10"), (1_234_567_890, "1234567890"), (Int.max, "\(Int.max)"), (Int.min, "\(Int.min)"),
    ])
    func `whole numbers are written digit by digit`(number: Int, written: String) {
        #expect(json { $0.integer(number) } == written)
    }

    /// Every scalar beside others of one to four bytes, where runs of bytes are copied and scalars decoded.
    @Test func `every scalar is written as itself, or as an escape that says the same`() throws {
        let scalars = (0...0x10_FFFF as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
            .filter { $0.value < 0x3000 || $0.value.isMultiple(of: 251) || VisibleText.isHidden($0) }
        for scalar in scalars {
            let text = "a\(scalar)é\(scalar)\(scalar)語👩"
            let written = json { $0.string(text) }
            let back = try JSONSerialization.jsonObject(with: Data("[\(written)]".utf8)) as? [String]
            #expect(back?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars), "U+\(String(scalar.value, radix: 16))")
            #expect(!written.unicodeScalars.contains(where: VisibleText.isHidden))
            var visible: [UInt8] = []
            ValueText.appendVisible(text, to: &visible)
            #expect(String(decoding: visible, as: UTF8.self) == VisibleText.escaped(text))
            // What is shown can be put in a transcript.
            #expect(ValueText.text(of: .text(text)) == SlotValue.text(text).transcriptText)
        }
    }

    @Test(arguments: [
        (WorkDone(unit: "tests"), 0.0, "0 tests"),
        (WorkDone(unit: "tests", count: 999), 2, "999 tests, 500 a second"),
        (
            WorkDone(unit: "sentences", size: 100_000_000, count: 1_234_567, matched: 1_037_036, bytes: 40_000_000), 1.5,
            "1,234,567 sentences, 823,000 a second, 83 % matched, 3 s left"
        ),
        (
            WorkDone(unit: "sentences", size: 1_000_000, count: 10, matched: 0, bytes: 1000), 1,
            "10 sentences, 10 a second, 0 % matched, 17 min left"
        ),
        (
            WorkDone(unit: "sentences", size: 100_000_000, count: 10, matched: 10, bytes: 1000), 1,
            "10 sentences, 10 a second, 100 % matched, 27 h 46 min left"
        ),
        (
            WorkDone(unit: "sentences", size: 1000, count: 10, matched: 10, bytes: 2000), 1,
            "10 sentences, 10 a second, 100 % matched, 0 s left"
        ),
    ])
    func `progress says what is known of it`(done: WorkDone, seconds: Double, text: String) {
        #expect(done.text(after: .seconds(seconds)) == text)
    }

    @Test func `values for people look like code`() {
        let parameters: [(name: String, value: SlotValue)] = [
            ("price", .number(4.5)), ("title", .text("a \"b\"\u{202E}")), ("days", .array([.integer(1), .number(2)])),
            ("paid", .boolean(true)),
        ]
        #expect(ValueText.call("AddExpense", parameters) == #"AddExpense(price: 4.5, title: "a \"b\"\u{202E}", days: [1, 2], paid: true)"#)
        #expect(ValueText.call("ShowTotal", []) == "ShowTotal()")
    }
}
