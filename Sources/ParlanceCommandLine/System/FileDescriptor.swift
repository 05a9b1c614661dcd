#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's calls on an open file, pipe or terminal; a call that a signal interrupted is made again, and one on a descriptor that does
/// not block waits.
struct FileDescriptor: Sendable, Equatable {
    /// `errno` of a call.
    struct Failure: Error, Equatable {
        static let closedPipe = Failure(code: EPIPE)

        let code: Int32

        var message: String {
            switch code {
            case ENOENT: "no such file or folder"
            case EACCES: "permission denied"
            case EISDIR: "is a folder"
            default: String(cString: strerror(code))
            }
        }
    }

    static let standardInput = FileDescriptor(number: STDIN_FILENO)

    /// Opens the null device where a process was started without one of its three streams (`<&-`): the next pipe or file that it opens
    /// would take the place, and be read or written as that stream.
    static func completeStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free is given.
            _ = open("/dev/null", O_RDWR)
        }
    }

    let number: Int32

    init(number: Int32) { self.number = number }

    /// Opens a file, or a pipe or device that has a name, for reading; a folder is refused.
    init(reading path: String) throws(Failure) {
        let opened = open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { throw Failure(code: errno) }
        number = opened
        var status = stat()
        let code = fstat(opened, &status) == 0 ? (status.st_mode & S_IFMT == S_IFDIR ? EISDIR : 0) : errno
        guard code == 0 else {
            closeFile()
            throw Failure(code: code)
        }
    }

    /// Why a path cannot be read, found without opening it: a pipe that has a name would take that for its reader.
    static func failure(ofReading path: String) -> Failure? {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else { return Failure(code: errno) }
        return status.st_mode & S_IFMT == S_IFDIR ? Failure(code: EISDIR) : nil
    }

    func closeFile() { _ = close(number) }

    var isTerminal: Bool { isatty(number) == 1 }

    /// How many bytes are left to be read; `nil` where that is not known before (a pipe, a terminal).
    var remainingBytes: Int? {
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return max(0, Int(status.st_size) - max(0, Int(lseek(number, 0, SEEK_CUR))))
    }

    /// The size of a regular file; `nil` for anything else.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Reads what is there, at most a buffer full, and waits only when nothing is. 0 at the end.
    func readBytes(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        while true {
            let count = read(number, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            try waitOrThrow(for: POLLIN)
        }
    }

    /// Blocks until everything is written.
    func writeAll(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes
        while !rest.isEmpty {
            let count = write(number, rest.baseAddress, rest.count)
            if count >= 0 { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) } else { try waitOrThrow(for: POLLOUT) }
        }
    }

    /// After a call that failed: returns where it is to be made again.
    private func waitOrThrow(for events: some BinaryInteger) throws(Failure) {
        switch errno {
        case EINTR: return
        case EAGAIN:
            var ready = pollfd(fd: number, events: Int16(events), revents: 0)
            _ = poll(&ready, 1, -1)
        case let code: throw Failure(code: code)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The first line feed from an offset on.
    func firstLineFeed(from start: Int = 0) -> Int? {
        guard let baseAddress, let found = memchr(baseAddress + start, 0x0A, count - start) else { return nil }
        return baseAddress.distance(to: UnsafeRawPointer(found))
    }
}
