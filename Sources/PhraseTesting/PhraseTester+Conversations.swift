import Foundation
import IntentRuntime
public import Parlance
public import Testing

extension PhraseTester {
    /// Expects that conversations go as a transcript says; see ``ConversationTranscript``.
    ///
    /// - Parameter path: A file; its `phrases` are not loaded: what is tested is what this tester has.
    public func expect(transcript path: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            await expect(try ConversationTranscript(path: path, text: text), sourceLocation: sourceLocation)
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
    public func expect(_ transcript: ConversationTranscript, sourceLocation: SourceLocation = #_sourceLocation) async {
        for conversation in transcript.conversations {
            let language = conversation.language.flatMap { LanguageTag($0) }
            if conversation.language != nil, language == nil {
                record("\(transcript.path):\(conversation.line): '\(conversation.language ?? "")' is no language tag", sourceLocation)
                continue
            }
            let now = conversation.now.flatMap { try? Date($0, strategy: .iso8601) }
            if conversation.now != nil, now == nil {
                record(
                    "\(transcript.path):\(conversation.line): '\(conversation.now ?? "")' is no moment; expected 2026-11-30T09:15:00Z",
                    sourceLocation)
                continue
            }
            let session = session(language: language, now: now)
            for difference in await ConversationTranscript.differences(of: conversation, in: session) {
                record("\(transcript.path):\(difference.line): \(difference)", sourceLocation)
            }
        }
    }

    /// Expects that no two phrases of different intents are said by the same sentences.
    public func expectNoClashes(sourceLocation: SourceLocation = #_sourceLocation) {
        for warning in library.warnings where warning.id == "phrases-clash" { record("\(warning)", sourceLocation) }
    }
}
