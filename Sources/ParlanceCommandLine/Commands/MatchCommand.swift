import Foundation

/// `parlance match`: a filter that answers every sentence with what it means.
struct MatchCommand: Command {
    static let page = CommandPage(
        name: "match",
        summary: "Say for each line what it means; a filter.",
        synopsis: "[OPTION]… [FILE|-]",
        discussion: """
            Reads sentences, one a line, from FILE or standard input, and writes exactly one line for each, in order: the sentence, a
            tab, and 'AddExpense(price: 4.5, title: "coffee")', or '-' where no phrase matches. A line that cannot be read (not UTF-8,
            more than 1 MiB) gives 'error: …'. Nothing is performed. A sentence typed at a pipe is answered at once.

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
    static let options = ReadingGroup.options + [json.specification, failUnmatched.specification]

    private let group: ReadingGroup
    private let usesJSON: Bool
    private let failsUnmatched: Bool
    private let operand: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        group = try ReadingGroup(arguments)
        usesJSON = arguments.contains(Self.json)
        failsUnmatched = arguments.contains(Self.failUnmatched)
        guard arguments.operands.count <= 1 else { throw UsageError("one FILE can be given, not \(arguments.operands.count)") }
        operand = arguments.operands.first ?? "-"
    }

    func run(in surroundings: Surroundings) async throws -> ExitStatus {
        let source = try ByteSource(operand: operand)
        let phrases = try LoadedPhrases(group, in: surroundings)
        let filter = SentenceFilter(library: phrases.library, options: group.reading(), usesJSON: usesJSON)
        Interruption.endsInput()
        let progress = ProgressLine(counting: "sentences", on: surroundings)
        // Reading blocks: not on a thread that tasks share.
        let summary = try await withCheckedThrowingContinuation { (done: CheckedContinuation<SentenceFilter.Summary, any Error>) in
            Thread.detachNewThread {
                done.resume(with: Result { try filter.run(source, to: surroundings.output, progress: progress) })
            }
        }
        Interruption.endIfRequested()
        return failsUnmatched && summary.unmatched + summary.unreadable > 0 ? .negative : .success
    }
}
