package import PhraseSyntax

/// The winner of a match before anything is read out of it: no allocation, no reference.
package struct Finding: Equatable, Sendable {
    package var phrase: PhraseID
    package var evidence: Evidence { packed.evidence }

    var packed: PackedEvidence
    /// The way back to the captures, as long as the matcher has not read another sentence.
    var trail: Int32
}

/// A phrase that accepts the text from where the search began up to `end`.
package struct PrefixReading: Sendable {
    /// An offset in the folded sentence, not behind a space.
    package var end: Int
    /// Its captures' ranges are offsets in the folded sentence.
    package var reading: Reading

    package init(end: Int, reading: Reading) {
        self.end = end
        self.reading = reading
    }
}

/// A place where a list or a type reads a value.
package struct SourceReading: Sendable, Equatable {
    package var content: Capture.Content
    /// UTF-8 offsets in the text as given.
    package var range: Range<Int>

    package init(content: Capture.Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }
}

/// A phrase that a sentence follows for a while.
package struct NearMiss: Sendable {
    package var phrase: PhraseID
    package var intent: IntentID
    /// How far the sentence follows the phrase: a UTF-8 offset in the sentence as given.
    package var stop: Int
    /// What the phrase goes on with there.
    package var expected: [Expectation]

    package init(phrase: PhraseID, intent: IntentID, stop: Int, expected: [Expectation]) {
        self.phrase = phrase
        self.intent = intent
        self.stop = stop
        self.expected = expected
    }
}

/// What may come next at some point of a phrase.
package enum Expectation: Sendable, Hashable {
    case word(String)
    /// Characters that continue a word.
    case characters(String)
    case slot(parameter: String, source: SlotSource)
    /// The app's name.
    case app(AppID)
    case endOfSentence
}

/// A way to go on from what was typed.
package struct Completion: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// Literal text or a list's value, folded.
        case text(String)
        /// A slot whose values are not listed.
        case slot(parameter: String, source: SlotSource)
    }

    package var content: Content
    /// Where the text begins that the completion replaces: a UTF-8 offset in the line as given.
    package var start: Int

    package init(content: Content, start: Int) {
        self.content = content
        self.start = start
    }
}
