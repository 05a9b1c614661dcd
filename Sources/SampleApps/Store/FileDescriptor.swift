import Foundation

/// An open file or folder, closed when it goes out of scope.
struct FileDescriptor: ~Copyable {
    let raw: Int32

    /// Opens `name` inside a folder, or `name` itself as a path. A symbolic link in its last component is refused, not followed.
    init(_ name: String, in folder: borrowing FileDescriptor, flags: Int32, mode: mode_t = 0o600) throws(StoreError) {
        try self.init(openat(folder.raw, name, flags | O_NOFOLLOW | O_CLOEXEC, mode), name)
    }

    init(folder path: String) throws(StoreError) {
        try self.init(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), path)
    }

    private init(_ opened: Int32, _ name: String) throws(StoreError) {
        guard opened >= 0 else {
            let code = errno
            throw [ELOOP, ENOTDIR, EISDIR].contains(code) ? .notAPlainFile(name) : .failed(name, code: code)
        }
        raw = opened
    }

    deinit {
        close(raw)
    }

    func status(_ name: String) throws(StoreError) -> stat {
        var status = stat()
        guard fstat(raw, &status) == 0 else { throw .failed(name, code: errno) }
        return status
    }

    func readAll(_ name: String, count: Int) throws(StoreError) -> Data {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let read = data.withUnsafeMutableBytes { Foundation.read(raw, $0.baseAddress?.advanced(by: filled), count - filled) }
            if read == 0 { break }
            if read < 0 {
                if errno == EINTR { continue }
                throw .failed(name, code: errno)
            }
            filled += read
        }
        return data.prefix(filled)
    }

    func writeAll(_ data: Data, _ name: String) throws(StoreError) {
        var start = 0
        while start < data.count {
            let written = data.withUnsafeBytes { Foundation.write(raw, $0.baseAddress?.advanced(by: start), data.count - start) }
            if written < 0 {
                if errno == EINTR { continue }
                throw .failed(name, code: errno)
            }
            start += written
        }
    }

    /// Waits until the disk has it. A folder's entries are part of the folder, not of the files.
    func synchronize(_ name: String) throws(StoreError) {
        #if canImport(Darwin)
            // `fsync` alone leaves the data in the drive's cache; some file systems know only that.
            if fcntl(raw, F_FULLFSYNC) == 0 { return }
        #endif
        // Some file systems cannot synchronise a folder, and say so.
        guard fsync(raw) == 0 || errno == EINVAL else { throw .failed(name, code: errno) }
    }
}
