// The words from a thousand on.

extension NumberWordsLearner {
    private static let scales = (3...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
    /// In the order in which they say most: 1 and 2 often have forms of their own, or are left out.
    private static let digits = [5, 6, 7, 8, 9, 3, 4, 2, 1]
    /// What is learned of a scale behind numbers that are known; behind them it may have a form of its own ("тысяч").
    private static let tens = [10, 11, 20, 21, 100, 200]
    /// Where the scale is known behind all of these, it is behind all others.
    private static let samples = [10, 11, 12, 15, 18, 20, 21, 22, 30, 58, 80, 99, 101, 200]
    private static let further = Array(10...109) + [121, 200, 300, 400, 500, 600, 700, 800, 900]
    private static let rests = [1, 2, 5, 8, 10, 11, 20, 21, 80, 100, 101, 105, 110, 121, 200, 205, 999]

    mutating func learnScales() {
        // First every scale's own word, then, when all of them are known, what other multipliers look like before them.
        for scale in Self.scales {
            for digit in Self.digits { learn(digit, scale) }
            for ten in Self.tens { _ = learnWord(behind: ten, scale) }
        }
        for scale in scaleWords.keys.sorted() {
            let isKnown = Self.samples.allSatisfy { value(of: written($0 * scale)) == $0 * scale }
            if !isKnown { for multiplier in Self.further { learn(multiplier, scale) } }
        }
        for scale in scaleWords.keys.sorted() { learnRests(behind: scale) }
    }

    private mutating func learn(_ multiplier: Int, _ scale: Int) {
        let words = written(multiplier * scale)
        guard !words.isEmpty, value(of: words) != multiplier * scale, !learnWord(behind: multiplier, scale) else { return }
        if let (form, word, wordScale) = cut(words, scale) {
            addScale(wordScale, word)
            addMultiplier(multiplier * (scale / wordScale), form)
        } else if multiplier == 1 {
            addScale(scale, words)
        } else {
            vocabulary.insert(words, .addend(value: multiplier * scale, room: scale))
        }
    }

    /// Learns the scale's word behind a multiplier that is known; gives whether there is one.
    private mutating func learnWord(behind multiplier: Int, _ scale: Int) -> Bool {
        let words = written(multiplier * scale)
        guard !words.isEmpty, value(of: words) != multiplier * scale,
            let word = words.afterPrefix(where: { value(of: $0) == multiplier })
        else { return false }
        addScale(scale, word)
        return true
    }

    /// Adds a form that a number has before a scale: of a unit, of a hundred, or of the unit behind a hundred.
    private mutating func addMultiplier(_ value: Int, _ form: [UInt8]) {
        let (hundreds, rest) = (value / 100 * 100, value % 100)
        if value < 100 {
            addUnit(value, form)
        } else if rest == 0, value < 1000 {
            vocabulary.insert(form, .addend(value: value, room: 100))
        } else if value < 1000, var unit = form.afterPrefix(where: { self.value(of: $0) == hundreds }) {
            for joiner in joiners where unit.starts(with: joiner) { unit = Array(unit.dropFirst(joiner.count)).trimmed }
            addUnit(rest, unit)
        }
    }

    /// Cuts words into an unknown multiplier and a scale's word that is known, or like one that is known.
    private func cut(_ words: [UInt8], _ scale: Int) -> (multiplier: [UInt8], word: [UInt8], scale: Int)? {
        for (known, knownWords) in scaleWords.sorted(by: { $0.key > $1.key }) where known <= scale {
            for word in knownWords where words.count > word.count && words.ends(with: word) {
                let multiplier = Array(words.dropLast(word.count)).trimmed
                if !multiplier.isEmpty { return (multiplier, word, known) }
            }
        }
        guard let joint = words.lastIndex(of: .joint) else { return nil }
        let last = Array(words[(joint + 1)...])
        let isLike = scaleWords[scale, default: []].contains { word in
            let shared = zip(word, last).prefix { $0 == $1 }.count
            return shared >= 3 && shared * 2 >= word.count
        }
        return isLike ? (Array(words[..<joint]), last, scale) : nil
    }

    private mutating func addScale(_ scale: Int, _ word: [UInt8]) {
        guard !word.isEmpty, !scaleWords[scale, default: []].contains(word) else { return }
        scaleWords[scale, default: []].append(word)
        vocabulary.insert(word, .scale(scale, standsAlone: true))
    }

    /// Behind a scale a joiner may stand, and before a rest the scale itself may be another word ("ათას" for "ათასი", "libó’t" for "libó").
    private mutating func learnRests(behind scale: Int) {
        for multiplier in 1...9 {
            let head = written(multiplier * scale)
            for rest in [1, 2, 5].contains(multiplier) ? Self.rests : [1] where rest < scale {
                let words = written(multiplier * scale + rest)
                guard !words.isEmpty, !head.isEmpty, value(of: words) != multiplier * scale + rest,
                    let before = words.beforeSuffix(where: { value(of: $0) == rest }), !before.isEmpty
                else { continue }
                if words.starts(with: head), words.count > head.count, Self.isApart(words[head.count]) {
                    let joiner = Array(before.dropFirst(head.count)).trimmed
                    if !joiner.isEmpty, value(of: joiner) == nil { addJoiner(joiner) }
                } else if let word = before.afterPrefix(where: { value(of: $0) == multiplier }) {
                    addScale(scale, word)
                } else if multiplier == 1 {
                    addScale(scale, before)
                }
            }
        }
    }
}
