import PhraseSyntax
import PhraseText

extension Diagnostic {
    /// File by file, from the top of each; findings about one place in the order of the stages that made them.
    static func sorted(_ diagnostics: [Diagnostic], by files: [SourceFile]) -> [Diagnostic] {
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let keyed = diagnostics.enumerated().map { number, diagnostic in
            (order[diagnostic.place.file.path] ?? files.count, diagnostic.place.span.lower, number, diagnostic)
        }
        return keyed.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
    }
}
