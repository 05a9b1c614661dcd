import Foundation
import IntentRuntime
import Testing

/// What the article "Building a conversation" shows goes as it is written.
@Suite("The tutorial")
struct TutorialTests {
    private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Sources/Parlance/Parlance.docc/BuildingAConversation.md")

    /// The blocks of the article that are phrase files and transcripts, in order, with their first lines' numbers.
    private func blocks() throws -> [(kind: Substring, line: Int, text: String)] {
        let lines = try String(contentsOf: Self.article, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [(kind: Substring, line: Int, text: String)] = []
        var isOpen = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isOpen.toggle()
                if isOpen { blocks.append((line.dropFirst(3), index + 1, "")) }
            } else if isOpen {
                blocks[blocks.count - 1].text += line + "\n"
            }
        }
        return blocks.filter { ["phrases", "transcript"].contains($0.kind) }
    }

    @Test func `goes as it is written`() async throws {
        var library: PhraseLibrary?
        var turns = 0
        for block in try blocks() {
            if block.kind == "phrases" {
                library = try PhraseLibrary([.text(block.text, name: "inn.phrases")])
                continue
            }
            let transcript = try ConversationTranscript(path: "article", text: block.text)
            for conversation in transcript.conversations {
                turns += conversation.turns.count
                let session = Session(
                    library: try #require(library), registry: IntentRegistry(), options: conversation.sessionOptions())
                for difference in await ConversationTranscript.differences(of: conversation, in: session) {
                    Issue.record("line \(block.line + difference.line): \(difference)")
                }
            }
        }
        #expect(turns > 30)
    }
}
