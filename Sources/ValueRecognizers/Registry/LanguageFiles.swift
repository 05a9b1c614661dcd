import PhraseSyntax
import ValueTypes

/// The data files of one language, parsed.
///
/// Of each file the nearest stands: that of the tag itself, of the language that it falls back to (`fr-CA`: `fr`), or of `und`, which holds
/// what all languages share.
struct LanguageFiles {
    static let shared = "und"

    let declarations: GrammarDeclarations
    /// What is wrong with the files; empty in a sound build, and a test sees to it.
    let diagnostics: [Diagnostic]

    init(language: ValueTypes.LanguageTag, texts: LanguageTexts = .builtIn) {
        var names: Set<String> = []
        var files: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        for source in (language.fallbacks + [Self.shared]).flatMap(texts.files) {
            guard names.insert(source.category).inserted else { continue }
            let (file, found) = PhraseParser(source: source).parse()
            files.append(file)
            diagnostics += found
        }
        declarations = GrammarDeclarations(files)
        self.diagnostics = diagnostics
    }
}
