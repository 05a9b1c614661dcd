package import Foundation
package import ValueTypes

extension ConversationTranscript {
    /// A turn as a transcript has it, whole lines: what was said, and all that came of it.
    ///
    /// What came nearest to a sentence that means nothing is left out: it says little of the conversation, and changes with every phrase.
    package static func text(saying sentence: String, _ events: [SessionEvent]) -> String {
        let lines = events.map { event in
            if case .unmatched = event { EventPattern.Kind.unmatched.rawValue } else { event.transcriptLine }
        }
        return (["> " + written(sentence: sentence)] + lines).map { $0 + "\n" }.joined()
    }

    /// What is said, with escapes for what would not be read as it is.
    private static func written(sentence: String) -> String {
        let scalars = Array(sentence.unicodeScalars)
        let isSpace = { (scalar: Unicode.Scalar) in scalar == " " }
        let start = scalars.firstIndex { !isSpace($0) } ?? scalars.endIndex
        let end = scalars.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? scalars.startIndex
        var text = ""
        for (index, scalar) in scalars.enumerated() {
            if index < start || index >= end {
                text += "\\u{20}"
            } else {
                QuotedText.append(scalar, to: &text, escapesQuotes: false)
            }
        }
        return text
    }

    /// A line that names a phrase file.
    package static func line(phrases path: String) -> String {
        let quoted = QuotedText.quoted(path)
        let isPlain = quoted == "\"\(path)\"" && path.first != " " && path.last != " "
        return "phrases \(isPlain ? path : quoted)\n"
    }
}

extension ConversationTranscript.Conversation {
    /// A conversation in which nothing was said yet, at a moment that has no fraction of a second.
    package init(language: LanguageTag?, now: Date, timeZone: TimeZone) {
        self.init(line: 1, language: language, now: now, timeZone: timeZone, turns: [])
    }

    /// The lines that say what it is held with.
    package var settingsText: String {
        var text = ""
        if let language { text += "language \(language)\n" }
        if let now { text += "now \(now.ISO8601Format())\n" }
        if let timeZone { text += "time-zone \(ZoneText.text(of: timeZone))\n" }
        return text
    }
}
