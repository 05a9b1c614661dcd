import PhraseSyntax
import PhraseUnicode
import Testing

@testable import ValueRecognizers

/// The data files of the languages are sound: what is wrong with one is found here, not by a user.
@Suite("Language files")
struct LanguageFilesTests {
    static let languages = LanguageTexts.languages + [LanguageFiles.shared]

    @Test("Every file is read, every grammar is one that some type reads, and every name in it is known", arguments: languages)
    func soundness(language: String) throws {
        let tag = try #require(Corpus.tag(language))
        let found = LanguageReaders(language: tag, folder: WordFolder(normalizer: FoundationNormalizer())).diagnostics
        #expect(found.isEmpty, "\(found.map { DiagnosticRenderer().render($0) })")
    }
}
