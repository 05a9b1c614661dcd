import PhraseSyntax
import PhraseText

/// Finds patterns (`matching /…/`) that the engine which runs them does not take.
struct PatternCheck {
    let library: ResolvedLibrary

    func findings() -> [Diagnostic] {
        library.intents.flatMap(\.parameters).compactMap { parameter in
            guard let pattern = parameter.pattern, TextPattern(pattern.value) == nil else { return nil }
            return Diagnostic(
                id: "pattern-not-taken", severity: .error, message: "'\(pattern.value)' is not a regular expression",
                place: SourcePlace(parameter.place.file, pattern.span))
        }
    }
}
