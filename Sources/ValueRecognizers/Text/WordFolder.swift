import Foundation
import PhraseSyntax
import PhraseText

/// Folds words of data files as sentences are folded.
struct WordFolder: Sendable {
    let normalizer: any Normalizer
    /// How the language writes letters, if it writes them in several ways.
    private(set) var variants = SpellingVariants([])

    init(normalizer: any Normalizer) { self.normalizer = normalizer }

    /// The same for a language, whose `list variants` tells its ways to write letters.
    func spelling(_ declarations: GrammarDeclarations) -> WordFolder {
        var other = self
        other.variants = SpellingVariants(
            declarations.lists["variants", default: []].compactMap { value in
                guard case .words(let letters, _)? = value.canonical else { return nil }
                return (text(letters), value.wordings.flatMap(\.texts).map(text))
            })
        return other
    }

    func text(_ text: String) -> [UInt8] { Sentence.folded(text, normalizer: normalizer) }

    /// A literal in each way in which it may be heard, where it touches what stands beside it.
    func literal(_ text: String, joinsBefore: Bool, joinsAfter: Bool) -> [[UInt8]] {
        Sentence.foldedLiteral(text, joinsBefore: joinsBefore, joinsAfter: joinsAfter, normalizer: normalizer)
    }

    /// Folded words of the Latin script without their accents, as people write them in haste; `nil` where they have none.
    func bare(_ words: [UInt8]) -> [UInt8]? {
        // Latin letters with accents begin with these bytes.
        guard words.contains(where: { (0xC3...0xC9).contains($0) || $0 == 0xE1 }) else { return nil }
        var bare = String.UnicodeScalarView()
        var isLatin = false
        for scalar in String(decoding: words, as: UTF8.self).decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.properties.canonicalCombiningClass != .notReordered {
                if !isLatin { bare.append(scalar) }
            } else {
                isLatin = ("a"..."z").contains(scalar)
                bare.append(scalar)
            }
        }
        let bytes = text(String(bare))
        return bytes == words ? nil : bytes
    }
}
