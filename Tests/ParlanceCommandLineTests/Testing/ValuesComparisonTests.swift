import Testing
import ValueTypes

@testable import ParlanceCommandLine

@Suite struct ValuesComparisonTests {
    private func passes(_ expected: [String: SlotValue]?, _ got: SlotValue?) -> Bool {
        ValuesComparison.aspects(expected: expected, got: got).allSatisfy(\.agrees)
    }

    private func expected(_ type: String, _ members: [String: SlotValue]) -> [String: SlotValue] {
        members.merging(["type": .text(type)]) { first, _ in first }
    }

    @Test func `numbers agree to one part in a thousand million, whatever holds them`() {
        let third = expected("number", ["value": .number(1.0 / 3)])
        #expect(passes(third, .number(0.333333333334)))
        #expect(!passes(third, .number(0.3333333)))
        #expect(passes(expected("number", ["value": .integer(3)]), .number(3)))
        #expect(passes(expected("number", ["value": .number(3)]), .integer(3)))
        #expect(passes(expected("number", ["value": .integer(0)]), .number(0)))
        #expect(!passes(third, nil))
    }

    @Test func `null is agreed with by nothing alone`() {
        #expect(passes(nil, nil))
        #expect(!passes(nil, .integer(3)))
    }

    @Test(arguments: ["2014-10-01T00:00:00", "2014-10-00T00:00:00"])
    func `a point of the calendar may leave out what its grain does not say`(text: String) {
        let october = Instant(year: 2014, month: 10, grain: .month)
        #expect(passes(expected("instant", ["value": .text(text), "grain": .text("month")]), .instant(october)))
        #expect(!passes(expected("instant", ["value": .text(text), "grain": .text("day")]), .instant(october)))
        let year = Interval(start: Instant(year: 2014, grain: .year), end: Instant(year: 2015, grain: .year))
        #expect(
            passes(
                expected("interval", ["start": .text("2014-00-00T00:00:00"), "end": .text("2015-01-00T00:00:00"), "grain": .text("year")]),
                .interval(year)))
        #expect(!passes(expected("instant", ["value": .text("2014-11-00T00:00:00"), "grain": .text("month")]), .instant(october)))
    }

    @Test func `a holiday is compared where the test names one`() {
        let day = Instant(year: 2013, month: 12, day: 25, grain: .day, holiday: "Christmas")
        let members: [String: SlotValue] = ["value": .text("2013-12-25T00:00:00"), "grain": .text("day")]
        #expect(passes(expected("instant", members), .instant(day)))
        #expect(passes(expected("instant", members.merging(["holiday": .text("Christmas")]) { $1 }), .instant(day)))
        #expect(!passes(expected("instant", members.merging(["holiday": .text("Easter")]) { $1 }), .instant(day)))
    }

    @Test func `an interval without a start is before its end, one without an end after its start`() {
        let noon = Instant(year: 2013, month: 2, day: 12, hour: 12, grain: .hour)
        let members: [String: SlotValue] = ["value": .text("2013-02-12T12:00:00"), "grain": .text("hour")]
        #expect(passes(expected("before", members), .interval(Interval(start: nil, end: noon))))
        #expect(passes(expected("after", members), .interval(Interval(start: noon, end: nil))))
        #expect(!passes(expected("after", members), .interval(Interval(start: nil, end: noon))))
        #expect(!passes(expected("after", members), .instant(noon)))
    }

    @Test(arguments: [
        ("Dollar", "USD", 3.0, true), ("Dollar", "Dollar", 3, true), ("Dollar", "CAD", 3, false), ("Pound", "GBP", 3, true),
        ("Cent", "USD", 0.03, true), ("Cent", "Cent", 3, true), ("Cent", "USD", 3, false), ("Unnamed", nil, 3, true),
        ("Unnamed", "USD", 3, false), ("unnamed", nil, 3, true), ("celsius", "degree Celsius", 3, true), ("degree", "degree", 3, true),
        ("degree", "degree Celsius", 3, false), ("kilometre", "kilometre", 3, true), ("EUR", nil, 3, false),
    ])
    func `units go by the names that the corpus has`(name: String, unit: String?, value: Double, isRight: Bool) {
        #expect(
            passes(expected("amount", ["value": .integer(3), "unit": .text(name)]), .amount(Amount(value: value, unit: unit))) == isRight)
    }

    @Test func `a number without a unit is one also where the reader has no amount of it`() {
        #expect(passes(expected("amount", ["value": .integer(3), "unit": .text("Unnamed")]), .number(3)))
        #expect(!passes(expected("amount", ["value": .integer(3), "unit": .text("EUR")]), .number(3)))
    }

    @Test func `ranges are between, above or under, and cents are hundredths in them too`() {
        let cents: [String: SlotValue] = ["from": .integer(10), "to": .integer(20), "unit": .text("Cent")]
        #expect(passes(expected("between", cents), .amountRange(AmountRange(lower: 0.1, upper: 0.2, unit: "USD"))))
        let bound: [String: SlotValue] = ["value": .integer(4), "unit": .text("gram"), "product": .text("rice")]
        #expect(passes(expected("under", bound), .amountRange(AmountRange(lower: nil, upper: 4, unit: "gram", product: "rice"))))
        #expect(passes(expected("above", bound), .amountRange(AmountRange(lower: 4, upper: nil, unit: "gram", product: "rice"))))
        #expect(!passes(expected("above", bound), .amountRange(AmountRange(lower: 4, upper: nil, unit: "gram"))))
        #expect(!passes(expected("above", bound), .amountRange(AmountRange(lower: 4, upper: 5, unit: "gram", product: "rice"))))
    }
}
