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
        var batches = LineBatches(source: ByteSource(standardInput: reading))
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
            ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", []),
        ] as [(String, [String])])
    func `every line is one line, whatever its end`(text: String, expected: [String]) throws {
        #expect(try lines([Array(text.utf8)]) == expected)
        #expect(try lines(text.utf8.map { [$0] }) == expected || text.hasPrefix("\u{FEFF}"))
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

    @Test(arguments: [1, 2, 8])
    func `results keep the order of the pieces`(workers: Int) throws {
        let results = Mutex<[Int]>([])
        let pipeline = OrderedPipeline<Int, Int>(
            workers: workers,
            makeWorker: {
                { number in
                    if number.isMultiple(of: 7) { usleep(500) }
                    return number * 2
                }
            },
            handOn: { result in results.withLock { $0.append(result) } })
        var numbers = (0..<500).makeIterator()
        try pipeline.run { numbers.next() }
        #expect(results.withLock(\.self) == (0..<500).map { $0 * 2 })
    }

    @Test func `a result does not wait for more input`() throws {
        let handedOn = DispatchSemaphore(value: 0)
        let pipeline = OrderedPipeline<Int, Int>(workers: 2, makeWorker: { { $0 } }, handOn: { _ in handedOn.signal() })
        var count = 0
        try pipeline.run {
            // The next piece comes only after the last one was answered.
            if count > 0 { handedOn.wait() }
            count += 1
            return count <= 20 ? count : nil
        }
        #expect(count == 21)
    }

    @Test func `an error at the output stops the input`() throws {
        let pipeline = OrderedPipeline<Int, Int>(
            workers: 2, makeWorker: { { $0 } }, handOn: { if $0 == 5 { throw ByteSink.Failure.closedPipe } })
        var count = 0
        #expect(throws: ByteSink.Failure.closedPipe) {
            try pipeline.run {
                count += 1
                return count
            }
        }
    }

    @Test func `an error at the input comes after what was read before it`() throws {
        let results = Mutex<[Int]>([])
        let pipeline = OrderedPipeline<Int, Int>(
            workers: 2, makeWorker: { { $0 } }, handOn: { result in results.withLock { $0.append(result) } })
        var count = 0
        #expect(throws: UsageError("broken")) {
            try pipeline.run {
                count += 1
                guard count < 10 else { throw UsageError("broken") }
                return count
            }
        }
        #expect(results.withLock(\.self) == Array(1..<10))
    }
}
