import IntentRuntime
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
    private let compiled: PhraseLibrary?

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
        compiled = nil
    }

    init(_ library: PhraseLibrary) {
        byLanguage = [:]
        compiled = library
    }

    /// A compiled library that has phrases of a language.
    func library(of language: LanguageTag) -> PhraseLibrary? {
        compiled.flatMap { $0.languages.contains(language.description) ? $0 : nil }
    }

    /// The files of a language; `nil` where there are none.
    func files(of language: LanguageTag) -> (files: [PhraseFile], diagnostics: [Diagnostic])? {
        byLanguage[language.description].map { ($0.trees, $0.diagnostics) }
    }
}
