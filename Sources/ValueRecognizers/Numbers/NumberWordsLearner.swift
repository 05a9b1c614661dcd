/// Learns the words of numbers of a language from numbers written out in it.
///
/// Nothing is known of the language but how it writes numbers. 0…99 are taken as they are, or as a ten and a unit where the language
/// puts them together so ("двадцать" + "один"); every hundred is cut into its own words and those of the rest; of every power of ten
/// that the words known so far do not already say, the scale's word is what stands behind its multiplier. On the way come to light what
/// else the language does: the word between ("e", "og", "〇"), other forms of a number before a scale ("ein", "две", "veintiún",
/// "quatre-vingt"), forms that are one word of their own ("ألفين"), the words for minus and for the decimal mark.
struct NumberWordsLearner {
    private let speller: NumberSpeller
    var vocabulary = NumberVocabulary()
    /// The forms of 0…99.
    private(set) var units: [[[UInt8]]] = []
    private(set) var joiners: Set<[UInt8]> = []
    /// The words of the scales from a thousand on.
    var scaleWords: [Int: [[UInt8]]] = [:]
    /// The tens behind which their units stand as words of their own: other forms of either can be put together too.
    private(set) var composedTens: Set<Int> = []

    init(_ speller: NumberSpeller) { self.speller = speller }

    /// Complexity: some 800 numbers are written; twice as many in languages that inflect what stands before a scale.
    mutating func learn() {
        units = (0...99).map { [written($0)] }
        learnTens()
        learnHundreds()
        learnHundredAsScale()
        learnScales()
        learnSign()
        learnPoint()
    }

    func written(_ number: Int) -> [UInt8] { speller.words(number) }

    // MARK: Tens

    /// Of a ten that stands unchanged before most of its units, only itself is learned, and the numbers in which it does not.
    private mutating func learnTens() {
        for value in 0..<10 { vocabulary.insert(units[value][0], .addend(value: value, room: 0)) }
        for ten in stride(from: 10, to: 100, by: 10) {
            let composed = (1...9).filter { isComposed(ten, $0) }
            let isRule = composed.count > 4
            if isRule { composedTens.insert(ten) }
            vocabulary.insert(units[ten][0], .addend(value: ten, room: isRule ? 10 : 0))
            for unit in 1...9 where !isRule || !composed.contains(unit) {
                vocabulary.insert(units[ten + unit][0], .addend(value: ten + unit, room: 0))
            }
        }
    }

    /// Whether the words of a number are those of its ten and its unit, and stand apart; a word of its own may be between them.
    private mutating func isComposed(_ ten: Int, _ unit: Int) -> Bool {
        let (words, head, tail) = (units[ten + unit][0], units[ten][0], units[unit][0])
        guard !head.isEmpty, let first = tail.first, words.count >= head.count + tail.count, words.starts(with: head),
            words.ends(with: tail)
        else { return false }
        let between = words[head.count..<words.count - tail.count]
        if between.isEmpty { return Self.isApart(first) }
        guard between.first == .joint, between.last == .joint else { return false }
        let joiner = Array(between).trimmed
        if !joiner.isEmpty { addJoiner(joiner) }
        return true
    }

    // MARK: Hundreds

    /// Behind the greater hundreds only those numbers are tried of which many languages have forms of their own, and those that were new
    /// behind the first two.
    private mutating func learnHundreds() {
        var rests = Set([1, 2, 3, 5, 8, 10, 11, 12, 20, 21, 30, 80, 81, 88, 99])
        for hundred in [2, 1] { rests.formUnion(learnHundred(hundred, rests: Array(1...99))) }
        for hundred in (3...9).reversed() { _ = learnHundred(hundred, rests: rests.sorted()) }
    }

    /// Gives the rests behind which something was new.
    private mutating func learnHundred(_ hundred: Int, rests: [Int]) -> [Int] {
        var prefixes = [written(hundred * 100)]
        guard !prefixes[0].isEmpty else { return [] }
        var new: [Int] = []
        for rest in rests {
            let words = written(hundred * 100 + rest)
            guard !words.isEmpty, !isKnown(words, prefixes, rest) else { continue }
            new.append(rest)
            if learnJoiner(words, prefixes, rest) { continue }
            if let prefix = prefix(of: words, before: rest) {
                prefixes.append(prefix)
            } else if let prefix = prefixes.first(where: words.starts(with:)) {
                addUnit(rest, Array(words.dropFirst(prefix.count)).trimmed)
            } else {
                vocabulary.insert(words, .addend(value: hundred * 100 + rest, room: 0))
            }
        }
        for prefix in prefixes { vocabulary.insert(prefix, .addend(value: hundred * 100, room: 100)) }
        return new
    }

    private func isKnown(_ words: [UInt8], _ prefixes: [[UInt8]], _ rest: Int) -> Bool {
        prefixes.contains { prefix in
            guard words.starts(with: prefix) else { return false }
            let tail = words.dropFirst(prefix.count).drop { $0 == .joint }
            return units[rest].contains { $0.elementsEqual(tail) }
                || joiners.contains { joiner in
                    tail.starts(with: joiner)
                        && units[rest].contains { $0.elementsEqual(tail.dropFirst(joiner.count).drop { $0 == .joint }) }
                }
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
    static func isApart(_ byte: UInt8) -> Bool { byte == .joint || byte >= 0xE3 }

    /// The words before a known form of `rest`, where a joint stands between.
    private func prefix(of words: [UInt8], before rest: Int) -> [UInt8]? {
        for unit in units[rest] where words.ends(with: unit) {
            var prefix = words.dropLast(unit.count)
            guard prefix.last == .joint else { continue }
            prefix = prefix.dropLast()
            for joiner in joiners where prefix.ends(with: [.joint] + joiner) { prefix = prefix.dropLast(joiner.count + 1) }
            return prefix.isEmpty ? nil : Array(prefix)
        }
        return nil
    }

    /// "twelve hundred", "douze cents": what stands behind the digit of a hundred also multiplies.
    private mutating func learnHundredAsScale() {
        for digit in 2...9 {
            let words = written(digit * 100)
            guard let unit = units[digit].first(where: words.starts(with:)) else { continue }
            let scale = Array(words.dropFirst(unit.count)).trimmed
            let isAddend = vocabulary.pieces(of: scale).contains { if case .addend = $0 { true } else { false } }
            vocabulary.insert(scale, .scale(100, standsAlone: !isAddend))
        }
    }

    // MARK: Sign and decimal mark

    private mutating func learnSign() {
        let (negative, positive) = (written(-5), units[5][0])
        guard negative.ends(with: positive) else { return }
        vocabulary.insert(Array(negative.dropLast(positive.count)).trimmed, .minus)
    }

    private mutating func learnPoint() {
        let (words, head, tail) = (speller.words(2.5), units[2][0], units[5][0])
        guard words.count > head.count + tail.count, words.starts(with: head), words.ends(with: tail) else { return }
        let point = Array(words[head.count..<words.count - tail.count]).trimmed
        // A language whose decimal mark says a number or nothing at all has decimals in digits only.
        guard vocabulary.value(of: point) == nil else { return }
        vocabulary.insert(point, .point)
    }

    // MARK: What is known so far

    mutating func addUnit(_ value: Int, _ form: [UInt8]) {
        guard !units[value].contains(form) else { return }
        units[value].append(form)
        vocabulary.insert(form, .addend(value: value, room: 0))
    }

    mutating func addJoiner(_ joiner: [UInt8]) {
        joiners.insert(joiner)
        vocabulary.insert(joiner, .joiner)
    }

    func value(of words: [UInt8]) -> Int? { vocabulary.value(of: words) }
}
