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
    /// Makes an ordinal of a number in digits or words, with a space or hyphen between or without ("番目", "-й").
    case ordinalEnding
    /// Makes an ordinal of the number behind it ("第").
    case ordinalPrefix
    /// The tens of an ordinal whose units are an ordinal too ("décimo" in "décimo primeiro").
    case ordinalTen(Int)
    /// A digit that can be said one by one with others ("二〇一五"). Where `isStrict` it adds to hundreds and more only what a scale behind it
    /// multiplies: see `tail`.
    case digit(Int, isStrict: Bool)
    /// A digit that ends a number and counts the next lower place ("二" in "三百二": 320).
    case tail(Int)
    /// A part of a whole, by how many of them make it: "half", "quarter", "thirds".
    case part(Int)
    /// A number that is not whole: "anderthalb", "полтора".
    case mixed(numerator: Int, denominator: Int)
    /// Between a whole number and its parts: "two **and a** half".
    case partJoiner
    /// Between the denominator and the numerator, where they are said in that order ("分之").
    case over
    /// Stands behind whole numbers and means nothing ("个").
    case counter
}
