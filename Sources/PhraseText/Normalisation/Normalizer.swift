/// Composes text (Unicode normalisation form C), for texts that are not ASCII.
///
/// The rooms of the language arm do not import Foundation, so the one implementation is passed in (`PhraseUnicode`).
package protocol Normalizer: Sendable {
    /// The composed form of valid UTF-8.
    func composed(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8]
}
