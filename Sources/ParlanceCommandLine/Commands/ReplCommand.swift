import IntentRuntime
import PhraseSyntax

/// `parlance repl`, or `parlance` alone: a conversation.
struct ReplCommand: Command {
    static let page = CommandPage(
        name: "repl",
        summary: "Hold a conversation; what 'parlance' does by itself.",
        synopsis: "[OPTION]…",
        discussion: """
            Takes sentences from the terminal, with line editing, history and Tab completion of phrases where libedit is found, or one a
            line from a pipe; asks for what is missing, and performs what is meant. Without --phrases and PARLANCE_PHRASES the sample
            apps are there. ':help' lists what else can be typed.

            With --json the conversation is written as events, one object a line, flushed after each turn: "ask", "confirm", "choose",
            "say", "performed", "unmatched", "cancelled", "failed", "context", "ended".

            With --record, what is said and what comes of it is written to a file that only the user can read, turn by turn, as
            'parlance test --format transcript FILE' holds it again. The clock stands still meanwhile, and the sample apps begin with
            nothing stored, in a temporary folder where no --store is given. Without it nothing of a conversation is written anywhere,
            the history of a terminal's lines excepted.
            """,
        examples: [
            .init("parlance", "Talk to the sample apps."),
            .init("parlance repl --phrases home.phrases --allow-run", "Talk to an app of your own that starts programs."),
            .init("parlance repl --record talk.transcript", "Write a conversation down, as a test."),
            .init("parlance repl --json --store /tmp/data < script.txt", "Play a conversation, and keep what it stores apart."),
        ],
        statuses: [(.success, "the conversation has ended")])

    private static let json = Flag("json", help: "Write events as JSON, an object a line.")
    private static let record = ValueOption<String>(
        "record", "FILE", help: "Write the conversation to this new file, as a transcript.")
    static let options = ConversationOptions.options + [record.specification, json.specification]

    private let group: ConversationOptions
    private let usesJSON: Bool
    private let recordPath: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        group = try ConversationOptions(arguments)
        usesJSON = arguments.contains(Self.json)
        recordPath = try arguments.value(of: Self.record)
        if recordPath != nil { try group.refuseWhatTranscriptsLack() }
        try arguments.refuseOperands()
    }

    func run(in surroundings: Surroundings) async throws -> ExitStatus {
        guard let recordPath else { return try await converse(in: surroundings) }
        let paths = group.reading.phrases.paths(environment: surroundings.environment)
        let store = paths.isEmpty ? try RecordingStore(group.store) : nil
        defer { store?.remove() }
        return try await converse(in: surroundings, store: store?.path) { conversation in
            try ConversationRecording(path: recordPath, phrases: paths, conversation: conversation)
        }
    }

    /// - Parameter record: begins a recording, once the phrases are there.
    private func converse(
        in surroundings: Surroundings, store: String? = nil,
        recordedBy record: ((ConversationTranscript.Conversation) throws -> ConversationRecording)? = nil
    ) async throws -> ExitStatus {
        let phrases = try LoadedPhrases(group.reading, store: store ?? group.store, in: surroundings)
        try DiagnosticPrinter(surroundings.errors, in: surroundings).print(phrases.warnings)
        let settings = record.map { _ in group.reading.recordedConversation() }
        let session =
            settings.map { phrases.session($0.sessionOptions()) } ?? group.session(of: phrases, environment: surroundings.environment)
        let recording = try settings.flatMap { try record?($0) }
        let transcript = Transcript(sink: surroundings.output, usesJSON: usesJSON)
        let conversation = Conversation(session: session, transcript: transcript, recording: recording)
        let input = ConversationInput(source: TerminalInput.source(of: session, isShown: !usesJSON, in: surroundings))
        if surroundings.isInteractive, !usesJSON {
            try surroundings.output.write(line: "Parlance \(CommandRunner.version). ':help' says what can be said, ':quit' ends.")
        }
        while let line = try await input.next(prompt: await conversation.isAsking ? "? " : "> ") {
            guard try await conversation.take(line) != nil else { break }
        }
        if usesJSON {
            var json = JSONWriter()
            json.event("ended") { _ in }
            try surroundings.output.write(json.bytes)
        } else if surroundings.isInteractive {
            try surroundings.output.write("\n")
        }
        return .success
    }
}
