/// Why a file cannot be used as a compiled library.
package enum ImageError: Error, Equatable, Sendable {
    /// `errno` of opening or reading it.
    case unreadable(code: Int32)
    /// A folder, a pipe or a device.
    case notRegular
    /// It does not begin as a compiled library does.
    case notCompiled
    case version(found: UInt32, expected: UInt32)
    /// Of this version, but its rows are laid out otherwise.
    case layout
    /// Made on a machine that writes numbers the other way round.
    case byteOrder
    /// Bytes.
    case size(found: Int, expected: UInt64)
    /// What the directory says of a section cannot be.
    case directory(entry: Int)
    /// The bytes are not those that were written.
    case checksum
    case row(RowFault)
    /// Tables that belong together do not have the lengths for it.
    case lengths(of: ImageSection, found: Int)
    /// The rows of a section name more bytes of texts, a text that several name counted for each, than a file of its size may.
    case texts(of: ImageSection, bytes: Int, allowed: Int)
}

/// A row that refers to something that is not there.
package struct RowFault: Equatable, Sendable {
    var section: ImageSection
    var row: Int
    var field: String
    var found: UInt64
    /// What the field must stay below.
    var limit: UInt64
}
