package import PhraseSyntax
package import PhraseText
package import ValueTypes

/// The data files that languages are read by: those built in, or others in their place.
package struct LanguageTexts: Sendable {
    package static let builtIn = LanguageTexts(replacing: [])

    /// The files that stand in place of the built-in ones, by language.
    private let replacements: [String: [SourceFile]]
    /// The rules of `und/holidays.phrases`.
    let holidays: Deferred<HolidayTable>

    /// - Parameter files: `…/de/date.phrases` and the like: a language that has one among them is read by these alone.
    package init(replacing files: [SourceFile]) {
        let replacements = Dictionary(grouping: files) { Self.folder(of: $0.path) }
        self.replacements = replacements
        guard let shared = replacements[LanguageFiles.shared] else {
            holidays = Deferred { .shared }
            return
        }
        holidays = Deferred { HolidayTable(GrammarDeclarations(shared.map { PhraseParser(source: $0).parse().file })) }
    }

    /// What is wrong with the files that stand in place of others, language by language.
    ///
    /// - Parameter languages: Which are looked at, with what they fall back to and what all languages share; `nil`: all.
    package func diagnostics(of languages: Set<ValueTypes.LanguageTag>?, normalizer: any Normalizer) -> [Diagnostic] {
        let chosen = languages.map { $0.flatMap(\.fallbacks) + [LanguageFiles.shared] }
        return replacements.keys.sorted().flatMap { name -> [Diagnostic] in
            guard chosen?.contains(name) ?? true, let language = ValueTypes.LanguageTag(name) else { return [] }
            let readers = LanguageReaders(language: language, folder: WordFolder(normalizer: normalizer), texts: self)
            // The files of `und` are told of once.
            return readers.diagnostics.filter { Self.folder(of: $0.place.file.path) == name }
        }
    }

    /// The language that a file is for: what its folder is called.
    package static func language(of file: SourceFile) -> ValueTypes.LanguageTag? { ValueTypes.LanguageTag(folder(of: file.path)) }

    /// The data files of one language, which have its folder's name.
    func files(of language: String) -> [SourceFile] {
        if let files = replacements[language] { return files }
        let folder = "Languages/\(language)/"
        return EmbeddedTexts.files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".phrases") }.map { path, text in
            SourceFile(path: path, bytes: text.withUTF8Buffer { Array($0) })
        }
    }

    /// The languages that have built-in files.
    static var languages: [String] {
        Set(EmbeddedTexts.files.map { folder(of: $0.path) }).subtracting([LanguageFiles.shared, ""]).sorted()
    }

    /// The record of a language's words of numbers (`numbers.words`); `nil` where there is none, and where the rules that it was made by are
    /// replaced.
    func numberWords(of language: ValueTypes.LanguageTag) -> [RecordedNumberWords.Entry]? {
        recordedNumberWords(of: language)?.withUTF8Buffer { RecordedNumberWords.entries(of: $0) }
    }

    /// Whether a language's words of numbers are the same on every machine; those of the others are what its Foundation spells.
    func hasNumberWords(of language: ValueTypes.LanguageTag) -> Bool { recordedNumberWords(of: language) != nil }

    private func recordedNumberWords(of language: ValueTypes.LanguageTag) -> StaticString? {
        guard replacements[language.description] == nil else { return nil }
        let path = "Languages/\(language)/numbers.words"
        return EmbeddedTexts.files.first { $0.path == path }?.text
    }

    private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }
}
