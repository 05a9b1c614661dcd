package import PhraseText

extension Matcher {
    /// Every end at which a phrase accepts the text that begins at `start`, with the best reading each, in ascending order.
    ///
    /// The sentence is another matcher's; captures' ranges are offsets in its folded text. An end stands where a word ends, or inside a
    /// word where characters of a phrase or a value end there.
    package mutating func prefixes(
        of sentence: borrowing Sentence, from start: Int, options: MatchOptions = MatchOptions()
    ) throws(MatchError) -> [PrefixReading] {
        engine.run(sentence, from: start, mode: .prefixes)
        if let allowed = engine.exceeded { throw MatchError.tooManyReadings(allowed: allowed) }
        priorities.set(options.languageOrder)
        var best: [Int: (packed: PackedEvidence, order: LanguagePriorities.Order, phrase: UInt32, trail: Int32)] = [:]
        for index in 0..<engine.visits.count {
            let visit = engine.visits[index]
            var end = Int(visit.position)
            // A phrase that needs no words accepts nothing of the text.
            guard end > start else { continue }
            if sentence.byte(at: end - 1) == 0x20 { end -= 1 }
            let branches = engine.tables.branches(of: visit.state)
            for accept in branches.accepts {
                let number = engine.tables.accepts[accept]
                let phrase = engine.tables.phrases[number]
                let packed = PackedEvidence(bits: visit.cost)
                let order = LanguagePriorities.Order(language: priorities[phrase.language], rank: phrase.rank)
                if phrase.isVeto != 0 { continue }
                if let known = best[end], known.packed > packed || (known.packed == packed && known.order <= order) { continue }
                best[end] = (packed, order, number, visit.trail)
            }
        }
        return best.sorted { $0.key < $1.key }.map { end, found in
            PrefixReading(end: end, reading: foldedReading(found.phrase, found.packed, trail: found.trail))
        }
    }
}
