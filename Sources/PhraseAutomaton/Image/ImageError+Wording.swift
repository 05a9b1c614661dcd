extension ImageError: CustomStringConvertible {
    /// What is said of a file, behind its path.
    package var description: String {
        switch self {
        case .unreadable(let code): ImageMemory.message(of: code)
        case .notRegular: "is not a file"
        case .notCompiled: "is not a compiled library"
        case .version(let found, let expected):
            "was compiled by another version of Parlance (format \(found), this one reads \(expected)); compile the phrases again"
        case .layout: "was compiled by another build of Parlance; compile the phrases again"
        case .byteOrder: "was compiled on a machine with another order of bytes; compile the phrases again"
        case .size(let found, let expected):
            found < expected ? "is truncated: \(found) of \(expected) bytes" : "is damaged: \(found) bytes where it should have \(expected)"
        case .directory(let entry): "is damaged: entry \(entry) of its directory"
        case .checksum: "is damaged: its checksum is not that of its bytes"
        case .row(let fault): "is damaged: \(fault)"
        case .lengths(let section, let found): "is damaged: its section \(section) cannot have \(found) rows"
        case .texts(let section, let bytes, let allowed):
            "is damaged: its section \(section) names \(bytes) bytes of texts, \(allowed) are allowed"
        }
    }
}

extension RowFault: CustomStringConvertible {
    /// Which field of which row is wrong, and how.
    package var description: String {
        "row \(row) of its section \(section) has \(field) \(found), " + (limit > 0 ? "which must be below \(limit)" : "which cannot be")
    }
}
