import Foundation
import Testing

/// The program on a terminal of its own.
@Suite struct TerminalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ environment: [String: String] = [:]) throws -> Terminal {
        let home = ["HOME": folder.path, "XDG_STATE_HOME": folder.path("state")]
        return try Terminal(["--store", folder.path("store")], environment: home.merging(environment) { $1 })
    }

    private var history: String { folder.path("state/parlance/history") }

    @Test func `a conversation is held with prompts, and remembered for the user's eyes only`() throws {
        let terminal = try open()
        #expect(terminal.shows("> "))
        terminal.type("Add a new expense to HarcaMA\n")
        #expect(terminal.shows("What was it for?"))
        #expect(terminal.shows("? "))
        terminal.type("crème brûlée\n")
        #expect(terminal.shows("How much was it?"))
        terminal.type("4.50\n")
        #expect(terminal.shows("When was it?"))
        terminal.type("today\n")
        #expect(terminal.shows("Successfully added your crème brûlée expense!"))
        #expect(terminal.shows("> "))
        terminal.type(":quit\n")
        #expect(terminal.end() == 0)
        let lines = try String(contentsOfFile: history, encoding: .utf8).split(separator: "\n")
        #expect(lines == ["Add a new expense to HarcaMA", "crème brûlée", "4.50", "today", ":quit"])
        #expect(try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `Tab completes phrases, and the arrow brings back what was typed before`() throws {
        let terminal = try open()
        #expect(terminal.shows("> "))
        terminal.type("How much did I sp\t in HarcaMA?\n")
        #expect(terminal.shows("You have spent 0 in HarcaMA."))
        #expect(terminal.shows("> "))
        terminal.type("\u{1B}[A\n")
        #expect(terminal.shows("You have spent 0 in HarcaMA."))
        #expect(terminal.shows("> "))
        terminal.type(":qu\t\n")
        #expect(terminal.end() == 0)
    }

    @Test func `in a locale that is not UTF-8 plain lines are read`() throws {
        let terminal = try open(["LC_ALL": "C"])
        #expect(terminal.shows("> "))
        terminal.type("How much did I spend in HarcaMA?\n")
        #expect(terminal.shows("You have spent 0 in HarcaMA."))
        terminal.type(":quit\n")
        #expect(terminal.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: history))
    }

    @Test func `Ctrl-C ends it and leaves the terminal as it was`() throws {
        let terminal = try open()
        #expect(terminal.shows("> "))
        terminal.type("Add a new")
        #expect(terminal.shows("Add a new"))
        terminal.interrupt()
        #expect(terminal.end() == -SIGINT)
        #expect(terminal.settings == terminal.foundSettings)
    }

    @Test func `a history that others could read is closed to them`() throws {
        _ = try folder.write("state/parlance/history", "hello\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: history)
        let terminal = try open()
        #expect(terminal.shows("> "))
        terminal.type(":quit\n")
        #expect(terminal.end() == 0)
        #expect(try String(contentsOfFile: history, encoding: .utf8) == "hello\n:quit\n")
        #expect(try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a link in place of the history is not followed`() throws {
        let target = try folder.write("target", "precious\n")
        try FileManager.default.createDirectory(atPath: folder.path("state/parlance"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: history, withDestinationPath: target)
        let terminal = try open()
        #expect(terminal.shows("> "))
        terminal.type("How much did I spend in HarcaMA?\n")
        #expect(terminal.shows("You have spent 0"))
        terminal.type(":quit\n")
        #expect(terminal.end() == 0)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious\n")
    }

    @Test func `colours go to a terminal, unless NO_COLOR forbids them`() throws {
        let broken = try folder.write("broken.phrases", "language en\nintent A\n  - a | b\n")
        for (environment, isColoured) in [([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false)] {
            let terminal = try Terminal(["check", broken], environment: environment)
            #expect(terminal.rest().contains("\u{1B}[") == isColoured)
            #expect(terminal.end() == 1)
        }
    }
}
