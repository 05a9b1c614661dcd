import Synchronization

/// Looks at all chunks of a mapped file: makes their digests, and checks the rows that begin in them while they are in the cache.
///
/// Two threads take the next chunk in turn. With one of them waiting for the memory most of the time, more would gain little.
final class ImageCheckJob: Sendable {
    private struct Section: Sendable {
        var check: SectionCheck
        /// Where the table begins in the file.
        var offset: Int
        /// Where the rows begin and end that are checked.
        var bytes: Range<Int>
    }

    private struct Results {
        var digests: [UInt64]
        var faults: [(chunk: Int, fault: RowFault)] = []
    }

    private let memory: ImageMemory
    private let start: Int
    /// By place; they do not overlap.
    private let sections: [Section]
    private let next = Atomic<Int>(0)
    private let count: Int
    private let results: Mutex<Results>

    /// Files below this are checked before a second thread has begun.
    private static let sizeForTwo = 2 << 20

    /// - Parameter checks: each with where its table begins in the file.
    init(_ memory: ImageMemory, from start: Int, _ checks: [(check: SectionCheck, offset: Int)]) {
        self.memory = memory
        self.start = start
        // An empty section has the place of the next one.
        sections = checks.filter { !$0.check.rows.isEmpty }.map { check, offset in
            let bytes = offset + check.rows.lowerBound * check.stride..<offset + check.rows.upperBound * check.stride
            return Section(check: check, offset: offset, bytes: bytes)
        }.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
        count = (memory.bytes.count - start + ImageChecksum.chunk - 1) / ImageChecksum.chunk
        results = Mutex(Results(digests: [UInt64](repeating: 0, count: count)))
    }

    /// By chunk.
    var digests: [UInt64] { results.withLock { $0.digests } }

    /// The first by place.
    var fault: RowFault? { results.withLock { $0.faults.min { $0.chunk < $1.chunk }?.fault } }

    func run() {
        guard memory.bytes.count >= Self.sizeForTwo, let second = SystemThread({ self.work() }) else { return work() }
        work()
        second.join()
    }

    private func work() {
        var digests: [(Int, UInt64)] = []
        var fault: (Int, RowFault)?
        while true {
            let chunk = next.add(1, ordering: .relaxed).oldValue
            guard chunk < count else { break }
            let lower = start + chunk * ImageChecksum.chunk
            let upper = min(lower + ImageChecksum.chunk, memory.bytes.count)
            digests.append((chunk, ImageChecksum.digest(of: UnsafeRawBufferPointer(rebasing: memory.bytes[lower..<upper]))))
            if fault == nil, let found = self.fault(lower..<upper) { fault = (chunk, found) }
        }
        results.withLock { results in
            for (chunk, digest) in digests { results.digests[chunk] = digest }
            if let fault { results.faults.append((chunk: fault.0, fault: fault.1)) }
        }
    }

    /// The first fault among the rows that begin in a part of the file.
    private func fault(_ bytes: Range<Int>) -> RowFault? {
        var index = firstSection(behind: bytes.lowerBound)
        while index < sections.count, sections[index].bytes.lowerBound < bytes.upperBound {
            let section = sections[index]
            index += 1
            let check = section.check
            let first = (max(bytes.lowerBound - section.offset, 0) + check.stride - 1) / check.stride
            let end = (max(bytes.upperBound - section.offset, 0) + check.stride - 1) / check.stride
            let rows = (first..<end).clamped(to: check.rows)
            if !rows.isEmpty, let fault = check.fault(rows) { return fault }
        }
        return nil
    }

    /// The first section that does not end before a place.
    private func firstSection(behind place: Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].bytes.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
