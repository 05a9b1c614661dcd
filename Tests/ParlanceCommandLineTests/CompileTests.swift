import Foundation
import Testing

@Suite struct CompileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let purse = """
        language en

        app Purse = Purse | wallet

        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [(to|in) <app>]
          - add an expense [to <app>]
          - pay <person> <price> => title = debts
          parameter title: text
            ask "What was it for?"
          parameter price: number in 0 ... 1000
          say "Added <title> for <price>."

        list person bound

        """

    private static let sentences = "record 4.50 for coffee in Wallet\nfoo\nadd 3 for tea\npay Zoë 5\nadd -1 for x\n"

    private func compiled(_ text: String = purse, named name: String = "purse") async throws -> String {
        let file = try folder.write("\(name).phrases", text)
        let output = "\(folder.path)/\(name).parlance"
        let outcome = try await BuiltCommand.run("compile", file, "-o", output)
        #expect(outcome.status == 0)
        return output
    }

    @Test func `a compiled library answers as the phrase files do`() async throws {
        let library = try await compiled()
        let people = try folder.write("people.txt", "Zoë\nMax\n")
        let options = ["--json", "--list", "person=\(people)", "--phrases"]
        let answers = try await BuiltCommand.run(["match"] + options + [library], input: Self.sentences)
        let expected = try await BuiltCommand.run(["match"] + options + ["\(folder.path)/purse.phrases"], input: Self.sentences)
        #expect(answers.status == 0)
        #expect(answers.output == expected.output)
        #expect(answers.output.contains("\"title\":{\"value\":\"debts\""))
    }

    @Test func `a conversation is held with a compiled library`() async throws {
        let library = try await compiled()
        let outcome = try await BuiltCommand.run("repl", "--phrases", library, input: "add an expense\ntea\n3\n")
        #expect(outcome.output.contains("What was it for?"))
        #expect(outcome.output.contains("Added tea for 3."))
    }

    @Test func `what was compiled is said on standard error, and by check`() async throws {
        let file = try folder.write("a.phrases", Self.purse)
        let output = "\(folder.path)/a.parlance"
        let outcome = try await BuiltCommand.run("compile", file, "-o", output)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("\(output): 3 phrases, "))
        let check = try await BuiltCommand.run("check", output)
        #expect(check.status == 0)
        #expect(check.output.hasPrefix("\(output): a compiled library, 3 phrases, "))
        #expect(check.output.contains("in en"))
    }

    @Test func `what is no compiled library is not replaced, and what is no file is not either`() async throws {
        let file = try folder.write("purse.phrases", Self.purse)
        let pipe = "\(folder.path)/pipe.parlance"
        #expect(mkfifo(pipe, 0o600) == 0)
        for output in [file, pipe] {
            let outcome = try await BuiltCommand.run("compile", file, "-o", output)
            #expect(outcome.status == 2, "\(output)")
            #expect(outcome.errors.contains("is not replaced"), "\(outcome.errors)")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.purse)
        var status = stat()
        #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `a compiled library from a pipe is told from a phrase file`() async throws {
        let library = try await compiled()
        let pipe = "\(folder.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        // Writes when somebody reads.
        Thread.detachNewThread {
            let bytes = FileManager.default.contents(atPath: library) ?? Data()
            FileHandle(forWritingAtPath: pipe)?.write(bytes)
        }
        let outcome = try await BuiltCommand.run("match", "--phrases", pipe, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("is a compiled library, which is mapped and cannot come from a pipe"), "\(outcome.errors)")
    }

    @Test func `the same phrases give the same bytes`() async throws {
        let library = try await compiled()
        let first = try Data(contentsOf: URL(fileURLWithPath: library))
        let again = try await compiled()
        #expect(try Data(contentsOf: URL(fileURLWithPath: again)) == first)
    }

    @Test func `phrases with errors leave the file as it is`() async throws {
        let library = try await compiled()
        let before = try Data(contentsOf: URL(fileURLWithPath: library))
        let wrong = try folder.write("wrong.phrases", "language en\nintent A\n  - add <x>\n")
        let outcome = try await BuiltCommand.run("compile", wrong, "-o", library)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(wrong):3:10: error: "))
        #expect(try Data(contentsOf: URL(fileURLWithPath: library)) == before)
        let json = try await BuiltCommand.run("compile", "--json", wrong, "-o", library)
        #expect(json.status == 1)
        #expect(try json.objects().first?["path"] as? String == wrong)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasSuffix(".new") })
    }

    @Test func `a damaged library is a clear error everywhere`() async throws {
        let library = try await compiled()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: library))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: library))
        for command in [["match", "--phrases", library], ["check", library], ["test", "--phrases", library, folder.path]] {
            let outcome = try await BuiltCommand.run(command, input: "")
            #expect(outcome.status == 2, "\(command)")
            #expect(outcome.errors == "parlance: error: \(library): is damaged: its checksum is not that of its bytes\n", "\(command)")
        }
        try bytes.prefix(1_000).write(to: URL(fileURLWithPath: library))
        let truncated = try await BuiltCommand.run("match", "--phrases", library, input: "")
        #expect(truncated.errors == "parlance: error: \(library): is truncated: 1000 of \(bytes.count) bytes\n")
    }

    @Test func `a compiled library whose beginning is damaged is not read as phrases`() async throws {
        let library = try await compiled()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: library))
        bytes[bytes.startIndex] = 0x09
        let damaged = try folder.write("damaged.parlance", bytes)
        for command in [["match", "--phrases", damaged], ["check", damaged], ["format", damaged]] {
            let outcome = try await BuiltCommand.run(command, input: "")
            #expect(outcome.status == 2, "\(command)")
            let message = "\(damaged): looks like a compiled library whose beginning is damaged; compile the phrases again"
            #expect(outcome.errors.hasPrefix("parlance: error: \(message)\n"), "\(command)")
            #expect(outcome.errors.utf8.count < 400, "\(command)")
        }
    }

    @Test func `an empty file is no library of nothing`() async throws {
        let empty = try folder.write("empty.parlance", Data())
        let outcome = try await BuiltCommand.run("match", "--phrases", empty, input: "add 3 for tea\n")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "parlance: error: '\(empty)' is empty: there are no phrases in it\n")
    }

    @Test func `a compiled library is no phrase file, and stands alone`() async throws {
        let library = try await compiled()
        let file = "\(folder.path)/purse.phrases"
        let beside = try await BuiltCommand.run("match", "--phrases", library, "--phrases", file, input: "")
        #expect(beside.status == 2)
        #expect(beside.errors.contains("is a compiled library, which is loaded alone"))
        for command in [["format", library], ["compile", library, "-o", "\(folder.path)/b.parlance"], ["check", library, file]] {
            let outcome = try await BuiltCommand.run(command, input: "")
            #expect(outcome.status == 2, "\(command)")
            #expect(outcome.errors.contains("\(library): is a compiled library, not a phrase file"), "\(command)")
        }
    }

    @Test func `what cannot be written is said, and wrong use too`() async throws {
        let file = try folder.write("a.phrases", Self.purse)
        for (words, message) in [
            (["compile", file], "no file is given; '-o FILE' names it"), (["compile", "-o", "x"], "no PATH is given"),
            (["compile", "--json", file, "-o", "-"], "'--json' and '-o -' both write to standard output"),
            (["compile", file, "-o", "\(folder.path)/none/a.parlance"], "\(folder.path)/none/a.parlance: no such file or folder"),
        ] {
            let outcome = try await BuiltCommand.run(words, input: "")
            #expect(outcome.status == 2, "\(words)")
            #expect(outcome.errors.contains("parlance: error: \(message)\n"), "\(words)")
        }
    }
}
