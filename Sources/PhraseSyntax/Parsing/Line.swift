/// A line of a phrase file, cut from the bytes before anything is parsed.
struct Line {
    enum Kind: UInt8 {
        case content, comment, empty
        /// Reported already; it and what stands below it are passed over.
        case unreadable
    }

    var kind: Kind
    /// The columns of white space before the content.
    var indentation: Int32
    /// Offsets of the content, without the white space around it.
    var start: UInt32
    var end: UInt32

    var range: Range<Int> { Int(start)..<Int(end) }
}
