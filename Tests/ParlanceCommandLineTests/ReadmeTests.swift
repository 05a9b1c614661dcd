import Foundation
import Testing

/// What the README shows is run here; its Swift code is compiled by `Tests/SeedPackage/run`.
@Suite struct ReadmeTests {
    /// The lines of the fenced blocks of one kind, a block an array.
    static func blocks(_ kind: String) throws -> [[String]] {
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardizedFileURL
        var blocks: [[String]] = []
        var isInside = false
        for line in try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n") {
            if line == "```\(kind)" {
                isInside = true
                blocks.append([])
            } else if line == "```" {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    @Test func `the conversation goes as the README shows it`() async throws {
        let lines = try #require(try Self.blocks("conversation").first)
        let said = lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
        let outcome = try await BuiltCommand.run("--now", "2026-11-30", "--time-zone", "UTC", input: said)
        #expect(outcome.lines == lines.filter { !$0.hasPrefix("> ") })
        #expect(outcome.status == 0)
    }

    @Test func `the commands print what the README shows`() async throws {
        let folder = try TemporaryFolder()
        let phrases = try #require(try Self.blocks("phrases").first)
        _ = try folder.write("purse.phrases", phrases.joined(separator: "\n") + "\n")
        var commands: [(command: String, output: [String])] = []
        for line in try Self.blocks("console").joined() {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), []))
            } else {
                commands[commands.count - 1].output.append(line)
            }
        }
        #expect(commands.count >= 4)
        for (command, output) in commands {
            let outcome = try await BuiltCommand.shell("cd '\(folder.path)'; { \(command); } 2>&1")
            #expect(outcome.lines == output, "\(command)")
        }
    }

    @Test func `the transcript is a conversation with the phrases that the README shows`() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("purse.phrases", try #require(try Self.blocks("phrases").first).joined(separator: "\n") + "\n")
        _ = try folder.write("purse.transcript", try #require(try Self.blocks("transcript").first).joined(separator: "\n") + "\n")
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.lines == ["purse 1/1", "1 passed, 0 failed"], "\(outcome.output)\(outcome.errors)")
    }
}
