/// Some lines of the input in a row, still as bytes: what one worker answers at a time. Its memory is used again for the next lines.
struct LineBatch: Sendable {
    /// A line with more bytes than this, its end not counted, is not read.
    static let longestLine = 1 << 20
    /// What one read asks for: so much that calls cost nothing, so little that a batch and its answer stay in the cache.
    static let readSize = 64 << 10

    /// Bytes behind `end` have no meaning.
    private var storage: [UInt8] = []
    private var start = 0
    private var end = 0
    /// After these lines comes one that is too long; its bytes were skipped.
    var endsInSkippedLine = false

    var isEmpty: Bool { start == end }
    var count: Int { end - start }

    mutating func removeAll() {
        start = 0
        end = 0
        endsInSkippedLine = false
    }

    mutating func append(_ bytes: [UInt8]) {
        reserve(bytes.count)
        storage.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[end...]).copyBytes(from: bytes) }
        end += bytes.count
    }

    /// Appends what one read gives.
    ///
    /// - Returns: How many bytes; 0 at the end of the source.
    mutating func appendRead(from source: ByteSource) throws(ByteSource.Failure) -> Int {
        reserve(Self.readSize)
        let free = end..<end + Self.readSize
        let count = try storage.withUnsafeMutableBufferPointer { bytes throws(ByteSource.Failure) in
            try source.read(into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[free])))
        }
        end += count
        return count
    }

    mutating func removeFirst(_ count: Int) { start += count }

    /// Moves the bytes behind the first `kept` ones to `rest`, which is empty.
    mutating func removeAll(behind kept: Int, to rest: inout [UInt8]) {
        rest.append(contentsOf: storage[start + kept..<end])
        end = start + kept
    }

    func starts(with bytes: [UInt8]) -> Bool { storage[start..<end].starts(with: bytes) }

    func isBeginning(of bytes: [UInt8]) -> Bool { bytes.starts(with: storage[start..<end]) }

    /// The first line feed among the last `count` bytes, as an offset from the start.
    func firstLineFeed(inLast count: Int) -> Int? {
        storage.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[start..<end]).firstLineFeed(from: self.count - count) }
    }

    /// The last line feed among the last `count` bytes.
    func lastLineFeed(inLast count: Int) -> Int? {
        storage[end - count..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 - start }
    }

    /// Calls `body` with each line, without `\n` or `\r\n`; `nil` stands for a line that is too long.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
        storage.withUnsafeBytes { storage in
            let all = UnsafeRawBufferPointer(rebasing: storage[start..<end])
            var start = 0
            while start < all.count {
                let end = all.firstLineFeed(from: start) ?? all.count
                let hasReturn = end > start && all[end - 1] == UInt8(ascii: "\r")
                let line = UnsafeRawBufferPointer(rebasing: all[start..<(hasReturn ? end - 1 : end)])
                body(line.count > Self.longestLine ? nil : line.assumingMemoryBound(to: UInt8.self))
                start = end + 1
            }
        }
        if endsInSkippedLine { body(nil) }
    }

    /// Room for so many bytes behind the end.
    private mutating func reserve(_ count: Int) {
        guard storage.count < end + count else { return }
        storage.append(contentsOf: repeatElement(0, count: max(end + count, 2 * storage.count) - storage.count))
    }
}
