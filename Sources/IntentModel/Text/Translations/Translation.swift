/// What a key of a table is in one language.
package struct Translation: Sendable, Hashable {
    /// A text, or one for each form that a number takes.
    package enum Wording: Sendable, Hashable {
        case text(String)
        case plural([PluralCategory: String])
    }

    /// A part of a text that goes with a number of its own: `%#@loaves@`.
    package struct Substitution: Sendable, Hashable {
        /// The place of its value among those of the text, from 1; `nil`: as it is met.
        package var argument: Int?
        /// `%arg`, or the first placeholder, stands for the value.
        package var forms: [PluralCategory: String]
    }

    /// One; of a set of phrases all of them.
    package var wordings: [Wording]
    /// By name.
    package var substitutions: [String: Substitution] = [:]

    package init(wordings: [Wording], substitutions: [String: Substitution] = [:]) {
        self.wordings = wordings
        self.substitutions = substitutions
    }

    package init(_ text: String) {
        self.init(wordings: [.text(text)])
    }

    /// The texts that depend on no number.
    package var texts: [String] {
        wordings.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}

/// The translations of one table: by language, then by key.
typealias TranslationTable = [String: [String: Translation]]
