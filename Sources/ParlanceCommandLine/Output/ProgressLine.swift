import Synchronization

/// How far a long command is, on one line of a terminal that is drawn over and removed at the end.
///
/// Where standard error is no terminal nothing is written; nor is it where the output goes to the terminal too, which shows the progress
/// by itself.
final class ProgressLine: Sendable {
    private struct State {
        var count = 0
        var isDrawn = false
        var next: ContinuousClock.Instant
    }

    private static let interval = Duration.milliseconds(500)

    private let sink: ByteSink?
    private let unit: String
    private let state = Mutex(State(next: .now + interval))

    init(counting unit: String, on surroundings: Surroundings) {
        sink = surroundings.errors.isTerminal && !surroundings.output.isTerminal ? surroundings.errors : nil
        self.unit = unit
    }

    func advance(by count: Int) {
        guard let sink else { return }
        let text: String? = state.withLock { state in
            state.count += count
            let now = ContinuousClock.now
            guard now >= state.next else { return nil }
            state.next = now + Self.interval
            state.isDrawn = true
            return "\r\(state.count) \(unit)"
        }
        if let text { try? sink.write(text) }
    }

    func remove() {
        guard let sink, state.withLock((\.isDrawn)) else { return }
        try? sink.write("\r\u{1B}[K")
    }
}
