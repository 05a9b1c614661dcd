import Dispatch
import Foundation
import Synchronization

/// Runs a program that a phrase file binds to an intent: an argument vector, never a shell.
struct ProgramRunner: Sendable {
    /// What is kept of a program's output; the rest is read and thrown away.
    static let outputLimit = 64 * 1024

    enum Failure: Error, Equatable {
        case notFound(program: String)
        /// An argument holds a NUL, which would end it early.
        case unusableArgument(program: String)
        case notStarted(program: String, reason: String)
        case exited(program: String, status: Int32, message: String)
    }

    /// The program's standard output, without white space at its ends.
    ///
    /// Cancelling the task ends the program.
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
            if let identifier = state.identifier { kill(identifier, SIGKILL) }
        }
    }

    /// Blocks its thread until the program has closed its output and ended.
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
        let collected = Mutex(Data())
        let drained = DispatchGroup()
        DispatchQueue.global().async(group: drained) {
            let text = Self.drain(errors.fileHandleForReading)
            collected.withLock { $0 = text }
        }
        let text = Self.drain(output.fileHandleForReading)
        drained.wait()
        process.waitUntilExit()
        state.withLock { $0.identifier = nil }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let message = collected.withLock { String(decoding: $0, as: UTF8.self) }
            throw ProgramRunner.Failure.exited(
                program: executable.lastPathComponent, status: process.terminationStatus,
                message: message.split(separator: "\n").first.map(String.init) ?? "")
        }
        return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func drain(_ handle: FileHandle) -> Data {
        var kept = Data()
        while let piece = try? handle.read(upToCount: 16 * 1024), !piece.isEmpty {
            kept.append(piece.prefix(max(0, ProgramRunner.outputLimit - kept.count)))
        }
        return kept
    }
}
