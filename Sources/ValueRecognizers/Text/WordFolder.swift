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

    func text(_ text: String) -> [UInt8] { isFolded(text) ? Array(text.utf8) : Sentence.folded(text, normalizer: normalizer) }

    /// Small letters of ASCII and single spaces between them are folded already, as most words of the data are.
    private func isFolded(_ text: String) -> Bool {
        var before: UInt8 = 0x20
        for byte in text.utf8 {
            guard byte &- 0x61 < 26 || (byte == 0x20 && before != 0x20) else { return false }
            before = byte
        }
        return before != 0x20
    }

    /// A literal in each way in which it may be heard, where it touches what stands beside it.
    func literal(_ text: String, joinsBefore: Bool, joinsAfter: Bool) -> [[UInt8]] {
        if !joinsBefore, !joinsAfter { return [self.text(text)] }
        return Sentence.foldedLiteral(text, joinsBefore: joinsBefore, joinsAfter: joinsAfter, normalizer: normalizer)
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
