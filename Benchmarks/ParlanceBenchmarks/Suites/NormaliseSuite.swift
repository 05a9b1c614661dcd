import PhraseText
import PhraseUnicode

/// What folding a sentence costs, before anything is matched.
struct NormaliseSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        let sentences = try workload.sentences
        var sentence = Sentence(normalizer: FoundationNormalizer())
        var total = 0
        let figures = try meter.measure("normalise", sentences: sentences.count) { index in
            try sentences[index].text.withUnsafeBufferPointer { text in
                try sentence.load(text)
                total &+= sentence.count
            }
        }
        precondition(total > 0)
        return figures
    }
}
