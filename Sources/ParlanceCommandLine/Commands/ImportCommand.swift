import IntentRuntime
import PhraseImport
import PhraseSyntax
import PhraseText

/// `parlance import`: other people's templates as phrase files.
struct ImportCommand: Command {
    static let page = CommandPage(
        name: "import",
        summary: "Write other people's sentence templates as phrase files.",
        synopsis: "hassil FILE…|- -o DIR [OPTION]…",
        discussion: """
            A FILE is JSON as hassil reads it: the templates of a language of Home Assistant, or a user's own; '-' is standard input.
            Rules and lists of all files of one language are seen together. The phrases of a language are written to DIR/TAG.phrases
            (DIR/en.phrases); where several files are of one language, each is written to a file of its own name instead.

            Everything that is wrong is shown, an error inside a template with its path and column in the JSON; then nothing is
            written. What phrase files have no place for is kept as a comment. A file that is there and says something else is
            replaced only with --force.

            Home Assistant's 'custom_sentences' are YAML, which another program makes JSON of:
              yq -o=json . custom_sentences/en/lights.yaml | parlance import hassil - -o Phrases
              python3 -c 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)' < lights.yaml
            Sentences that use rules of Home Assistant's own are imported together with them.

            With --json, one object a line for each finding, as 'parlance check --json' prints them; where it is inside a text of the
            JSON, "inside" is the text's path, and "line", "column" and "range" are those in the text.
            """,
        examples: [
            .init("parlance import hassil en.json -o Phrases", "Write Phrases/en.phrases."),
            .init("parlance import hassil en.json lights.json -o Phrases", "Write Phrases/en.phrases and Phrases/lights.phrases."),
            .init("parlance import hassil tasks.json -o Phrases --bound task", "Leave the list 'task' to be bound when matching."),
        ],
        statuses: [(.success, "the files are written; there may be warnings"), (.negative, "errors were found, and nothing is written")])

    private static let output = ValueOption<String>("output", "DIR", help: "Write the phrase files into this folder; also '-o'.")
    private static let bound = ValueOption<String>(
        "bound", "NAME", isRepeatable: true,
        help: "A list that is bound when matching, where no file declares it; 'name', 'area' and 'floor' always are.")
    private static let force = Flag("force", help: "Replace files that are there and differ.")
    private static let json = Flag("json", help: "Print one JSON object a line for each finding, to standard output.")
    static let options = [output.specification, bound.specification, force.specification, json.specification]

    private let paths: [String]
    private let folder: String
    private let boundLists: Set<String>
    private let isForced: Bool
    private let usesJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let format = arguments.operands.first else { throw UsageError("no format is given; 'hassil' is one") }
        guard format == "hassil" else { throw UsageError("unknown format '\(format)'; 'hassil' is one") }
        paths = Array(arguments.operands.dropFirst())
        guard !paths.isEmpty else { throw UsageError("no FILE is given") }
        guard paths.count(where: { $0 == "-" }) < 2 else { throw UsageError("standard input is given twice") }
        guard let folder = try arguments.value(of: Self.output) else { throw UsageError("no folder is given; '-o DIR' names it") }
        self.folder = folder
        boundLists = HassilImporter.homeAssistantLists.union(try arguments.values(of: Self.bound))
        isForced = arguments.contains(Self.force)
        usesJSON = arguments.contains(Self.json)
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        var sources: [SourceFile] = []
        for path in paths {
            sources.append(SourceFile(path: path, bytes: try ByteSource(operand: path).readAll(limit: PhrasePaths.limit)))
        }
        let (files, diagnostics) = HassilImporter(boundLists: boundLists).read(sources)
        try show(diagnostics, surroundings)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return .negative }

        // What no phrase file may say is found here, and shown where it came from.
        let errors = PhraseLibrary.load(files: files).diagnostics.filter { $0.severity == .error }
        try show(errors, surroundings)
        guard errors.isEmpty else { return .negative }

        let outputs = try ImportedFiles(files, inputs: paths, folder: folder)
        let faults = outputs.faults()
        try show(faults, surroundings)
        guard faults.isEmpty else { return .negative }
        try outputs.write(replacing: isForced)
        return .success
    }

    private func show(_ diagnostics: [Diagnostic], _ surroundings: Surroundings) throws {
        if usesJSON {
            try DiagnosticPrinter(surroundings.output, in: surroundings).printJSON(diagnostics)
        } else {
            try DiagnosticPrinter(surroundings.errors, in: surroundings).print(diagnostics)
        }
    }
}
