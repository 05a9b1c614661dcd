/// A half-open range of UTF-8 offsets in one source file.
package struct SourceSpan: Hashable, Sendable {
    package var lower: UInt32
    package var upper: UInt32

    package init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(clamping: lower)
        self.upper = UInt32(clamping: max(lower, upper))
    }

    package init(_ range: Range<Int>) {
        self.init(range.lowerBound, range.upperBound)
    }

    package var range: Range<Int> { Int(lower)..<Int(upper) }

    /// The smallest span that holds both.
    package func union(_ other: SourceSpan) -> SourceSpan {
        SourceSpan(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
    }
}
