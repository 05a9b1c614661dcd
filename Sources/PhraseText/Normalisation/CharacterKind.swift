/// What a scalar is to the reader of a sentence. Letters and marks are the first two: `CharacterEntry.isPlainLetter`.
package enum CharacterKind: UInt8, Sendable {
    /// A letter of any script.
    case letter
    /// A combining mark: it belongs to the letter before it.
    case mark
    /// A decimal digit of any script.
    case digit
    /// Heard wherever it stands: `+ # $ % @ & / = ^ < > | \`, currency and other symbols, emoji.
    case sign
    /// `-` and its forms: heard directly before a digit, unless a letter stands before it; else it ends a word.
    case hyphen
    /// `.`: heard alone and directly before a letter or digit; else it ends a word.
    case dot
    /// `'` and `·`: heard between letters or digits; else it ends a word.
    case inner
    /// `,` and `:`: heard between two digits; else it ends a word.
    case separator
    /// Not heard, and ends a word.
    case punctuation
    /// White space.
    case space
    /// Not heard, as if it were not there: soft hyphens, selectors, joiners, directional marks, vowel marks.
    case dropped

    /// A letter, with or without marks, or a digit.
    @inlinable package var isLetterOrDigit: Bool { rawValue <= CharacterKind.digit.rawValue }
    @inlinable package var isLetter: Bool { rawValue <= CharacterKind.mark.rawValue }
}
