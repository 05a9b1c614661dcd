import Foundation
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing
import ValueTypes

@testable import IntentRuntime

/// A sentence to the dialog, and what it means.
struct HeardSentence: CustomStringConvertible, Sendable {
    var language: String
    var sentence: String
    var expected: String

    var description: String { "\(language): \(sentence)" }

    static let all: [HeardSentence] = DialogPhrases.languages.flatMap { language -> [HeardSentence] in
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Heard/\(language).txt")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line -> HeardSentence? in
            guard !line.hasPrefix("#"), let arrow = line.range(of: " => ") else { return nil }
            return HeardSentence(
                language: language, sentence: String(line[..<arrow.lowerBound]), expected: String(line[arrow.upperBound...]))
        }
    }
}

@Suite("What people say to the dialog")
struct HeardPhrasesTests {
    static let automata: [String: FrozenAutomaton] = Dictionary(
        uniqueKeysWithValues: DialogPhrases.languages.map { language in
            let library = Resolver(registeredTypes: []).resolve([DialogPhrases(language: language).heard]).library
            return (
                language,
                AutomatonCompiler(library: library, normalizer: FoundationNormalizer(), recognizers: { _, _ in nil }).compile().automaton
            )
        })

    @Test(arguments: HeardSentence.all)
    func isHeard(heard: HeardSentence) throws {
        let automaton = try #require(Self.automata[heard.language])
        var matcher = Matcher(automaton)
        let match = try matcher.match(heard.sentence)
        var parts = [match.best.map { automaton.library.text(automaton.library.intent($0.intent).name) } ?? "-"]
        let bytes = Array(heard.sentence.utf8)
        parts += (match.best?.captures ?? []).map { "\($0.name)=\(String(decoding: bytes[$0.range], as: UTF8.self))" }
        #expect(parts.joined(separator: " ") == heard.expected)
        #expect(Set(match.ambiguous.map(\.intent)).isEmpty, "another act has equal evidence")
    }

    /// The session's own reader takes what is heard, and nothing else.
    @Test(arguments: DialogPhrases.languages)
    func theSessionHears(language: String) {
        let words = DialogWords.of(ValueTypes.LanguageTag(language))
        let misheard = HeardSentence.all.filter { heard in
            heard.language == language && (words.hear(heard.sentence) == nil) != (heard.expected == "-")
        }
        #expect(misheard.map(\.description) == [])
    }

    @Test(arguments: DialogPhrases.languages)
    func everyLanguageHasACorpus(language: String) {
        #expect(HeardSentence.all.count { $0.language == language } >= 80)
        #expect(HeardSentence.all.count { $0.language == language && $0.expected == "-" } >= 5)
    }
}
