import Foundation

/// A Korean particle, which has one form behind a consonant and another behind a vowel: `을/를`.
struct KoreanParticle: Sendable, Hashable {
    /// How the word before it ends when it is spoken.
    enum Ending {
        case vowel, consonant
        /// The consonant ㄹ, behind which 으로 becomes 로.
        case liquid
        case unknown
    }

    let afterConsonant: String
    let afterVowel: String

    /// Reads `을/를`; a known pair may stand the other way round. `nil` without two forms.
    init?(_ text: Substring) {
        let parts: [Substring] = text.split(separator: "/", omittingEmptySubsequences: false)
        let forms = parts.map { String($0) }
        guard forms.count == 2, !forms[0].isEmpty, !forms[1].isEmpty else { return nil }
        let isReversed = Self.afterVowels.contains(forms[0]) && !Self.afterVowels.contains(forms[1])
        (afterConsonant, afterVowel) = isReversed ? (forms[1], forms[0]) : (forms[0], forms[1])
    }

    /// The forms behind a vowel of the particles that there are.
    private static let afterVowels: Set<String> = ["를", "가", "는", "와", "로", "야", "나", "랑", "여", "라", "든", "며", "로서", "로써", "라고", "란"]

    /// The form that goes behind a word: both where it cannot be told, as in 을(를) and (으)로.
    func form(after word: String) -> String {
        switch Self.ending(of: word) {
        case .vowel: return afterVowel
        case .liquid where afterConsonant == "으" + afterVowel: return afterVowel
        case .consonant, .liquid: return afterConsonant
        case .unknown:
            return afterConsonant == "으" + afterVowel ? "(으)\(afterVowel)" : "\(afterConsonant)(\(afterVowel))"
        }
    }

    /// Whether a particle can stand behind a word: those of a pair only behind a consonant or a vowel, as they go (사과 is not 사 and 과);
    /// behind a vowel only with more than one syllable before it (파랑 is not 파 and 랑).
    static func isForm(_ particle: String, after word: String) -> Bool {
        let pairs = ["과/와", "이랑/랑"].compactMap { KoreanParticle($0) }
        guard let pair = pairs.first(where: { [$0.afterConsonant, $0.afterVowel].contains(particle) }) else { return true }
        return pair.form(after: word) == particle && (particle == pair.afterConsonant || word.count > 1)
    }

    /// How a word ends, told by its last letter or digit; brackets, quotes and points behind it are silent.
    static func ending(of word: String) -> Ending {
        let scalars = Array(word.precomposedStringWithCanonicalMapping.unicodeScalars)
        guard let last = scalars.lastIndex(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) else {
            return .unknown
        }
        let scalar = scalars[last]
        switch scalar.value {
        case 0xAC00...0xD7A3:
            return switch (scalar.value - 0xAC00) % 28 {
            case 0: .vowel
            case 8: .liquid
            default: .consonant
            }
        case 0x3131...0x314E: return scalar.value == 0x3139 ? .liquid : .consonant
        case 0x314F...0x3163: return .vowel
        case 0x30...0x39: return digit(scalar)
        // Kana end in a vowel, but for ん and ン.
        case 0x3093, 0x30F3: return .consonant
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: return .vowel
        default:
            let letters = scalars[...last].reversed().prefix { $0.isASCII && $0.properties.isAlphabetic }
            return letters.isEmpty ? .unknown : latin(String(String.UnicodeScalarView(letters.reversed())))
        }
    }

    /// 영 일 이 삼 사 오 육 칠 팔 구; and 십, 백, 천, 만 end in consonants as 영 does.
    private static func digit(_ digit: Unicode.Scalar) -> Ending {
        switch digit {
        case "2", "4", "5", "9": .vowel
        case "1", "7", "8": .liquid
        default: .consonant
        }
    }

    /// A word in Latin letters as Korean takes it over: 북 for book, 노트 for note, 구글 for Google; capitals are spelled: 엠 for M.
    private static func latin(_ word: String) -> Ending {
        if word.count == 1 || word == word.uppercased() {
            switch word.last?.lowercased() {
            case "l", "r": return .liquid
            case "m", "n": return .consonant
            default: return .vowel
            }
        }
        let letters = Array(word.lowercased())
        let last = letters[letters.count - 1]
        let before = letters.count > 1 ? letters[letters.count - 2] : " "
        let isVowel = { (letter: Character) in "aeiou".contains(letter) }
        switch last {
        case "l": return .liquid
        case "m", "n", "c": return .consonant
        case "g": return before == "n" ? .consonant : .vowel
        case "e" where before == "l" && letters.count > 2 && !isVowel(letters[letters.count - 3]): return .liquid
        case "e" where (before == "m" || before == "n") && letters.count > 3: return .consonant
        case "k", "p", "t", "b":
            // Behind one short vowel (cat, shop) or oo (book); otherwise 으 follows (boat, park).
            guard isVowel(before), letters.count > 2 else { return .vowel }
            let first = letters[letters.count - 3]
            return isVowel(first) && !(first == "o" && before == "o" && last == "k") ? .vowel : .consonant
        default: return .vowel
        }
    }
}
