/// One value of a JSON text, or the name of a member.
///
/// The nodes of a text lie in one array in reading order: an object's are followed by name, value, name, value …; an array's by its elements.
/// `next` leads over everything inside.
struct JSONNode: Sendable {
    enum Kind: UInt8, Sendable {
        case object, array
        /// A string that stands between its quotes as it is.
        case plainString
        /// A string with escapes.
        case escapedString
        case number, `true`, `false`, null
        /// Something in the place of a value that is none; it has been reported.
        case broken
    }

    var kind: Kind
    /// The first byte, and the one behind the last; of a string with its quotes.
    var lower: UInt32
    var upper: UInt32
    /// The index of the node after this one and all that is in it.
    var next: UInt32
}

extension JSONNode {
    /// What stands between the quotes of a string.
    var content: Range<Int> { (Int(lower) + 1)..<(Int(upper) - 1) }

    /// The value of a string, or the text of anything else as written.
    func text(in bytes: [UInt8]) -> String {
        switch kind {
        case .plainString: return String(decoding: bytes[content], as: UTF8.self)
        case .escapedString:
            var decoded: [UInt8] = []
            JSONEscapes.appendDecoded(bytes, content, to: &decoded)
            return String(decoding: decoded, as: UTF8.self)
        default: return String(decoding: bytes[Int(lower)..<Int(upper)], as: UTF8.self)
        }
    }
}
