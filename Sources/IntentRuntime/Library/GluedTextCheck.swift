import PhraseSyntax
import PhraseText

/// Finds free text with letters glued behind it in a language that writes with spaces: free text ends at a space there, so the two can
/// never touch (`<title>를`), where a list's value or a typed one could.
struct GluedTextCheck {
    let library: ResolvedLibrary

    /// From Hebrew to Myanmar: free text may end behind a combining mark, so letters of these scripts can touch it.
    private static let scriptsWithMarks: ClosedRange<Unicode.Scalar> = "\u{0590}"..."\u{109F}"

    func findings() -> [Diagnostic] {
        library.phrases.flatMap { phrase -> [Diagnostic] in
            let language = library.languages[library.scopes[phrase.scope.index].language.index]
            return language.spacingFree ? [] : glued(in: phrase.template.items, of: phrase)
        }
    }

    private func glued(in items: [TemplateItem], of phrase: ResolvedPhrase) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .optional(let ways, _), .group(let ways, _), .permutation(let ways, _):
                for way in ways { findings += glued(in: way.items, of: phrase) }
            case .reference(let reference):
                guard index + 1 < items.count, case .literal(let text, _) = items[index + 1], let first = text.unicodeScalars.first,
                    first.properties.isAlphabetic || first.properties.numericType != nil, !Self.scriptsWithMarks.contains(first),
                    case .slot(_, .text)? = library.meaning(of: reference, in: phrase.scope, intent: phrase.intent)
                else { continue }
                findings.append(
                    Diagnostic(
                        id: "glued-text", severity: .warning,
                        message: "'<\(reference.name.value)>' is free text, which ends at a space here, so '\(text)' can never touch it; "
                            + "a list would, and so would 'spacing free'",
                        place: SourcePlace(phrase.place.file, reference.span)))
            case .literal, .space: continue
            }
        }
        return findings
    }
}
