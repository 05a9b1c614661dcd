import Dispatch
import Synchronization

/// What a task finds, for a thread that waits for it. The thread must not be one of those that tasks run on.
final class Awaited<Value: Sendable>: Sendable {
    private let found = Mutex<Value?>(nil)
    private let isFound = DispatchSemaphore(value: 0)

    init(_ work: @escaping @Sendable () async -> Value) {
        Task.detached { [self] in
            let value = await work()
            found.withLock { $0 = value }
            isFound.signal()
        }
    }

    func wait() -> Value {
        while true {
            if let value = found.withLock(\.self) { return value }
            isFound.wait()
            // For whoever else waits.
            isFound.signal()
        }
    }
}
