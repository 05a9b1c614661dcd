import Foundation

/// Where bytes come from: a file, a pipe, a terminal.
final class ByteSource: Sendable {
    /// Why a file cannot be read; a fact that is said as `path: message`.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let path: String
        let message: String

        init(path: String, message: String) {
            self.path = path
            self.message = message
        }

        init(path: String, code: Int32) {
            let message =
                switch code {
                case ENOENT: "no such file or folder"
                case EACCES: "permission denied"
                case EISDIR: "is a folder"
                default: String(cString: strerror(code))
                }
            self.init(path: path, message: message)
        }

        var description: String { "\(path): \(message)" }
    }

    /// For messages; `-` is standard input.
    let path: String
    private let descriptor: Int32
    private let isOwned: Bool

    init(standardInput descriptor: Int32 = STDIN_FILENO) {
        path = "-"
        self.descriptor = descriptor
        isOwned = false
    }

    /// Opens a file, or a pipe or device that has a name; a folder is refused.
    init(path: String) throws(Failure) {
        let opened = open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { throw Failure(path: path, code: errno) }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            close(opened)
            throw Failure(path: path, code: EISDIR)
        }
        self.path = path
        descriptor = opened
        isOwned = true
    }

    /// The file of that path, or standard input for `-`.
    convenience init(operand: String) throws(Failure) {
        if operand == "-" { self.init() } else { try self.init(path: operand) }
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// Reads what is there, at most a buffer full, and waits only when nothing is. 0 at the end, also the one that Ctrl-C makes.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        while true {
            guard Interruption.waitsForInput(descriptor) else { return 0 }
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&ready, 1, -1)
            case let code: throw Failure(path: path, code: code)
            }
        }
    }

    /// All bytes, but not more than one over the limit, which tells the reader that there are too many.
    func readAll(limit: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { chunk.deallocate() }
        while bytes.count <= limit {
            let count = try read(into: chunk)
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<min(count, limit + 1 - bytes.count)])
        }
        return bytes
    }
}
