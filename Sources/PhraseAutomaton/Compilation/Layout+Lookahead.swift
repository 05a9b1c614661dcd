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
    func lookahead(insideWordAt target: UInt32) -> Lookahead {
        var lookahead = Lookahead(traits: .other)
        for member in members(of: target) {
            lookahead.formUnion(self.lookahead(at: member))
            lookahead.formUnion(self.lookahead(at: rareBranches[Int(branches[Int(states[Int(member)].branches)].rare)].freeSpace))
        }
        // The rest of a word is looked up where it is read.
        if lookahead.words != 0 || lookahead.readers != 0 { lookahead.traits.insert(.always) }
        return lookahead
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
