#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a compiled file: mapped, so that pages are read when they are first looked at and are the same ones in every process, or
/// copied from somewhere else.
///
/// Invariants: `bytes` begins at a multiple of 64, is readable and nobody writes to it until `deinit`. A file must be replaced by another
/// one of its name, never written to: one that gets shorter under a mapping ends the process that looks behind its end.
///
/// Sendable, unchecked: the memory is written before the value exists and only read afterwards.
package final class ImageMemory: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    /// Maps a file.
    package init(path: String) throws(ImageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(code: errno) }
        // The mapping stays when the file is closed.
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        isMapped = true
        let count = Int(status.st_size)
        guard count > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            throw .unreadable(code: errno)
        }
        bytes = UnsafeRawBufferPointer(start: address, count: count)
    }

    /// Copies what was made or read elsewhere, to a place that is aligned as files are. O(bytes).
    package init(copying source: UnsafeRawBufferPointer) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: ImageFormat.alignment)
        memory.copyMemory(from: source)
        bytes = UnsafeRawBufferPointer(memory)
        isMapped = false
    }

    /// Whether bytes begin as a compiled file does.
    package static func isImage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: ImageFormat.magic) }

    /// Whether a file begins as a compiled one does.
    package static func isImage(path: String) -> Bool {
        // A pipe that has a name would be read empty.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: ImageFormat.magic.count)
        return read(descriptor, &bytes, bytes.count) == bytes.count && bytes == ImageFormat.magic
    }

    deinit {
        guard isMapped else { return bytes.deallocate() }
        if let address = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: address), bytes.count) }
    }

    /// What the system says of an `errno`.
    static func message(of code: Int32) -> String { String(cString: strerror(code)) }
}
