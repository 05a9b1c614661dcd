import PhraseSyntax
import PhraseText

extension Matcher {
    /// What may follow the line typed so far: words and values that go on from its last, perhaps unfinished, word.
    package mutating func completions(of line: UnsafeBufferPointer<UInt8>, limit: Int = 100) throws(MatchError) -> [Completion] {
        try load(line)
        try run(from: 0, .explaining)
        let end = sentence.count - 1
        // Whether a new word begins at the end of the line.
        let beginsWord = end == 0 || line.last.map { $0 == 0x20 || $0 == 0x09 } ?? true
        let wordStart = beginsWord ? (end == 0 ? 0 : sentence.count) : lastWordStart(end)
        let typed = beginsWord ? [] : Array(sentence.folded[wordStart..<end])
        var found: [Completion] = []
        var known: Set<Completion> = []
        func add(_ content: Completion.Content, at position: Int) {
            let start = position >= sentence.count ? line.count : sentence.originalOffset(position)
            let completion = Completion(content: content, start: min(start, line.count))
            if found.count < limit, known.insert(completion).inserted { found.append(completion) }
        }
        for index in 0..<engine.visits.count where found.count < limit {
            let visit = engine.visits[index]
            let position = Int(visit.position)
            if position == wordStart || (end == 0 && position == 0) {
                for (expectation, _) in automaton.expectations(in: visit.state) {
                    switch expectation {
                    case .word(let text), .characters(let text):
                        if text.utf8.count > typed.count, text.utf8.starts(with: typed) { add(.text(text), at: wordStart) }
                    case .slot(let parameter, let source):
                        if case .list = source { continue }
                        if typed.isEmpty { add(.slot(parameter: parameter, source: source), at: wordStart) }
                    case .app, .endOfSentence: break
                    }
                }
            }
            for text in values(awaitedIn: visit.state, from: position, to: beginsWord ? sentence.count : end, limit: limit) {
                add(.text(text), at: position)
            }
        }
        return found
    }

    private func lastWordStart(_ end: Int) -> Int {
        var start = end
        while start > 0, sentence.byte(at: start - 1) != 0x20 { start -= 1 }
        return start
    }

    /// The values of lists awaited in a state that begin with the text from there to the end of the line, and go on.
    private func values(awaitedIn number: UInt32, from position: Int, to end: Int, limit: Int) -> [String] {
        let branches = automaton.tables.branches(of: number)
        var found: [String] = []
        let typed = position < end ? Array(sentence.folded[position..<min(end, sentence.count)]) : []
        for index in branches.slots {
            let reader = automaton.tables.slots[index].reader
            guard Int(reader) < engine.lists.count else { continue }
            found += engine.lists[Int(reader)].texts(beginningWith: typed, limit: limit - found.count).filter {
                $0.utf8.count > typed.count
            }
        }
        return found
    }
}

extension ListSource {
    /// The texts that begin with some bytes, in order; at most `limit`.
    fileprivate func texts(beginningWith typed: [UInt8], limit: Int) -> [String] {
        var found: [String] = []
        var open: [(node: UInt32, text: [UInt8])] = [(table.root, [])]
        // A text has some nodes; a list that has none below many is no list that was written.
        var steps = limit * 1_000
        while found.count < limit, steps > 0, let (number, before) = open.popLast() {
            steps -= 1
            let node = tables.nodes[number]
            let text = before + (node.run..<node.run + node.runLength).map { tables.runs[$0] }
            guard text.starts(with: typed) || typed.starts(with: text) else { continue }
            if node.terminalCount > 0, text.count >= typed.count { found.append(String(decoding: text, as: UTF8.self)) }
            for child in (node.children..<node.children + node.childCount).reversed() {
                open.append((child, text + [tables.labels[child]]))
            }
        }
        return found
    }
}
