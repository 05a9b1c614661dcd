// What may come next where free text has ended.

extension Layout {
    /// What may come next behind the space of a state, or of those that it forks into.
    func lookahead(behindSpaceOf target: UInt32) -> Lookahead {
        var lookahead = Lookahead(traits: .other)
        for member in members(of: target) {
            let state = states[Int(member)]
            if !state.traits.isDisjoint(with: [.hasFreeSpace, .awaitsDigits]) { lookahead.traits.insert(.always) }
            lookahead.formUnion(self.lookahead(at: state.space))
        }
        return lookahead
    }

    /// What may come next inside a word in a state, or in those that it forks into.
    ///
    /// No word begins there as a whole, so that its first character tells it; values are told by their first bytes wherever they end.
    ///
    /// - Parameter vocabulary: The texts of all words.
    func lookahead(insideWordAt target: UInt32, _ vocabulary: [[UInt8]]) -> Lookahead {
        var lookahead = Lookahead(traits: .other)
        for member in members(of: target) {
            let behindFreeSpace = rareBranches[Int(branches[Int(states[Int(member)].branches)].rare)].freeSpace
            for number in [member, behindFreeSpace] {
                lookahead.formUnion(self.lookahead(at: number))
                for word in words(of: number) {
                    let first = String(decoding: vocabulary[Int(word)], as: UTF8.self).unicodeScalars.first
                    lookahead.characters |= 1 << ((first?.value ?? 0) & 31)
                }
            }
        }
        lookahead.gluedReaders |= lookahead.readers
        lookahead.words = 0
        lookahead.readers = 0
        return lookahead
    }

    /// The words of a state.
    func words(of number: UInt32) -> [UInt32] {
        let state = states[Int(number)]
        guard state.traits.contains(.hasWords) else { return [] }
        let words =
            state.traits.contains(.hasWordTable)
            ? self.words[Int(state.word0)...Int(state.word0 + state.word1)].map(\.label) : [state.word0, state.word1]
        return words.filter { $0 != 0 }
    }

    private func members(of target: UInt32) -> [UInt32] {
        let state = states[Int(target)]
        return state.traits.contains(.isFork) ? state.forks.map { forks[Int($0)] } : [target]
    }

    private func lookahead(at number: UInt32) -> Lookahead {
        let state = states[Int(number)]
        let row = branches[Int(state.branches)]
        var lookahead = Lookahead(
            words: state.wordMask, readers: row.readers, gluedReaders: row.gluedReaders,
            characters: rareBranches[Int(row.rare)].characterMask)
        if !state.traits.isDisjoint(with: [.isFork, .hasFreeTexts]) { lookahead.traits.insert(.always) }
        if state.space != 0 { lookahead.traits.insert(.digits) }
        return lookahead
    }
}
