import PhraseText
import PhraseUnicode

/// A folded sentence as an array of scalars, without the space at its end.
///
/// Where spacing is free, spaces beside letters of scripts written without spaces are left out.
struct HeardSentence {
    let scalars: [Unicode.Scalar]
    /// Where each scalar begins in the folded text, in bytes.
    let offsets: [Int]
    /// By the first scalar and the one behind the last.
    private let originals: [[Range<Int>]]

    init(_ text: String, isSpacingFree: Bool) throws {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        let all = Array(String(decoding: sentence.folded.dropLast(), as: UTF8.self).unicodeScalars)
        var scalars: [Unicode.Scalar] = []
        var offsets: [Int] = []
        var offset = 0
        for (index, scalar) in all.enumerated() {
            if !isSpacingFree || !Self.isFreeSpace(index, in: all) {
                scalars.append(scalar)
                offsets.append(offset)
            }
            offset += UTF8.width(scalar)
        }
        self.scalars = scalars
        self.offsets = offsets
        originals = scalars.indices.map { lower in
            (lower...scalars.count).map { upper in
                upper == lower ? 0..<0 : sentence.originalRange(offsets[lower]..<offsets[upper - 1] + UTF8.width(scalars[upper - 1]))
            }
        }
    }

    static func withoutFreeSpaces(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.indices.filter { !isFreeSpace($0, in: scalars) }.map { scalars[$0] }
    }

    private static func isFreeSpace(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        scalars[index] == " " && index > 0 && index + 1 < scalars.count
            && (CharacterTraits(scalars[index - 1]).isSpaceless || CharacterTraits(scalars[index + 1]).isSpaceless)
    }

    var count: Int { scalars.count }

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
