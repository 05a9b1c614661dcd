import Foundation
import PhraseSyntax
import ValueTypes

/// `parlance test`: sentences with what they have to mean.
struct TestCommand: Command {
    static let page = CommandPage(
        name: "test",
        summary: "Run a folder of tests: sentences, values or conversations, and what has to come of them.",
        synopsis: "[OPTION]… FOLDER|FILE",
        discussion: """
            Prints a line for each language as soon as it is done ('en 1109/1110'), below it each test that failed with its sentence,
            what was expected, what came of it, and the template that matched or came nearest; on the last line the total
            ('1109 passed, 1 failed'). A FILE of a folder can be run alone. Errors in the files of a language are shown on standard
            error, the language is not run, and the others are.

            A list given with --known names tests that fail and may: each line the hash that is shown with a failure, and the reason,
            with the suite before it for people ('en Time 9f3c01d2a8b4e670 an idiom that few use'); '#' begins a comment. They are
            counted as failures and not shown. Exit status 1 says then that another test failed, or that one of the list passed.

            The formats, and what a FOLDER of each holds:

            \(TestFormats.all.map { "\($0.name): \($0.layout)" }.joined(separator: "\n\n"))

            With --json, one object a line (schema 1), told apart by "kind": a "suite" ("suite", "passed", "failed", "known", "isRun"),
            a "failure" ("suite", "id", "path", "line", "text", "expected", "got", "differences", "error", "template", "hash",
            "known"), a test that is "fixed" ("suite", "id", "hash"), and at the end the "total" ("passed", "failed", "known",
            "fixed", "unread").
            """,
        examples: [
            .init("parlance test hassil", "Run all tests of all languages."),
            .init("parlance test --language en --language de hassil", "Run the tests of two languages."),
            .init("parlance test --only en/HassTurnOn/ hassil", "Run the tests whose identifier begins so."),
            .init("parlance test --format values --known known.txt values", "Run texts with their values; fail for a new failure."),
            .init("parlance test --format transcript conversations", "Hold conversations, and say where they go otherwise."),
            .init("parlance test --format transcript recorded", "Hold again what 'parlance repl --record recorded' wrote."),
            .init("parlance test --phrases Phrases hassil", "Run the tests against phrase files that were imported."),
            .init("parlance test --json hassil | jq -r 'select(.kind == \"failure\").text'", "List sentences that fail."),
        ],
        statuses: [(.success, "every test passed"), (.negative, "a test failed, or passed though it is known to fail")])

    private static let format = ValueOption<any TestFormat.Type>(
        "format", "NAME", help: "What the folder is laid out as; otherwise the format whose files it holds."
    ) { text throws(UsageError) in try TestFormats.named(text) }
    private static let phrases = ValueOption<String>(
        "phrases", "PATH", isRepeatable: true,
        help: """
            Put the tests to these phrase files ('parlance import' writes such), or all '*.phrases' below this folder,
            in place of the folder's own templates; each language to the files that are in it.
            """)
    private static let language = ValueOption<LanguageTag>(
        "language", "TAG", isRepeatable: true, help: "Run the tests of this language alone (en, pt-BR)."
    ) { text throws(UsageError) in try PhraseOptions.languageTag(text) }
    private static let only = ValueOption<String>("only", "PREFIX", help: "Run the tests alone whose identifier begins so.")
    private static let known = ValueOption<String>(
        "known", "FILE", help: "Take the tests that this file lists for failures that are known.")
    private static let jobs = ValueOption<Int>(
        "jobs", "NUMBER", help: "Run this many languages at a time; otherwise as many as there are cores."
    ) { text throws(UsageError) in
        guard let number = Int(text), (1...1024).contains(number) else { throw UsageError("this is not a number from 1 to 1024") }
        return number
    }
    private static let generalPath = Flag(
        "general-path",
        help: """
            Read every sentence on the matcher's general path, also where the quick one would do: the two have to mean the same.
            """)
    private static let json = Flag("json", help: "Print one JSON object a line.")
    static let options = [
        format.specification, phrases.specification, GrammarOptions.grammar.specification, language.specification, only.specification,
        known.specification,
        jobs.specification, generalPath.specification, json.specification,
    ]

    private let format: (any TestFormat.Type)?
    private let phrases: [String]
    private let grammars: GrammarOptions
    private let languages: [LanguageTag]
    private let prefix: String
    private let knownPath: String?
    private let jobs: Int
    private let takesGeneralPath: Bool
    private let usesJSON: Bool
    private let folder: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = try arguments.value(of: Self.format)
        phrases = try arguments.values(of: Self.phrases)
        grammars = try GrammarOptions(arguments)
        languages = try arguments.values(of: Self.language)
        prefix = try arguments.value(of: Self.only) ?? ""
        knownPath = try arguments.value(of: Self.known)
        jobs = try arguments.value(of: Self.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
        takesGeneralPath = arguments.contains(Self.generalPath)
        usesJSON = arguments.contains(Self.json)
        guard arguments.operands.count <= 1 else { throw UsageError("one FOLDER can be given, not \(arguments.operands.count)") }
        guard let operand = arguments.operands.first else { throw UsageError("no FOLDER is given") }
        folder = operand
    }

    func run(in surroundings: Surroundings) async throws -> ExitStatus {
        do {
            return try await test(in: surroundings)
        } catch ByteSink.Failure.closedPipe {
            // Who reads no further is not told that everything passed.
            return .negative
        }
    }

    private func test(in surroundings: Surroundings) async throws -> ExitStatus {
        let known: KnownFailures?
        do throws(TestInputError) {
            known = try knownPath.map { path throws(TestInputError) in try KnownFailures(path: path) }
        } catch {
            Self.complain(error, in: surroundings)
            return .wrongUse
        }
        let folder = try TestFolder(path: folder)
        let subject = TestSubject(
            phrases: try givenPhrases(surroundings), grammars: try grammars.texts(for: languages, in: surroundings),
            builtInApps: surroundings.builtInApps)
        let suites = try chosen(of: TestFormats.suites(in: folder, format: format, of: subject))
        let reporter: any TestReporter =
            usesJSON ? JSONTestReporter() : TextTestReporter(usesColours: surroundings.usesColours(on: surroundings.output))
        let progress = ProgressLine(counting: "tests", on: surroundings)
        Interruption.endsInput()
        let runner = TestRunner(
            suites: suites, prefix: prefix, known: known, jobs: jobs, takesGeneralPath: takesGeneralPath,
            isInterrupted: { Interruption.isRequested }, progress: progress.advance)
        // Running blocks: not on a thread that tasks share.
        let totals = try await withCheckedThrowingContinuation { (done: CheckedContinuation<TestTotals, any Error>) in
            Thread.detachNewThread {
                let result = Result {
                    try runner.run { outcome in
                        if let error = outcome.error { Self.complain(error, in: surroundings) }
                        try surroundings.output.write(reporter.report(outcome))
                    }
                }
                progress.remove()
                done.resume(with: result)
            }
        }
        // What was done is told; a total would look like that of a whole run.
        Interruption.endIfRequested()
        guard totals != TestTotals() else {
            throw UsageError(prefix.isEmpty ? "the folder holds no test" : "no test's identifier begins with '\(prefix)'")
        }
        try surroundings.output.write(reporter.report(totals))
        return totals.status
    }

    private func givenPhrases(_ surroundings: Surroundings) throws(UsageError) -> TestPhrases? {
        guard !phrases.isEmpty else { return nil }
        guard !phrases.contains("-") else { throw UsageError("phrases for tests cannot come from standard input") }
        if let library = try CompiledPhrases.library(of: phrases) { return TestPhrases(library) }
        let paths = PhrasePaths(phrases)
        for failure in paths.failures { surroundings.complain(failure.description) }
        guard paths.failures.isEmpty else { throw UsageError("the phrases cannot be read") }
        return TestPhrases(paths.files)
    }

    private func chosen(of suites: [any TestSuite]) throws(UsageError) -> [any TestSuite] {
        guard !languages.isEmpty else { return suites }
        let there = suites.compactMap { $0.language?.description }
        for language in languages where !there.contains(language.description) {
            let nearest = NearestName.of(language.description, among: there).map { "; did you mean '\($0)'?" }
            throw UsageError("'--language \(language)': no tests of this language are in the folder\(nearest ?? "")")
        }
        return suites.filter { suite in suite.language.map(languages.contains) ?? false }
    }

    private static func complain(_ error: TestInputError, in surroundings: Surroundings) {
        for problem in error.problems { surroundings.complain(problem.description) }
        try? DiagnosticPrinter(surroundings.errors, in: surroundings).print(error.diagnostics.filter { $0.severity == .error })
    }
}
