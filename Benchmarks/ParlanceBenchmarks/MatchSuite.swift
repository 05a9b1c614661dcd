import PhraseAutomaton
import PhraseSyntax
import PhraseUnicode
import ValueRecognizers

/// What understanding a sentence costs, from its bytes to the best reading, and how many answers are right.
struct MatchSuite {
    struct Result {
        /// The best reading, its captures reachable but not yet read out.
        var find: Measurement
        /// The best reading with its captures, and all that equal it.
        var match: Measurement
        var right: Int
        var total: Int
    }

    let workload: Workload
    let rounds: Int

    func run() throws -> Result {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let automaton = try workload.compiled(try workload.resolved(try workload.parsed(), registry: registry), registry: registry)
        var matcher = Matcher(automaton)
        let sentences = workload.sentences
        var right = 0
        for sentence in sentences {
            let best = try sentence.text.withUnsafeBufferPointer { try matcher.match($0).best }
            if isRight(best, sentence, automaton.library) { right += 1 }
        }
        var found = 0
        let find = try Measurement(rounds: rounds, sentences: sentences.count) { index in
            let finding = try sentences[index].text.withUnsafeBufferPointer { try matcher.find($0) }
            found &+= finding == nil ? 0 : 1
        }
        let match = try Measurement(rounds: rounds, sentences: sentences.count) { index in
            let match = try sentences[index].text.withUnsafeBufferPointer { try matcher.match($0) }
            found &+= match.best?.captures.count ?? 0
        }
        precondition(found >= 0)
        return Result(find: find, match: match, right: right, total: sentences.count)
    }

    private func isRight(_ reading: Reading?, _ sentence: Workload.Sentence, _ library: ResolvedLibrary) -> Bool {
        guard let reading else { return sentence.intent == nil }
        guard library.intents[reading.intent.index].name == sentence.intent else { return false }
        var slots: [String: String] = [:]
        for capture in reading.captures { slots[capture.name] = String(decoding: sentence.text[capture.range], as: UTF8.self).lowercased() }
        return slots == sentence.slots
    }
}
