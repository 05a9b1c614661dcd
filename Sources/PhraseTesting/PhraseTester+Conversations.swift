import Foundation
import IntentRuntime
public import Parlance
public import Testing

extension PhraseTester {
    /// Expects that conversations go as a transcript says; see ``ConversationTranscript``.
    ///
    /// - Parameters:
    ///   - path: A file; one that is relative is below the process's folder, not the test's. Its `phrases` are not loaded: what is tested is
    ///     what this tester has.
    ///   - prepare: Called before each conversation, to empty what the apps store.
    public func expect(
        transcript path: String, sourceLocation: SourceLocation = #_sourceLocation, preparing prepare: () async throws -> Void = {}
    ) async {
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            await expect(try ConversationTranscript(path: path, text: text), sourceLocation: sourceLocation, preparing: prepare)
        } catch {
            record("\(error)", sourceLocation)
        }
    }

    /// Expects that conversations go as they are written.
    ///
    ///     try await phrases.expect(ConversationTranscript(path: "here", text: """
    ///         > Add a book to Library
    ///         ask title "What's the title?"
    ///         """))
    public func expect(
        _ transcript: ConversationTranscript, sourceLocation: SourceLocation = #_sourceLocation,
        preparing prepare: () async throws -> Void = {}
    ) async {
        for conversation in transcript.conversations {
            do {
                try await prepare()
            } catch {
                record("\(transcript.path):\(conversation.line): \(error)", sourceLocation)
                continue
            }
            for difference in await ConversationTranscript.differences(of: conversation, in: session(for: conversation)) {
                record("\(transcript.path):\(difference.line): \(difference)", sourceLocation)
            }
        }
    }
}
