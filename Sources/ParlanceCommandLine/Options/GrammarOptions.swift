import IntentRuntime
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

/// Grammars of values that are being worked on, in place of the built-in ones.
struct GrammarOptions: OptionGroup {
    static let grammar = ValueOption<String>(
        "grammar", "DIR",
        help: """
            Read values by the '*.phrases' of this folder, which has a folder for each language (de/date.phrases) as
            Parlance's own 'Languages' has; a language that has none there is read as ever.
            """)

    static let options = [grammar.specification]

    private let folder: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = try arguments.value(of: Self.grammar)
    }

    /// The files of the folder; `nil` where none is given.
    ///
    /// - Parameter languages: In which values are read: what is wrong with their files is shown. Empty: all are looked at.
    func texts(for languages: [LanguageTag], in surroundings: Surroundings) throws(UsageError) -> LanguageTexts? {
        guard let folder else { return nil }
        let paths = PhrasePaths([folder])
        for failure in paths.failures { surroundings.complain(failure.description) }
        guard paths.failures.isEmpty else { throw UsageError("the grammars cannot be read") }
        let texts = LanguageTexts(replacing: paths.files)
        for file in paths.files where LanguageTexts.language(of: file) == nil {
            surroundings.warn("'\(file.path)' lies in no folder that is named after a language, and is left out")
        }
        let found = texts.diagnostics(of: languages.isEmpty ? nil : Set(languages), normalizer: FoundationNormalizer())
        try? DiagnosticPrinter(surroundings.errors, in: surroundings).print(found)
        guard !found.contains(where: { $0.severity == .error }) else { throw UsageError("the grammars have errors") }
        return texts
    }
}
