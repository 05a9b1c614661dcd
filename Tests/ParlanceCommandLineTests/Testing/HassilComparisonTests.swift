import Testing
import ValueTypes

@testable import ParlanceCommandLine

@Suite struct HassilComparisonTests {
    @Test(
        arguments: [
            (.text("Kitchen"), .text("Kitchen")), (.integer(50), .number(50)), (.number(50), .integer(50)), (.number(0.5), .number(0.5)),
            (.boolean(true), .boolean(true)),
            (.array([.text("light"), .text("fan")]), .text("fan")), (.array([.integer(1), .integer(2)]), .number(2)),
            (.array([.text("light"), .text("fan")]), .array([.text("fan")])),
            (.array([.text("light"), .text("fan")]), .array([.text("fan"), .text("light")])),
            (.text("caf\u{E9}"), .text("cafe\u{301}")), (.text("O'Brien's  song"), .text("O’Brien’s song")),
        ] as [(SlotValue, SlotValue)])
    func `a value agrees that is the same, or one of those allowed`(expected: SlotValue, got: SlotValue) {
        #expect(HassilComparison.isMet(expected, by: got))
    }

    @Test(
        arguments: [
            (.text("Kitchen"), .text("kitchen")), (.text("50"), .integer(50)), (.integer(50), .text("50")), (.integer(50), .number(50.5)),
            (.integer(1), .boolean(true)), (.text("light"), .array([.text("light")])),
            (.array([.text("light"), .text("fan")]), .text("lock")),
            (.array([.text("light"), .text("fan")]), .array([.text("fan"), .text("lock")])),
            (.text("ab"), .text("a b")), (.array([]), .text("light")),
        ] as [(SlotValue, SlotValue)])
    func `a value does not agree that only looks like it`(expected: SlotValue, got: SlotValue) {
        #expect(!HassilComparison.isMet(expected, by: got))
    }

    private static let meaning = HassilTest.Meaning(
        intent: "TurnOn", combo: "area_domain", slots: ["domain": .array([.text("light"), .text("fan")]), "area": .text("Kitchen")])

    private func differences(_ change: (inout HassilTest.Meaning) -> Void) -> [String] {
        var got = Self.meaning
        got.slots["domain"] = .text("fan")
        change(&got)
        return HassilComparison.aspects(expected: Self.meaning, got: got).filter { !$0.agrees }.map(\.name)
    }

    @Test func `intent, combo, the names of the slots and their values are compared, and nothing else`() {
        #expect(differences { _ in }.isEmpty)
        #expect(differences { $0.intent = "TurnOff" } == ["intent"])
        #expect(differences { $0.combo = "area" } == ["combo"])
        #expect(differences { $0.combo = nil } == ["combo"])
        #expect(differences { $0.slots["area"] = nil } == ["area"])
        #expect(differences { $0.slots["name"] = .text("x") } == ["name"])
        #expect(differences { $0.slots["area"] = .text("Hall") } == ["area"])
        #expect(differences { $0 = HassilTest.Meaning() } == ["intent", "combo", "area", "domain"])
    }

    @Test func `a test that expects nothing passes when nothing matches`() {
        let nothing = HassilTest.Meaning()
        #expect(HassilComparison.aspects(expected: nothing, got: nothing).isEmpty)
        let aspects = HassilComparison.aspects(expected: nothing, got: HassilTest.Meaning(intent: "TurnOn"))
        #expect(aspects == [TestFailure.Aspect(name: "intent", group: nil, expected: nil, got: .text("TurnOn"), agrees: false)])
    }
}
