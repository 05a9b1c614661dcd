import IntentRuntime
import Testing

@Suite("A file that is no transcript")
struct TranscriptLimitTests {
    @Test func `is given up behind a hundred errors`() throws {
        let faults = #expect(throws: ConversationTranscript.Faults.self) {
            try ConversationTranscript(path: "noise", text: String(repeating: "bogus\n", count: 20_000))
        }
        #expect(faults?.faults.count == 101)
        #expect(faults?.faults.last?.description == "noise:101:1: nothing is read behind 100 errors")
    }
}
