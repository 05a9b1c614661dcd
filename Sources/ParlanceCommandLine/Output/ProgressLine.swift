import Synchronization

/// How far a long command is, on one line of a terminal that is drawn over and removed at the end.
///
/// Where standard error is no terminal nothing is written; nor is it where the output goes to the terminal too, which shows the progress
/// by itself.
final class ProgressLine: Sendable {
    private struct State {
        var done: WorkDone
        var isDrawn = false
        var next: ContinuousClock.Instant
    }

    /// Work that is done sooner shows nothing.
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(500)

    private let sink: ByteSink?
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    /// - Parameter size: How many bytes there are to read, where that is known.
    init(counting unit: String, of size: Int? = nil, on surroundings: Surroundings) {
        sink = surroundings.errors.isTerminal && !surroundings.output.isTerminal ? surroundings.errors : nil
        state = Mutex(State(done: WorkDone(unit: unit, size: size), next: start + Self.patience))
    }

    func advance(by count: Int) {
        advance { $0.count += count }
    }

    func advance(by count: Int, matched: Int, bytes: Int) {
        advance { done in
            done.count += count
            done.matched = (done.matched ?? 0) + matched
            done.bytes += bytes
        }
    }

    private func advance(_ change: (inout WorkDone) -> Void) {
        guard let sink else { return }
        let text: String? = state.withLock { state in
            change(&state.done)
            let now = ContinuousClock.now
            guard now >= state.next else { return nil }
            state.next = now + Self.interval
            state.isDrawn = true
            return state.done.text(after: now - start)
        }
        if let text { try? sink.write("\r\(text)\u{1B}[K") }
    }

    func remove() {
        guard let sink, state.withLock((\.isDrawn)) else { return }
        try? sink.write("\r\u{1B}[K")
    }
}
