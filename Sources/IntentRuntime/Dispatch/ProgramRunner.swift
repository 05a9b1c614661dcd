import Dispatch
import Foundation
import Synchronization

/// Runs a program that a phrase file binds to an intent: an argument vector, never a shell.
struct ProgramRunner: Sendable {
    /// What is kept of a program's output; the rest is read and thrown away.
    static let outputLimit = 64 * 1024

    enum Failure: Error, Equatable {
        /// The session does not let programs be started.
        case notAllowed
        case notFound(program: String)
        /// An argument holds a NUL, which would end it early.
        case unusableArgument(program: String)
        case notStarted(program: String, reason: String)
        case exited(program: String, status: Int32, message: String)
    }

    /// The program's standard output, without white space at its ends.
    ///
    /// Cancelling the task ends the program, and what it started.
    func run(_ arguments: [String]) async throws -> String {
        guard let name = arguments.first, let executable = Self.locate(name) else {
            throw Failure.notFound(program: arguments.first ?? "")
        }
        guard !arguments.contains(where: { $0.utf8.contains(0) }) else { throw Failure.unusableArgument(program: name) }
        let running = Running(executable: executable, arguments: Array(arguments.dropFirst()))
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result { try running.waitForOutput() }) }
            }
        } onCancel: {
            running.end()
        }
    }

    /// A path as it is, a bare name along `PATH`.
    static func locate(_ name: String) -> URL? {
        guard !name.isEmpty else { return nil }
        if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? URL(fileURLWithPath: name) : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// One running program.
private final class Running: Sendable {
    private let executable: URL
    private let arguments: [String]
    /// The process while it can be ended; `isEnded` says that it must not be started any more.
    private let state = Mutex((identifier: pid_t?.none, isEnded: false))

    init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    func end() {
        state.withLock { state in
            state.isEnded = true
            // Foundation starts a program in a process group of its own: what it started ends with it.
            if let identifier = state.identifier { kill(-identifier, SIGKILL) }
        }
    }

    /// Blocks its thread until the program has ended, and shortly for what it wrote.
    func waitForOutput() throws -> String {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try state.withLock { state in
            if state.isEnded { throw CancellationError() }
            do { try process.run() } catch {
                throw ProgramRunner.Failure.notStarted(program: executable.lastPathComponent, reason: error.localizedDescription)
            }
            state.identifier = process.processIdentifier
        }
        // Both pipes are drained at once, so that a program that fills one is not stuck on it.
        let collected = Collected()
        let drained = DispatchGroup()
        for (stream, pipe) in [(Collected.Stream.output, output), (.errors, errors)] {
            DispatchQueue.global().async(group: drained) { Self.drain(pipe.fileHandleForReading, to: stream, of: collected) }
        }
        let end = Self.waitForEnd(of: process)
        state.withLock { $0.identifier = nil }
        // What a program leaves behind may hold its pipes for ever; the answer is the program's own.
        if drained.wait(timeout: .now() + Self.grace) == .timedOut {
            kill(-process.processIdentifier, SIGKILL)
            _ = drained.wait(timeout: .now() + Self.grace)
        }
        guard end.isRegular, end.status == 0 else {
            throw ProgramRunner.Failure.exited(
                program: executable.lastPathComponent, status: end.status,
                message: collected.text(of: .errors).split(separator: "\n").first.map(String.init) ?? "")
        }
        return collected.text(of: .output).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits until a child has ended, and leaves it to Foundation to clear away.
    ///
    /// Foundation itself on Linux takes a program to be running as long as anything that it started is.
    private static func waitForEnd(of process: Process) -> (isRegular: Bool, status: Int32) {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) != 0 {
            if errno == EINTR { continue }
            // Foundation was quicker, so it knows.
            process.waitUntilExit()
            return (process.terminationReason == .exit, process.terminationStatus)
        }
        #if canImport(Darwin)
            return (info.si_code == CLD_EXITED, info.si_status)
        #else
            return (info.si_code == CLD_EXITED, info._sifields._sigchld.si_status)
        #endif
    }

    /// How long what a program wrote is waited for after it has ended.
    private static let grace = DispatchTimeInterval.seconds(1)

    private static func drain(_ handle: FileHandle, to stream: Collected.Stream, of collected: Collected) {
        while let piece = try? handle.read(upToCount: 16 * 1024), !piece.isEmpty { collected.append(piece, to: stream) }
    }
}

/// What a program has written so far.
private final class Collected: Sendable {
    enum Stream: Hashable { case output, errors }

    private let written = Mutex<[Stream: Data]>([:])

    func append(_ piece: Data, to stream: Stream) {
        written.withLock { written in
            let kept = written[stream, default: Data()].count
            written[stream, default: Data()].append(piece.prefix(max(0, ProgramRunner.outputLimit - kept)))
        }
    }

    func text(of stream: Stream) -> String { written.withLock { String(decoding: $0[stream] ?? Data(), as: UTF8.self) } }
}
