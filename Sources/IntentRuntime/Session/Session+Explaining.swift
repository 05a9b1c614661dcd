import Dialog
import IntentModel
public import ValueTypes

extension Session {
    /// How the last command was read, or the phrases nearest to it; `nil` before the first.
    public func explanation() -> Explanation? {
        guard let lastSentence else { return nil }
        return try? interpreter.explain(lastSentence)
    }

    /// What is said to a person whose sentence meant nothing, in the language of the conversation.
    public func textOfUnmatched() -> String {
        EventRenderer.renderer(library: library, words: words, context: valueContext(now: options.reading.now())).textOfUnmatched(
            nearest: nil)
    }

    /// Whole lines that may become of the line typed so far.
    public func completions(of line: String) -> [String] { interpreter.completions(of: line) }

    /// What the conversation speaks of now: the open commands with their values, the innermost last, what was performed lately, and what
    /// words such as "it" can refer to.
    public func context() -> SessionContext {
        SessionContext(
            open: state.frames.map { frame in
                SessionContext.Command(intent: frame.intent.description, values: named(frame.values, of: frame.intent))
            },
            performed: state.history.entries.map { entry in
                SessionContext.Command(intent: entry.intent.description, values: named(entry.values, of: entry.intent))
            },
            mentioned: state.mentions.map { mention in
                SessionContext.Mention(intent: mention.intent.description, parameter: mention.parameter, value: mention.value)
            })
    }

    /// The phrases nearest to a sentence that none accepts.
    ///
    /// A phrase of another language that begins with a free text is near to everything, and helps nobody.
    func nearest(to sentence: String) -> [String] {
        let spoken = LanguageTag(words.language)?.fallbacks ?? [words.language]
        let near = (try? interpreter.explain(sentence, limit: 2 * Self.nearestLimit))?.nearest ?? []
        return near.filter { spoken.contains($0.language) || !$0.phrase.hasPrefix("<") }.prefix(Self.nearestLimit).map(\.phrase)
    }

    private static let nearestLimit = 3

    private func named(_ values: [String: ParameterValue], of intent: IntentKey) -> [NamedValue] {
        let declared = library.definition(of: intent)?.parameters.map(\.name) ?? []
        let names = declared.filter { values[$0] != nil } + values.keys.filter { !declared.contains($0) }.sorted()
        return names.compactMap { name in values[name].map { NamedValue(name: name, value: $0, origin: .said) } }
    }
}

/// What a conversation speaks of.
public struct SessionContext: Sendable, Equatable {
    public struct Command: Sendable, Equatable {
        /// `App.Intent`, or the intent alone.
        public var intent: String
        /// In order of declaration.
        public var values: [NamedValue]
    }

    /// A value that "it" and "the same" can refer to.
    public struct Mention: Sendable, Equatable {
        /// `App.Intent`, or the intent alone: what it was said for, or what gave it.
        public var intent: String
        /// `nil`: the intent gave it.
        public var parameter: String?
        public var value: ParameterValue
    }

    public var open: [Command]
    public var performed: [Command]
    /// The latest first; at most ``DialogState/mentionLimit``.
    public var mentioned: [Mention]
}
