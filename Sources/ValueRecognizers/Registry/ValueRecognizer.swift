package import PhraseAutomaton
package import PhraseText

/// Proposes the spans that a reader finds.
package final class ValueRecognizer: SlotRecognizer {
    private let reader: any SpanReader
    private let starts: DeferredStarts
    package var firstBytes: FirstBytes { starts.filter.firstBytes }

    init(_ reader: any SpanReader) {
        self.reader = reader
        starts = DeferredStarts { reader.starts }
    }

    package func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = sentence.folded
        guard start < folded.count - 1, starts.contains(FoldedText(folded), at: start) else { return }
        let before = proposals.count
        reader.read(FoldedText(folded), at: start) { span in
            // Several phrases may read one span alike.
            if proposals.count > before, proposals.contains(end: span.end, number: span.number, from: before) { return }
            proposals.append(
                Proposal(
                    end: span.end, spelledCharacters: span.spelledCharacters, startsWithDigit: span.startsWithDigit,
                    endsInDigit: span.endsInDigit, number: span.number))
        }
    }
}
