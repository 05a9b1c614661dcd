import Foundation
import PhraseText

/// Composes with Foundation.
package struct FoundationNormalizer: Normalizer {
    package init() {}

    package func composed(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        // Decomposed first: Foundation on Linux leaves a Hangul syllable and a final consonant behind it apart (U+AC00 U+11A8).
        let decomposed = String(decoding: utf8, as: UTF8.self).decomposedStringWithCanonicalMapping
        return Array(decomposed.precomposedStringWithCanonicalMapping.utf8)
    }
}
