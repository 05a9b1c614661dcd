package import PhraseAutomaton
package import PhraseText

/// Proposes the spans that a grammar reads.
package final class GrammarRecognizer: SlotRecognizer {
    private let grammar: GrammarReader
    private let isSameAnywhere: Bool

    package let firstBytes: FirstBytes
    package var firstBytesAnywhere: FirstBytes { isSameAnywhere ? firstBytes : .all }

    /// - Parameter isSameAnywhere: whether the grammar's words do not come from the machine.
    init(_ grammar: GrammarReader, isSameAnywhere: Bool) {
        self.grammar = grammar
        self.isSameAnywhere = isSameAnywhere
        firstBytes = grammar.starts.firstBytes
    }

    package func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = FoldedText(sentence.folded)
        guard start < folded.count, grammar.starts.contains(folded, at: start) else { return }
        let scratch = proposals.takeScratch()
        scratch.begin()
        ValueText.with(sentence) { text in
            let ends = grammar.ends(in: text, at: start, scratch)
            for index in ends {
                let end = scratch[index]
                // Where the text may touch a value, it may as well stand apart.
                if !end.endsInDigit, ends.contains(where: { scratch[$0].position == end.position && scratch[$0].endsInDigit }) { continue }
                let span = start..<Int(end.position)
                proposals.append(
                    Proposal(
                        end: span.upperBound, spelledCharacters: folded.letterCount(in: span),
                        startsWithDigit: folded.digit(at: start) != nil, endsInDigit: end.endsInDigit))
            }
        }
        proposals.scratch = scratch
    }
}

extension Proposals {
    /// The memory that hangs on the proposals, or new memory where there is none, or where a copy of them shares it.
    fileprivate mutating func takeScratch() -> ReaderScratch {
        var kept = scratch as? ReaderScratch
        scratch = nil
        if isKnownUniquelyReferenced(&kept), let kept { return kept }
        return ReaderScratch()
    }
}
