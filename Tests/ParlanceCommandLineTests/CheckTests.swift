import Foundation
import Testing

@Suite struct CheckTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let good = """
        language en
        intent Greet
          - hello [there]

        """

    @Test func `files without errors give status 0`() async throws {
        let file = try folder.write("good.phrases", Self.good)
        let outcome = try await BuiltCommand.run("check", file)
        #expect(outcome.status == 0)
        #expect(outcome.output == "0 errors, 0 warnings, in 1 file\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test func `all errors of all files come in one run, each at its place`() async throws {
        let first = try folder.write("a.phrases", "language en\nintent A\n  - add <x>\n  - a | b\n")
        let second = try folder.write("b/c/d.phrases", "language en\nintent B\n  - c | d\n")
        _ = try folder.write("b/.hidden.phrases", "nonsense")
        _ = try folder.write("b/notes.txt", "nonsense")
        let outcome = try await BuiltCommand.run("check", folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("\(first):3:10: error: "))
        #expect(outcome.output.contains("\(first):4:7: error: "))
        #expect(outcome.output.contains("\(second):3:7: error: "))
        let places = outcome.lines.filter { $0.contains(": error: ") }.map { $0.prefix { $0 != " " } }
        #expect(places == ["\(first):3:10:", "\(first):4:7:", "\(second):3:7:"])
        #expect(outcome.output.contains("\n   |       ^") || outcome.output.contains("\n     |"))
        #expect(outcome.lines.last == "3 errors, 0 warnings, in 2 files")
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test func `two phrases that one sentence reaches are shown with it, and with the other's place`() async throws {
        let file = try folder.write(
            "a.phrases", "language en\napp Z = Zebra\nintent A\n  - (set|turn) on <app>\nintent B\n  - turn on <app>\n")
        let outcome = try await BuiltCommand.run("check", file)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\(file):6:5: warning: 'B' and 'A' are both reached by 'turn on zebra'\n"))
        #expect(outcome.output.contains("\(file):4:5: note: the other phrase"))
        #expect(outcome.lines.last == "0 errors, 1 warning, in 1 file")
    }

    @Test func `as JSON a finding is an object a line`() async throws {
        let file = try folder.write("a.phrases", "language en\nintent A\n  - add é <prise>\n  parameter price: number\n")
        let outcome = try await BuiltCommand.run("check", "--json", file)
        #expect(outcome.status == 1)
        let object = try #require(try outcome.objects().first { $0["severity"] as? String == "error" })
        #expect(object["path"] as? String == file)
        #expect(object["line"] as? Int == 3)
        #expect(object["column"] as? Int == 12)
        #expect(object["range"] as? [Int] == [33, 38])
        #expect(object["id"] as? String == "unknown-name")
        #expect((object["message"] as? String ?? "").contains("price"))
        #expect(object["notes"] is [Any])
        let fixIts = try #require(object["fixIts"] as? [[String: Any]])
        #expect(fixIts.first?["replacement"] as? String == "price")
    }

    @Test func `what cannot be read gives status 2, and the others are checked all the same`() async throws {
        let bad = try folder.write("bad.phrases", "language en\nintent A\n  - a | b\n")
        let missing = folder.path("missing.phrases")
        try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
        let outcome = try await BuiltCommand.run("check", missing, bad, folder.path("empty"))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\(missing): no such file or folder"))
        #expect(outcome.errors.contains("\(folder.path("empty")): no '*.phrases' file in this folder"))
        #expect(outcome.output.contains("\(bad):3:7: error: "))
        #expect(outcome.lines.last == "1 error, 0 warnings, in 1 file, and 2 not read")
        let none = try await BuiltCommand.run("check", missing)
        #expect(none.output == "0 errors, 0 warnings, in 0 files, and 1 not read\n")
    }

    @Test func `standard input is checked as a file`() async throws {
        let outcome = try await BuiltCommand.run(["check", "-"], input: "language en\nintent A\n  - a | b\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("-:3:7: error: "))
    }

    @Test(arguments: [
        Data(), Data("language en\0".utf8), Data([0xFF, 0xFE, 0x00]), Data("\u{FEFF}language en\r\n".utf8),
        Data(String(repeating: "(", count: 10_000).utf8), Data("language en\nintent A\n  - \(String(repeating: "(", count: 10_000))".utf8),
        Data("language en\nrule r = a <r>\nintent A\n  - <r>\n".utf8),
        Data("language en\nintent A\n  - \(String(repeating: "(a|)", count: 40))\n".utf8),
        Data("language en\nintent A\n  - (\((0..<10_000).map { "w\($0)" }.joined(separator: "|")))\n".utf8),
    ])
    func `bad files end in findings, never in a crash`(content: Data) async throws {
        let outcome = try await BuiltCommand.run("check", folder.write("x.phrases", content))
        #expect([0, 1].contains(outcome.status))
        #expect(outcome.lines.last?.hasSuffix(" in 1 file") ?? false)
    }

    @Test func `the values of bound lists are checked with the phrases, also with compiled ones`() async throws {
        let file = try folder.write("calls.phrases", "language en\nlist person bound\nlist room\n  a\nintent Call\n  - call <person>\n")
        let compiled = folder.path("calls.parlance")
        #expect(try await BuiltCommand.run("compile", file, "-o", compiled).status == 0)
        let good = try folder.write("good.txt", "ada = Ada Lovelace | Ada\nGrace\n")
        let bad = try folder.write("bad.txt", "Grace\nada = (Ada\n")
        for phrases in [file, compiled] {
            let sound = try await BuiltCommand.run("check", phrases, "--list", "person=\(good)")
            #expect(sound.status == 0, "\(phrases)")
            #expect(sound.lines.last == "0 errors, 0 warnings, in \(phrases == file ? "2 files" : "1 file")")
            let wrong = try await BuiltCommand.run("check", phrases, "--list", "person=\(bad)")
            #expect(wrong.status == 1, "\(phrases)")
            #expect(wrong.output.contains("\(bad):2:"), "\(wrong.output)")
            for (list, message) in [("persn", "did you mean 'person'?"), ("room", "only a list declared 'bound'")] {
                let outcome = try await BuiltCommand.run("check", phrases, "--list", "\(list)=\(good)")
                #expect(outcome.status == 2)
                #expect(outcome.errors.contains("'--list \(list)=\(good)': "), "\(outcome.errors)")
                #expect(outcome.errors.contains(message), "\(outcome.errors)")
            }
        }
    }

    @Test func `a file named twice is checked once`() async throws {
        let file = try folder.write("good.phrases", Self.good)
        let outcome = try await BuiltCommand.run("check", file, folder.path, file)
        #expect(outcome.output == "0 errors, 0 warnings, in 1 file\n")
    }

    @Test func `the phrases of the sample apps have no findings`() async throws {
        let phrases = URL(fileURLWithPath: #filePath).appending(path: "../../../Phrases").standardizedFileURL.path
        let outcome = try await BuiltCommand.run("check", phrases)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("0 errors, 0 warnings, in "), "\(outcome.output)")
    }
}
