import Foundation
import PhraseText

/// Composes with Foundation.
package struct FoundationNormalizer: Normalizer {
    package init() {}

    package func composed(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        Array(String(decoding: utf8, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
    }
}
