import Dialog
import IntentModel
import IntentRuntime

/// `parlance run`: one sentence.
struct RunCommand: Command {
    static let page = CommandPage(
        name: "run",
        summary: "Perform what one sentence says.",
        synopsis: "[OPTION]… SENTENCE",
        discussion: """
            What is missing is asked for on the terminal, or read from standard input, an answer a line. Words of the sentence may be
            given as one argument or as several.
            """,
        examples: [
            .init("parlance run 'Show my total expense in HarcaMA'", "Perform one sentence."),
            .init("parlance run --no-input 'Add a new expense to HarcaMA'", "Fail, and name what the sentence leaves open."),
            .init("parlance run --phrases home.phrases --allow-run 'lights off'", "Start the program that a phrase file binds."),
        ],
        statuses: [
            (.success, "an intent was performed"),
            (.negative, "nothing was understood or performed, or a value is missing"),
        ])

    private static let noInput = Flag("no-input", help: "Ask nothing; exit with 1 and name what is missing.")
    static let options = ConversationOptions.options + [noInput.specification]

    private let group: ConversationOptions
    private let asksNothing: Bool
    private let sentence: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        group = try ConversationOptions(arguments)
        asksNothing = arguments.contains(Self.noInput)
        sentence = arguments.operands.joined(separator: " ")
        guard sentence.contains(where: { !$0.isWhitespace }) else { throw UsageError("no SENTENCE is given") }
    }

    func run(in surroundings: Surroundings) async throws -> ExitStatus {
        let phrases = try LoadedPhrases(group.reading, store: group.store, in: surroundings)
        let session = group.session(of: phrases, environment: surroundings.environment)
        let conversation = Conversation(session: session, transcript: Transcript(sink: surroundings.output, usesJSON: false))
        var outcome = Outcome()
        if asksNothing {
            let events = await session.send(sentence)
            outcome.note(events)
            try await conversation.tell(events.filter { !$0.wantsAnswer })
            guard let missing = await missing(in: session) else { return outcome.status }
            surroundings.complain("'\(sentence)' leaves open: \(missing)")
            return .negative
        }
        outcome.note(try await conversation.take(.line(sentence)) ?? [])
        guard await conversation.isAsking else { return outcome.status }
        let input = ConversationInput(source: TerminalInput.source(of: session, isShown: true, in: surroundings))
        while await conversation.isAsking {
            guard let line = try await input.next(prompt: "? "), let events = try await conversation.take(line) else {
                surroundings.complain("'\(sentence)' leaves open: \(await missing(in: session) ?? "nothing")")
                return .negative
            }
            outcome.note(events)
        }
        return outcome.status
    }

    /// What was performed, as far as the exit status tells it.
    private struct Outcome {
        private var isPerformed = false
        private var isRefused = false

        mutating func note(_ events: [SessionEvent]) {
            for event in events {
                switch event {
                case .performed: isPerformed = true
                case .failed, .cancelled, .unmatched: isRefused = true
                case .ask, .confirm, .choose, .say: break
                }
            }
        }

        var status: ExitStatus { isPerformed && !isRefused ? .success : .negative }
    }

    /// What the innermost open command waits for, and the other parameters without a value; `nil` where nothing is open.
    private func missing(in session: Session) async -> String? {
        let state = await session.state
        guard let frame = state.frames.last, let question = state.openQuestion else { return nil }
        switch question.subject {
        case .intent, .reading: return "which of several meanings is meant"
        case .confirmation, .request: return "a confirmation of \(frame.intent)"
        case .value, .more, .candidates:
            let parameters = session.library.definition(of: frame.intent)?.parameters ?? []
            let open = parameters.filter { !$0.isOptional && $0.defaultValue == nil && frame.values[$0.name] == nil }
            let names = open.map(\.name)
            return names.isEmpty ? "a value of \(frame.intent)" : names.joined(separator: ", ")
        }
    }
}
