import PhraseText

// Where `spacing free` makes spaces mean nothing.

extension FoldedText {
    /// A space beside a letter of a script without spaces.
    func isFreeSpace(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        self[offset] == 0x20 && offset > 0 && offset < count - 1
            && (isSpaceless(before: offset, in: sentence) || isSpaceless(at: offset + 1, in: sentence))
    }

    /// Whether spacing is free between two characters.
    func isFreeBoundary(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        offset > 0 && self[offset - 1] != 0x20 && self[offset] != 0x20
            && (isSpaceless(before: offset, in: sentence) || isSpaceless(at: offset, in: sentence))
    }

    /// Where the next word begins, or the text ends, behind an offset; `nil` where no word ends there.
    func wordStart(behind offset: Int, isSpacingFree: Bool, in sentence: borrowing Sentence) -> Int? {
        if self[offset] == 0x20 { return offset + 1 }
        return isSpacingFree && isFreeBoundary(offset, in: sentence) ? offset : nil
    }

    private func isSpaceless(before offset: Int, in sentence: borrowing Sentence) -> Bool {
        self[offset - 1] >= 0x80 && sentence.traits(before: offset).isSpaceless
    }

    private func isSpaceless(at offset: Int, in sentence: borrowing Sentence) -> Bool {
        self[offset] >= 0x80 && sentence.traits(at: offset).isSpaceless
    }
}
