/// Reads whole numbers inside bounds, such as the day of a month or an hour.
final class BoundedReader: SpanReader {
    let readers: [any SpanReader]
    let bounds: ClosedRange<Int>
    /// Words of numbers that are none here: "a few" is no hour.
    private let exceptions: Deferred<WordTrie<Int>>
    var starts: StartFilter { deferredStarts.filter }
    private let deferredStarts: DeferredStarts

    init(
        _ readers: [any SpanReader], in bounds: ClosedRange<Int>,
        except exceptions: @escaping @Sendable () -> WordTrie<Int> = { WordTrie([]) }
    ) {
        self.readers = readers
        self.bounds = bounds
        self.exceptions = Deferred(exceptions)
        deferredStarts = DeferredStarts { readers.reduce(into: StartFilter()) { $0.insert(contentsOf: $1.starts) } }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        for reader in readers where reader.starts.contains(text, at: start) {
            reader.read(text, at: start) { span in
                guard let integer = span.integer, bounds.contains(integer), span.startsWithDigit || !isExcepted(text, start..<span.end)
                else {
                    return
                }
                report(span)
            }
        }
    }

    private func isExcepted(_ text: FoldedText, _ range: Range<Int>) -> Bool {
        var isExcepted = false
        exceptions.with { $0.entries(in: text, at: range.lowerBound) { _, end in isExcepted = isExcepted || end == range.upperBound } }
        return isExcepted
    }
}
