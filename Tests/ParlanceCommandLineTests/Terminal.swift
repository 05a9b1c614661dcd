import Foundation
import Synchronization
import Testing

/// A program on a terminal of its own, typed at and read from.
final class Terminal {
    private typealias OpenTerminal =
        @convention(c) (
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?
        ) -> Int32

    private let master: Int32
    private let process = Process()
    private let seen = Mutex("")
    /// How the terminal was before the program came.
    private(set) var foundSettings: tcflag_t?

    init(_ arguments: [String], environment: [String: String]) throws {
        // `openpty` is not among the functions that the C library's module shows.
        let library = try #require(dlopen(nil, RTLD_NOW))
        let symbol = try #require(dlsym(library, "openpty"))
        var ends: (Int32, Int32) = (-1, -1)
        try #require(unsafeBitCast(symbol, to: OpenTerminal.self)(&ends.0, &ends.1, nil, nil, nil) == 0)
        let slave = ends.1
        master = ends.0
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
        process.arguments = arguments
        process.environment = environment.merging(["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]) { given, _ in given }
        foundSettings = settings
        // The other end must not keep this one open.
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        try handle.close()
    }

    deinit {
        if process.isRunning { process.terminate() }
        close(master)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    func interrupt() {
        process.interrupt()
    }

    /// Reads until the program has written a text after what was waited for before; `false` where it ended without.
    func shows(_ text: String) -> Bool {
        while true {
            let isFound = seen.withLock { seen in
                guard let range = seen.range(of: text) else { return false }
                seen.removeSubrange(..<range.upperBound)
                return true
            }
            if isFound { return true }
            guard let text = next() else { return false }
            seen.withLock { $0 += text }
        }
    }

    /// Everything that the program still writes until it ends.
    func rest() -> String {
        var text = ""
        while let next = next() { text += next }
        return text
    }

    /// What the program writes next; `nil` once it has ended, and where it has long been silent: a test is to fail, not to hang.
    private func next() -> String? {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 120_000) == 1 else { return nil }
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = chunk.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        return count > 0 ? String(decoding: chunk[..<count], as: UTF8.self) : nil
    }

    /// How the terminal treats what is typed: whether by lines, and whether it is shown.
    var settings: tcflag_t? {
        var settings = termios()
        return tcgetattr(master, &settings) == 0 ? settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) : nil
    }

    /// Reads until the program has ended; gives its status, negative for a signal.
    func end() -> Int32 {
        _ = rest()
        if process.isRunning, poll(nil, 0, 1000) == 0, process.isRunning { process.terminate() }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
