import Foundation

/// Gives a file new content in one step: whoever reads it finds the old or the new, whole.
struct FileReplacement: Sendable {
    private let target: String
    private let temporary: String

    /// Writes the content beside the file, which stays as it is until `commit`.
    ///
    /// The permissions of a file that is there stay; a link to one is followed, so that it stays one.
    static func prepare(_ path: String, with bytes: [UInt8]) throws(ByteSource.Failure) -> FileReplacement {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        guard resolved != nil || errno == ENOENT else { throw ByteSource.Failure(path: path, code: errno) }
        let target = resolved.map { String(cString: $0) } ?? path
        var status = stat()
        let isThere = resolved != nil
        if isThere, stat(target, &status) != 0 { throw ByteSource.Failure(path: path, code: errno) }
        let temporary = "\(target).\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, isThere ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw ByteSource.Failure(path: path, code: errno) }
        let isWritten =
            write(bytes, to: descriptor) && (!isThere || fchmod(descriptor, status.st_mode & 0o7777) == 0) && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten else {
            unlink(temporary)
            throw ByteSource.Failure(path: path, code: code)
        }
        return FileReplacement(target: target, temporary: temporary)
    }

    /// Puts the new content in the file's place; on failure the file is as it was.
    func commit() throws(ByteSource.Failure) {
        guard rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            throw ByteSource.Failure(path: target, code: code)
        }
    }

    /// Leaves the file as it is.
    func discard() {
        unlink(temporary)
    }

    static func replace(_ path: String, with bytes: [UInt8]) throws(ByteSource.Failure) {
        try prepare(path, with: bytes).commit()
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start) }
            if count < 0, errno != EINTR { return false }
            start += max(count, 0)
        }
        return true
    }
}
