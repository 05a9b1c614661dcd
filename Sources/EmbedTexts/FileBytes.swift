#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Whole files by the C library alone: this tool is built before everything else, and for the machine that builds.
enum FileBytes {
    /// `nil` on failure; `errno` says why.
    static func contents(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
                errno = 0
                count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
            }
            if chunk.isEmpty { return errno == 0 ? bytes : nil }
            bytes += chunk
        }
    }

    /// Replaces the file in one step, so that a build that is stopped leaves no half of it.
    static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
        let temporary = path + ".new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 {
                close(descriptor)
                return false
            }
            rest = rest.dropFirst(count)
        }
        close(descriptor)
        return rename(temporary, path) == 0
    }
}
