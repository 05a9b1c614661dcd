import Foundation
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
    private let descriptor: Mutex<Int32>

    package init(descriptor: Int32) {
        self.descriptor = Mutex(descriptor)
        isTerminal = isatty(descriptor) == 1
    }

    func write(_ text: String) throws(Failure) {
        try write(Array(text.utf8))
    }

    func write(line: String) throws(Failure) {
        try write(line + "\n")
    }

    /// Blocks until everything is written.
    func write(_ bytes: [UInt8]) throws(Failure) {
        try descriptor.withLock { descriptor throws(Failure) in
            var start = 0
            while start < bytes.count {
                let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start) }
                if count >= 0 {
                    start += count
                    continue
                }
                switch errno {
                case EINTR: continue
                case EAGAIN:
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&ready, 1, -1)
                case EPIPE: throw .closedPipe
                case let code: throw .failed(code)
                }
            }
        }
    }
}
