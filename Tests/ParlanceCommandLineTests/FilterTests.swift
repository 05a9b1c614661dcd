import Foundation
import Synchronization
import Testing

@testable import ParlanceCommandLine

@Suite struct FilterTests {
    /// The lines of an input that comes in pieces, each piece with one read; `nil`: too long.
    private func lines(_ pieces: [[UInt8]]) throws -> [String?] {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        let writer = Thread {
            for piece in pieces {
                var start = 0
                while start < piece.count {
                    start += max(0, piece.withUnsafeBytes { write(writing, $0.baseAddress?.advanced(by: start), piece.count - start) })
                }
            }
            close(writing)
        }
        writer.start()
        defer { close(reading) }
        var batches = LineBatches(source: ByteSource(standardInput: FileDescriptor(number: reading)))
        var lines: [String?] = []
        while let batch = try batches.next() {
            batch.forEachLine { line in lines.append(line.map { String(decoding: $0, as: UTF8.self) }) }
        }
        return lines
    }

    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
            ("a\rb\n", ["a\rb"]),
            ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", []), ("\u{FEFF}\n", [""]), ("\u{FE0F}\n", ["\u{FE0F}"]),
        ] as [(String, [String])])
    func `every line is one line, whatever its end`(text: String, expected: [String]) throws {
        #expect(try lines([Array(text.utf8)]) == expected)
        #expect(try lines(text.utf8.map { [$0] }) == expected)
    }

    @Test func `a line of the longest length is read, a longer one is skipped to its end`() throws {
        let longest = [UInt8](repeating: UInt8(ascii: "x"), count: LineBatch.longestLine)
        let newline = [UInt8(ascii: "\n")]
        #expect(try lines([longest, newline, Array("b\n".utf8)]).map { $0?.utf8.count } == [longest.count, 1])
        #expect(try lines([longest, Array("x\nb\n".utf8)]).map { $0?.utf8.count } == [nil, 1])
        #expect(try lines([longest, longest, longest, newline, Array("b".utf8)]).map { $0?.utf8.count } == [nil, 1])
        #expect(try lines([Array("a\n".utf8), longest, longest]).map { $0?.utf8.count } == [1, nil])
        #expect(try lines([longest, Array("\r\n".utf8)]).map { $0?.utf8.count } == [longest.count])
    }

    /// Gives the numbers that `next` gives to workers, and their doubles on.
    private func pipeline(
        workers: Int, next: @escaping @Sendable (_ count: Int) throws -> Int?, work: @escaping @Sendable (Int) -> Int = { $0 * 2 },
        handOn: @escaping @Sendable (Int) throws -> Void
    ) -> OrderedPipeline<Int> {
        let count = Mutex(0)
        return OrderedPipeline<Int>(
            workers: workers,
            makeWorker: {
                var number = 0
                return OrderedPipeline.Worker(
                    take: {
                        let next = try count.withLock { count in
                            count += 1
                            return try next(count)
                        }
                        number = next ?? 0
                        return next == nil ? nil : .plenty
                    },
                    work: { $0 = work(number) })
            },
            makeResult: { 0 }, handOn: { try handOn($0) })
    }

    @Test(arguments: [1, 2, 8])
    func `results keep the order of the pieces`(workers: Int) throws {
        let results = Mutex<[Int]>([])
        let pipeline = pipeline(
            workers: workers, next: { $0 <= 500 ? $0 : nil },
            work: { number in
                if number.isMultiple(of: 7) { usleep(500) }
                return number * 2
            }, handOn: { result in results.withLock { $0.append(result) } })
        try pipeline.run()
        #expect(results.withLock(\.self) == (1...500).map { $0 * 2 })
    }

    @Test func `pieces are worked on at the same time`() throws {
        let met = DispatchSemaphore(value: 0)
        let pipeline = pipeline(
            workers: 2, next: { $0 <= 2 ? $0 : nil },
            work: { number in
                // The first ends only after the second, which therefore has another thread.
                if number == 1 { met.wait() } else { met.signal() }
                return number
            }, handOn: { _ in })
        try pipeline.run()
    }

    @Test func `where there is little to do, one thread does it`() throws {
        let workers = Mutex(0)
        let pipeline = OrderedPipeline<Int>(
            workers: 8,
            makeWorker: {
                workers.withLock { $0 += 1 }
                var taken = 0
                return OrderedPipeline.Worker(
                    take: {
                        taken += 1
                        return taken <= 100 ? .little : nil
                    }, work: { _ in })
            },
            makeResult: { 0 }, handOn: { _ in })
        try pipeline.run()
        #expect(workers.withLock(\.self) == 1)
    }

    @Test func `results are used again, and not before they were handed on`() throws {
        final class Answer: Sendable {}
        let answers = Mutex<[ObjectIdentifier]>([])
        let isOut = Mutex<Set<ObjectIdentifier>>([])
        let pipeline = OrderedPipeline<Answer>(
            workers: 4,
            makeWorker: {
                OrderedPipeline.Worker(
                    take: { answers.withLock { $0.count } < 1000 ? .plenty : nil },
                    work: { answer in
                        let id = ObjectIdentifier(answer)
                        answers.withLock { $0.append(id) }
                        let isNew = isOut.withLock { $0.insert(id).inserted }
                        #expect(isNew)
                    })
            },
            makeResult: { Answer() }, handOn: { answer in isOut.withLock { _ = $0.remove(ObjectIdentifier(answer)) } })
        try pipeline.run()
        #expect(Set(answers.withLock(\.self)).count <= 16)
    }

    @Test(arguments: [1, 2])
    func `a result does not wait for more input`(workers: Int) throws {
        let handedOn = DispatchSemaphore(value: 0)
        let last = Mutex(0)
        let pipeline = pipeline(
            workers: workers,
            next: { count in
                // The next piece comes only after the last one was answered.
                if count > 1 { handedOn.wait() }
                last.withLock { $0 = count }
                return count <= 20 ? count : nil
            }, handOn: { _ in handedOn.signal() })
        try pipeline.run()
        #expect(last.withLock(\.self) == 21)
    }

    @Test(arguments: [1, 2, 8])
    func `no more pieces are taken than have a place while nobody takes the results`(workers: Int) throws {
        let taken = Mutex(0)
        let handedOn = Mutex(0)
        let most = Mutex(0)
        let pipeline = pipeline(
            workers: workers,
            next: { count in
                let difference = taken.withLock { taken in
                    taken = count
                    return taken - handedOn.withLock(\.self)
                }
                most.withLock { $0 = max($0, difference) }
                return count <= 200 ? count : nil
            },
            handOn: { _ in
                // The reader of the results comes late.
                if handedOn.withLock({ $0 }) == 0 { usleep(100_000) }
                handedOn.withLock { $0 += 1 }
            })
        try pipeline.run()
        #expect(handedOn.withLock(\.self) == 200)
        #expect(most.withLock(\.self) <= (workers == 1 ? 1 : 4 * workers) + 1)
    }

    @Test(arguments: [1, 2])
    func `an error at the output stops the input`(workers: Int) throws {
        let pipeline = pipeline(
            workers: workers, next: { $0 }, handOn: { if $0 == 10 { throw ByteSink.Failure.closedPipe } })
        #expect(throws: ByteSink.Failure.closedPipe) { try pipeline.run() }
    }

    @Test(arguments: [1, 2])
    func `an error at the input comes after what was read before it`(workers: Int) throws {
        let results = Mutex<[Int]>([])
        let pipeline = pipeline(
            workers: workers,
            next: { count in
                guard count < 10 else { throw UsageError("broken") }
                return count
            }, handOn: { result in results.withLock { $0.append(result) } })
        #expect(throws: UsageError("broken")) { try pipeline.run() }
        #expect(results.withLock(\.self) == (1..<10).map { $0 * 2 })
    }
}
