/// How the values of a reader can begin, found out when a text begins otherwise than with a digit.
final class DeferredStarts: Sendable {
    private final class Made: Sendable {
        let filter: StartFilter

        init(_ filter: StartFilter) { self.filter = filter }
    }

    private let made: Deferred<Made>

    init(_ filter: @escaping @Sendable () -> StartFilter) {
        made = Deferred { Made(filter()) }
    }

    var filter: StartFilter { made.with { $0.filter } }

    /// Whether a value may begin at a position: `true` for every digit.
    @inline(__always)
    func contains(_ text: FoldedText, at position: Int) -> Bool {
        text[position] &- 0x30 < 10 || made.with { $0.filter.contains(text, at: position) }
    }
}
