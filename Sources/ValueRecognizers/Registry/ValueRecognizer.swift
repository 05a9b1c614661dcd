package import PhraseAutomaton
package import PhraseText

/// Proposes the spans that a reader made in code finds.
package final class ValueRecognizer: SlotRecognizer {
    private let reader: any SpanReader
    private let starts: DeferredStarts
    private let isSameAnywhere: Bool

    package var firstBytes: FirstBytes { starts.filter.firstBytes }
    package var firstBytesAnywhere: FirstBytes { isSameAnywhere ? firstBytes : .all }

    /// - Parameter isSameAnywhere: whether the reader's words do not come from the machine.
    init(_ reader: any SpanReader, isSameAnywhere: Bool) {
        self.reader = reader
        self.isSameAnywhere = isSameAnywhere
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
