package import PhraseSyntax

/// The answer to one sentence.
package struct Match: Sendable, Equatable {
    /// The reading with the best evidence; `nil` where no phrase matches.
    package var best: Reading?
    /// Readings in the language of the best with the same evidence, other than it: first those of other intents, by intent identifier
    /// and place, one for each intent; then those of the same intent whose values differ.
    package var ambiguous: [Reading]

    package init(best: Reading? = nil, ambiguous: [Reading] = []) {
        self.best = best
        self.ambiguous = ambiguous
    }
}

/// One way in which a phrase accepts a sentence.
package struct Reading: Sendable, Equatable {
    package var phrase: PhraseID
    package var intent: IntentID
    package var evidence: Evidence
    /// In the order of the sentence.
    package var captures: [Capture]

    package init(phrase: PhraseID, intent: IntentID, evidence: Evidence, captures: [Capture]) {
        self.phrase = phrase
        self.intent = intent
        self.evidence = evidence
        self.captures = captures
    }
}

/// What a slot, or the app's name, covers.
package struct Capture: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case app
        /// The value is read from the words afterwards.
        case words
        /// The value of a list, by its place among the list's values.
        case listValue(Int)
        /// A number of a range, multiplied already.
        case number(Double)
    }

    /// What it fills and what reads it, as a `SlotSpan` has it.
    package var symbol: UInt32
    /// The parameter's name; `app` for the app's.
    package var name: String
    /// `nil` for the app's name.
    package var source: SlotSource?
    package var content: Content
    /// UTF-8 offsets in the sentence as given, without edge punctuation and outer white space.
    package var range: Range<Int>

    package init(symbol: UInt32, name: String, source: SlotSource?, content: Content, range: Range<Int>) {
        self.symbol = symbol
        self.name = name
        self.source = source
        self.content = content
        self.range = range
    }
}

/// What speaks for a reading. `<` means worse.
///
/// The order: fewer edits; fewer characters in free text; fewer free-text slots; more characters in values of preferred lists;
/// more literal characters. Characters are Unicode scalars of the folded sentence, without spaces. The app's name counts as literal.
package struct Evidence: Sendable, Hashable, Comparable {
    package var edits: Int
    package var freeTextCharacters: Int
    package var freeTextSlots: Int
    package var preferredCharacters: Int
    package var literalCharacters: Int

    package init(
        edits: Int = 0, freeTextCharacters: Int = 0, freeTextSlots: Int = 0, preferredCharacters: Int = 0, literalCharacters: Int = 0
    ) {
        self.edits = edits
        self.freeTextCharacters = freeTextCharacters
        self.freeTextSlots = freeTextSlots
        self.preferredCharacters = preferredCharacters
        self.literalCharacters = literalCharacters
    }

    package static func < (left: Evidence, right: Evidence) -> Bool {
        (right.edits, right.freeTextCharacters, right.freeTextSlots, left.preferredCharacters, left.literalCharacters)
            < (left.edits, left.freeTextCharacters, left.freeTextSlots, right.preferredCharacters, right.literalCharacters)
    }
}
