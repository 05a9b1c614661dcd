import Foundation
import Testing

/// Some languages of the conformance data, whole; `.ci/run` runs all of them.
@Suite(.enabled(if: SharedHassil.isThere || ProcessInfo.processInfo.environment["CI"] == "true"))
struct SharedHassilTests {
    /// One that glues, one with another script and case rules, one without spaces.
    @Test(arguments: ["af", "bn", "ja"])
    func `every test of a language passes`(language: String) async throws {
        let outcome = try await BuiltCommand.run("test", "--format", "hassil", "--language", language, SharedHassil.folder)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.lines.last?.wholeMatch(of: /[1-9]\d* passed, 0 failed/) != nil)
    }
}

enum SharedHassil {
    static let folder: String = {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let shared = ProcessInfo.processInfo.environment["PARLANCE_SHARED"].map { URL(filePath: $0) }
        return (shared ?? package.appending(path: "../shared").standardizedFileURL).appending(path: "hassil").path
    }()

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }
}
