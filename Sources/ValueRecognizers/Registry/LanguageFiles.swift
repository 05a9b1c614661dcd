import PhraseSyntax
import PhraseText
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

    init(language: ValueTypes.LanguageTag) {
        var names: Set<Substring> = []
        var files: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        for (path, text) in (language.fallbacks + [Self.shared]).flatMap(Self.texts) {
            guard let name = path.split(separator: "/").last, names.insert(name).inserted else { continue }
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
        EmbeddedTexts.files.filter { folder(of: $0.path) == language && $0.path.hasSuffix(".phrases") }
    }

    /// The record of a language's words of numbers, where there is one (`numbers.words`).
    static func numberWords(of language: ValueTypes.LanguageTag) -> [RecordedNumberWords.Entry]? {
        recordedNumberWords(of: language)?.withUTF8Buffer { RecordedNumberWords.entries(of: $0) }
    }

    /// Whether a language's words of numbers are the same on every machine; those of the others are what its Foundation spells.
    static func hasNumberWords(of language: ValueTypes.LanguageTag) -> Bool { recordedNumberWords(of: language) != nil }

    private static func recordedNumberWords(of language: ValueTypes.LanguageTag) -> StaticString? {
        let path = "Languages/\(language)/numbers.words"
        return EmbeddedTexts.files.first { $0.path == path }?.text
    }

    private static func folder(of path: String) -> String? { path.split(separator: "/").dropLast().last.map(String.init) }
}
