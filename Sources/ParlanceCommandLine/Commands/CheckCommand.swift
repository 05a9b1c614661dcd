import IntentRuntime
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import ValueTypes

/// `parlance check`: everything that is wrong with phrase files.
struct CheckCommand: Command {
    static let page = CommandPage(
        name: "check",
        summary: "Show everything that is wrong with phrase files.",
        synopsis: "[OPTION]… PATH…|-",
        discussion: """
            A PATH is a phrase file, or a folder with all '*.phrases' below it; '-' is standard input. All files are read as one
            library, so that what they say about one another is checked too. Of a compiled library alone, it is checked that it is whole,
            and said what it holds.

            With --json, one object a line: "path", "line", "column" (from 1, in characters), "range" (UTF-8 offsets in the file),
            "severity" ("error", "warning"), "id", "message", "notes", "fixIts" (each "range", "replacement").
            """,
        examples: [
            .init("parlance check Phrases", "Check all phrase files of a folder."),
            .init("parlance check --json app.phrases | jq -r .id", "List the kinds of findings."),
        ],
        statuses: [(.success, "no errors; there may be warnings"), (.negative, "errors were found")])

    private static let json = Flag("json", help: "Print one JSON object a line.")
    static let language = ValueOption<LanguageTag>(
        "language", "TAG", help: "The language of files that name none (en, fr-CA); otherwise en."
    ) { text throws(UsageError) in try PhraseOptions.languageTag(text) }
    static let options = [json.specification, language.specification]

    private let usesJSON: Bool
    private let language: String
    private let operands: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        usesJSON = arguments.contains(Self.json)
        language = try arguments.value(of: Self.language)?.description ?? "en"
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("no PATH is given") }
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        if operands.count == 1, PhraseLibrary.isCompiled(operands[0]) { return try describe(operands[0], surroundings) }
        let paths = PhrasePaths(operands)
        for failure in paths.failures { surroundings.complain(failure.description) }
        let diagnostics = Diagnostic.sorted(PhraseLibrary.load(paths.files, language: language).diagnostics, by: paths.files)
        // The answer is the same where nobody reads on.
        do { try report(diagnostics, of: paths, surroundings) } catch ByteSink.Failure.closedPipe {}
        guard paths.failures.isEmpty else { return .wrongUse }
        return diagnostics.contains { $0.severity == .error } ? .negative : .success
    }

    /// What a compiled library is; with --json nothing, as of a file without findings.
    private func describe(_ path: String, _ surroundings: Surroundings) throws -> ExitStatus {
        let library: PhraseLibrary
        do {
            library = try PhraseLibrary(compiled: path)
        } catch {
            surroundings.complain("\(error)")
            return .wrongUse
        }
        let counts = library.automaton.counts
        let facts = [
            "a compiled library", Self.counted(library.tables.phraseCount, "phrase"), Self.counted(counts.states, "state"),
            "in " + library.languages.joined(separator: ", "), Self.counted(library.automaton.imageSize, "byte"),
        ]
        if !usesJSON {
            do { try surroundings.output.write(line: "\(VisibleText.escaped(path)): \(facts.joined(separator: ", "))") } catch ByteSink
                .Failure.closedPipe
            {}
        }
        return .success
    }

    private func report(_ diagnostics: [Diagnostic], of paths: PhrasePaths, _ surroundings: Surroundings) throws {
        let printer = DiagnosticPrinter(surroundings.output, in: surroundings)
        guard !usesJSON else { return try printer.printJSON(diagnostics) }
        try printer.print(diagnostics)
        let errors = diagnostics.count { $0.severity == .error }
        try surroundings.output.write(
            line: [
                Self.counted(errors, "error"), Self.counted(diagnostics.count - errors, "warning"),
                "in " + Self.counted(paths.files.count, "file"),
            ].joined(separator: ", ") + (paths.failures.isEmpty ? "" : ", and \(paths.failures.count) not read"))
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
