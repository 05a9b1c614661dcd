import Synchronization

/// Where output goes: a file descriptor that takes each write whole, also from several threads.
package final class ByteSink: Sendable {
    /// Why a write was not carried out.
    package enum Failure: Error, Equatable {
        /// Nobody reads any more (`parlance match … | head`): the quiet end of a filter.
        case closedPipe
        /// `errno` of the write.
        case failed(Int32)
    }

    let isTerminal: Bool
    private let descriptor: Mutex<FileDescriptor>

    package init(descriptor: Int32) {
        let descriptor = FileDescriptor(number: descriptor)
        isTerminal = descriptor.isTerminal
        self.descriptor = Mutex(descriptor)
    }

    func write(_ text: String) throws(Failure) {
        try write(Array(text.utf8))
    }

    func write(line: String) throws(Failure) {
        try write(line + "\n")
    }

    /// Blocks until everything is written.
    func write(_ bytes: [UInt8]) throws(Failure) {
        do throws(FileDescriptor.Failure) {
            try descriptor.withLock { descriptor throws(FileDescriptor.Failure) in
                try bytes.withUnsafeBufferPointer { bytes throws(FileDescriptor.Failure) in
                    try descriptor.writeAll(UnsafeRawBufferPointer(bytes))
                }
            }
        } catch {
            throw error == .closedPipe ? .closedPipe : .failed(error.code)
        }
    }
}
