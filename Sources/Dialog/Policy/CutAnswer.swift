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
    /// A range without white space and punctuation at its ends; `nil` where nothing is left.
    public var trimmed: @Sendable (Range<Int>) -> Range<Int>?

    public init(
        text: String, whole: [String: [ParameterValue]], pieces: [Piece], spans: [Span],
        trimmed: @escaping @Sendable (Range<Int>) -> Range<Int>?
    ) {
        self.trimmed = trimmed
        self.text = text
        self.whole = whole
        self.pieces = pieces
        self.spans = spans
    }
}

extension CutAnswer {
    /// The words in a range, without outer spaces.
    subscript(range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: utf8.endIndex) ?? utf8.endIndex
        let end = utf8.index(utf8.startIndex, offsetBy: max(0, range.upperBound), limitedBy: utf8.endIndex) ?? utf8.endIndex
        return start < end ? String(text[start..<end]) : ""
    }

    /// From the first piece to the last.
    var range: Range<Int>? {
        guard let first = pieces.first, let last = pieces.last, first.range.lowerBound < last.range.upperBound else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// What is left of a range after others were taken out, where it holds more than spaces.
    func rest(of range: Range<Int>, without taken: [Range<Int>]) -> [Range<Int>] {
        var rest: [Range<Int>] = []
        var start = range.lowerBound
        for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [range.upperBound..<range.upperBound] {
            if let gap = trimmed(start..<max(start, part.lowerBound)) { rest.append(gap) }
            start = max(start, part.upperBound)
        }
        return rest
    }

    /// A text as written, or an array of texts.
    func textValue(of ranges: [Range<Int>], as type: ValueType) -> ParameterValue {
        let texts = ranges.map { self[$0] }
        let value: SlotValue = type.isArray ? .array(texts.map { .text($0) }) : .text(texts.first ?? "")
        return ParameterValue(value: value, type: type, text: texts.joined(separator: ", "))
    }
}
