import PhraseSyntax
import PhraseText

/// `parlance format`: phrase files in their usual layout.
struct FormatCommand: Command {
    static let page = CommandPage(
        name: "format",
        summary: "Lay out phrase files in the usual way.",
        synopsis: "[OPTION]… PATH…|-",
        discussion: """
            A PATH is a phrase file, or a folder with all '*.phrases' below it; '-' is standard input. The result goes to standard
            output. Comments and order stay. A file with errors is left alone, and they are shown.
            """,
        examples: [
            .init("parlance format --in-place Phrases", "Lay out all phrase files of a folder."),
            .init("parlance format --check Phrases", "Name the files that are laid out otherwise, for a check before a commit."),
            .init("parlance format - < draft.phrases", "Show a draft as it would be laid out."),
        ],
        statuses: [(.success, "everything is laid out"), (.negative, "a file differs (--check), or has errors")])

    private static let inPlace = Flag("in-place", help: "Replace each file that differs, in one step.")
    private static let check = Flag("check", help: "Write nothing; name the files that differ.")
    static let options = [inPlace.specification, check.specification]

    private enum Mode { case print, inPlace, check }

    private let mode: Mode
    private let operands: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("no PATH is given") }
        switch (arguments.contains(Self.inPlace), arguments.contains(Self.check)) {
        case (true, true): throw UsageError("'--in-place' and '--check' exclude each other")
        case (true, false): mode = .inPlace
        case (false, true): mode = .check
        case (false, false): mode = .print
        }
        guard mode != .inPlace || !operands.contains("-") else { throw UsageError("standard input cannot be replaced in place") }
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        let paths = PhrasePaths(operands)
        for failure in paths.failures { surroundings.complain(failure.description) }
        var status = paths.failures.isEmpty ? ExitStatus.success : .wrongUse
        for source in paths.files {
            if try !format(source, surroundings), status == .success { status = .negative }
        }
        return status
    }

    /// Whether the file is, or is now, as it should be.
    private func format(_ source: SourceFile, _ surroundings: Surroundings) throws -> Bool {
        let (file, diagnostics) = PhraseParser(source: source).parse()
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            try DiagnosticPrinter(surroundings.errors, in: surroundings).print(diagnostics.filter { $0.severity == .error })
            return false
        }
        let text = Array(PhrasePrinter().print(file).utf8)
        switch mode {
        case .print:
            try surroundings.output.write(text)
            return true
        case .check:
            if text == source.bytes { return true }
            try surroundings.output.write(line: VisibleText.escaped(source.path))
            return false
        case .inPlace:
            if text != source.bytes { try FileReplacement.replace(source.path, with: text) }
            return true
        }
    }
}
