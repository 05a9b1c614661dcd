import Dispatch
import Foundation
import Synchronization

/// Works on pieces on all cores and hands the results on in the order of the pieces.
///
/// At most `depth` pieces are under way: where the reader of the results is slow, nothing piles up. Results are handed on by
/// whichever worker finds the next one ready, so they do not wait for more input. Threads are started as they are needed.
final class OrderedPipeline<Piece: Sendable, Result: Sendable>: Sendable {
    private struct State {
        var queue: [(number: Int, piece: Piece)] = []
        var pieces = 0
        var results: [Int: Result] = [:]
        var handedOn = 0
        var isHandingOn = false
        var workers = 0
        var idle = 0
        var failure: (any Error)?
    }

    private let state = Mutex(State())
    private let maximumWorkers: Int
    private let places: DispatchSemaphore
    /// Signalled for each piece, and for each worker when there are no more.
    private let work = DispatchSemaphore(value: 0)
    private let workers = DispatchGroup()
    private let makeWorker: @Sendable () -> (Piece) -> Result
    private let handOn: @Sendable (Result) throws -> Void

    /// - Parameters:
    ///   - makeWorker: called once on each thread; what it returns stays there.
    ///   - handOn: never called by two threads at once; after it has thrown, it is not called again and `run` throws its error.
    init(
        workers: Int, makeWorker: @escaping @Sendable () -> (Piece) -> Result, handOn: @escaping @Sendable (Result) throws -> Void
    ) {
        maximumWorkers = max(1, workers)
        places = DispatchSemaphore(value: 4 * maximumWorkers)
        self.makeWorker = makeWorker
        self.handOn = handOn
    }

    /// Blocks until `next` has given `nil` and everything is handed on. An error of `next` is thrown after what came before it.
    func run(next: () throws -> Piece?) throws {
        var readingFailure: (any Error)?
        do {
            while state.withLock({ $0.failure == nil }), let piece = try next() { submit(piece) }
        } catch {
            readingFailure = error
        }
        for _ in 0..<state.withLock({ $0.workers }) { work.signal() }
        workers.wait()
        if let failure = state.withLock({ $0.failure }) ?? readingFailure { throw failure }
    }

    private func submit(_ piece: Piece) {
        places.wait()
        let startsWorker = state.withLock { state in
            state.queue.append((state.pieces, piece))
            state.pieces += 1
            guard state.queue.count > state.idle, state.workers < maximumWorkers else { return false }
            state.workers += 1
            return true
        }
        work.signal()
        guard startsWorker else { return }
        workers.enter()
        let thread = Thread { [self] in
            let answer = makeWorker()
            while let (number, piece) = nextPiece() { finish(number, answer(piece)) }
            workers.leave()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func nextPiece() -> (number: Int, piece: Piece)? {
        state.withLock { $0.idle += 1 }
        work.wait()
        return state.withLock { state in
            state.idle -= 1
            return state.queue.isEmpty ? nil : state.queue.removeFirst()
        }
    }

    private func finish(_ number: Int, _ result: Result) {
        state.withLock { $0.results[number] = result }
        while let ready = nextResult() {
            do {
                try handOn(ready)
            } catch {
                state.withLock { state in state.failure = state.failure ?? error }
            }
            state.withLock { $0.isHandingOn = false }
            places.signal()
        }
    }

    /// The next result in order, for the one thread that may hand it on. After a failure, results are dropped.
    private func nextResult() -> Result? {
        while true {
            let (ready, isDropped) = state.withLock { state -> (Result?, Bool) in
                guard !state.isHandingOn, let ready = state.results.removeValue(forKey: state.handedOn) else { return (nil, false) }
                state.handedOn += 1
                state.isHandingOn = state.failure == nil
                return (ready, state.failure != nil)
            }
            guard isDropped else { return ready }
            places.signal()
        }
    }
}
