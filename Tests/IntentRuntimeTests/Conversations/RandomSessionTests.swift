import Foundation
import IntentRuntime
import Testing

@Suite("Whatever people say to a session")
struct RandomSessionTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `PARLANCE_CONVERSATION_TURNS` for more, and `PARLANCE_CONVERSATION_SEED` to begin with another seed.
    private static let turns = environment["PARLANCE_CONVERSATION_TURNS"].flatMap(Int.init) ?? 6_000
    private static let firstSeed = environment["PARLANCE_CONVERSATION_SEED"].flatMap(UInt64.init) ?? 1
    private static let turnsOfOne = 100

    /// Two tests at a time hold the conversations.
    @Test(arguments: 0..<2)
    func theConversationStaysSound(half: Int) async throws {
        var continuations: [RandomSession.Continuation] = []
        for number in stride(from: half, to: max(2, Self.turns / Self.turnsOfOne), by: 2) {
            let seed = Self.firstSeed + UInt64(number)
            let conversation = await RandomSession(seed: seed, turns: Self.turnsOfOne)
            guard let fault = conversation.fault else {
                #expect(conversation.size < (conversation.hasLongTexts ? Session.storedSizeLimit : 16 * 1024), "seed \(seed)")
                continuations.append(conversation.continuation)
                continue
            }
            let shortened = await conversation.shortened
            Issue.record("seed \(seed), turn \(fault.turn): \(fault.text)\n\(await shortened.transcript)")
        }
        try await goOnInAnotherProcess(continuations)
    }

    /// Each conversation, stored in its middle and taken up by a process that knows nothing else of it, goes on the same.
    private func goOnInAnotherProcess(_ continuations: [RandomSession.Continuation]) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "conversations-\(UUID().uuidString).json")
        try JSONEncoder().encode(continuations).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(continuations.contains { $0.sentences.count > Self.turnsOfOne / 2 })
        await #expect(processExitsWith: .success) { [path = file.path as String] in
            let stored = try Data(contentsOf: URL(filePath: path))
            for conversation in try JSONDecoder().decode([RandomSession.Continuation].self, from: stored) {
                let session = try Session(
                    resuming: conversation.stored, library: Household.library, registry: Household.registry(), options: Household.options())
                for (sentence, expected) in zip(conversation.sentences, conversation.events) {
                    let events = await session.send(sentence).map(\.transcriptLine)
                    #expect(events == expected, "seed \(conversation.seed), \(sentence)")
                    if events != expected { break }
                }
            }
        }
    }
}
