import Foundation
import Testing

@Suite struct FormatTests {
    private let folder: TemporaryFolder
    private static let untidy = "language en\n# A comment.\nintent   Greet\n     - hello   [there]\n"
    private static let tidy = "language en\n\n# A comment.\nintent Greet\n  - hello [there]\n"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func content(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `the layout goes to standard output`() async throws {
        let file = try folder.write("a.phrases", Self.untidy)
        let outcome = try await BuiltCommand.run("format", file)
        #expect(outcome.status == 0)
        #expect(outcome.output == Self.tidy)
        #expect(try content(file) == Self.untidy)
        #expect(try await BuiltCommand.run(["format", "-"], input: Self.untidy).output == Self.tidy)
    }

    @Test func `in place, files that differ are replaced and keep their permissions`() async throws {
        let file = try folder.write("a.phrases", Self.untidy)
        let tidy = try folder.write("b.phrases", Self.tidy)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let before = try FileManager.default.attributesOfItem(atPath: tidy)[.systemFileNumber] as? Int
        let outcome = try await BuiltCommand.run("format", "--in-place", folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(try content(file) == Self.tidy)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.attributesOfItem(atPath: tidy)[.systemFileNumber] as? Int == before)
        #expect(try folder.names() == ["a.phrases", "b.phrases"])
    }

    @Test func `in place, a link stays a link`() async throws {
        let file = try folder.write("real.phrases", Self.untidy)
        let link = folder.path("link.phrases")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(try await BuiltCommand.run("format", "--in-place", link).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try content(file) == Self.tidy)
    }

    @Test func `a check names the files that differ and changes none`() async throws {
        let file = try folder.write("a.phrases", Self.untidy)
        _ = try folder.write("b.phrases", Self.tidy)
        let outcome = try await BuiltCommand.run("format", "--check", folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.output == file + "\n")
        #expect(try content(file) == Self.untidy)
        #expect(try await BuiltCommand.run("format", "--check", folder.path("b.phrases")).status == 0)
    }

    @Test(arguments: [[], ["--in-place"], ["--check"]])
    func `a file with errors is left alone, and the others are not`(options: [String]) async throws {
        let broken = "language en\nintent   A\n  - a | b\n"
        let file = try folder.write("a.phrases", broken)
        let other = try folder.write("b.phrases", Self.untidy)
        let outcome = try await BuiltCommand.run(["format"] + options + [folder.path], input: "")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(file):3:7: error: "))
        #expect(try content(file) == broken)
        #expect(try content(other) == (options == ["--in-place"] ? Self.tidy : Self.untidy))
    }

    @Test func `what is laid out stays as it is`() async throws {
        let once = try await BuiltCommand.run(["format", "-"], input: Self.untidy).output
        #expect(try await BuiltCommand.run(["format", "-"], input: once).output == once)
    }
}
