import Foundation
import Testing

/// The `parlance` that was built with these tests, run as a program of its own.
struct BuiltCommand {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String

        /// Without the ends of the lines.
        var lines: [String] {
            var lines = output.components(separatedBy: "\n")
            if lines.last?.isEmpty == true { lines.removeLast() }
            return lines
        }

        /// Each line of the output as the object of JSON that it is.
        func objects(_ location: SourceLocation = #_sourceLocation) throws -> [[String: Any]] {
            try lines.map { line in
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
                return try #require(object as? [String: Any], "'\(line)' is no object", sourceLocation: location)
            }
        }
    }

    /// Beside the bundle of the tests, which on Linux is the running program itself.
    static let path: String = {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
        let places = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appending(path: "parlance").path }
        return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "parlance"
    }()

    /// A shell that finds the program as `parlance`, for pipes; everything of the user's own is elsewhere.
    static func shell(_ script: String, input: Data = Data(), environment: [String: String] = [:]) async throws -> Outcome {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return try await run("/bin/sh", ["-c", "PATH='\(folder)':$PATH; \(script)"], input: input, environment: environment)
    }

    static func run(_ arguments: [String], input: String, environment: [String: String] = [:]) async throws -> Outcome {
        try await run(path, arguments, input: Data(input.utf8), environment: environment)
    }

    static func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Outcome {
        try await run(path, arguments, input: Data(input.utf8), environment: environment)
    }

    /// Input and output are files, so that neither side waits for the other.
    static func run(_ program: String, _ arguments: [String], input: Data, environment: [String: String]) async throws -> Outcome {
        let folder = try TemporaryFolder()
        try input.write(to: URL(fileURLWithPath: folder.path("input")))
        for name in ["output", "errors"] { _ = try folder.write(name, "") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let home = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8"]
        process.environment = home.merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
        process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
        process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: try folder.contents("output"), as: UTF8.self),
            errors: String(decoding: try folder.contents("errors"), as: UTF8.self))
    }
}
