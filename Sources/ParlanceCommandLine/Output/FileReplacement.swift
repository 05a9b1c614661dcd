import Foundation

/// Gives a file new content in one step: whoever reads it finds the old or the new, whole.
enum FileReplacement {
    /// The permissions stay; a link is followed, so that it stays one. On failure the file is as it was.
    static func replace(_ path: String, with bytes: [UInt8]) throws(ByteSource.Failure) {
        guard let resolved = realpath(path, nil) else { throw ByteSource.Failure(path: path, code: errno) }
        defer { free(resolved) }
        let target = String(cString: resolved)
        var status = stat()
        guard stat(target, &status) == 0 else { throw ByteSource.Failure(path: path, code: errno) }
        let temporary = "\(target).\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ByteSource.Failure(path: path, code: errno) }
        let isWritten = write(bytes, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten else {
            unlink(temporary)
            throw ByteSource.Failure(path: path, code: code)
        }
        guard rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            throw ByteSource.Failure(path: path, code: code)
        }
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
