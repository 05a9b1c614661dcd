import Foundation
import PhraseSyntax

/// Runs one command line, from its words to its exit status.
package struct CommandRunner: Sendable {
    /// The version of the program and, in its first part, of what it prints for other programs.
    static let version = "0.1.0"

    private let surroundings: Surroundings
    private let words: [String]

    /// - Parameter arguments: as the process got them, the program's own name first.
    package init(arguments: [String], surroundings: Surroundings) {
        words = Array(arguments.dropFirst())
        self.surroundings = surroundings
    }

    /// A pipe that is closed at the other end (`parlance match … | head`) is a quiet success; it must not kill the process before
    /// files are in order, so the signal is ignored and the write's error is read instead.
    nonisolated(nonsending) package func run() async -> ExitStatus {
        FileDescriptor.completeStandardStreams()
        signal(SIGPIPE, SIG_IGN)
        do {
            return try await command()
        } catch ByteSink.Failure.closedPipe {
            return .success
        } catch ByteSink.Failure.failed(let code) {
            surroundings.complain("the output cannot be written: \(String(cString: strerror(code)))")
        } catch let error as UsageError {
            surroundings.complain(error.message)
            if let hint = error.hint { try? surroundings.errors.write(line: hint) }
        } catch let failure as ByteSource.Failure {
            surroundings.complain(failure.description)
        } catch {
            surroundings.complain("\(error)")
        }
        return .wrongUse
    }

    /// `parlance` alone, or with options only, is `parlance repl`.
    nonisolated(nonsending) private func command() async throws -> ExitStatus {
        let word = words.first ?? ""
        if ["--help", "-h", "help"].contains(word) {
            try surroundings.output.write(Self.overview)
            return .success
        }
        if ["--version", "-V"].contains(word) {
            try surroundings.output.write(line: "parlance \(Self.version)")
            return .success
        }
        guard !word.isEmpty, !word.hasPrefix("-") else { return try await run(ReplCommand.self, words[...]) }
        return try await run(Self.command(named: word), words.dropFirst())
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        for command in commands where command.page.name == name { return command }
        let nearest = NearestName.of(name, among: commands.map { $0.page.name }).map { "; did you mean '\($0)'?" }
        throw UsageError("unknown command '\(name)'\(nearest ?? ""); 'parlance --help' lists them")
    }

    nonisolated(nonsending) private func run(_ command: any Command.Type, _ words: ArraySlice<String>) async throws -> ExitStatus {
        let options = command.options + GeneralOptions.all
        let instance: any Command
        do {
            let arguments = try ParsedArguments(words, options: options)
            if arguments.contains(GeneralOptions.help) {
                try surroundings.output.write(command.page.text(options: options))
                return .success
            }
            if arguments.contains(GeneralOptions.version) {
                try surroundings.output.write(line: "parlance \(Self.version)")
                return .success
            }
            instance = try command.init(arguments)
        } catch let error as UsageError {
            throw UsageError(error.message, hint: "Try 'parlance \(command.page.name) --help'.")
        }
        // On the thread that runs the program: a filter needs no other.
        if let blocking = instance as? any BlockingCommand { return try blocking.runBlocking(in: surroundings) }
        return try await instance.run(in: surroundings)
    }

    private static let commands: [any Command.Type] = [
        ReplCommand.self, MatchCommand.self, RunCommand.self, CheckCommand.self, CompileCommand.self, FormatCommand.self,
        ImportCommand.self, ValuesCommand.self, TestCommand.self, DebugCommand.self,
    ]

    private static var overview: String {
        """
        Understands sentences by phrase templates, and does what they ask for.

        Usage: parlance [COMMAND] [OPTION]…

        Commands:
        \(CommandPage.table(commands.map { ($0.page.name, $0.page.summary) }))
        'parlance' alone is 'parlance repl'. 'parlance COMMAND --help' shows a command's options and examples.

        """
    }
}
