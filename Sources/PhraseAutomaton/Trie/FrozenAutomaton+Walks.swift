import PhraseSyntax

// Walks over the frozen states for explanation and completion. Not for the match loop: they allocate.

extension FrozenAutomaton {
    /// What a state may read next, with where it leads; what stands behind its space too where it is entered, and no further.
    func expectations(in number: UInt32, isEntered: Bool = true) -> [(Expectation, UInt32)] {
        var found: [(Expectation, UInt32)] = []
        let state = tables.states[number]
        let branches = tables.branches(of: number)
        let rare = tables.rareBranches(of: number)
        for index in state.forks { found += expectations(in: tables.forks[index], isEntered: isEntered) }
        if !branches.accepts.isEmpty { found.append((.endOfSentence, number)) }
        found += words(of: number).map { (.word(tables.vocabulary.text(of: $0.label)), $0.target) }
        for index in rare.characters..<rare.characters + rare.characterCount {
            let edge = tables.characters[index]
            found.append((.characters(text(from: edge)), edge.target))
        }
        for index in branches.slots {
            let edge = tables.slots[index]
            found.append((expectation(of: edge.symbol), edge.target))
        }
        for index in rare.freeTexts..<rare.freeTexts + rare.freeTextCount {
            let edge = tables.freeTexts[index]
            found.append((expectation(of: edge.symbol), edge.target))
        }
        for next in [state.space, rare.freeSpace] where next != 0 && next != number && isEntered {
            for other in expectations(in: next, isEntered: false) where !found.contains(where: { $0.0 == other.0 }) { found.append(other) }
        }
        return found
    }

    /// The word edges of a state, in the order of their words.
    func words(of number: UInt32) -> [FrozenEdge] {
        let state = tables.states[number]
        guard !state.traits.contains(.isFork) else { return [] }
        guard state.traits.contains(.hasWordTable) else {
            return [FrozenEdge(label: state.word0, target: state.to0), FrozenEdge(label: state.word1, target: state.to1)]
                .filter { $0.label != 0 }
        }
        return (state.word0...state.word0 + state.word1).map { tables.words[$0] }.filter { $0.label != 0 }
            .sorted { $0.label < $1.label }
    }

    /// The characters from an edge on, up to where something else may follow.
    private func text(from edge: FrozenEdge) -> String {
        var scalars = String.UnicodeScalarView()
        var edge = edge
        while true {
            scalars.append(Unicode.Scalar(edge.label) ?? "\u{FFFD}")
            let state = tables.states[edge.target]
            let rare = tables.rareBranches(of: edge.target)
            guard state.traits.contains(.isChain), rare.characterCount == 1, scalars.count < 64 else { return String(scalars) }
            edge = tables.characters[rare.characters]
        }
    }

    private func expectation(of symbol: UInt32) -> Expectation {
        let symbol = symbols[Int(symbol)]
        if case .app(let app, _) = symbol.reading { return .app(app) }
        return .slot(parameter: symbol.parameter, source: symbol.source ?? .text)
    }

    /// Phrases that may still be accepted from a state, the nearest first. Looks at a bounded number of states.
    func phrases(from start: UInt32, limit: Int) -> [PhraseID] {
        var phrases: [PhraseID] = []
        var seen: Set<UInt32> = [0, start]
        var open = [start]
        var next = 0
        while next < open.count, next < 4_000 {
            let state = tables.states[open[next]]
            let number = open[next]
            next += 1
            let branches = tables.branches(of: number)
            let rare = tables.rareBranches(of: number)
            for index in branches.accepts {
                let phrase = tables.accepts[index]
                guard tables.phrases[phrase].isVeto == 0 else { continue }
                phrases.append(PhraseID(rawValue: phrase))
                if phrases.count >= limit { return phrases }
            }
            var targets = words(of: number).map(\.target)
            targets += (rare.characters..<rare.characters + rare.characterCount).map { tables.characters[$0].target }
            targets += branches.slots.map { tables.slots[$0].target }
            targets += (rare.freeTexts..<rare.freeTexts + rare.freeTextCount).map { tables.freeTexts[$0].target }
            targets += state.forks.map { tables.forks[$0] }
            targets.append(state.space)
            targets.append(rare.freeSpace)
            for target in targets where seen.insert(target).inserted { open.append(target) }
        }
        return phrases
    }
}
