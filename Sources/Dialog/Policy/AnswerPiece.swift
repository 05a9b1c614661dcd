public import ValueTypes

/// An answer, cut and read, but not yet shared out among the parameters.
///
/// Ranges are UTF-8 offsets in `text`. Which parameters are missing is the caller's knowledge; typed ones are those whose type is not text.
public struct CutAnswer: Sendable {
    /// What separates a piece from the one before it.
    public enum Separator: Sendable, Hashable {
        case start, comma, and
    }

    /// What stands between two commas or *and*s.
    public struct Piece: Sendable {
        public var range: Range<Int>
        public var separator: Separator
        /// How each missing typed parameter reads the whole piece, the best reading first; for an array, as its element.
        public var readings: [String: [ParameterValue]]

        public init(range: Range<Int>, separator: Separator, readings: [String: [ParameterValue]]) {
            self.range = range
            self.separator = separator
            self.readings = readings
        }
    }

    /// Words anywhere in the answer that a missing typed parameter reads.
    public struct Span: Sendable {
        public var range: Range<Int>
        public var parameter: String
        public var readings: [ParameterValue]

        public init(range: Range<Int>, parameter: String, readings: [ParameterValue]) {
            self.range = range
            self.parameter = parameter
            self.readings = readings
        }
    }

    public var text: String
    /// How each missing typed parameter reads the whole answer.
    public var whole: [String: [ParameterValue]]
    /// The answer cut at every comma and every *and*; one piece where there is none.
    public var pieces: [Piece]
    /// Wanted only where there is one piece.
    public var spans: [Span]

    public init(text: String, whole: [String: [ParameterValue]], pieces: [Piece], spans: [Span]) {
        self.text = text
        self.whole = whole
        self.pieces = pieces
        self.spans = spans
    }
}
