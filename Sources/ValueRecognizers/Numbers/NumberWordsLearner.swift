/// Learns the words of numbers of a language from numbers written out in it.
///
/// Nothing is known of the language but how it writes numbers. 0…99 are taken as they are; every hundred is cut into its own words
/// and those of the rest; of every power of ten that the words known so far do not already say, the scale's word is what stands
/// behind its multiplier. On the way come to light what else the language does: the word between ("e", "og", "〇"), other forms of
/// a number before a scale ("ein", "две", "veintiún", "quatre-vingt"), and forms that are one word of their own ("ألفين").
struct NumberWordsLearner {
    private let write: (Int) -> [UInt8]
    private(set) var vocabulary = NumberVocabulary()
    /// The forms of 0…99.
    private var units: [[[UInt8]]] = []
    private var joiners: Set<[UInt8]> = []
    /// The words of the scales from a thousand on.
    private var scaleWords: [Int: [[UInt8]]] = [:]
    private var trie = WordTrie<NumberPiece>([:])

    /// - Parameter write: writes a number in folded words with joints.
    init(write: @escaping (Int) -> [UInt8]) { self.write = write }

    /// Complexity: some 1,500 numbers are written.
    mutating func learn() -> NumberVocabulary {
        units = (0...99).map { [write($0)] }
        for (value, forms) in units.enumerated() {
            for form in forms { vocabulary.insert(form, .addend(value: value, room: 0)) }
        }
        for hundred in (1...9).reversed() { learnHundred(hundred) }
        learnHundredAsScale()
        refreeze()
        // First every scale's own word, then, when all of them are known, what other multipliers look like before them.
        for scale in Self.scales { learnScale(scale, multipliers: Self.certainMultipliers) }
        for scale in scaleWords.keys.sorted() { learnScale(scale, multipliers: Self.furtherMultipliers) }
        for scale in scaleWords.keys.sorted() { learnJoiners(behind: scale) }
        return vocabulary
    }

    // MARK: Hundreds

    private mutating func learnHundred(_ hundred: Int) {
        var prefixes = [write(hundred * 100)]
        for rest in 1...99 {
            let words = write(hundred * 100 + rest)
            if isKnown(words, prefixes, rest) || learnJoiner(words, prefixes, rest) { continue }
            if let prefix = prefix(of: words, before: rest) {
                prefixes.append(prefix)
            } else if let prefix = prefixes.first(where: words.starts(with:)) {
                addUnit(rest, Array(words.dropFirst(prefix.count)).trimmed)
            } else {
                vocabulary.insert(words, .addend(value: hundred * 100 + rest, room: 0))
            }
        }
        for prefix in prefixes { vocabulary.insert(prefix, .addend(value: hundred * 100, room: 100)) }
    }

    private func isKnown(_ words: [UInt8], _ prefixes: [[UInt8]], _ rest: Int) -> Bool {
        prefixes.contains { prefix in
            guard words.starts(with: prefix) else { return false }
            let tail = Array(words.dropFirst(prefix.count)).trimmed
            return units[rest].contains(tail)
                || joiners.contains { tail.starts(with: $0) && units[rest].contains(Array(tail.dropFirst($0.count)).trimmed) }
        }
    }

    private mutating func learnJoiner(_ words: [UInt8], _ prefixes: [[UInt8]], _ rest: Int) -> Bool {
        for prefix in prefixes where words.starts(with: prefix) {
            let tail = words.dropFirst(prefix.count)
            for unit in units[rest] where tail.ends(with: unit) {
                let between = tail.dropLast(unit.count)
                let joiner = Array(between).trimmed
                guard !joiner.isEmpty, between.first.map(Self.isApart) ?? false, !units[1...].contains(where: { $0.contains(joiner) })
                else { continue }
                addJoiner(joiner)
                return true
            }
        }
        return false
    }

    /// A joint, or a character of a script without spaces, stands apart from what is before it.
    private static func isApart(_ byte: UInt8) -> Bool { byte == UInt8.joint || byte >= 0xE3 }

    /// The words before a known form of `rest`, where a joint stands between.
    private func prefix(of words: [UInt8], before rest: Int) -> [UInt8]? {
        for unit in units[rest] where words.ends(with: unit) {
            var prefix = words.dropLast(unit.count)
            guard prefix.last == UInt8.joint else { continue }
            prefix = prefix.dropLast()
            for joiner in joiners where prefix.ends(with: [UInt8.joint] + joiner) { prefix = prefix.dropLast(joiner.count + 1) }
            return prefix.isEmpty ? nil : Array(prefix)
        }
        return nil
    }

    /// "twelve hundred", "douze cents": what stands behind the digit of a hundred also multiplies.
    private mutating func learnHundredAsScale() {
        for digit in 2...9 {
            let words = write(digit * 100)
            guard let unit = units[digit].first(where: words.starts(with:)) else { continue }
            let scale = Array(words.dropFirst(unit.count)).trimmed
            let isAddend = vocabulary.entries[scale]?.contains { if case .addend = $0 { true } else { false } } ?? false
            vocabulary.insert(scale, .scale(100, standsAlone: !isAddend))
        }
    }

    // MARK: Scales

    private static let scales = (3...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
    /// In the order in which they say most: 1 and 2 often have forms of their own, or are left out.
    private static let certainMultipliers = [5, 6, 7, 8, 9, 3, 4, 2, 1]
    private static let furtherMultipliers = Array(10...109) + [121, 200, 300, 400, 500, 600, 700, 800, 900]
    private static let rests = [1, 2, 5, 8, 10, 11, 20, 21, 80, 100, 101, 105, 110, 121, 200, 205, 999]

    private mutating func learnScale(_ scale: Int, multipliers: [Int]) {
        for multiplier in multipliers {
            let words = write(multiplier * scale)
            guard value(of: words) != multiplier * scale else { continue }
            if let word = words.afterPrefix(where: { value(of: $0) == multiplier }) {
                addScale(scale, word)
            } else if let (form, word, wordScale) = cut(words, scale) {
                addScale(wordScale, word)
                addMultiplier(multiplier * (scale / wordScale), form)
            } else if multiplier == 1 {
                addScale(scale, words)
            } else {
                vocabulary.insert(words, .addend(value: multiplier * scale, room: scale))
            }
            refreeze()
        }
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
        guard let joint = words.lastIndex(of: UInt8.joint) else { return nil }
        let last = Array(words[(joint + 1)...])
        let isLike = scaleWords[scale, default: []].contains { word in
            let shared = zip(word, last).prefix { $0 == $1 }.count
            return shared >= 3 && shared * 2 >= word.count
        }
        return isLike ? (Array(words[..<joint]), last, scale) : nil
    }

    private mutating func addScale(_ scale: Int, _ word: [UInt8]) {
        guard !scaleWords[scale, default: []].contains(word) else { return }
        scaleWords[scale, default: []].append(word)
        vocabulary.insert(word, .scale(scale, standsAlone: true))
    }

    private mutating func learnJoiners(behind scale: Int) {
        for multiplier in [1, 2, 5] {
            let head = write(multiplier * scale)
            for rest in Self.rests where rest < scale {
                let words = write(multiplier * scale + rest)
                guard words.starts(with: head), value(of: words) != multiplier * scale + rest else { continue }
                let tail = Array(words.dropFirst(head.count))
                guard tail.first.map(Self.isApart) ?? false, let joiner = tail.beforeSuffix(where: { value(of: $0) == rest }),
                    !joiner.isEmpty, value(of: joiner) == nil
                else { continue }
                addJoiner(joiner)
                refreeze()
            }
        }
    }

    // MARK: What is known so far

    private mutating func addUnit(_ value: Int, _ form: [UInt8]) {
        guard !units[value].contains(form) else { return }
        units[value].append(form)
        vocabulary.insert(form, .addend(value: value, room: 0))
    }

    private mutating func addJoiner(_ joiner: [UInt8]) {
        joiners.insert(joiner)
        vocabulary.insert(joiner, .joiner)
    }

    private mutating func refreeze() { trie = vocabulary.frozen() }

    private func value(of words: [UInt8]) -> Int? { trie.value(of: words) }
}

extension WordTrie<NumberPiece> {
    /// The number that words with joints say as a whole; `nil` where they say none, or several.
    func value(of words: [UInt8]) -> Int? {
        let bytes = words.map { $0 == UInt8.joint ? 0x20 : $0 } + [0x20]
        var values: Set<Int> = []
        bytes.withUnsafeBufferPointer { buffer in
            let text = FoldedText(buffer)
            collect(text, 0, NumberState(), &values)
        }
        return values.count == 1 ? values.first : nil
    }

    private func collect(_ text: FoldedText, _ start: Int, _ state: NumberState, _ values: inout Set<Int>) {
        entries(in: text, at: start) { piece, end in
            guard let next = state.adding(piece) else { return }
            if end == text.count, !next.isPending { values.insert(next.value) }
            if end < text.count { collect(text, text.afterJoint(end), next, &values) }
        }
    }
}

extension [UInt8] {
    /// Without joints at the edges.
    fileprivate var trimmed: [UInt8] {
        Array(drop { $0 == UInt8.joint }.reversed().drop { $0 == UInt8.joint }.reversed())
    }

    /// Places to cut at: the joints; where there is none, between any two characters.
    private var cuts: [Int] {
        let joints = indices.filter { self[$0] == UInt8.joint }
        return joints.isEmpty ? indices.dropFirst().filter { self[$0] & 0xC0 != 0x80 } : joints
    }

    /// What stands behind the longest prefix that fulfils the condition.
    fileprivate func afterPrefix(where condition: ([UInt8]) -> Bool) -> [UInt8]? {
        for cut in cuts.reversed() where condition(Array(self[..<cut])) { return Array(self[cut...]).trimmed }
        return nil
    }

    /// What stands before the longest suffix that fulfils the condition.
    fileprivate func beforeSuffix(where condition: ([UInt8]) -> Bool) -> [UInt8]? {
        for cut in indices.dropFirst() where self[cut] & 0xC0 != 0x80 && condition(Array(self[cut...]).trimmed) {
            return Array(self[..<cut]).trimmed
        }
        return nil
    }
}

extension Collection<UInt8> {
    fileprivate func ends(with suffix: [UInt8]) -> Bool { count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix) }
}
