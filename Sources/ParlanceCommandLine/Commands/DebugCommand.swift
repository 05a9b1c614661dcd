import IntentRuntime
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueTypes

/// `parlance debug`: what each stage makes of phrases or of a sentence.
struct DebugCommand: Command {
    /// A stage of the way from text to answer.
    private enum Stage: String, CaseIterable {
        case tokens, ast, ir, trie
    }

    static let page = CommandPage(
        name: "debug",
        summary: "Print what a stage makes of phrases or sentences.",
        synopsis: "tokens SENTENCE…|-\n       parlance debug ast|ir|trie [OPTION]… PATH…|-",
        discussion: """
            tokens  the words of each sentence as they are heard, with their places
            ast     the tree of each phrase file
            ir      the graph that the phrases are lowered to
            trie    the states and edges of the compiled automaton

            What is printed is for people; its form may change from one version to the next.
            """,
        examples: [
            .init("parlance debug tokens 'Add 4.50 for “coffee”!'", "Show which words are heard, and from where."),
            .init("parlance debug ast Phrases/HarcaMA.en.phrases", "Show the tree of a phrase file."),
            .init("parlance debug trie Phrases | less", "Walk through the automaton of a folder's phrases."),
        ],
        statuses: [(.success, "printed"), (.negative, "the phrases have errors, which are on standard error")])

    static let options = [CheckCommand.language.specification]

    private let stage: Stage
    private let operands: [String]
    private let language: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let first = arguments.operands.first else { throw UsageError("no stage is given: tokens, ast, ir or trie") }
        guard let stage = Stage(rawValue: first) else {
            let nearest = NearestName.of(first, among: Stage.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" }
            throw UsageError("unknown stage '\(first)'\(nearest ?? "")")
        }
        self.stage = stage
        operands = Array(arguments.operands.dropFirst())
        language = try arguments.value(of: CheckCommand.language)?.description ?? "en"
        guard !operands.isEmpty else { throw UsageError("nothing is given to print") }
    }

    func run(in surroundings: Surroundings) throws -> ExitStatus {
        guard stage != .tokens else { return try printTokens(surroundings) }
        let paths = PhrasePaths(operands)
        for failure in paths.failures { surroundings.complain(failure.description) }
        let diagnostics = stage == .ast ? try printTrees(paths.files, surroundings) : try printLibrary(paths.files, surroundings)
        let errors = diagnostics.filter { $0.severity == .error }
        try DiagnosticPrinter(surroundings.errors, in: surroundings).print(errors)
        guard paths.failures.isEmpty else { return .wrongUse }
        return errors.isEmpty ? .success : .negative
    }

    /// Also of files with errors: the parser goes on behind them.
    private func printTrees(_ sources: [SourceFile], _ surroundings: Surroundings) throws -> [Diagnostic] {
        try sources.flatMap { source in
            let (file, diagnostics) = PhraseParser(source: source).parse()
            try surroundings.output.write(line: "# \(VisibleText.escaped(source.path))")
            try surroundings.output.write(TreeDescription().describe(file))
            return diagnostics
        }
    }

    private func printLibrary(_ sources: [SourceFile], _ surroundings: Surroundings) throws -> [Diagnostic] {
        let loaded = PhraseLibrary.load(sources, language: language, keepsResolved: stage == .ir)
        if let library = loaded.library {
            try surroundings.output.write(stage == .ir ? loaded.outlineOfGraph : library.automaton.outline)
        }
        return loaded.diagnostics
    }

    private func printTokens(_ surroundings: Surroundings) throws -> ExitStatus {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        for operand in operands where operand != "-" {
            try sentence.load(copying: operand)
            try surroundings.output.write(SentenceTokens.text(of: sentence))
        }
        guard operands.contains("-") else { return .success }
        var status = ExitStatus.success
        var batches = LineBatches(source: ByteSource())
        while let batch = try batches.next() {
            var text = ""
            batch.forEachLine { line in
                if let line, (try? sentence.load(line)) != nil {
                    text += SentenceTokens.text(of: sentence) + "\n"
                } else {
                    text += "error: this line cannot be read\n\n"
                    status = .wrongUse
                }
            }
            try surroundings.output.write(text)
        }
        return status
    }
}
