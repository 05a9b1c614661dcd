/// One command of `parlance`.
protocol Command: Sendable {
    static var page: CommandPage { get }
    static var options: [OptionSpecification] { get }

    init(_ arguments: ParsedArguments) throws(UsageError)

    /// - Throws: `UsageError` for what shows only when the command runs; `ClosedPipe` when nobody reads the output any more.
    func run(in surroundings: Surroundings) async throws -> ExitStatus
}

/// A command that works on the thread that it is given from beginning to end, and suspends nowhere: nothing else is to run meanwhile.
protocol BlockingCommand: Command {
    /// As `run`.
    func runBlocking(in surroundings: Surroundings) throws -> ExitStatus
}

extension BlockingCommand {
    func run(in surroundings: Surroundings) async throws -> ExitStatus { try runBlocking(in: surroundings) }
}

/// `--help` and `--version`, which every command takes.
enum GeneralOptions {
    static let help = Flag("help", help: "Show this help and end.")
    static let version = Flag("version", help: "Show the version and end.")
    static let all = [help.specification, version.specification]
}
