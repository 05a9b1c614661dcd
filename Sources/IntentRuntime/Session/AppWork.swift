import Synchronization

/// What an app is asked for outside an intent: entities, options. Like an intent it is waited for up to a limit, so that no query hangs a
/// session.
final class AppWork<Value: Sendable>: Sendable {
    struct TimedOut: Error {}

    private enum Meeting {
        case nobodyYet
        case waiting(CheckedContinuation<Value, any Error>)
        case ended(Result<Value, any Error>)
    }

    private let meeting = Mutex(Meeting.nobodyYet)

    private init() {}

    /// What the work gives.
    ///
    /// - Throws: What the work throws; `TimedOut` at the limit, when the work is cancelled and no longer waited for.
    static func result(within limit: Duration, of work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let asked = AppWork()
        let running = Task {
            do { asked.end(with: .success(try await work())) } catch { asked.end(with: .failure(error)) }
        }
        let alarm = Task {
            try await Task.sleep(for: limit)
            asked.end(with: .failure(TimedOut()))
            running.cancel()
        }
        defer { alarm.cancel() }
        return try await withCheckedThrowingContinuation { asked.wait($0) }
    }

    private func wait(_ waiter: CheckedContinuation<Value, any Error>) {
        let result: Result<Value, any Error>? = meeting.withLock { meeting in
            if case .ended(let result) = meeting { return result }
            meeting = .waiting(waiter)
            return nil
        }
        if let result { waiter.resume(with: result) }
    }

    /// Whoever comes first is heard.
    private func end(with result: Result<Value, any Error>) {
        let waiter: CheckedContinuation<Value, any Error>? = meeting.withLock { meeting in
            switch meeting {
            case .nobodyYet:
                meeting = .ended(result)
                return nil
            case .waiting(let waiter):
                meeting = .ended(result)
                return waiter
            case .ended: return nil
            }
        }
        waiter?.resume(with: result)
    }
}
