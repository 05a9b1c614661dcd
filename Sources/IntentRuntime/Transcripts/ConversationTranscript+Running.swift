extension ConversationTranscript {
    /// Where a conversation goes otherwise than it is written.
    public struct Difference: Sendable, Equatable, CustomStringConvertible {
        /// That of the line that is written, or of the sentence that gave more than is.
        public var line: Int
        /// What was said.
        public var sentence: String
        /// `nil`: nothing more was to come.
        public var expected: String?
        /// `nil`: nothing more came.
        public var found: String?

        /// A line.
        public var description: String {
            "after '\(sentence)' expected \(expected ?? "nothing more"), found \(found ?? "nothing more")"
        }
    }

    /// Holds a conversation, and says where it goes otherwise than it is written; each turn is compared by itself.
    ///
    /// - Parameter session: One in which nothing was said yet, made with ``Conversation/sessionOptions(_:)``.
    public static func differences(of conversation: Conversation, in session: Session) async -> [Difference] {
        var differences: [Difference] = []
        for turn in conversation.turns {
            let events = await session.send(turn.sentence)
            for index in 0..<max(events.count, turn.events.count) {
                let line = turn.events.indices.contains(index) ? turn.events[index] : nil
                let event = events.indices.contains(index) ? events[index] : nil
                if let line, let event, line.pattern.stands(for: event) { continue }
                differences.append(
                    Difference(
                        line: line?.number ?? turn.line, sentence: turn.sentence, expected: line?.text, found: event?.transcriptLine))
            }
        }
        return differences
    }
}
