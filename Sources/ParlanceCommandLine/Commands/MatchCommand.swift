/// `parlance match`: a filter that answers every sentence with what it means.
struct MatchCommand: BlockingCommand {
    static let page = CommandPage(
        name: "match",
        summary: "Say for each line what it means; a filter.",
        synopsis: "[OPTION]… [FILE|-]…",
        discussion: """
            Reads sentences, one a line, from the files or standard input, and writes exactly one line for each, in order: the sentence, a
            tab, and 'AddExpense(price: 4.5, title: "coffee")', or '-' where no phrase matches. A line that cannot be read (not UTF-8,
            more than 1 MiB) gives 'error: …'. Nothing is performed. A sentence typed at a pipe is answered at once; a long input keeps
            all cores busy, in memory that does not grow with it.

            With --json, one object a line (schema 1): "text", "app", "intent" (or null), "language", "parameters" (by name: "value",
            "type", "text", "range" in UTF-8 offsets of the line, half-open, null for a value that was not said; a date's value is
            ISO 8601 with its "grain", an amount's a number with its "unit"), "response", "notes", "ambiguous" (the readings that are
            as good), "schema"; or {"error": …, "schema": 1}. Members may be added under the same number.
            """,
        examples: [
            .init("parlance match --phrases app.phrases sentences.txt", "Match a file of sentences."),
            .init("echo 'Show my total expense in HarcaMA' | parlance match --json", "Match one sentence against the sample apps."),
            .init("parlance match --phrases app.phrases --fail-unmatched < must-match.txt", "Fail where a sentence has no match."),
        ],
        statuses: [
            (.success, "every line was answered, also by 'no match' or an error"),
            (.negative, "a sentence had no match or could not be read (--fail-unmatched)"),
        ])

    private static let json = Flag("json", help: "Write one JSON object a line.")
    private static let failUnmatched = Flag("fail-unmatched", help: "Exit with 1 if a sentence had no match.")
    private static let jobs = ValueOption<Int>(
        "jobs", "NUMBER", help: "Answer on this many threads; otherwise on as many as there are cores."
    ) { text throws(UsageError) in
        guard let number = Int(text), (1...1024).contains(number) else { throw UsageError("this is not a number from 1 to 1024") }
        return number
    }
    static let options = ReadingGroup.options + [json.specification, failUnmatched.specification, jobs.specification]

    private let group: ReadingGroup
    private let usesJSON: Bool
    private let failsUnmatched: Bool
    private let jobs: Int?
    private let operands: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        group = try ReadingGroup(arguments)
        usesJSON = arguments.contains(Self.json)
        failsUnmatched = arguments.contains(Self.failUnmatched)
        jobs = try arguments.value(of: Self.jobs)
        operands = arguments.operands.isEmpty ? ["-"] : arguments.operands
        guard operands.count(where: { $0 == "-" }) <= 1 else { throw UsageError("standard input is given twice") }
    }

    func runBlocking(in surroundings: Surroundings) throws -> ExitStatus {
        let input = try SentenceInput(operands: operands)
        let library = try LoadedPhrases(group, in: surroundings).libraryWithEntities(group.reading())
        let filter = SentenceFilter(
            library: library, options: group.reading(), usesJSON: usesJSON, jobs: jobs ?? WorkerThread.processorCount)
        Interruption.endsInput()
        let progress = ProgressLine(counting: "sentences", of: input.size, on: surroundings)
        let outcome = filter.run(input, to: surroundings.output, progress: progress)
        Interruption.endIfRequested()
        let summary = outcome.summary
        let status: ExitStatus = failsUnmatched && summary.unmatched + summary.unreadable > 0 ? .negative : .success
        switch outcome.failure {
        case nil: return status
        // Who reads no further is told all the same what was seen.
        case ByteSink.Failure.closedPipe?: return status
        case let failure?: throw failure
        }
    }
}
