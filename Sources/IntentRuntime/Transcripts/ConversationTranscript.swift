import PhraseSyntax

/// Conversations written down: what a person says, and what comes of it.
///
///     # Why this matters.
///     > Add a new expense to HarcaMA
///     ask title
///     > coffee
///     ask price 1 "How much was it?"
///     > 4.50
///     performed AddExpense(title: "coffee", price: 4.5)
///
/// A line that begins with `> ` is said; those below it are the events of the turn, in order, as ``SessionEvent/transcriptLine`` writes
/// them. What is in quotes at the end of a line is wording, and may be left out; so may the attempt. `---` begins a new conversation, with
/// nothing known. Before the first sentence of a conversation there may be lines that say what it is held with:
///
///     phrases orders.phrases          (a phrase file, beside the transcript; may be repeated; before the first conversation)
///     language fr
///     now 2026-11-30T09:15:00+01:00
///
/// Empty lines, and lines that begin with `#`, mean nothing.
public struct ConversationTranscript: Sendable, Equatable {
    /// What is said once, and what is to come of it.
    public struct Turn: Sendable, Equatable {
        /// From 1.
        public var line: Int
        public var sentence: String
        public var events: [Line]
    }

    public struct Line: Sendable, Equatable {
        /// From 1.
        public var number: Int
        public var text: String
    }

    public struct Conversation: Sendable, Equatable {
        /// From 1.
        public var line: Int
        /// The language of the dialog, as a tag; `nil`: that of the program that runs it.
        public var language: String?
        /// As ISO 8601 writes it; `nil`: when it is run.
        public var now: String?
        public var turns: [Turn]
    }

    /// Something that a transcript cannot have at a place.
    public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
        public var path: String
        /// From 1.
        public var line: Int
        public var message: String

        /// `path:line: message`
        public var description: String { "\(path):\(line): \(message)" }
    }

    /// All that is wrong with a transcript.
    public struct Faults: Error, Sendable, Equatable, CustomStringConvertible {
        public var faults: [Fault]

        public var description: String { faults.map(\.description).joined(separator: "\n") }
    }

    public var path: String
    /// Files that hold the phrases, as written; empty: those of the program that runs it.
    public var phrases: [String]
    public var conversations: [Conversation]

    /// Reads a transcript. O(length).
    ///
    /// - Parameter path: Where it comes from, for messages.
    /// - Throws: Everything that is wrong, at once.
    public init(path: String, text: String) throws(Faults) {
        var reader = TranscriptReader(path: path)
        // A line may end in `\r\n`, which is one character.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            reader.read(line, number: index + 1)
        }
        reader.endConversation()
        if reader.conversations.isEmpty, reader.faults.isEmpty {
            reader.faults.append(Fault(path: path, line: 1, message: "expected a line that begins with '> ', found none"))
        }
        guard reader.faults.isEmpty else { throw Faults(faults: reader.faults) }
        self.path = path
        phrases = reader.phrases
        conversations = reader.conversations
    }
}

/// Reads line after line.
private struct TranscriptReader {
    let path: String
    var phrases: [String] = []
    var conversations: [ConversationTranscript.Conversation] = []
    var faults: [ConversationTranscript.Fault] = []
    private var open: ConversationTranscript.Conversation?

    private static let events = ["ask", "confirm", "choose", "say", "performed", "unmatched", "cancelled", "failed"]
    private static let settings = ["phrases", "language", "now"]

    init(path: String) { self.path = path }

    mutating func read(_ written: Substring, number: Int) {
        let line = written.trimmingTrailingSpace
        if line.isEmpty || line.hasPrefix("#") { return }
        if line == "---" { return endConversation() }
        if line.hasPrefix(">") {
            let sentence = line.dropFirst().drop { $0 == " " }
            var conversation = open ?? ConversationTranscript.Conversation(line: number, turns: [])
            conversation.turns.append(.init(line: number, sentence: String(sentence), events: []))
            open = conversation
            return
        }
        let word = String(line.prefix { !$0.isWhitespace })
        let rest = line.dropFirst(word.count).drop(while: \.isWhitespace)
        if Self.settings.contains(word) { return set(word, to: String(rest), number: number) }
        guard Self.events.contains(word) else {
            let nearest = NearestName.of(word, among: Self.events + Self.settings).map { "; did you mean '\($0)'?" }
            let expected = "expected '> ', '---' or an event (\(Self.events.joined(separator: ", "))), found '\(VisibleText.escaped(word))'"
            return report(expected + (nearest ?? ""), number)
        }
        guard var conversation = open, !conversation.turns.isEmpty else {
            return report("expected something said ('> …') before what comes of it", number)
        }
        conversation.turns[conversation.turns.count - 1].events.append(.init(number: number, text: String(line)))
        open = conversation
    }

    private mutating func set(_ word: String, to value: String, number: Int) {
        guard !value.isEmpty else { return report("expected a value behind '\(word)'", number) }
        guard open?.turns.isEmpty ?? true else {
            return report("'\(word)' stands before the first sentence of a conversation; '---' begins a new one", number)
        }
        if word == "phrases" {
            guard open == nil, conversations.isEmpty else { return report("'phrases' stands before the first conversation", number) }
            phrases.append(value)
            return
        }
        var conversation = open ?? ConversationTranscript.Conversation(line: number, turns: [])
        if word == "now" { conversation.now = value } else { conversation.language = value }
        open = conversation
    }

    mutating func endConversation() {
        if let conversation = open, !conversation.turns.isEmpty { conversations.append(conversation) }
        open = nil
    }

    private mutating func report(_ message: String, _ line: Int) {
        faults.append(ConversationTranscript.Fault(path: path, line: line, message: message))
    }
}

extension Substring {
    fileprivate var trimmingTrailingSpace: Substring {
        var rest = self
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return rest
    }
}
