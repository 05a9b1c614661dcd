/// Reads whole numbers inside bounds, such as the day of a month or an hour.
struct BoundedReader: SpanReader {
    let readers: [any SpanReader]
    let bounds: ClosedRange<Int>
    let firstBytes: ByteSet

    init(_ readers: [any SpanReader], in bounds: ClosedRange<Int>) {
        self.readers = readers
        self.bounds = bounds
        firstBytes = readers.reduce(into: ByteSet()) { $0.insert(contentsOf: $1.firstBytes) }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        for reader in readers {
            reader.read(text, at: start) { span in
                guard let integer = span.integer, bounds.contains(integer) else { return }
                report(span)
            }
        }
    }
}
