import Foundation
import IntentRuntime
import PhraseSyntax
import PhraseText
import Testing
import ValueTypes

/// Small homes in several languages, each a grammar whose sentences can all be written out: what is among them is understood, and
/// what is not is refused, however near it comes.
@Suite("A sentence that was altered")
struct AlteredSentenceTests {
    struct Home: CustomTestStringConvertible, Sendable {
        var language: String
        var names: [SaidSentences.BoundName]
        /// Joins a list's value and the next word (`Küchenlampe`).
        var compounds = false

        var testDescription: String { language }

        init(_ language: String, lamp: [String], lock: [String], blind: [String], compounds: Bool = false) {
            self.language = language
            self.compounds = compounds
            names = [("lamp", lamp, "light"), ("lock", lock, "lock"), ("blind", blind, "cover")].map { value, wordings, kind in
                SaidSentences.BoundName(value: value, wordings: wordings, facts: ["kind": kind])
            }
        }
    }

    static let homes = [
        Home("en", lamp: ["reading lamp", "lamp on"], lock: ["front door", "lock"], blind: ["blind"]),
        Home("de", lamp: ["Stehlampe", "kleine Lampe"], lock: ["Tür"], blind: ["Rollladen", "an"], compounds: true),
        Home("fr", lamp: ["lampe", "abat-jour rouge"], lock: ["porte d'entrée"], blind: ["volet"]),
        Home("ja", lamp: ["スタンド", "電気"], lock: ["玄関"], blind: ["雨戸"]),
        Home("ko", lamp: ["램프", "작은 불"], lock: ["현관 문"], blind: ["블라인드"]),
        Home("tr", lamp: ["IŞIK", "Gece lambası"], lock: ["kapı"], blind: ["İnce perde"]),
    ]

    @Test("is understood exactly where some template says it", arguments: homes, [true, false])
    func alteredSentences(home: Home, isInRoom: Bool) throws {
        let context = isInRoom ? ["area": "attic"] : [:]
        let said = try Self.said(in: home, context: context)
        var interpreter = try Self.interpreter(of: home, context: context)
        let sentences = said.sentences
        for sentence in sentences {
            let answer = try Self.answer(to: sentence, by: &interpreter)
            let isRight = answer.map(said.answers(to: sentence).contains) ?? false
            #expect(isRight, "\(sentence): \(answer?.description ?? "refused")")
        }
        var alterer = SentenceAlterer(of: sentences, seed: 1)
        var refused = 0
        var understood = 0
        for _ in 0..<1_500 {
            let sentence = alterer.make()
            let expected = said.answers(to: sentence)
            let answer = try Self.answer(to: sentence, by: &interpreter)
            if let answer {
                #expect(expected.contains(answer), "\(sentence): \(answer), not of \(expected)")
                understood += 1
            } else {
                #expect(expected.isEmpty, "\(sentence): refused, not \(expected)")
                refused += 1
            }
        }
        #expect(refused > 500, "most alterations break a sentence")
        #expect(understood > 50, "some alterations leave one that is said as well")
    }

    // MARK: Both sides

    private static func file(of home: Home) throws -> PhraseFile {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Homes")
        let path = folder.appendingPathComponent("\(home.language).phrases").path
        let (file, diagnostics) = PhraseParser(source: SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
            .parse()
        try #require(diagnostics.isEmpty)
        return file
    }

    private static func said(in home: Home, context: [String: String]) throws -> SaidSentences {
        SaidSentences(try file(of: home), names: home.names, context: context, compounds: home.compounds)
    }

    private static func interpreter(of home: Home, context: [String: String]) throws -> Interpreter {
        let loaded = PhraseLibrary.load(files: [try file(of: home)])
        let library = try #require(loaded.library, "\(loaded.diagnostics.map(\.message))")
        let bound = try library.binding([
            "name": home.names.map { BoundValue(.text($0.value), wordings: $0.wordings, facts: $0.facts.mapValues(SlotValue.text)) }
        ])
        var options = InterpreterTests.options
        options.languages = [try #require(LanguageTag(home.language))]
        options.context = context.mapValues(SlotValue.text)
        return Interpreter(bound, options: options)
    }

    private static func answer(to sentence: String, by interpreter: inout Interpreter) throws -> SaidSentences.Answer? {
        guard let best = try interpreter.interpret(sentence).best else { return nil }
        let values = best.parameters.map { parameter in
            let value = parameter.value.value
            return (parameter.name, value.string ?? value.int.map(String.init) ?? "\(value)")
        }
        return SaidSentences.Answer(intent: best.intent, values: Dictionary(uniqueKeysWithValues: values))
    }
}
