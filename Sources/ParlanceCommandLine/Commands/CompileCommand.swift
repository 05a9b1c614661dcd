import IntentRuntime
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import ValueTypes

/// `parlance compile`: phrase files as one file that need not be compiled again.
struct CompileCommand: Command {
    static let page = CommandPage(
        name: "compile",
        summary: "Compile phrase files into one file that loads at once.",
        synopsis: "[OPTION]… PATH…|- -o FILE",
        discussion: """
            A PATH is a phrase file, or a folder with all '*.phrases' below it; '-' is standard input. FILE is what '--phrases' takes in
            place of them: it is mapped as it is, and processes that use it share its memory. The same phrases give the same bytes.

            FILE is replaced in one step: who has it open keeps the old one, and where something is wrong, it stays as it is. Only a compiled
            library is replaced. A file that is laid out otherwise than this version of parlance does it is refused when it is opened:
            compile the phrases again with each release. '-o -' writes to standard output, unless that is a terminal.

            What is wrong with the phrases is shown on standard error as 'parlance check' shows it, or with --json on standard output,
            one object a line. Lists that phrases declare 'bound' are bound when matching, as ever; handlers and apps in code are not part of
            the file.
            """,
        examples: [
            .init("parlance compile Phrases -o home.parlance", "Compile all phrase files of a folder."),
            .init("parlance match --phrases home.parlance sentences.txt", "Match sentences without compiling anything."),
        ],
        statuses: [(.success, "the file is written; there may be warnings"), (.negative, "errors were found, and nothing is written")])

    private static let output = ValueOption<String>("output", "FILE", help: "Write the compiled library to this file; also '-o'.")
    private static let json = Flag("json", help: "Print one JSON object a line for each finding, to standard output.")
    static let options = [output.specification, CheckCommand.language.specification, json.specification]

    private let operands: [String]
    private let output: String
    private let language: String
    private let usesJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("no PATH is given") }
        guard let output = try arguments.value(of: Self.output) else { throw UsageError("no file is given; '-o FILE' names it") }
        self.output = output
        language = try arguments.value(of: CheckCommand.language)?.description ?? "en"
        usesJSON = arguments.contains(Self.json)
        guard output != "-" || !usesJSON else { throw UsageError("'--json' and '-o -' both write to standard output") }
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        if output == "-", surroundings.output.isTerminal { throw UsageError("a compiled library is not written to a terminal") }
        try checkOutput()
        let paths = PhrasePaths(operands)
        for failure in paths.failures { surroundings.complain(failure.description) }
        guard paths.failures.isEmpty else { return .wrongUse }
        let loaded = PhraseLibrary.load(paths.files, language: language)
        let findings = Diagnostic.sorted(loaded.diagnostics, by: paths.files)
        if usesJSON {
            try DiagnosticPrinter(surroundings.output, in: surroundings).printJSON(findings)
        } else {
            try DiagnosticPrinter(surroundings.errors, in: surroundings).print(findings)
        }
        guard let library = loaded.library else { return .negative }
        let size = try write(library.automaton, surroundings)
        let counts = library.automaton.counts
        try surroundings.errors.write(
            line: "\(VisibleText.escaped(output)): \(library.tables.phraseCount) phrases, \(counts.states) states, \(size) bytes")
        return .success
    }

    /// A compiled library is made anew from its phrases; anything else that is there may be all that somebody has.
    private func checkOutput() throws(UsageError) {
        guard output != "-", FileReplacement.holdsSomething(output), !PhraseLibrary.isCompiled(output) else { return }
        throw UsageError("'\(output)' is there and is no compiled library; it is not replaced")
    }

    /// Returns the number of bytes.
    private func write(_ automaton: FrozenAutomaton, _ surroundings: Surroundings) throws -> Int {
        var size = 0
        guard output != "-" else {
            try automaton.writeImage { piece throws(ByteSink.Failure) in
                try surroundings.output.write(Array(piece))
                size += piece.count
            }
            return size
        }
        let replacement = try FileReplacement.prepare(output) { file throws(ByteSource.Failure) in
            try automaton.writeImage { piece throws(ByteSource.Failure) in
                try file.write(piece)
                size += piece.count
            }
        }
        try replacement.commit()
        return size
    }
}
