/// Reads the spans of one kind of value with a grammar.
final class GrammarReader: SpanReader {
    let grammar: ValueGrammar
    var starts: StartFilter { grammar.starts }

    init(grammar: ValueGrammar) { self.grammar = grammar }

    /// What a phrase of the grammar read: its form, and its values by name, those of slots before fixed ones.
    struct Reading: Sendable {
        var phrase: Int
        var form: String
        var values: [String: GrammarValue]
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        guard !grammar.states.isEmpty else { return }
        walk(text, from: start, 0, start, endsInDigit: false, depth: 0) { end, endsInDigit in
            report(
                ReadSpan(
                    end: end, spelledCharacters: text.letterCount(in: start..<end), startsWithDigit: text.digit(at: start) != nil,
                    endsInDigit: endsInDigit))
        }
    }

    /// Every way in which a phrase accepts the whole text, in the order of the phrases.
    func readings(of text: FoldedText) -> [Reading] {
        guard !grammar.states.isEmpty else { return [] }
        var readings: [Reading] = []
        var captures: [(slot: Int, value: GrammarValue)] = []
        collect(text, 0, 0, &captures, &readings)
        return readings.sorted { $0.phrase < $1.phrase }
    }

    /// At most as many slots as words may be read ahead.
    private static let limit = 64

    private func walk(
        _ text: FoldedText, from start: Int, _ state: Int, _ position: Int, endsInDigit: Bool, depth: Int,
        report: (_ end: Int, _ endsInDigit: Bool) -> Void
    ) {
        var state = state
        var position = position
        var endsInDigit = endsInDigit
        while true {
            let here = grammar.states[state]
            if here.endCount > 0, endsInDigit || text.isBoundary(position) { report(position, endsInDigit) }
            if depth < Self.limit { walkSlots(text, from: start, here, position, depth, report) }
            guard let target = grammar.target(of: here, text[position]), position < text.count else { return }
            state = target
            position += 1
            endsInDigit = false
        }
    }

    private func walkSlots(
        _ text: FoldedText, from start: Int, _ state: ValueGrammar.State, _ position: Int, _ depth: Int,
        _ report: (Int, Bool) -> Void
    ) {
        let end = Int(state.firstSlot) + Int(state.slotCount)
        var first = Int(state.firstSlot)
        while first < end {
            let number = grammar.slots[Int(grammar.slotEdges[first].slot)].reader
            var next = first + 1
            while next < end, grammar.slots[Int(grammar.slotEdges[next].slot)].reader == number { next += 1 }
            let edges = first..<next
            first = next
            guard grammar.readers[number].starts.contains(text, at: position) else { continue }
            grammar.readers[number].read(text, at: position) { span in
                for edge in edges {
                    let target = span.endsInDigit ? grammar.slotEdges[edge].targetAfterDigits : grammar.slotEdges[edge].target
                    walk(text, from: start, Int(target), span.end, endsInDigit: span.endsInDigit, depth: depth + 1, report: report)
                }
            }
        }
    }

    private func collect(
        _ text: FoldedText, _ state: Int, _ position: Int, _ captures: inout [(slot: Int, value: GrammarValue)],
        _ readings: inout [Reading]
    ) {
        var state = state
        var position = position
        while true {
            let here = grammar.states[state]
            if position == text.count {
                for phrase in grammar.ends(of: here) { readings.append(reading(of: Int(phrase), captures)) }
                return
            }
            guard captures.count < Self.limit else { return }
            for edge in grammar.slotEdges(of: here) {
                let source = grammar.slots[Int(edge.slot)].source
                var spans: [ReadSpan] = []
                source.reader.read(text, at: position) { spans.append($0) }
                for span in spans {
                    captures.append((Int(edge.slot), value(of: source, span, from: position)))
                    collect(text, Int(span.endsInDigit ? edge.targetAfterDigits : edge.target), span.end, &captures, &readings)
                    captures.removeLast()
                }
            }
            guard let target = grammar.target(of: here, text[position]) else { return }
            state = target
            position += 1
        }
    }

    private func value(of source: ValueGrammar.SlotSource, _ span: ReadSpan, from start: Int) -> GrammarValue {
        switch source {
        case .list(let list): list.values[span.integer ?? 0]
        case .reader: span.number.isNaN ? .span(start..<span.end) : .number(span.number)
        }
    }

    private func reading(of phrase: Int, _ captures: [(slot: Int, value: GrammarValue)]) -> Reading {
        let declaration = grammar.phrases[phrase]
        var values: [String: GrammarValue] = [:]
        for (name, value) in declaration.fixed { values[name] = value }
        for (slot, value) in captures { values[grammar.slots[slot].name] = value }
        return Reading(phrase: phrase, form: declaration.form, values: values)
    }
}
