import PhraseSyntax
import PhraseText
import ValueTypes

/// The data files of one language, parsed.
///
/// A tag without files uses those of the language that it falls back to (`fr-CA`: `fr`); a language without any, those of `und`,
/// which hold what all languages share.
struct LanguageFiles {
    static let shared = "und"

    let declarations: GrammarDeclarations
    /// What is wrong with the files; empty in a sound build, and a test sees to it.
    let diagnostics: [Diagnostic]

    init(language: ValueTypes.LanguageTag) {
        let folders = language.fallbacks + [Self.shared]
        let texts = folders.lazy.map(Self.texts).first { !$0.isEmpty } ?? []
        var files: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        for (path, text) in texts {
            let source = SourceFile(path: path, bytes: text.withUTF8Buffer { Array($0) })
            let (file, found) = PhraseParser(source: source).parse()
            files.append(file)
            diagnostics += found
        }
        declarations = GrammarDeclarations(files)
        self.diagnostics = diagnostics
    }

    /// The languages that have data files.
    static var languages: [String] {
        Set(EmbeddedTexts.files.compactMap { folder(of: $0.path) }).subtracting([shared]).sorted()
    }

    private static func texts(of language: String) -> [(path: String, text: StaticString)] {
        EmbeddedTexts.files.filter { folder(of: $0.path) == language }
    }

    private static func folder(of path: String) -> String? { path.split(separator: "/").dropLast().last.map(String.init) }
}
