import Foundation

/// Gives a file new content in one step: whoever reads it finds the old or the new, whole.
struct FileReplacement: Sendable {
    private let target: String
    private let temporary: String

    /// Whether a file is there that would be lost if it were replaced.
    static func holdsSomething(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    }

    /// Writes the content beside the file, which stays as it is until `commit`.
    ///
    /// The permissions of a file that is there stay; a link to one is followed, so that it stays one.
    static func prepare(_ path: String, with bytes: [UInt8]) throws(ByteSource.Failure) -> FileReplacement {
        try prepare(path) { file throws(ByteSource.Failure) in try file.write(bytes) }
    }

    /// The same for content that comes piece by piece. A signal that ends the process meanwhile leaves nothing beside the file.
    static func prepare(
        _ path: String, _ content: (inout Output) throws(ByteSource.Failure) -> Void
    ) throws(ByteSource.Failure) -> FileReplacement {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        guard resolved != nil || errno == ENOENT else { throw ByteSource.Failure(path: path, code: errno) }
        let target = resolved.map { String(cString: $0) } ?? path
        var status = stat()
        let isThere = resolved != nil
        if isThere, stat(target, &status) != 0 { throw ByteSource.Failure(path: path, code: errno) }
        // A device or pipe would be gone, and a file in its place.
        guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
            throw ByteSource.Failure(path: path, message: "is no regular file, and is not replaced by one")
        }
        let temporary = "\(target).\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, isThere ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw ByteSource.Failure(path: path, code: errno) }
        Interruption.removesFile(temporary)
        do throws(ByteSource.Failure) {
            var file = Output(path: path, descriptor: descriptor)
            try content(&file)
            try file.flush()
            let isKept = (!isThere || fchmod(descriptor, status.st_mode & 0o7777) == 0) && fsync(descriptor) == 0
            guard isKept else { throw ByteSource.Failure(path: path, code: errno) }
            close(descriptor)
        } catch {
            close(descriptor)
            unlink(temporary)
            Interruption.keepsFile()
            throw error
        }
        return FileReplacement(target: target, temporary: temporary)
    }

    /// Puts the new content in the file's place; on failure the file is as it was.
    func commit() throws(ByteSource.Failure) {
        defer { Interruption.keepsFile() }
        guard rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            throw ByteSource.Failure(path: target, code: code)
        }
    }

    /// Leaves the file as it is.
    func discard() {
        unlink(temporary)
        Interruption.keepsFile()
    }

    static func replace(_ path: String, with bytes: [UInt8]) throws(ByteSource.Failure) {
        try prepare(path, with: bytes).commit()
    }
}

extension FileReplacement {
    /// The file that is being written.
    ///
    /// It is written in pieces of 4 MiB: the system keeps it in memory in pieces as large, and maps them as such. Of a compiled library of
    /// 74 MB, written in pieces of 256 KiB, all pages were there after 3 ms; like this after 0.2.
    struct Output {
        private let path: String
        private let descriptor: Int32
        private var buffer: [UInt8] = []

        private static let piece = 4 << 20

        fileprivate init(path: String, descriptor: Int32) {
            self.path = path
            self.descriptor = descriptor
        }

        mutating func write(_ bytes: some Collection<UInt8>) throws(ByteSource.Failure) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = rest.prefix(Self.piece - buffer.count)
                buffer.append(contentsOf: part)
                rest = rest.dropFirst(part.count)
                if buffer.count == Self.piece { try flush() }
            }
        }

        fileprivate mutating func flush() throws(ByteSource.Failure) {
            var start = 0
            while start < buffer.count {
                let count = buffer.withUnsafeBytes {
                    Foundation.write(descriptor, $0.baseAddress?.advanced(by: start), buffer.count - start)
                }
                if count < 0, errno != EINTR { throw ByteSource.Failure(path: path, code: errno) }
                start += max(count, 0)
            }
            buffer.removeAll(keepingCapacity: true)
        }
    }
}
