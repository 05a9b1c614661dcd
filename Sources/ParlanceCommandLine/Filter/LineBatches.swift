import Foundation

/// Cuts an input into batches of whole lines: whatever one read gives, so that a line that was typed is answered at once and a large
/// file goes by in large pieces.
///
/// Memory: one read and one line that is not too long. A byte-order mark at the start of the input is dropped.
struct LineBatches: ~Copyable {
    private let source: ByteSource
    private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)
    /// The beginning of a line whose end was not read yet.
    private var rest: [UInt8] = []
    private var isSkipping = false
    private var isAtStart = true
    private var isAtEnd = false

    init(source: ByteSource) {
        self.source = source
    }

    deinit {
        chunk.deallocate()
    }

    /// `nil` at the end of the input.
    mutating func next() throws(ByteSource.Failure) -> LineBatch? {
        while !isAtEnd {
            let count = try source.read(into: chunk)
            if count == 0 {
                isAtEnd = true
                return lastBatch()
            }
            var read = UnsafeRawBufferPointer(rebasing: chunk[..<count])
            if isAtStart {
                if read.starts(with: [0xEF, 0xBB, 0xBF]) { read = UnsafeRawBufferPointer(rebasing: read[3...]) }
                isAtStart = false
            }
            if let batch = take(read) { return batch }
        }
        return nil
    }

    private mutating func take(_ read: UnsafeRawBufferPointer) -> LineBatch? {
        var read = read
        if isSkipping {
            // The line was reported when it became too long.
            guard let end = Self.firstLineFeed(in: read) else { return nil }
            isSkipping = false
            read = UnsafeRawBufferPointer(rebasing: read[(end + 1)...])
        }
        guard Self.firstLineFeed(in: read) != nil, let end = read.lastIndex(of: UInt8(ascii: "\n")) else {
            rest.append(contentsOf: read)
            guard rest.count > LineBatch.longestLine + 1 else { return nil }
            rest.removeAll(keepingCapacity: true)
            isSkipping = true
            return LineBatch(endsInSkippedLine: true)
        }
        var bytes = rest
        bytes.append(contentsOf: read[...end])
        rest = Array(read[(end + 1)...])
        return LineBatch(bytes: bytes)
    }

    private static func firstLineFeed(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base, CInt(UInt8(ascii: "\n")), bytes.count) else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
    }

    private mutating func lastBatch() -> LineBatch? {
        rest.isEmpty ? nil : LineBatch(bytes: rest)
    }
}
