import PhraseText

extension StringProtocol {
    /// Whether what stands in a range is not cut out of a longer word.
    ///
    /// Beside a letter of a script that is written without spaces a word may end, and behind one of Hangul, where particles follow.
    func isWord(at range: Range<String.Index>) -> Bool {
        let inside = self[range].unicodeScalars
        guard let first = inside.first, let last = inside.last else { return false }
        let before = unicodeScalars[..<range.lowerBound].last.map { Self.isBoundary(after: $0, before: first) } ?? true
        let after = unicodeScalars[range.upperBound...].first.map { Self.isBoundary(after: last, before: $0) } ?? true
        return before && after
    }

    private static func isBoundary(after left: Unicode.Scalar, before right: Unicode.Scalar) -> Bool {
        let traits = (CharacterTraits(left), CharacterTraits(right))
        return !traits.0.kind.isLetterOrDigit || !traits.1.kind.isLetterOrDigit || traits.0.isSpaceless || traits.1.isSpaceless
            || hangul.contains(left.value) && hangul.contains(right.value)
    }

    private static var hangul: ClosedRange<UInt32> { 0xAC00...0xD7A3 }
}
