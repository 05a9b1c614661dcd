/// What a word, or a part of one, does to the number that is being read.
enum NumberPiece: Hashable, BitwiseCopyable, Sendable {
    /// Adds `value`; afterwards only something less than `room` can be added ("two hundred": 200, then less than 100).
    case addend(value: Int, room: Int)
    /// Multiplies what was said since the last greater scale ("thousand"); without anything said it stands for one of it where
    /// `standsAlone`.
    case scale(Int, standsAlone: Bool)
    /// Stands between addends and means nothing ("and").
    case joiner
    /// Stands for one before a scale ("a" hundred).
    case article
    /// Ends an ordinal: "first", or "first" in "twenty-first".
    case ordinal(Int)
    /// Ends an ordinal and multiplies: "thousandth".
    case ordinalScale(Int)
    /// Begins a negative number ("minus").
    case minus
    /// Begins the decimals ("point").
    case point
    /// Multiplies digits that it touches ("k" in "10k").
    case suffix(Int)
    /// Multiplies a whole number before it ("two dozen").
    case multiple(Int)
    /// Makes an ordinal of digits that it touches ("st" in "21st").
    case ordinalSuffix
}
