import PhraseSyntax

/// A line of a conversation that is about the conversation: `:help`.
enum ConversationCommand: String, CaseIterable {
    case help, why, intents, context, quit

    /// `nil` for a sentence. Throws with what is wrong for a line that begins with a colon and is none of these.
    init?(_ line: String) throws(UsageError) {
        let line = line.trimmed
        guard line.hasPrefix(":"), line.dropFirst().first?.isLetter ?? false else { return nil }
        let word = String(line.dropFirst())
        guard let command = Self(rawValue: word.lowercased()) else {
            let nearest = NearestName.of(word, among: Self.allCases.map(\.rawValue)).map { "; did you mean ':\($0)'?" }
            throw UsageError("':\(word)' is unknown\(nearest ?? ""); ':help' lists what there is")
        }
        self = command
    }

    private var meaning: String {
        switch self {
        case .help: "what can be said"
        case .why: "how the last sentence was read, or which templates came nearest"
        case .intents: "all intents, with phrases of each language and the values of lists"
        case .context: "what is open, and the facts of the context"
        case .quit: "end; so does the end of the input"
        }
    }

    static let list = allCases.map { ":\($0.rawValue)".padding(to: 10) + $0.meaning }.joined(separator: "\n")
}

extension String {
    fileprivate var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
