import IntentRuntime
import PhraseAutomaton
import PhraseImport
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueTypes

/// `parlance check`: everything that is wrong with phrase files.
struct CheckCommand: Command {
    static let page = CommandPage(
        name: "check",
        summary: "Show everything that is wrong with phrase files.",
        synopsis: "[OPTION]… PATH…|-\n       parlance check --profile apple [OPTION]… [PATH]…",
        discussion: """
            A PATH is a phrase file, or a folder with all '*.phrases' below it; '-' is standard input. All files are read as one
            library, so that what they say about one another is checked too. Of a compiled library alone, it is checked that it is whole,
            and said what it holds. The values that --list names are checked where the phrases have no errors.

            Two phrases clash where one sentence reaches both and nothing ranks one above the other; the sentence is shown. In it a list
            that is bound later stands by its name ('<name>'). The search stops after some millions of steps, and says so.

            With --profile apple, the rules of Apple's App Shortcuts hold too: each phrase names the app and has at most one parameter, of an
            enum, an entity or a Bool with names; 10 shortcuts an app, some 1,000 phrases a language with the values of parameters, 3 names
            beside its own, one provider; and no phrases of two shortcuts that are nearly the same. A PATH may then be a catalogue
            ('AppShortcuts.xcstrings', 'TAG.lproj/AppShortcuts.strings', an '.intentdefinition', whose intents are no App Shortcuts and
            only read), or a folder with such and phrase files; without one, the sample apps' shortcuts in code are checked.

            With --json, one object a line: "path", "line", "column" (from 1, in characters), "range" (offsets in the file, of
            its text in UTF-8 where it has another encoding; 0 of a compiled table),
            "severity" ("error", "warning"), "id", "message", "notes", "fixIts" (each "range", "replacement").
            """,
        examples: [
            .init("parlance check Phrases", "Check all phrase files of a folder."),
            .init("parlance check --profile apple MyApp", "Check the catalogues of a project's shortcuts."),
            .init("parlance check --json app.phrases | jq -r .id", "List the kinds of findings."),
        ],
        statuses: [(.success, "no errors; there may be warnings"), (.negative, "errors were found")])

    private static let json = Flag("json", help: "Print one JSON object a line.")
    static let language = ValueOption<LanguageTag>(
        "language", "TAG", help: "The language of files that name none, and of 'Base.lproj' (en, fr-CA); otherwise en."
    ) { text throws(UsageError) in try PhraseOptions.languageTag(text) }
    static let profile = ValueOption<Profile>("profile", "NAME", help: "Check by the rules of others too; 'apple' is one.") {
        text throws(UsageError) in
        guard let profile = Profile(rawValue: text) else { throw UsageError("there is no such profile; 'apple' is one") }
        return profile
    }
    static let options = [json.specification, language.specification, profile.specification, BindingOptions.list.specification]

    enum Profile: String { case apple }

    private let usesJSON: Bool
    private let language: String
    private let lists: [BindingOptions.ListFile]
    private let profile: Profile?
    private let operands: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        usesJSON = arguments.contains(Self.json)
        language = try arguments.value(of: Self.language)?.description ?? "en"
        lists = try BindingOptions.lists(of: arguments)
        operands = arguments.operands
        profile = try arguments.value(of: Self.profile)
        guard !operands.isEmpty || profile != nil else { throw UsageError("no PATH is given") }
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        let files = try LoadedPhrases.files(of: lists).sorted { $0.key < $1.key }
        if operands.count == 1, profile == nil, PhraseLibrary.isCompiled(operands[0]) {
            return try describe(operands[0], files, surroundings)
        }
        if profile != nil { return try checkProfile(files, surroundings) }
        let paths = PhrasePaths(operands)
        for failure in paths.failures { surroundings.complain(failure.description) }
        let loaded = PhraseLibrary.load(paths.files, language: language, searchesClashes: true)
        var diagnostics = Diagnostic.sorted(loaded.diagnostics, by: paths.files)
        var misuse: UsageError?
        if paths.failures.isEmpty, let library = loaded.library {
            do throws(UsageError) { diagnostics += try findings(in: files, of: library) } catch { misuse = error }
        }
        // The answer is the same where nobody reads on.
        do {
            try report(diagnostics, fileCount: paths.files.count + files.count, unreadCount: paths.failures.count, surroundings)
        } catch ByteSink.Failure.closedPipe {}
        if let misuse { throw misuse }
        guard paths.failures.isEmpty else { return .wrongUse }
        return Self.status(of: diagnostics)
    }

    /// Everything that is wrong with phrase files and catalogues, by Apple's rules too; where nothing is named, with the sample apps'
    /// shortcuts in code: their phrase files say what App Intents cannot.
    private func checkProfile(_ files: [(key: String, value: SourceFile)], _ surroundings: Surroundings) throws -> ExitStatus {
        // A folder may hold both.
        let catalogPaths = operands.filter(ShortcutCatalogs.holdsCatalogs)
        let catalogs = ShortcutCatalogs(catalogPaths, language: language)
        let paths = PhrasePaths(operands.filter { !catalogPaths.contains($0) || PhrasePaths.holdsPhrases($0) })
        let apps = operands.isEmpty ? surroundings.builtInApps(nil) : nil
        let failures = catalogs.failures + paths.failures
        for failure in failures { surroundings.complain(failure.description) }
        let trees = catalogs.files(appNames: ["App"])
        let loaded = PhraseLibrary.load(
            paths.files, trees: trees, apps: apps?.apps ?? [], language: language, keepsResolved: true, searchesClashes: true)
        var diagnostics = catalogs.diagnostics + Diagnostic.sorted(loaded.diagnostics, by: trees.map(\.source) + paths.files)
        if let resolved = loaded.resolved {
            let stale = catalogs.staleKeys
            let profile = AppleProfile(resolved, normalizer: FoundationNormalizer()) { intent, file in
                ShortcutCatalogs.profileSource(of: intent, in: file, stale: stale)
            }
            diagnostics += profile.findings(
                providers: Dictionary((apps?.apps ?? []).map { ($0.identifier, $0.providers.count) }) { $1 })
        }
        var misuse: UsageError?
        if failures.isEmpty, let library = loaded.library {
            do throws(UsageError) { diagnostics += try findings(in: files, of: library) } catch { misuse = error }
        }
        do {
            let count = catalogs.fileCount + paths.files.count + files.count
            try report(diagnostics, fileCount: count, unreadCount: failures.count, surroundings)
        } catch ByteSink.Failure.closedPipe {}
        if let misuse { throw misuse }
        guard failures.isEmpty else { return .wrongUse }
        return Self.status(of: diagnostics)
    }

    /// What is wrong with the values of bound lists.
    private func findings(in files: [(key: String, value: SourceFile)], of library: PhraseLibrary) throws(UsageError) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for (name, file) in files { findings += try LoadedPhrases.binding(file, to: name, in: library).diagnostics }
        return findings
    }

    private static func status(of diagnostics: [Diagnostic]) -> ExitStatus {
        diagnostics.contains { $0.severity == .error } ? .negative : .success
    }

    /// What a compiled library is, with --json nothing, as of a file without findings; then what is wrong with the files of lists.
    private func describe(
        _ path: String, _ files: [(key: String, value: SourceFile)], _ surroundings: Surroundings
    ) throws -> ExitStatus {
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
        guard !files.isEmpty else { return .success }
        let diagnostics = try findings(in: files, of: library)
        do { try report(diagnostics, fileCount: files.count, unreadCount: 0, surroundings) } catch ByteSink.Failure.closedPipe {}
        return Self.status(of: diagnostics)
    }

    private func report(_ diagnostics: [Diagnostic], fileCount: Int, unreadCount: Int, _ surroundings: Surroundings) throws {
        let printer = DiagnosticPrinter(surroundings.output, in: surroundings)
        guard !usesJSON else { return try printer.printJSON(diagnostics) }
        try printer.print(diagnostics)
        let errors = diagnostics.count { $0.severity == .error }
        try surroundings.output.write(
            line: [
                Self.counted(errors, "error"), Self.counted(diagnostics.count - errors, "warning"),
                "in " + Self.counted(fileCount, "file"),
            ].joined(separator: ", ") + (unreadCount == 0 ? "" : ", and \(unreadCount) not read"))
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
