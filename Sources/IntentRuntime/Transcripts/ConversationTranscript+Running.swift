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
        /// How the sentence was read; `nil` where it was the answer to a question.
        public var explanation: Explanation?

        /// A line, and the explanation below it.
        public var description: String {
            "after '\(sentence)' expected \(expected ?? "nothing more"), found \(found ?? "nothing more")"
                + (explanation.map { "\n\($0)" } ?? "")
        }
    }

    /// Holds a conversation, and says where it goes otherwise than it is written; each turn is compared by itself.
    ///
    /// - Parameter session: One in which nothing was said yet, made with ``Conversation/sessionOptions(_:)``.
    public static func differences(of conversation: Conversation, in session: Session) async -> [Difference] {
        var differences: [Difference] = []
        for turn in conversation.turns {
            let events = await session.send(turn.sentence)
            var agrees = true
            for index in 0..<max(events.count, turn.events.count) {
                let line = turn.events.indices.contains(index) ? turn.events[index] : nil
                let event = events.indices.contains(index) ? events[index] : nil
                if let line, let event, line.pattern.stands(for: event) { continue }
                // Once a turn: what is read is one sentence.
                let explanation = agrees ? await session.explanation() : nil
                agrees = false
                differences.append(
                    Difference(
                        line: line?.number ?? turn.line, sentence: turn.sentence, expected: line?.text, found: event?.transcriptLine,
                        explanation: explanation?.interpretation.text == turn.sentence ? explanation : nil))
            }
        }
        return differences
    }
}
