/// Why a sentence was not matched at all.
package enum MatchError: Error, Equatable {
    /// The sentence has more characters (Unicode scalars) than evidence can count.
    case tooLong(given: Int, allowed: Int)
    /// The text is not UTF-8; the offset is that of the first wrong byte.
    case invalidUTF8(offset: Int)
    /// The phrases give the sentence more slot readings, or more combinations of facts, than are kept.
    case tooManyReadings(allowed: Int)
}
