/// Cuts an input into batches of whole lines: whatever one read gives, so that a line that was typed is answered at once and a large
/// file goes by in large pieces.
///
/// Memory: one line that is not too long. A byte-order mark at the start of the input is dropped.
struct LineBatches: Sendable {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let source: ByteSource
    /// The beginning of a line whose end was not read yet.
    private var rest: [UInt8] = []
    private var isSkipping = false
    private var isAtStart = true
    private var isAtEnd = false
    /// How much of the input has been read.
    private(set) var bytesRead = 0

    init(source: ByteSource) {
        self.source = source
    }

    /// Gives each line of a file with its number, from 1; `nil` for one that is too long.
    static func forEachLine(
        ofFile path: String, _ body: (UnsafeBufferPointer<UInt8>?, Int) -> Void
    ) throws(ByteSource.Failure) {
        var batches = LineBatches(source: try ByteSource(path: path))
        var line = 0
        while let batch = try batches.next() {
            batch.forEachLine { bytes in
                line += 1
                body(bytes, line)
            }
        }
    }

    /// `nil` at the end of the input.
    mutating func next() throws(ByteSource.Failure) -> LineBatch? {
        var batch = LineBatch()
        return try fill(&batch) ? batch : nil
    }

    /// Puts the next lines in place of those that the batch holds; `false` at the end of the input, where there are none.
    mutating func fill(_ batch: inout LineBatch) throws(ByteSource.Failure) -> Bool {
        batch.removeAll()
        batch.append(rest)
        rest.removeAll(keepingCapacity: true)
        while !isAtEnd {
            var count = try batch.appendRead(from: source)
            bytesRead += count
            if count == 0 {
                isAtEnd = true
                return !batch.isEmpty
            }
            if isAtStart {
                // A mark may come in pieces; a line that is shorter is none.
                if batch.starts(with: Self.byteOrderMark) {
                    batch.removeFirst(Self.byteOrderMark.count)
                    count = batch.count
                    isAtStart = false
                } else if !batch.isBeginning(of: Self.byteOrderMark) {
                    isAtStart = false
                }
            }
            if isSkipping {
                // The line was reported when it became too long.
                guard let end = batch.firstLineFeed(inLast: count) else {
                    batch.removeAll()
                    continue
                }
                isSkipping = false
                batch.removeFirst(end + 1)
                count = batch.count
            }
            if let end = batch.lastLineFeed(inLast: count) {
                batch.removeAll(behind: end + 1, to: &rest)
                return true
            }
            if batch.count > LineBatch.longestLine + 1 {
                batch.removeAll()
                batch.endsInSkippedLine = true
                isSkipping = true
                return true
            }
        }
        return false
    }
}
