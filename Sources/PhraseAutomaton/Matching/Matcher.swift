package import PhraseSyntax
package import PhraseText

/// Matches one sentence after another against a frozen automaton. Owns all scratch memory; one thread uses one matcher.
package struct Matcher: ~Copyable {
    package let automaton: FrozenAutomaton

    package init(_ automaton: FrozenAutomaton) {
        self.automaton = automaton
    }

    /// The best reading alone, without allocating.
    package mutating func find(_ line: UnsafeBufferPointer<UInt8>, options: MatchOptions = MatchOptions()) throws(MatchError) -> Finding? {
        nil
    }

    /// The best reading with its captures, and the readings that equal it. O(length of the sentence).
    package mutating func match(_ line: UnsafeBufferPointer<UInt8>, options: MatchOptions = MatchOptions()) throws(MatchError) -> Match {
        Match()
    }

    /// The same for a string.
    package mutating func match(_ text: String, options: MatchOptions = MatchOptions()) throws(MatchError) -> Match {
        Match()
    }

    /// Every end at which a phrase accepts the text that begins at `start`, with the best reading each, in ascending order.
    package mutating func prefixes(
        of sentence: borrowing Sentence, from start: Int, options: MatchOptions = MatchOptions()
    ) throws(MatchError) -> [PrefixReading] {
        []
    }

    /// Every span that a list, range or type reads anywhere in a text.
    package mutating func spans(of source: SlotSource, in scope: ScopeID, line: UnsafeBufferPointer<UInt8>) throws(MatchError)
        -> [SourceReading]
    {
        []
    }

    /// The phrases that come nearest to a sentence that none accepts.
    package mutating func nearest(to line: UnsafeBufferPointer<UInt8>, limit: Int = 5) throws(MatchError) -> [NearMiss] {
        []
    }

    /// What may follow the line typed so far.
    package mutating func completions(of line: UnsafeBufferPointer<UInt8>, limit: Int = 100) throws(MatchError) -> [Completion] {
        []
    }
}
