import Testing
import ValueTypes

@testable import Dialog

@Suite("Whatever is said, in whatever order")
struct RandomConversationTests {
    /// A block of conversations, half of them about intents made by chance.
    static let blocks = Array(UInt64(0)..<50)

    /// 50 × 10 × 200 acts: 100,000 turns.
    @Test(arguments: blocks)
    func theDialogStaysSound(block: UInt64) {
        for seed in (block * 10 + 1)...(block * 10 + 10) {
            let declared = seed.isMultiple(of: 2) ? RandomPerson.definitions : nil
            let conversation = RandomConversation(seed: seed, turns: 200, definitions: declared)
            if let fault = conversation.fault {
                Issue.record("seed \(seed), turn \(fault.turn): \(fault.text)\n\(conversation.shortened.transcript)")
            } else {
                #expect(conversation.size < 16 * 1024, "seed \(seed)")
            }
        }
    }

    @Test func theSameActsGiveTheSameConversation() {
        let (first, second) = (RandomConversation(seed: 7, turns: 200), RandomConversation(seed: 7, turns: 200))
        let transcripts = (first.transcript, second.transcript)
        #expect(transcripts.0.contains("performed"))
        #expect(transcripts.0 == transcripts.1)
    }

    /// What looks for faults has to be seen finding them.
    @Test(arguments: ["lost", "performed without a yes"])
    func aFaultIsFoundAndShownInFewActs(kind: String) throws {
        let conversation = RandomConversation(seed: 3, turns: 400, definitions: RandomPerson.definitions) { state in
            guard let last = state.frames.indices.last, state.operation == nil else { return }
            if kind == "lost", last == 2, let name = state.frames[0].values.keys.min() { state.frames[0].values[name] = nil }
            if kind != "lost", last == 1 { state.frames[last].isConfirmed = true }
        }
        let fault = try #require(conversation.fault)
        #expect(fault.kind == kind)
        let shortened = conversation.shortened
        #expect(shortened.fault?.kind == fault.kind)
        #expect(shortened.acts.count < 12, "\(shortened.transcript)")
    }
}
