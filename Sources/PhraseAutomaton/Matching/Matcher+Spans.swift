package import PhraseSyntax
import PhraseText

extension Matcher {
    /// Every span that a source reads anywhere in a text, by place; for free text the whole. A span ends with a word, or where text may
    /// touch it (behind digits, anywhere where spacing is free). O(length · what the source reads).
    package mutating func spans(
        of source: SlotSource, in scope: ScopeID, line: UnsafeBufferPointer<UInt8>
    ) throws(MatchError) -> [SourceReading] {
        try load(line)
        let library = automaton.library
        let language = library.language(of: scope)
        let spacingFree = language.spacingFree != 0
        var readings: [SourceReading] = []
        let end = sentence.count - 1
        switch source {
        case .text:
            if end > 0 { readings.append(SourceReading(content: .words, range: sentence.originalRange(0..<end))) }
        case .list(let list):
            for start in starts(spacingFree: spacingFree) {
                for value in engine.values(of: list.rawValue, at: start, in: sentence) {
                    append(.listValue(Int(value.payload)), start..<Int(value.end), isSoft: spacingFree, to: &readings)
                }
            }
        case .range, .type:
            var name = Symbol.typeOfRanges
            var test: RangeTest?
            if case .type(let type) = source { name = type }
            if case .range(let range) = source { test = automaton.tables.rangeTests[range.rawValue] }
            guard let recognizer = automaton.provider(name, library.text(language.tag)) else { return [] }
            var proposals = Proposals()
            for start in starts(spacingFree: spacingFree) {
                proposals.removeAll()
                recognizer.propose(in: sentence, at: start, to: &proposals)
                for proposal in proposals.list where proposal.end > start && proposal.end <= end {
                    let isSoft = spacingFree || proposal.endsInDigit
                    guard let test else {
                        append(.words, start..<proposal.end, isSoft: isSoft, to: &readings)
                        continue
                    }
                    if test.contains(proposal.number) {
                        append(.number(proposal.number * test.times), start..<proposal.end, isSoft: isSoft, to: &readings)
                    }
                }
            }
        }
        return readings
    }

    private func starts(spacingFree: Bool) -> [Int] {
        (0..<max(sentence.count - 1, 0)).filter { offset in
            sentence.isWordStart(offset) || (spacingFree && sentence.byte(at: offset) != 0x20 && sentence.byte(at: offset) & 0xC0 != 0x80)
        }
    }

    private func append(_ content: Capture.Content, _ range: Range<Int>, isSoft: Bool, to readings: inout [SourceReading]) {
        guard isSoft || sentence.byte(at: range.upperBound) == 0x20 else { return }
        readings.append(SourceReading(content: content, range: sentence.originalRange(range)))
    }
}

extension Engine {
    /// The values of a list at a place of a sentence, outside a run.
    fileprivate mutating func values(of list: UInt32, at position: Int, in sentence: borrowing Sentence) -> [ValueMatch] {
        beginPosition(in: sentence)
        readList(list, at: position, in: sentence)
        let memo = memos[Int(list)]
        return (memo.start..<memo.start + memo.count).map { values[Int($0)] }
    }
}
