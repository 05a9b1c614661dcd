import PhraseSyntax
import PhraseText
import ValueTypes

/// Phrase files that tests are put to in place of what their folder holds, by language.
struct TestPhrases: Sendable {
    private struct Files {
        var trees: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
    }

    private let byLanguage: [String: Files]

    /// - Parameter sources: a file that names no language is in English, as elsewhere.
    init(_ sources: [SourceFile]) {
        var byLanguage: [String: Files] = [:]
        for source in sources {
            let (tree, diagnostics) = PhraseParser(source: source).parse()
            let tag = tree.language.flatMap { LanguageTag($0.tag.value) }?.description ?? "en"
            byLanguage[tag, default: Files()].trees.append(tree)
            byLanguage[tag, default: Files()].diagnostics += diagnostics
        }
        self.byLanguage = byLanguage
    }

    /// The files of a language; `nil` where there are none.
    func files(of language: LanguageTag) -> (files: [PhraseFile], diagnostics: [Diagnostic])? {
        byLanguage[language.description].map { ($0.trees, $0.diagnostics) }
    }
}
