import Testing
import ValueTypes

@testable import Dialog

@Suite("Choices")
struct ChoiceTests {
    private func choices(_ count: Int) -> [DialogChoice] {
        (0..<count).map { DialogChoice(ParameterValue(value: .integer($0), type: .kind(.integer))) }
    }

    @Test(arguments: [(0, 0, 0, false), (9, 0, 9, false), (10, 0, 9, true), (10, 1, 1, false), (10, 7, 1, false), (10, -1, 9, true)])
    func comeInPagesOfNine(count: Int, number: Int, shown: Int, hasMore: Bool) {
        let page = ChoicePage(of: choices(count), at: number)
        #expect(page.shown.count == shown)
        #expect(page.hasMore == hasMore)
        #expect(page.total == count)
    }

    @Test(arguments: [(ChoicePosition.fromStart(1), 9), (.fromStart(2), 10), (.fromEnd(1), 10), (.fromEnd(2), 9)])
    func areCountedAmongThoseShown(position: ChoicePosition, value: Int) {
        let page = ChoicePage(of: choices(11), at: 1)
        #expect(page[position]?.content == .value(ParameterValue(value: .integer(value), type: .kind(.integer))))
    }

    @Test(arguments: [ChoicePosition.fromStart(0), .fromStart(3), .fromStart(-1), .fromEnd(0), .fromEnd(3)])
    func haveNoOtherPositions(position: ChoicePosition) {
        #expect(ChoicePage(of: choices(11), at: 1)[position] == nil)
    }

    @Test func chosenByPlaceAreSaidByTheirTitle() throws {
        let color = ParameterValue(value: .text("a"), type: .choice(of: "color"))
        let request = DialogRequest(
            kind: .disambiguation([DialogChoice(.value(color), title: "Amber"), DialogChoice(.value(color), title: "Azure")]),
            parameter: nil)
        var state = DialogState()
        var effects: [DialogEffect] = []
        for act in [DialogAct.commands([DialogCommand(intent: IntentKey(name: "Total"))]), .requested(request), .choose(.fromEnd(1))] {
            (state, effects) = DialogMachine.step(state, act, definitions: RandomPerson.definitions)
        }
        var chosen: ParameterValue?
        if case .perform(let performance)? = effects.last, case .value(let value)? = performance.journal.last?.answer { chosen = value }
        #expect(chosen?.text == "Azure")
    }
}
