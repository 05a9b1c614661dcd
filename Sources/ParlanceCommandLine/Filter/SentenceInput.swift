import IntentRuntime

/// The sentences of several files, one file after the other; each file's last line ends with it.
struct SentenceInput: Sendable {
    private let operands: [String]
    private var opened = 0
    private var batches: LineBatches?
    /// How much of the files has been read.
    private(set) var bytesRead = 0

    /// - Parameter operands: Paths, or `-` for standard input.
    /// - Throws: For what cannot be read, before anything is. Files are opened as it is their turn.
    init(operands: [String]) throws(ByteSource.Failure) {
        for operand in operands where operand != "-" {
            if let failure = FileDescriptor.failure(ofReading: operand) { throw ByteSource.Failure(path: operand, failure) }
        }
        self.operands = operands
    }

    /// How many bytes there are to read together; `nil` where that is not known before.
    var size: Int? {
        var size = 0
        for operand in operands {
            guard let more = operand == "-" ? FileDescriptor.standardInput.remainingBytes : FileDescriptor.size(of: operand) else {
                return nil
            }
            size += more
        }
        return size
    }

    /// Puts the next lines in place of those that the batch holds; `nil` at the end of the last file, otherwise how much was read for them.
    mutating func fill(_ batch: inout LineBatch) throws(ByteSource.Failure) -> Int? {
        while true {
            if batches == nil {
                guard opened < operands.count, !Interruption.isRequested else { return nil }
                batches = LineBatches(source: try ByteSource(operand: operands[opened]))
                opened += 1
            }
            let before = batches?.bytesRead ?? 0
            let isFilled = try batches?.fill(&batch) ?? false
            let after = batches?.bytesRead ?? 0
            bytesRead += after - before
            if isFilled { return after - before }
            batches = nil
        }
    }
}
