import ValueTypes

extension ConversationTranscript {
    /// Where a conversation goes otherwise than it is written.
    public struct Difference: Sendable, Equatable, CustomStringConvertible {
        /// That of the line that is written, or of the sentence that gave more than is.
        public var line: Int
        public var sentence: String
        /// `nil`: nothing more was to come.
        public var expected: String?
        /// `nil`: nothing more came.
        public var found: String?

        public var description: String {
            "after '\(sentence)' expected \(expected ?? "nothing more"), found \(found ?? "nothing more")"
        }
    }

    /// Holds a conversation, and says where it goes otherwise than it is written; each turn is compared by itself.
    ///
    /// - Parameter session: One in which nothing was said yet.
    public static func differences(of conversation: Conversation, in session: Session) async -> [Difference] {
        var differences: [Difference] = []
        for turn in conversation.turns {
            let events = await session.send(turn.sentence)
            for index in 0..<max(events.count, turn.events.count) {
                let line = turn.events.indices.contains(index) ? turn.events[index] : nil
                let event = events.indices.contains(index) ? events[index] : nil
                if let line, let event, event.transcriptForms.contains(line.text) { continue }
                differences.append(
                    Difference(
                        line: line?.number ?? turn.line, sentence: turn.sentence, expected: line?.text, found: event?.transcriptLine))
            }
        }
        return differences
    }
}

extension SessionEvent {
    /// The event as a line of a transcript, with everything that one can say of it.
    public var transcriptLine: String { transcriptForms.first ?? "" }

    /// The lines that stand for the event: with and without its wording, and the attempt of a question.
    var transcriptForms: [String] {
        switch self {
        case .ask(let ask):
            let line = "ask \(ask.parameter)"
            return ["\(line) \(ask.attempt) \(quoted(ask.text))", "\(line) \(quoted(ask.text))", "\(line) \(ask.attempt)", line]
        case .confirm(let confirm):
            let line = "confirm \([confirm.intent, confirm.parameter].compactMap(\.self).joined(separator: "."))"
            return ["\(line) \(quoted(confirm.text))", line]
        case .choose(let choose):
            let line = "choose \(choose.of.rawValue)"
            return ["\(line): \(choose.choices.map(\.title).joined(separator: ", "))", line]
        case .say(let text): return ["say \(quoted(text))", "say"]
        case .performed(let performed):
            let values = performed.parameters.map { "\($0.name): \($0.value.value.transcriptText)" }
            let line = "performed \(performed.intent)(\(values.joined(separator: ", ")))"
            let value = performed.value.map { " = \($0.transcriptText)" }
            let dialog = performed.dialog.map { " \(quoted($0))" }
            return [line + (value ?? "") + (dialog ?? ""), line + (value ?? ""), line + (dialog ?? ""), line]
        case .unmatched: return ["unmatched"]
        case .cancelled(let cancelled): return ["cancelled \(cancelled.intent), \(cancelled.reason.rawValue)"]
        case .failed(let failed): return ["failed \(failed.intent) \(quoted(failed.text))", "failed \(failed.intent)"]
        }
    }

    private func quoted(_ text: String) -> String { "\"\(text.onOneLine)\"" }
}
