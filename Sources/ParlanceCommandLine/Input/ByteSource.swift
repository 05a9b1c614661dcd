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

        init(path: String, _ failure: FileDescriptor.Failure) {
            self.init(path: path, message: failure.message)
        }

        init(path: String, code: Int32) {
            self.init(path: path, FileDescriptor.Failure(code: code))
        }

        var description: String { "\(path): \(message)" }
    }

    /// For messages; `-` is standard input.
    let path: String
    private let descriptor: FileDescriptor
    private let isOwned: Bool

    init(standardInput descriptor: FileDescriptor = .standardInput) {
        path = "-"
        self.descriptor = descriptor
        isOwned = false
    }

    /// Opens a file, or a pipe or device that has a name; a folder is refused.
    init(path: String) throws(Failure) {
        do {
            descriptor = try FileDescriptor(reading: path)
        } catch {
            throw Failure(path: path, error)
        }
        self.path = path
        isOwned = true
    }

    /// The file of that path, or standard input for `-`.
    convenience init(operand: String) throws(Failure) {
        if operand == "-" { self.init() } else { try self.init(path: operand) }
    }

    deinit {
        if isOwned { descriptor.closeFile() }
    }

    /// Reads what is there, at most a buffer full, and waits only when nothing is. 0 at the end, also the one that Ctrl-C makes.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        guard Interruption.waitsForInput(descriptor.number) else { return 0 }
        do {
            return try descriptor.readBytes(into: buffer)
        } catch {
            throw Failure(path: path, error)
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
