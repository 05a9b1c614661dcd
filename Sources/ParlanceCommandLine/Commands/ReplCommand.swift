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
            """,
        examples: [
            .init("parlance", "Talk to the sample apps."),
            .init("parlance repl --phrases home.phrases --allow-run", "Talk to an app of your own that starts programs."),
            .init("parlance repl --json --store /tmp/data < script.txt", "Play a conversation, and keep what it stores apart."),
        ],
        statuses: [(.success, "the conversation has ended")])

    private static let json = Flag("json", help: "Write events as JSON, an object a line.")
    static let options = ConversationOptions.options + [json.specification]

    private let group: ConversationOptions
    private let usesJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        group = try ConversationOptions(arguments)
        usesJSON = arguments.contains(Self.json)
        try arguments.refuseOperands()
    }

    func run(in surroundings: Surroundings) async throws -> ExitStatus {
        let phrases = try LoadedPhrases(group.reading, store: group.store, in: surroundings)
        try DiagnosticPrinter(surroundings.errors, in: surroundings).print(phrases.warnings)
        let session = group.session(of: phrases, environment: surroundings.environment)
        let transcript = Transcript(sink: surroundings.output, usesJSON: usesJSON)
        let conversation = Conversation(session: session, transcript: transcript)
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
