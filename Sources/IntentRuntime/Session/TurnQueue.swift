/// Lets one turn after another into a session: an actor alone would let a second sentence in while the first waits for `perform()`.
struct TurnQueue {
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether the caller may go ahead; if not, it has to wait by `join`.
    mutating func enter() -> Bool {
        guard !isBusy else { return false }
        isBusy = true
        return true
    }

    mutating func join(_ continuation: CheckedContinuation<Void, Never>) {
        waiting.append(continuation)
    }

    /// Lets the next one in.
    mutating func leave() {
        guard !waiting.isEmpty else {
            isBusy = false
            return
        }
        waiting.removeFirst().resume()
    }
}
