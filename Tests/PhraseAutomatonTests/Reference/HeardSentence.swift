import PhraseSyntax
import PhraseText
import PhraseUnicode

/// A folded sentence as an array of scalars, without the space at its end, and without the words that go unheard.
///
/// Where spacing is free, spaces beside letters of scripts written without spaces are left out.
struct HeardSentence {
    let scalars: [Unicode.Scalar]
    /// Where each scalar begins in the folded text, in bytes.
    let offsets: [Int]
    /// For each scalar, whether words have gone unheard right before it.
    private let isBehindCut: [Bool]
    private let isSpacingFree: Bool
    /// By the first scalar and the one behind the last.
    private let originals: [[Range<Int>]]

    /// A sentence in each way of hearing it: any of the words that its language skips may go unheard, any number of times.
    static func ways(of text: String, in language: ResolvedLanguage) throws -> [HeardSentence] {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        let all = Array(String(decoding: sentence.folded.dropLast(), as: UTF8.self).unicodeScalars)
        let skips = Set(language.skips.flatMap { ReferenceMatcher.forms(of: $0.value, in: language) })
        let words = WordOccurrences(of: skips, in: all, isSpacingFree: language.spacingFree).ranges
        return choices(of: words, from: 0).map { HeardSentence(sentence, all, without: $0, isSpacingFree: language.spacingFree) }
    }

    /// All sets of ranges that do not overlap.
    private static func choices(of ranges: [Range<Int>], from start: Int) -> [[Range<Int>]] {
        [[]]
            + ranges.filter { $0.lowerBound >= start }.flatMap { first in
                choices(of: ranges, from: first.upperBound).map { [first] + $0 }
            }
    }

    private init(_ sentence: borrowing Sentence, _ all: [Unicode.Scalar], without unheard: [Range<Int>], isSpacingFree: Bool) {
        var heard: [(scalar: Unicode.Scalar, offset: Int, isBehindCut: Bool)] = []
        var offset = 0
        var isBehindCut = false
        for (index, scalar) in all.enumerated() {
            let isFreeSpace = isSpacingFree && Self.isFreeSpace(index, in: all)
            if unheard.contains(where: { $0.contains(index) }) {
                isBehindCut = true
            } else if scalar != " " || (!isBehindCut && !isFreeSpace) {
                heard.append((scalar, offset, isBehindCut))
                isBehindCut = false
            }
            offset += UTF8.width(scalar)
        }
        if !unheard.isEmpty, heard.last?.scalar == " " { heard.removeLast() }
        let offsets = heard.map(\.offset)
        let scalars = heard.map(\.scalar)
        self.scalars = scalars
        self.offsets = offsets
        self.isSpacingFree = isSpacingFree
        self.isBehindCut = heard.map(\.isBehindCut)
        var originals: [[Range<Int>]] = []
        for lower in scalars.indices {
            originals.append([0..<0])
            for upper in lower + 1...scalars.count {
                let range = offsets[lower]..<offsets[upper - 1] + UTF8.width(scalars[upper - 1])
                originals[lower].append(sentence.originalRange(range))
            }
        }
        self.originals = originals
    }

    static func withoutFreeSpaces(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.indices.filter { !isFreeSpace($0, in: scalars) }.map { scalars[$0] }
    }

    private static func isFreeSpace(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        scalars[index] == " " && index > 0 && index + 1 < scalars.count
            && (CharacterTraits(scalars[index - 1]).isSpaceless || CharacterTraits(scalars[index + 1]).isSpaceless)
    }

    var count: Int { scalars.count }

    func isBehindCut(_ index: Int) -> Bool { index < count && isBehindCut[index] }

    /// Whether words have gone unheard inside a range.
    func isCut(inside range: Range<Int>) -> Bool { range.dropFirst().contains { isBehindCut[$0] } }

    /// Whether the template may have a space where the text has none: beside a letter of a script without spaces, heard or not. (Words
    /// that such a language skips are all of its script here.)
    func mayBeSpace(before index: Int) -> Bool {
        guard isSpacingFree, index > 0, index < count, scalars[index - 1] != " " else { return false }
        return isBehindCut[index] || CharacterTraits(scalars[index - 1]).isSpaceless || CharacterTraits(scalars[index]).isSpaceless
    }

    /// Where a text ends that is said from a place on.
    func end(of text: [Unicode.Scalar], at start: Int) -> Int? {
        var index = start
        for scalar in text {
            if index < count, scalars[index] == scalar {
                index += 1
            } else if scalar != " " || !isBehindCut(index) || !mayBeSpace(before: index) {
                return nil
            }
        }
        return index
    }

    func originalRange(_ range: Range<Int>) -> Range<Int> { originals[range.lowerBound][range.count] }

    /// In bytes of the folded text.
    func bytes(_ range: Range<Int>) -> Range<Int> {
        offsets[range.lowerBound]..<offsets[range.upperBound - 1] + UTF8.width(scalars[range.upperBound - 1])
    }

    func characters(in range: Range<Int>) -> Int { scalars[range].filter { $0 != " " }.count }

    /// The scalar that ends where a folded offset is.
    func index(ofEnd offset: Int) -> Int? {
        scalars.indices.first { offsets[$0] + UTF8.width(scalars[$0]) == offset }.map { $0 + 1 }
    }
}

/// Where a sentence holds one of some texts as words of their own.
struct WordOccurrences {
    private(set) var ranges: [Range<Int>] = []

    /// - Parameter texts: without spaces that mean nothing.
    init(of texts: Set<[Unicode.Scalar]>, in sentence: [Unicode.Scalar], isSpacingFree: Bool) {
        /// Whether a word may end or begin here.
        func isEdge(_ index: Int) -> Bool {
            if index == 0 || index == sentence.count || sentence[index - 1] == " " || sentence[index] == " " { return true }
            return isSpacingFree
                && (CharacterTraits(sentence[index - 1]).isSpaceless || CharacterTraits(sentence[index]).isSpaceless)
        }
        for start in sentence.indices where sentence[start] != " " && isEdge(start) {
            for end in start + 1...sentence.count where sentence[end - 1] != " " && isEdge(end) {
                let words = Array(sentence[start..<end])
                if texts.contains(isSpacingFree ? HeardSentence.withoutFreeSpaces(words) : words) { ranges.append(start..<end) }
            }
        }
    }
}
