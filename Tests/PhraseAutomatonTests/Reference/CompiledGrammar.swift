import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode

/// Phrase files brought as far as matching, both ways.
struct CompiledGrammar {
    let library: ResolvedLibrary
    let automaton: FrozenAutomaton
    let reference: ReferenceMatcher
    let diagnostics: [Diagnostic]

    struct HasErrors: Error, CustomStringConvertible {
        let diagnostics: [Diagnostic]
        var description: String { diagnostics.map { "\($0.place.position.line): \($0.message)" }.joined(separator: "\n") }
    }

    init(files: [String], limit: Int = 2_000) throws {
        let parsed = files.enumerated().map { index, text in
            PhraseParser(source: SourceFile(path: "\(index).phrases", text: text)).parse()
        }
        let resolved = Resolver(registeredTypes: CompiledPhrases.types, defaultLanguage: "en").resolve(parsed.map(\.file))
        let compiled = AutomatonCompiler(
            library: resolved.library, normalizer: FoundationNormalizer(), recognizers: CompiledPhrases.recognizer
        ).compile()
        diagnostics = parsed.flatMap(\.diagnostics) + resolved.diagnostics + compiled.diagnostics
        let errors = diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw HasErrors(diagnostics: errors) }
        library = resolved.library
        automaton = compiled.automaton
        reference = try ReferenceMatcher(library: resolved.library, recognizers: CompiledPhrases.recognizer, limit: limit)
    }
}
