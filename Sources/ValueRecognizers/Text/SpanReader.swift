/// A span that a reader found to be a value, from where it was asked up to `end`.
struct ReadSpan {
    var end: Int
    /// Characters of words; digits are none.
    var spelledCharacters: Int
    var startsWithDigit: Bool
    var endsInDigit: Bool
    /// The number said; NaN where the value is none.
    var number: Double
    /// The number said where it is whole and 64 bits hold it.
    var integer: Int?

    init(
        end: Int, spelledCharacters: Int = 0, startsWithDigit: Bool = false, endsInDigit: Bool = false, number: Double = .nan,
        integer: Int? = nil
    ) {
        self.end = end
        self.spelledCharacters = spelledCharacters
        self.startsWithDigit = startsWithDigit
        self.endsInDigit = endsInDigit
        self.number = number
        self.integer = integer
    }
}

/// Reads the values of one type in one language that begin at a position, and reports each end.
///
/// A reader depends on nothing but the text, allocates nothing, and reads at most 64 words ahead.
protocol SpanReader: AnyObject, Sendable {
    /// How a value can begin.
    var starts: StartFilter { get }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void)
}
