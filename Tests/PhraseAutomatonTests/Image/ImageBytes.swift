@testable import PhraseAutomaton

extension FrozenAutomaton {
    /// What its compiled file holds.
    var imageBytes: [UInt8] {
        var bytes: [UInt8] = []
        writeImage { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// The automaton, written and read again.
    func reopened() throws(ImageError) -> FrozenAutomaton { try reopened(from: imageBytes) }

    /// The automaton that a compiled file holds, which may be a changed one of this automaton.
    func reopened(from bytes: [UInt8]) throws(ImageError) -> FrozenAutomaton {
        try FrozenAutomaton(ImageMemory(copying: bytes), normalizer: normalizer, recognizers: provider)
    }
}

extension ImageMemory {
    convenience init(copying bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
        defer { memory.deallocate() }
        memory.copyBytes(from: bytes)
        self.init(copying: UnsafeRawBufferPointer(memory))
    }
}
