package import PhraseAutomaton
package import PhraseText

/// Proposes the spans that a grammar reads.
package final class GrammarRecognizer: SlotRecognizer {
    private let grammar: GrammarReader
    private let isSameAnywhere: Bool
    private let proposesLatent: Bool

    package let firstBytes: FirstBytes
    package var firstBytesAnywhere: FirstBytes { isSameAnywhere ? firstBytes : .all }

    /// - Parameters:
    ///   - isSameAnywhere: whether the grammar's words do not come from the machine.
    ///   - proposesLatent: whether values are proposed too that hold only where their kind is expected.
    init(_ grammar: GrammarReader, isSameAnywhere: Bool, proposesLatent: Bool) {
        self.grammar = grammar
        self.isSameAnywhere = isSameAnywhere
        self.proposesLatent = proposesLatent
        firstBytes = grammar.starts.firstBytes
    }

    package func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = FoldedText(sentence.folded)
        guard start < folded.count, grammar.starts.contains(folded, at: start) else { return }
        let scratch = proposals.takeScratch()
        let memo = scratch.begin()
        ValueText.with(sentence) { text in
            let ends = grammar.ends(in: text, at: start, memo)
            for index in ends where isProposed(memo[index]) {
                let end = memo[index]
                // Where the text may touch a value, it may as well stand apart.
                if !end.endsInDigit,
                    ends.contains(where: { isProposed(memo[$0]) && memo[$0].position == end.position && memo[$0].endsInDigit })
                {
                    continue
                }
                let span = start..<Int(end.position)
                proposals.append(
                    Proposal(
                        end: span.upperBound, spelledCharacters: folded.letterCount(in: span),
                        startsWithDigit: folded.digit(at: start) != nil, endsInDigit: end.endsInDigit))
            }
        }
        proposals.scratch = scratch
    }

    private func isProposed(_ end: ReaderMemo.End) -> Bool { proposesLatent || !end.isLatent }
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
