/// The texts of many sentences, one behind the other in memory, as a file that is read whole has them.
struct SentenceTexts {
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]

    init(_ sentences: [Workload.Sentence]) {
        var bytes: [UInt8] = []
        ranges = sentences.map { sentence in
            bytes.append(contentsOf: sentence.text)
            return bytes.count - sentence.text.count..<bytes.count
        }
        self.bytes = bytes
    }

    @inline(__always)
    func withText<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[ranges[index]])) }
    }
}
