import Foundation
import PhraseAutomaton
import PhraseSyntax
import Testing

@Suite("Matching, by its corpus") struct CorpusTests {
    @Test("The corpus is there")
    func corpusIsThere() {
        #expect(Corpus.cases.count > 40)
        #expect(Corpus.cases.allSatisfy { !$0.sentences.isEmpty })
    }

    @Test("Sentences mean what the corpus says", arguments: Corpus.cases)
    func sentences(_ example: Corpus.Case) throws {
        let phrases = CompiledPhrases(example.files)
        let errors = phrases.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.message) == [], "\(example.place)")
        var matcher = Matcher(phrases.automaton)
        for expectation in example.sentences {
            let utterance = expectation.utterance
            matcher.bind(try phrases.automaton.bindings(of: utterance))
            var options = MatchOptions(context: try phrases.automaton.context(of: utterance))
            let match = try matcher.match(utterance.sentence, options: options)
            options.takesGeneralPath = true
            #expect(try matcher.match(utterance.sentence, options: options) == match, "both paths: \(utterance.sentence)")
            let readings = ([match.best] + match.ambiguous).compactMap { $0 }.map {
                ReadingLine(reading: $0, automaton: phrases.automaton, sentence: utterance.sentence)
            }
            let found = zip(readings.indices, readings).map { index, reading in
                let says = index < expectation.readings.count && expectation.readings[index].contains(" | ")
                return reading.intentAndValues + (says ? " | " + reading.evidence : "")
            }
            #expect(
                (found.isEmpty ? ["nothing"] : found) == expectation.readings,
                "\(example.place), line \(expectation.line): \(utterance.sentence)")
        }
    }
}
