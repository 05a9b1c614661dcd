import Dispatch
import Synchronization

/// Works on the pieces of an input on several threads and hands the results on in the order of the pieces.
///
/// Every thread takes a piece, works on it and hands its result on if it is the next one; a result that is not waits in a ring for the
/// thread that hands on the one before it. Locks are taken a few times a piece, never within one. At most `places` pieces are under way, so
/// that where the reader of the results is slow, no more input is taken; and no result waits for more input.
///
///     order:    take 0 │ take 1 │ take 2 …              one thread at a time, in the order of the input
///     threads:           work 0, work 1, work 2 …       at the same time
///     results:                    hand on 0, 1, 2 …     one thread at a time, in the order of the input
final class OrderedPipeline<Result: Sendable>: Sendable {
    /// How much there is to do behind a piece.
    enum Supply {
        /// One thread does it: the input is short, or comes slowly.
        case little
        /// Another thread would have something to do.
        case plenty
    }

    /// One thread's part; used by that thread alone.
    struct Worker {
        /// Takes the next piece, where no other worker does; `nil` at the end of the input.
        let take: () throws -> Supply?
        /// Works on the piece taken. The result is a new one, or one that was handed on and is to be filled again.
        let work: (inout Result) -> Void
    }

    private struct Order {
        var pieces = 0
        var isAtEnd = false
        var workers = 1
        var failure: (any Error)?
    }

    private struct Results {
        /// By the number of their piece modulo the number of places.
        var waiting: [Result?]
        var spare: [Result] = []
        var handedOn = 0
        var isHandingOn = false
        var failure: (any Error)?
    }

    private let maximumWorkers: Int
    private let placeCount: Int
    private let places: DispatchSemaphore
    private let order = Mutex(Order())
    private let results: Mutex<Results>
    /// A result could not be handed on: no more pieces are taken.
    private let isStopped = Atomic(false)
    private let others = DispatchGroup()
    private let makeWorker: @Sendable () -> Worker
    private let makeResult: @Sendable () -> Result
    private let handOn: @Sendable (inout Result) throws -> Void

    /// - Parameters:
    ///   - makeWorker: Called once on each thread. Threads are started as there is work for them.
    ///   - handOn: Never called by two threads at once; after it has thrown, it is not called again and `run` throws its error.
    init(
        workers: Int, makeWorker: @escaping @Sendable () -> Worker, makeResult: @escaping @Sendable () -> Result,
        handOn: @escaping @Sendable (inout Result) throws -> Void
    ) {
        maximumWorkers = max(1, workers)
        placeCount = maximumWorkers == 1 ? 1 : 4 * maximumWorkers
        places = DispatchSemaphore(value: placeCount)
        results = Mutex(Results(waiting: Array(repeating: nil, count: placeCount)))
        self.makeWorker = makeWorker
        self.makeResult = makeResult
        self.handOn = handOn
    }

    /// Blocks until the input has ended and everything is handed on; this thread is the first of the workers. An error of `take` is
    /// thrown after what came before it.
    func run() throws {
        work()
        others.wait()
        if let failure = results.withLock({ $0.failure }) ?? order.withLock({ $0.failure }) { throw failure }
    }

    private func work() {
        let worker = makeWorker()
        while true {
            places.wait()
            guard let number = take(worker) else { break }
            var result = results.withLock { $0.spare.popLast() } ?? makeResult()
            worker.work(&result)
            // Moved, so that its memory has no second owner when it is filled again.
            var finished: Result? = consume result
            results.withLock { swap(&$0.waiting[number % placeCount], &finished) }
            handOnReady()
        }
        places.signal()
    }

    /// The number of the piece that the worker has now.
    private func take(_ worker: Worker) -> Int? {
        let (number, isJoined): (Int?, Bool) = order.withLock { order in
            guard !order.isAtEnd, !isStopped.load(ordering: .relaxed) else { return (nil, false) }
            do {
                guard let supply = try worker.take() else {
                    order.isAtEnd = true
                    return (nil, false)
                }
                order.pieces += 1
                let isJoined = supply == .plenty && order.workers < maximumWorkers
                if isJoined { order.workers += 1 }
                return (order.pieces - 1, isJoined)
            } catch {
                order.isAtEnd = true
                order.failure = error
                return (nil, false)
            }
        }
        if isJoined { startAnother() }
        return number
    }

    private func startAnother() {
        others.enter()
        let isStarted = WorkerThread.start { [self] in
            work()
            others.leave()
        }
        // Where the system gives no thread, those that there are do it all.
        if !isStarted { others.leave() }
    }

    private func handOnReady() {
        while var ready = nextResult() {
            do {
                try handOn(&ready)
            } catch {
                isStopped.store(true, ordering: .relaxed)
                results.withLock { $0.failure = error }
            }
            results.withLock { results in
                results.isHandingOn = false
                results.spare.append(ready)
            }
            places.signal()
        }
    }

    /// The next result in order, for the one thread that may hand it on. After a failure, results are dropped.
    private func nextResult() -> Result? {
        while true {
            let (ready, isDropped): (Result?, Bool) = results.withLock { results in
                let place = results.handedOn % placeCount
                guard !results.isHandingOn, let ready = results.waiting[place] else { return (nil, false) }
                results.waiting[place] = nil
                results.handedOn += 1
                results.isHandingOn = results.failure == nil
                return (ready, results.failure != nil)
            }
            guard isDropped else { return ready }
            places.signal()
        }
    }
}
