import PhraseSyntax
import PhraseUnicode
import Testing

@testable import ValueRecognizers

/// The data files of the languages are sound: what is wrong with one is found here, not by a user.
@Suite("Language files")
struct LanguageFilesTests {
    static let languages = LanguageFiles.languages + [LanguageFiles.shared]

    @Test("Every file is read without a diagnostic", arguments: languages)
    func parse(language: String) throws {
        let files = LanguageFiles(language: try #require(Corpus.tag(language)))
        #expect(files.diagnostics.isEmpty, "\(files.diagnostics.map(\.message))")
    }

    @Test("Every intent of a grammar is a form that something composes", arguments: languages)
    func forms(language: String) throws {
        let declarations = LanguageFiles(language: try #require(Corpus.tag(language))).declarations
        let known: [String: Set<String>] = [
            "date": Set(DateForm.allCases.map(\.rawValue)), "time": [TimeForm.clock.rawValue],
            "datetime": Set(TimeForm.allCases.map(\.rawValue)), "duration": ["Duration"], "currency": ["Money", "Cents"],
            "boolean": ["Boolean"],
        ]
        for (file, intents) in declarations.intents {
            let forms = try #require(known[file], "\(language)/\(file).phrases is no grammar that is known")
            for intent in intents { #expect(forms.contains(intent.name.value), "\(language)/\(file): \(intent.name.value)") }
        }
    }

    @Test("Every name in a template is a list, a rule or a reader", arguments: languages)
    func names(language: String) throws {
        let tag = try #require(Corpus.tag(language))
        let folder = WordFolder(normalizer: FoundationNormalizer())
        let readers = LanguageReaders(language: tag, folder: folder)
        let declarations = LanguageFiles(language: tag).declarations
        for (file, intents) in declarations.intents {
            var compiler = GrammarCompiler(declarations: declarations, folder: folder) { readers.reader(of: $0) }
            _ = compiler.compile(intents)
            #expect(compiler.unknownNames.isEmpty, "\(language)/\(file).phrases")
        }
    }
}
