import IntentRuntime
import Synchronization

/// Chooses where the lines of a conversation come from.
enum TerminalInput {
    /// The line editor where standard input and output are a terminal and it can be had, else plain lines; prompts are shown only to somebody
    /// at a terminal who reads `isShown` text.
    static func source(of session: Session, isShown: Bool, in surroundings: Surroundings) -> any LineSource {
        guard surroundings.isInteractive else { return PlainLineSource(source: ByteSource(), prompts: nil) }
        Interruption.restoresTerminal()
        if isShown,
            let editor = LineEditor(
                history: HistoryFile(environment: surroundings.environment), completer: completer(of: session))
        {
            return editor
        }
        return PlainLineSource(source: ByteSource(), prompts: isShown ? surroundings.output : nil)
    }

    /// Phrases that begin with the line typed so far. It has an interpreter of its own: the session's may be at work.
    private static func completer(of session: Session) -> LineEditor.Completer {
        let completion = Mutex(PhraseCompletion(Interpreter(session.library, options: session.options.reading)))
        return { line in completion.withLock { $0.lines(after: line) } }
    }
}

/// Ways to go on from a line.
private struct PhraseCompletion: ~Copyable {
    private static let limit = 100

    private var interpreter: Interpreter

    init(_ interpreter: consuming Interpreter) {
        self.interpreter = interpreter
    }

    /// Whole lines. What stands for a value (`<price>`) cannot be typed in the person's place and is left out.
    mutating func lines(after line: String) -> [String] {
        guard !line.hasPrefix(":") else {
            return ConversationCommand.allCases.map { ":\($0.rawValue)" }.filter { $0.hasPrefix(line) }
        }
        return interpreter.completions(of: line, limit: Self.limit).filter { !$0.hasSuffix(">") }
    }
}
