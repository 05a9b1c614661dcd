/// Reads the spans of one kind of value with a grammar.
final class GrammarReader: Sendable {
    let grammar: ValueGrammar
    /// Among the categories of the language.
    let category: Int
    var starts: StartFilter { grammar.starts }

    init(grammar: ValueGrammar, category: Int) {
        self.grammar = grammar
        self.category = category
    }

    /// Where the values end that begin at a position, as indices of `memo`; found once for a text.
    func ends(in text: ValueText, at start: Int, _ memo: ReaderMemo) -> Range<Int> {
        if let known = memo.ends(of: category, at: start) { return known }
        let frame = memo.open()
        if !grammar.states.isEmpty {
            memo.visit(ReaderMemo.Place(state: 0, position: UInt32(start), endsInDigit: false), in: frame)
        }
        var number = 0
        while let place = memo.place(number, in: frame) {
            walk(text, from: start, place, frame, memo)
            number += 1
        }
        return memo.close(frame, of: category, at: start)
    }

    /// Follows the bytes from a place, as far as they go; where values lead is put on the list.
    private func walk(
        _ text: ValueText, from start: Int, _ place: ReaderMemo.Place, _ frame: ReaderMemo.Frame, _ memo: ReaderMemo
    ) {
        let folded = text.folded
        var state = Int(place.state)
        var position = Int(place.position)
        var endsInDigit = place.endsInDigit
        while true {
            let here = grammar.states[state]
            if here.endCount > 0, text.mayEnd(start..<position, endsInDigit: endsInDigit) {
                let isLatent = here.latency.isLatent(withLatentParts: place.isLatent)
                memo.add(ReaderMemo.End(position: UInt32(position), endsInDigit: endsInDigit, isLatent: isLatent), to: frame)
            }
            if here.slotCount > 0 { readSlots(text, here, position, isLatent: place.isLatent, frame, memo) }
            if here.markCount > 0 { readMarks(text, here, position, isLatent: place.isLatent, frame, memo) }
            guard position < folded.count, let target = grammar.target(of: here, folded[position]) else { return }
            state = target
            position += 1
            endsInDigit = false
        }
    }

    private func readMarks(
        _ text: ValueText, _ state: ValueGrammar.State, _ position: Int, isLatent: Bool, _ frame: ReaderMemo.Frame, _ memo: ReaderMemo
    ) {
        for edge in grammar.markEdges(of: state) where text.hears(edge.mark, at: position) {
            memo.visit(
                ReaderMemo.Place(state: edge.target, position: UInt32(position), endsInDigit: false, isLatent: isLatent), in: frame)
        }
    }

    /// Each reader is asked once for all slots that it reads.
    private func readSlots(
        _ text: ValueText, _ state: ValueGrammar.State, _ position: Int, isLatent: Bool, _ frame: ReaderMemo.Frame,
        _ memo: ReaderMemo
    ) {
        let end = Int(state.firstSlot) + Int(state.slotCount)
        var first = Int(state.firstSlot)
        while first < end {
            let reader = grammar.slotEdges[first].reader
            var next = first + 1
            while next < end, grammar.slotEdges[next].reader == reader { next += 1 }
            let edges = first..<next
            first = next
            guard grammar.readerStarts[Int(reader)].with({ $0.contains(text.folded, at: position) }) else { continue }
            switch grammar.readers[Int(reader)] {
            case .list(let list):
                list.read(text.folded, at: position) { follow(edges, ReaderMemo.End($0), isLatent, frame, memo) }
            case .reader(let leaf, let category):
                for index in ends(of: leaf, category, in: text, at: position, memo) {
                    follow(edges, memo[index], isLatent, frame, memo)
                }
            case .grammar(let nested):
                for index in nested.ends(in: text, at: position, memo) {
                    follow(edges, memo[index], isLatent, frame, memo)
                }
            }
        }
    }

    private func ends(
        of reader: any SpanReader, _ category: Int, in text: ValueText, at position: Int, _ memo: ReaderMemo
    ) -> Range<Int> {
        if let known = memo.ends(of: category, at: position) { return known }
        let frame = memo.open()
        reader.read(text.folded, at: position) { memo.add(ReaderMemo.End($0), to: frame) }
        return memo.close(frame, of: category, at: position)
    }

    private func follow(
        _ edges: Range<Int>, _ end: ReaderMemo.End, _ isLatent: Bool, _ frame: ReaderMemo.Frame, _ memo: ReaderMemo
    ) {
        for edge in edges {
            let edge = grammar.slotEdges[edge]
            memo.visit(
                ReaderMemo.Place(
                    state: end.endsInDigit ? edge.targetAfterDigits : edge.target, position: end.position, endsInDigit: end.endsInDigit,
                    isLatent: isLatent || end.isLatent),
                in: frame)
        }
    }
}

extension ReaderMemo.End {
    init(_ span: ReadSpan) { self.init(position: UInt32(span.end), endsInDigit: span.endsInDigit) }
}
