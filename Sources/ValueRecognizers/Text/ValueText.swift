import PhraseText

/// A text of which values are read: as it is heard, and as it was written.
///
/// Invariant: `sentence` is borrowed for as long as the call lasts that the text was passed to (`with`), and nobody keeps the text longer.
struct ValueText: BitwiseCopyable {
    let folded: FoldedText
    private let sentence: UnsafePointer<Sentence>

    /// Calls `body` with the text of a sentence that is loaded.
    static func with<Result, Failure: Error>(
        _ sentence: borrowing Sentence, _ body: (ValueText) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let folded = FoldedText(sentence.folded)
        return try withUnsafePointer(to: sentence) { pointer throws(Failure) in
            try body(ValueText(folded: folded, sentence: pointer))
        }
    }

    /// Whether a value may have a range: it is not empty, and ends with a digit or a word, not behind a space.
    @inline(__always)
    func mayEnd(_ range: Range<Int>, endsInDigit: Bool) -> Bool {
        let end = range.upperBound
        return !range.isEmpty && (endsInDigit || folded.isBoundary(end)) && folded[end - 1] != 0x20
    }

    /// A mark is looked for in at most so many bytes between two words; strings so short allocate nothing.
    private static let longestGap = 15

    /// Whether a mark that is not heard stands at a position: between what is heard before it and what is heard behind it, and behind the
    /// space there.
    func hears(_ mark: Mark, at position: Int) -> Bool {
        let before: Int
        let behind: Int
        if folded[position] == 0x20 {
            (before, behind) = (position, position + 1)
        } else if position == 0 || folded[position - 1] == 0x20 {
            (before, behind) = (max(position - 1, 0), position)
        } else {
            return false
        }
        let lower = before > 0 ? sentence.pointee.originalRange(before - 1..<before).upperBound : 0
        let upper = sentence.pointee.originalOffset(behind)
        guard lower < upper, upper - lower <= Self.longestGap else { return false }
        return mark.isHeld(by: String(decoding: sentence.pointee.original[lower..<upper], as: UTF8.self))
    }
}
