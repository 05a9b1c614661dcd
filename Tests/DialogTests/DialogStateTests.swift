import Foundation
import Testing
import ValueTypes

@testable import Dialog

@Suite("A stored conversation")
struct DialogStateTests {
    /// In the middle of an interruption, with a history.
    private var stored: [String: Any] {
        get throws {
            let definitions = RandomPerson.definitions
            var state = DialogState()
            let title = ParameterValue(value: .text("tea"), type: .kind(.text), text: "tea")
            for act in [
                DialogAct.commands([DialogCommand(intent: IntentKey(name: "Total"))]), .performed(DialogOutcome(dialog: "12")),
                .commands([DialogCommand(intent: IntentKey(name: "Add"), values: ["title": title])]), .nonsense("?"),
                .commands([DialogCommand(intent: IntentKey(name: "Delete"))]),
            ] {
                state = DialogMachine.step(state, act, definitions: definitions).state
            }
            let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(state))
            return try #require(object as? [String: Any])
        }
    }

    private func decode(_ object: [String: Any]) throws -> DialogState {
        try JSONDecoder().decode(DialogState.self, from: JSONSerialization.data(withJSONObject: object))
    }

    @Test func isTakenUpWhereItWas() throws {
        let state = try decode(stored)
        let step = DialogMachine.step(state, .resumed, definitions: RandomPerson.definitions)
        #expect(step.effects.map(\.notation) == ["ask title, attempt 1, wording 0"])
        let back = DialogMachine.step(step.state, .cancel, definitions: RandomPerson.definitions)
        #expect(back.effects.map(\.notation) == ["cancelled Delete, user", "ask price, attempt 2, wording 2 (back)"])
    }

    @Test func ofALaterVersionIsNotTakenUp() throws {
        var object = try stored
        object["version"] = DialogState.currentVersion + 1
        #expect(throws: DialogState.DecodingProblem.unknownVersion(DialogState.currentVersion + 1)) { try decode(object) }
    }

    @Test(arguments: ["nextIdentity", "failures", "wording", "page", "next", "question", "readings", "deep", "operation"])
    func thatIsDamagedIsNotTakenUp(part: String) throws {
        var object = try stored
        var frames = try #require(object["frames"] as? [[String: Any]])
        switch part {
        case "nextIdentity": object["nextIdentity"] = Int.max
        case "failures": frames[0]["failures"] = ["value price": Int.max]
        case "wording", "page":
            var question = try #require(frames[1]["question"] as? [String: Any])
            question[part] = -1
            frames[1]["question"] = question
        case "next": object["questionWordings"] = ["entries": [["text": "x", "next": -1]]]
        case "question": frames[0]["question"] = nil
        case "readings": frames[0]["readings"] = [[String: Any]]()
        case "deep": frames = Array(repeating: frames[0], count: DialogState.nestingLimit + 1)
        default:
            frames = []
            object["operation"] = ["performing": [String: Any]()]
        }
        object["frames"] = frames
        #expect(throws: DialogState.DecodingProblem.inconsistent) { try decode(object) }
    }

    @Test func anEmptyCommandIsNotRead() {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(DialogCommand.self, from: Data(#"{"readings":[]}"#.utf8)) }
    }
}
