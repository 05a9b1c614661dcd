import IntentRuntime
import PhraseImport
import PhraseSyntax
import PhraseText
import ValueTypes

/// `parlance import`: other people's templates as phrase files.
struct ImportCommand: Command {
    static let page = CommandPage(
        name: "import",
        summary: "Write other people's sentence templates as phrase files.",
        synopsis: "hassil FILE…|- -o DIR [OPTION]…\n       parlance import appshortcuts PATH… --app-name NAME -o DIR [OPTION]…",
        discussion: """
            hassil: a FILE is JSON as hassil reads it: the templates of a language of Home Assistant, or a user's own; '-' is standard input.
            Rules and lists of all files of one language are seen together. The phrases of a language are written to DIR/TAG.phrases
            (DIR/en.phrases); where several files are of one language, each is written to a file of its own name instead.

            Everything that is wrong is shown, an error inside a template with its path and column in the JSON; then nothing is
            written. What phrase files have no place for is kept as a comment. A file that is there and says something else is
            replaced only with --force.

            Home Assistant's 'custom_sentences' are YAML, which another program makes JSON of:
              yq -o=json . custom_sentences/en/lights.yaml | parlance import hassil - -o Phrases
              python3 -c 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)' < lights.yaml
            Sentences that use rules of Home Assistant's own are imported together with them.

            appshortcuts: a PATH is an 'AppShortcuts.xcstrings', an 'AppShortcuts.strings' in a folder 'TAG.lproj', an '.intentdefinition'
            (its translations are looked for beside it), or a folder with such files below it. Each key becomes an intent, with the
            key as its title; a placeholder becomes a parameter of type 'text', as no catalogue says which values it has, and
            '${applicationName}' the app. The phrases of a language are written to DIR/TAG.phrases. Of an '.intentdefinition', a summary
            becomes a phrase, an enumeration a list with its synonyms, a Boolean with names a list of two values; the prompt asked first
            and the response to success are kept. Left out are what is asked to choose or to confirm, defaults, responses to failures,
            how dates are read, pictures, and intents of the system without summaries.

            With --json, one object a line for each finding, as 'parlance check --json' prints them; where it is inside a text of the
            JSON, "inside" is the text's path, and "line", "column" and "range" are those in the text.
            """,
        examples: [
            .init("parlance import hassil en.json -o Phrases", "Write Phrases/en.phrases."),
            .init("parlance import hassil en.json lights.json -o Phrases", "Write Phrases/en.phrases and Phrases/lights.phrases."),
            .init("parlance import hassil tasks.json -o Phrases --bound task", "Leave the list 'task' to be bound when matching."),
            .init(
                "parlance import appshortcuts MyApp --app-name Cuppa -o Phrases", "Write a file for each language of an app's shortcuts."),
        ],
        statuses: [(.success, "the files are written; there may be warnings"), (.negative, "errors were found, and nothing is written")])

    private static let output = ValueOption<String>("output", "DIR", help: "Write the phrase files into this folder; also '-o'.")
    private static let bound = ValueOption<String>(
        "bound", "NAME", isRepeatable: true,
        help: "A list that is bound when matching, where no file declares it; 'name', 'area' and 'floor' always are.")
    private static let language = ValueOption<LanguageTag>(
        "language", "TAG", help: "The language of a '.strings' file in no folder 'TAG.lproj', and of 'Base.lproj'; otherwise en."
    ) { text throws(UsageError) in try PhraseOptions.languageTag(text) }
    private static let force = Flag("force", help: "Replace files that are there and differ.")
    private static let json = Flag("json", help: "Print one JSON object a line for each finding, to standard output.")
    static let options = [
        output.specification, bound.specification, PhraseOptions.appName.specification, language.specification, force.specification,
        json.specification,
    ]

    private enum Format: String, CaseIterable { case hassil, appshortcuts }

    private let format: Format
    private let paths: [String]
    private let folder: String
    private let boundLists: Set<String>
    private let appNames: [String]
    private let language: String
    private let isForced: Bool
    private let usesJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let known = Format.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        guard let name = arguments.operands.first else { throw UsageError("no format is given; there are \(known)") }
        guard let format = Format(rawValue: name) else { throw UsageError("unknown format '\(name)'; there are \(known)") }
        self.format = format
        paths = Array(arguments.operands.dropFirst())
        guard !paths.isEmpty else { throw UsageError(format == .hassil ? "no FILE is given" : "no PATH is given") }
        guard paths.count(where: { $0 == "-" }) < 2 else { throw UsageError("standard input is given twice") }
        appNames = try arguments.values(of: PhraseOptions.appName)
        guard appNames.isEmpty == (format == .hassil) else {
            throw UsageError(
                format == .hassil ? "'--app-name' is for app shortcuts" : "no name of the app is given; '--app-name NAME' says it")
        }
        language = try arguments.value(of: Self.language)?.description ?? "en"
        guard let folder = try arguments.value(of: Self.output) else { throw UsageError("no folder is given; '-o DIR' names it") }
        self.folder = folder
        boundLists = HassilImporter.homeAssistantLists.union(try arguments.values(of: Self.bound))
        isForced = arguments.contains(Self.force)
        usesJSON = arguments.contains(Self.json)
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        let files: [PhraseFile]
        let diagnostics: [Diagnostic]
        switch format {
        case .hassil:
            var sources: [SourceFile] = []
            for path in paths {
                sources.append(SourceFile(path: path, bytes: try ByteSource(operand: path).readAll(limit: PhrasePaths.limit)))
            }
            (files, diagnostics) = HassilImporter(boundLists: boundLists).read(sources)
        case .appshortcuts:
            let catalogs = ShortcutCatalogs(paths, language: language)
            for failure in catalogs.failures { surroundings.complain(failure.description) }
            guard catalogs.failures.isEmpty else { return .wrongUse }
            files = catalogs.printableFiles(appNames: appNames)
            diagnostics = catalogs.diagnostics + errors(in: catalogs.files(appNames: appNames))
        }
        try show(diagnostics, surroundings)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return .negative }

        // What no phrase file may say is found here, and shown where it came from.
        let faulty = errors(in: files)
        try show(faulty, surroundings)
        guard faulty.isEmpty else { return .negative }

        let outputs = try ImportedFiles(files, inputs: format == .hassil ? paths : files.map(\.source.path), folder: folder)
        let faults = outputs.faults()
        try show(faults, surroundings)
        guard faults.isEmpty else { return .negative }
        try outputs.write(replacing: isForced)
        return .success
    }

    private func errors(in files: [PhraseFile]) -> [Diagnostic] {
        PhraseLibrary.load(files: files).diagnostics.filter { $0.severity == .error }
    }

    private func show(_ diagnostics: [Diagnostic], _ surroundings: Surroundings) throws {
        if usesJSON {
            try DiagnosticPrinter(surroundings.output, in: surroundings).printJSON(diagnostics)
        } else {
            try DiagnosticPrinter(surroundings.errors, in: surroundings).print(diagnostics)
        }
    }
}
