/// Why a text cannot be read as a sentence.
package enum SentenceError: Error, Equatable, Sendable {
    /// The byte at that offset does not begin a well-formed UTF-8 sequence.
    case invalidUTF8(offset: Int)
}
