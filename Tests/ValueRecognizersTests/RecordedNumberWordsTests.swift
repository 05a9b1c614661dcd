import Foundation
import PhraseUnicode
import Testing

@testable import ValueRecognizers

/// The words of numbers that are kept in a file are those that would be learned.
@Suite struct RecordedNumberWordsTests {
    private static let languages = ["de", "en", "es", "fr", "it", "nl", "pt"]
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ValueRecognizers/Languages").standardizedFileURL

    private static func learned(_ language: String) throws -> [RecordedNumberWords.Entry] {
        let tag = try #require(Corpus.tag(language))
        let declarations = LanguageFiles(language: tag).declarations
        let vocabulary = NumberVocabulary(
            language: tag, declarations: declarations, folder: WordFolder(normalizer: FoundationNormalizer()))
        return vocabulary.entries
    }

    /// With `PARLANCE_RECORD` set, the records are written anew.
    @Test(arguments: languages)
    func `a record is what the language's words are learned to be`(language: String) throws {
        let text = RecordedNumberWords.text(of: try Self.learned(language))
        let file = Self.folder.appending(path: "\(language)/numbers.words")
        if ProcessInfo.processInfo.environment["PARLANCE_RECORD"] != nil { try Data(text.utf8).write(to: file) }
        let record = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(record == text, "PARLANCE_RECORD=1 swift test --filter RecordedNumberWordsTests writes it anew")
    }

    @Test(arguments: languages + ["sv", "ja", "ar"])
    func `a record is read as what was written`(language: String) throws {
        let text = RecordedNumberWords.text(of: try Self.learned(language))
        let read = Array(text.utf8).withUnsafeBufferPointer { RecordedNumberWords.entries(of: $0) }
        #expect(RecordedNumberWords.text(of: try #require(read)) == text)
        #expect(read?.isEmpty == false)
    }

    @Test(arguments: ["one", "one\t", "one\taddend", "one\taddend 1", "one\taddend x 1", "one\tscale 10", "one\tsum 1", "one\tminus 1"])
    func `what is no record is none`(text: String) {
        let entries = Array(text.utf8).withUnsafeBufferPointer { RecordedNumberWords.entries(of: $0) }
        #expect(entries == nil)
    }

    @Test(arguments: languages)
    func `a language with a record has it in the program`(language: String) throws {
        let tag = try #require(Corpus.tag(language))
        let embedded = try #require(LanguageTexts.builtIn.numberWords(of: tag))
        #expect(RecordedNumberWords.text(of: embedded) == RecordedNumberWords.text(of: try Self.learned(language)))
    }
}
