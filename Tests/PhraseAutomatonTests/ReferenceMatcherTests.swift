import PhraseSyntax
import Testing

/// The reference reads the corpus as the compiled matcher does.
@Suite struct ReferenceMatcherTests {
    @Test(arguments: Corpus.cases)
    func theReferenceReadsTheCorpus(example: Corpus.Case) throws {
        let grammar = try CompiledGrammar(files: example.files)
        for expectation in example.sentences {
            let sentence = expectation.utterance.sentence
            let answer = try ReferenceAnswer(to: expectation.utterance, by: grammar.reference)
            let lines = Set(answer.equals.map { line($0, answer, sentence) })
            let expected = Set(expectation.readings.map { String($0.split(separator: " | ")[0]) })
            let place = Comment(rawValue: "\(example.place), line \(expectation.line): \(sentence)")
            guard expected != ["nothing"] else {
                #expect(lines == [], place)
                continue
            }
            let best = answer.bests.map { line($0, answer, sentence) }
            #expect(best.contains(String(expectation.readings[0].split(separator: " | ")[0])), place)
            #expect(lines.isSuperset(of: expected), place)
        }
    }

    private func line(_ reading: ReferenceReading, _ answer: ReferenceAnswer, _ sentence: String) -> String {
        let intent = answer.identifier(of: answer.intent(of: reading)).filter { !$0.isEmpty }.joined(separator: ".")
        let values = reading.values.map { value in
            let words = String(decoding: Array(sentence.utf8)[value.range], as: UTF8.self)
            return " \(value.name) \"\(words)\"" + (value.listValue.map { " #\($0)" } ?? "") + (value.number.map { " =\($0)" } ?? "")
        }
        return intent + values.joined()
    }
}
