import Foundation
import Testing

/// Conversations that are written down with `parlance repl --record`, and held again with `parlance test`.
@Suite struct RecordTests {
    private let folder: TemporaryFolder
    private var file: String { folder.path("talk.transcript") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func record(
        _ input: String, _ options: String..., environment: [String: String] = [:]
    ) async throws -> BuiltCommand.Outcome {
        try await BuiltCommand.run(["repl", "--record", file] + options, input: input, environment: environment)
    }

    /// Expects that the conversations of the file go as they are written, wherever that is done.
    private func replay(conversations: Int = 1, _ location: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await BuiltCommand.run(
            "test", "--format", "transcript", file, environment: ["TZ": "Pacific/Auckland", "LC_ALL": "fr_FR.UTF-8"])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)", sourceLocation: location)
        #expect(outcome.lines == ["talk \(conversations)/\(conversations)", "\(conversations) passed, 0 failed"], sourceLocation: location)
    }

    private func written() throws -> String { String(decoding: try folder.contents("talk.transcript"), as: UTF8.self) }

    @Test func `a conversation with the sample apps goes the same again`() async throws {
        let outcome = try await record(
            """
            Add a new expense to HarcaMA
            :why
            help

            coffee with "milk" \\ cream
            4.50
            :context
            yesterday
            Delete the coffee expense in HarcaMA
            Add the book Dune to Library
            Open Dune in Library
            Open a book in Library
            cancel
            Увеличь счётчик в приложении Счётчик
            買い物リストに牛乳を追加
            complete nonsense
            again

            """, "--now", "2026-11-30T23:30:00+01:00", "--time-zone", "Europe/Paris")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = try written()
        let lines = text.split(separator: "\n")
        #expect(lines.prefix(3) == ["now 2026-11-30T22:30:00Z", "time-zone Europe/Paris", "> Add a new expense to HarcaMA"])
        #expect(lines.contains(#"> coffee with "milk" \\ cream"#))
        #expect(text.contains(#"performed HarcaMA.AddExpense(title: "coffee with \"milk\" \\ cream", price: 4.5, date: 2026-11-29)"#))
        #expect(text.contains(#"performed Library.OpenBook(book: "Dune")"#), "its identifier is another one each time")
        #expect(lines.contains("unmatched"))
        #expect(!text.contains(":why"))
        try await replay()
    }

    @Test(arguments: [[], ["--language", "fr"], ["--language", "fr", "--time-zone", "+05:30"], ["--time-zone", "Asia/Tokyo"]])
    func `what a conversation is held with is written down`(options: [String]) async throws {
        let outcome = try await BuiltCommand.run(
            ["repl", "--record", file] + options, input: "Ajoute une dépense dans HarcaMA\ncafé\n4,50\nhier\nxyzzy\nannuler\n",
            environment: ["TZ": "America/Los_Angeles", "LC_ALL": "ko_KR.UTF-8"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        try await replay()
    }

    @Test(arguments: ["home", "home/home.phrases"])
    func `phrases are named from where the file is`(phrases: String) async throws {
        _ = try folder.write(
            "home/home.phrases",
            "app Maison = Maison\nintent Ouvrir\n  - ouvre <pièce> dans <app>\n  parameter pièce: text\n  say \"<pièce> \\\"ouverte\\\"\"\n"
        )
        let outcome = try await record("ouvre la salle 2 dans Maison\n", "--language", "fr", "--phrases", folder.path(phrases))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try written().hasPrefix("phrases \(phrases)\nlanguage fr\n"))
        try await replay()
    }

    @Test func `a sentence is written so that it stays one line`() async throws {
        let outcome = try await record("Add a new expense to HarcaMA\n  a\u{2028}b\u{85}c\u{B}d\u{7}\u{202E}  \nyes > no\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try written().contains("\n> \\u{20}\\u{20}a\\u{2028}b\\u{85}c\\u{B}d\\u{7}\\u{202E}\\u{20}\\u{20}\n"))
        try await replay()
    }

    @Test func `each turn is there as soon as it was held, for the user alone`() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
        process.arguments = ["repl", "--record", file]
        process.environment = ["HOME": folder.path("home"), "TZ": "UTC"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("What is the count in Counter?\n".utf8))
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        #expect(try written().hasSuffix("\n> What is the count in Counter?\nperformed Counter.ShowCount() = 0 \"The count is 0.\"\n"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path("home/.local/share/parlance")), "the user's data is left alone")
    }

    @Test func `a file that is there is kept, and a link is not followed`() async throws {
        _ = try folder.write("talk.transcript", "kept")
        let taken = try await record("What is the count in Counter?\n")
        #expect(taken.status == 2)
        #expect(taken.output.isEmpty)
        #expect(taken.errors == "parlance: error: '--record \(file)': this file is there already, and a recording is a new one\n")
        #expect(try written() == "kept")
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: folder.path("elsewhere"))
        #expect(try await record("What is the count in Counter?\n").status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path("elsewhere")))
        let absent = try await BuiltCommand.run("repl", "--record", folder.path("none/talk"))
        #expect(absent.status == 2)
        #expect(absent.errors == "parlance: error: \(folder.path("none/talk")): no such file or folder\n")
    }

    @Test func `a recording begins with nothing stored`() async throws {
        let first = try await record("Increment the count in Counter\n", "--store", folder.path("store"))
        #expect(first.status == 0, "\(first.errors)")
        try await replay()
        try FileManager.default.removeItem(atPath: file)
        let second = try await record("Increment the count in Counter\n", "--store", folder.path("store"))
        #expect(second.status == 2)
        #expect(second.errors.contains("a recording begins with an empty store, and this one holds something"))
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [
        (["--context", "area=kitchen"], "--context"), (["--locale", "fr_CA"], "--locale"), (["--allow-run"], "--allow-run"),
        (["--language", "fr", "--language", "en"], "a second --language"),
    ])
    func `what a transcript cannot say is refused`(options: [String], named: String) async throws {
        let outcome = try await BuiltCommand.run(["repl", "--record", file] + options, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a conversation with \(named) cannot be recorded: transcripts cannot say that"))
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `nothing is written anywhere unless asked for`() async throws {
        let home = folder.path("home")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let outcome = try await BuiltCommand.run(
            ["repl", "--store", folder.path("store")], input: "Open the pod bay doors\nWhat is the count in Counter?\n",
            environment: ["HOME": home, "XDG_STATE_HOME": home, "TMPDIR": home])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: home) == [])
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path("store"))) ?? [] {
            let content = (try? folder.contents("store/\(name)")).map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(!content.contains("pod bay"), "\(name)")
        }
    }
}
