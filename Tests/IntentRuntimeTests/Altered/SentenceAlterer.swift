/// Alters sentences as people and microphones do: a word dropped, swapped, doubled or misspelt, two joined, one split.
struct SentenceAlterer {
    /// SplitMix64: the same seed gives the same sentences on every platform.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private let sentences: [String]
    private var chance: Chance

    init(of sentences: [String], seed: UInt64) {
        self.sentences = sentences
        chance = Chance(state: seed)
    }

    /// One of the sentences, altered once or twice.
    mutating func make() -> String {
        var sentence = pick(sentences)
        for _ in 0..<pick([1, 1, 2]) { sentence = altered(sentence) }
        return sentence
    }

    private mutating func altered(_ sentence: String) -> String {
        var words = sentence.split(separator: " ").map(String.init)
        let separator: String
        if words.count > 1 {
            separator = " "
        } else {
            // Written without spaces: each character counts as a word.
            words = sentence.map(String.init)
            separator = ""
        }
        guard words.count > 1 else { return sentence }
        let place = index(of: words.count)
        let next = (place + 1) % words.count
        switch index(of: 7) {
        case 0: words.remove(at: place)
        case 1: words.swapAt(place, next)
        case 2: words.insert(words[place], at: place)
        case 3:
            let first = min(place, words.count - 2)
            words[first] += words.remove(at: first + 1)
        case 4: words[place] = misspelt(words[place], letters: sentence.filter { $0 != " " })
        case 5: words[place].insert(" ", at: words[place].index(words[place].startIndex, offsetBy: index(of: words[place].count)))
        // A word of another sentence.
        default: words[place] = pick(pick(sentences).split(separator: " ").map(String.init))
        }
        return words.joined(separator: separator)
    }

    private mutating func misspelt(_ word: String, letters: String) -> String {
        var characters = Array(word)
        let place = index(of: characters.count)
        switch index(of: 4) {
        case 0: characters.remove(at: place)
        case 1: characters.insert(characters[place], at: place)
        case 2: characters.swapAt(place, (place + 1) % characters.count)
        default: characters[place] = pick(Array(letters))
        }
        return String(characters)
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element { choices[index(of: choices.count)] }

    private mutating func index(of count: Int) -> Int { Int.random(in: 0..<count, using: &chance) }
}
