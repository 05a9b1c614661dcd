import PhraseText
import PhraseUnicode

/// What folding a sentence costs, before anything is matched.
struct NormaliseSuite {
    let workload: Workload
    let rounds: Int

    func run() throws -> Measurement {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        var total = 0
        let measurement = try Measurement(rounds: rounds, sentences: workload.sentences.count) { index in
            try workload.sentences[index].text.withUnsafeBufferPointer { text in
                try sentence.load(text)
                total &+= sentence.count
            }
        }
        precondition(total > 0)
        return measurement
    }
}
