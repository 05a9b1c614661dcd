import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

/// What understanding a sentence costs, from its bytes to the best reading, and how many answers are right.
struct MatchSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        var contender = try Contender(workload: workload, answer: .slots)
        let sentences = try workload.sentences
        let texts = SentenceTexts(sentences)
        let (_, right) = try contender.answered(seconds: .infinity)
        var found = 0
        // The intent alone: captures are reachable and not read out.
        var figures = try meter.measure("intent", sentences: sentences.count) { index in
            found &+= try contender.find(index) == nil ? 0 : 1
        }
        // With name, value's place and span of each slot.
        figures += try meter.measure("slots", sentences: sentences.count) { found &+= try contender.read($0) }
        // With the readings that equal the best.
        figures += try meter.measure("slots and equal readings", sentences: sentences.count) { index in
            let match = try texts.withText(of: index) { try contender.matcher.match($0) }
            found &+= match.best?.captures.count ?? 0
        }
        precondition(found > 0)
        return figures + [Figure("right answers", .percent, Double(right) / Double(sentences.count) * 100)]
    }
}
