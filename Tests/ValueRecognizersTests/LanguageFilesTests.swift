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

    @Test("Every grammar is one that some type reads, and every name in it is known", arguments: languages)
    func names(language: String) throws {
        let tag = try #require(Corpus.tag(language))
        let readers = LanguageReaders(language: tag, folder: WordFolder(normalizer: FoundationNormalizer()))
        let declarations = LanguageFiles(language: tag).declarations
        let found = GrammarChecker.diagnostics(of: declarations) {
            // The first two stand for the units and amounts of the measure that is read.
            ["unit", "amount"].contains($0) || readers.reader(of: $0) != nil
        }
        #expect(found.isEmpty, "\(found.map { DiagnosticRenderer().render($0) })")
    }
}
