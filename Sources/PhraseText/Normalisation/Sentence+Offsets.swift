// The way between offsets of the folded text and of the original, both in UTF-8 bytes.

extension Sentence {
    /// The span in the original, without edge punctuation and outer spaces; marks that are not heard stay with the letter before them.
    ///
    /// Bounds that cut a unit of the original (`ß`, heard as `ss`) are moved outwards. O(log runs), see `OffsetMap`.
    package func originalRange(_ range: Range<Int>) -> Range<Int> {
        var lower = max(range.lowerBound, 0)
        var upper = min(range.upperBound, count)
        while lower < upper, bytes[lower] == 0x20 { lower += 1 }
        while lower < upper, bytes[upper - 1] == 0x20 { upper -= 1 }
        let start = originalOffset(lower)
        return lower < upper ? start..<max(map.end(upper), start) : start..<start
    }

    /// Where what is heard at a folded offset begins in the original; at its end, the end of the original.
    package func originalOffset(_ folded: Int) -> Int {
        folded >= count ? original.count : map.start(max(folded, 0))
    }

    /// Where what stands at an offset of the original is heard; for what is not heard, where the next heard byte is.
    package func foldedOffset(ofOriginal original: Int) -> Int {
        min(map.folded(ofOriginal: original, end: count), count)
    }

    /// The two texts differ in case at most, up to edge punctuation: offsets of one are offsets of the other plus a constant.
    package var isIdentity: Bool { map.isIdentity }

    /// The original text of a folded range, edge punctuation excepted.
    package func originalText(_ range: Range<Int>) -> String {
        String(decoding: original[originalRange(range)], as: UTF8.self)
    }
}
