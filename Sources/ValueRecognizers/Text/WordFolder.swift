import PhraseText

/// Folds words of data files as sentences are folded.
struct WordFolder: Sendable {
    let normalizer: any Normalizer

    func text(_ text: String) -> [UInt8] { Sentence.folded(text, normalizer: normalizer) }

    /// A literal in each way in which it may be heard, where it touches what stands beside it.
    func literal(_ text: String, joinsBefore: Bool, joinsAfter: Bool) -> [[UInt8]] {
        Sentence.foldedLiteral(text, joinsBefore: joinsBefore, joinsAfter: joinsAfter, normalizer: normalizer)
    }
}
