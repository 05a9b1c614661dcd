public import Foundation
public import ValueTypes

/// Conversations written down: what a person says, and what comes of it.
///
///     # Why this matters.
///     > Add a new expense to HarcaMA
///     ask title
///     > coffee with milk
///     ask price 1 "How much was it?"
///     > 4.50
///     performed AddExpense(title: "coffee with milk", price: 4.5)
///
/// A line that begins with `>` is said; those below it are the events of the turn, all of them and in order. `---` begins a new
/// conversation, with nothing known. Empty lines, and lines that begin with `#`, mean nothing. Lines end in `\n`, `\r` or both.
///
/// ## Events
///
/// What is optional may be left out and is not compared then; what is written has to be so.
///
///     ask       [[App.]Intent.]parameter [attempt] ["text"] [: choice, choice …]
///     confirm   [Intent[.parameter]] ["text"] [: action, action …]
///     choose    [intent|value] ["text"] [: choice, choice …]
///     say       ["text"]
///     performed [App.]Intent [(parameter: value, parameter: value …)] [= value] ["dialog"]
///     unmatched ["what was said"] [: "nearest phrase", "nearest phrase" …]
///     cancelled [Intent][, user|, refused|, gave up] ["text"]
///     failed    [Intent] ["text"]
///
/// `performed Order` leaves the parameters open, `performed Order()` has none. Parameters stand in order of declaration. `confirm Intent`
/// is the confirmation of the intent as a whole.
///
/// ## Values
///
/// - A text, the canonical value of a list's entry, or what people call a value (the title of an entity, an enum or a list's entry):
///   `"oat milk"`. One word that begins with a letter needs no quotes, `true` and `false` excepted: `coffee`, `牛乳`.
/// - A number, a truth: `4.5`, `-3`, `true`.
/// - A point of the calendar, as ISO 8601 has it and as long as it is precise, a week and a quarter with what they are; a stretch:
///   `2026-12-01`, `2026-12-01T17:00`, `2026-11`, `2026-11-30 week`, `2026-11-30/2026-12-05`, `2026-12-01/`.
/// - A length of time, an amount, what it is of: `5 minute`, `12.5 EUR`, `3 kilogram of "flour"`; ranges: `3..5`, `3.. EUR`.
/// - What comes again: `every 2 week on 1 3 from 2026-12-07T09` (Monday is 1), `every 1 month number -1 on 5 from 2026-12-25`.
/// - Several: `[milk, "brown bread"]`, `[]`.
///
/// In quotes `\"`, `\\`, `\n`, `\r`, `\t` and `\u{…}` stand for the scalars that could not be written otherwise, and so they do, quotes
/// excepted, in what is said.
///
/// ## How it is held
///
/// Before the first sentence of a conversation there may be lines that say what it is held with:
///
///     phrases orders.phrases          (a phrase file or a folder of them, beside the transcript; may be repeated; before the first
///                                      conversation)
///     language fr                     (that of the dialog, which else follows what is said)
///     now 2026-11-30T09:15:00+01:00   (or without offset, or a day alone; where it is left out: ``now``)
///     time-zone Europe/Paris          (else the offset of `now`, else UTC)
public struct ConversationTranscript: Sendable, Equatable {
    /// What is said once, and what is to come of it.
    public struct Turn: Sendable, Equatable {
        /// From 1.
        public var line: Int
        /// What is said.
        public var sentence: String
        /// What is to come of it, in order.
        public var events: [Line]
    }

    /// An event, as it is written.
    public struct Line: Sendable, Equatable {
        /// From 1.
        public let number: Int
        /// Without the space around it.
        public let text: String
        let pattern: EventPattern
    }

    /// Turns that know of each other.
    public struct Conversation: Sendable, Equatable {
        /// That of its first line, from 1.
        public var line: Int
        /// The language of the dialog; `nil`: that of what is said.
        public var language: LanguageTag?
        /// When it is held; `nil`: as whoever holds it says.
        public var now: Date?
        /// Where it is held; `nil`: as whoever holds it says.
        public var timeZone: TimeZone?
        /// What is said, in order.
        public var turns: [Turn]
    }

    /// Something that a transcript cannot have at a place.
    public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
        /// That of the transcript.
        public var path: String
        /// From 1.
        public var line: Int
        /// From 1, in characters.
        public var column: Int
        /// What was expected, and what was found.
        public var message: String

        /// `path:line:column: message`
        public var description: String { "\(path):\(line):\(column): \(message)" }
    }

    /// All that is wrong with a transcript.
    public struct Faults: Error, Sendable, Equatable, CustomStringConvertible {
        /// In the order of their lines.
        public var faults: [Fault]

        /// A line each.
        public var description: String { faults.map(\.description).joined(separator: "\n") }
    }

    /// Where it comes from.
    public var path: String
    /// Files that hold the phrases, as written; empty: those of the program that runs it.
    public var phrases: [String]
    /// At least one.
    public var conversations: [Conversation]

    /// Loads the phrases that the transcript names, those that name no language as in that of its first conversation, else in English.
    ///
    /// - Throws: All errors of the phrases.
    public func library() throws(PhraseLibraryError) -> PhraseLibrary {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return try PhraseLibrary(
            phrases.map { .path($0.hasPrefix("/") ? $0 : folder.appending(path: $0).path) },
            language: conversations.first?.language?.description ?? "en")
    }

    /// Behind so many errors a file is given up: it is no transcript.
    static let faultLimit = 100

    /// Reads a transcript. O(length).
    ///
    /// - Parameter path: Where it comes from, for messages.
    /// - Throws: Everything that is wrong, at once; of more than a hundred errors the first.
    public init(path: String, text: String) throws(Faults) {
        var reader = TranscriptReader(path: path)
        let scalars = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
        // An empty line between `\r` and `\n` would be counted.
        let lines = String(scalars).replacing("\r\n", with: "\n").unicodeScalars
        for (index, line) in lines.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" }).enumerated() {
            guard reader.faults.count < Self.faultLimit else {
                reader.faults.append(
                    Fault(path: path, line: index + 1, column: 1, message: "nothing is read behind \(Self.faultLimit) errors"))
                break
            }
            reader.read(Substring(line), number: index + 1)
        }
        reader.endConversation()
        if reader.conversations.isEmpty, reader.faults.isEmpty {
            reader.faults.append(Fault(path: path, line: 1, column: 1, message: "expected a line that begins with '> ', found none"))
        }
        guard reader.faults.isEmpty else { throw Faults(faults: reader.faults) }
        self.path = path
        phrases = reader.phrases
        conversations = reader.conversations
    }
}
