import Foundation
import PhraseAutomaton
import PhraseSyntax
import Testing

/// The compiled matcher and the reference read alike. `PARLANCE_PROPERTY_GRAMMARS` asks for more than a few hundred grammars.
@Suite struct AgreementTests {
    private static let count = ProcessInfo.processInfo.environment["PARLANCE_PROPERTY_GRAMMARS"].flatMap(UInt64.init) ?? 200
    private static let firstSeed = ProcessInfo.processInfo.environment["PARLANCE_PROPERTY_SEED"].flatMap(UInt64.init) ?? 0

    @Test func theCompiledMatcherReadsWhatTheReferenceReads() throws {
        var compared = 0
        var understood = 0
        var failures = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count where failures < 3 {
            var generator = GrammarGenerator(seed: seed)
            let files = generator.make()
            let grammar: CompiledGrammar
            do {
                grammar = try CompiledGrammar(files: files)
            } catch is DerivationLister.TooMany {
                continue
            } catch is CompiledGrammar.HasErrors {
                continue
            }
            var sentences = try SentenceGenerator(library: grammar.library, seed: seed)
            compared += 1
            for _ in 0..<15 {
                let utterance = sentences.make()
                let answer = try ReferenceAnswer(to: utterance, by: grammar.reference)
                if !answer.equals.isEmpty { understood += 1 }
                if let found = try Disagreement.find(in: grammar, files: files, utterance: utterance, answer: answer) {
                    Issue.record("Seed \(seed): \(found.shrunk())")
                    failures += 1
                    break
                }
            }
        }
        #expect(UInt64(compared) > Self.count / 2, "most generated grammars are without errors")
        #expect(understood > compared * 3, "most generated sentences are understood")
    }
}
