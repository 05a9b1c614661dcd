import Dialog
import IntentModel
import IntentRuntime
import PhraseSyntax
import ValueTypes

/// A session with somebody at the other end.
struct Conversation: Sendable {
    let session: Session
    let transcript: Transcript
    var recording: ConversationRecording?

    /// Whether a question waits for its answer.
    var isAsking: Bool {
        get async { await session.state.openQuestion != nil }
    }

    /// Takes one line; gives the events that came of it. `nil`: the conversation is to end.
    func take(_ line: LineInput) async throws -> [SessionEvent]? {
        switch line {
        case .tooLong: try transcript.say("The line has more than \(LineBatch.longestLine) bytes; it was left out.")
        case .notUTF8: try transcript.say("The line is not UTF-8; it was left out.")
        case .line(let text):
            let command: ConversationCommand?
            do throws(UsageError) {
                command = try ConversationCommand(text)
            } catch {
                try transcript.say("\(error.message).")
                return []
            }
            guard let command else {
                let events = await session.send(text)
                try recording?.append(text, events)
                try await tell(events)
                return events
            }
            if command == .quit { return nil }
            try await answer(command)
        }
        return []
    }

    /// Writes the events of a turn.
    func tell(_ events: [SessionEvent]) async throws(ByteSink.Failure) {
        try transcript.write(events, as: EventText(unmatched: await session.textOfUnmatched()))
    }

    private func answer(_ command: ConversationCommand) async throws {
        switch command {
        case .help: try transcript.say(help())
        case .why: try transcript.say(await why())
        case .intents: try transcript.say(await intents())
        case .context: try await tellContext()
        case .quit: break
        }
    }
}
