/// Reads whole numbers inside bounds, such as the day of a month or an hour.
final class BoundedReader: SpanReader {
    let readers: [any SpanReader]
    let bounds: ClosedRange<Int>
    var starts: StartFilter { deferredStarts.filter }
    private let deferredStarts: DeferredStarts

    init(_ readers: [any SpanReader], in bounds: ClosedRange<Int>) {
        self.readers = readers
        self.bounds = bounds
        deferredStarts = DeferredStarts { readers.reduce(into: StartFilter()) { $0.insert(contentsOf: $1.starts) } }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        for reader in readers where reader.starts.contains(text, at: start) {
            reader.read(text, at: start) { span in
                guard let integer = span.integer, bounds.contains(integer) else { return }
                report(span)
            }
        }
    }
}
