import Foundation
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
            #"{"value":{"start":{"value":"2026","grain":"year"},"end":null},"type":"date","text":null,"range":null}"#
        ),
        (
            ParameterValue(value: .duration(Period(value: 1.5, unit: .hour)), type: .kind(.duration)),
            #"{"value":1.5,"unit":"hour","type":"duration","text":null,"range":null}"#
        ),
    ])
    func `a parameter says its value, its type and its words`(parameter: ParameterValue, written: String) {
        #expect(json { $0.parameter(parameter) } == written)
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
