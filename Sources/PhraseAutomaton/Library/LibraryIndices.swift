package import PhraseSyntax

// What rows hold instead of pointers, so that they can be written to a file and mapped from it.

/// A text of a `FrozenTexts`.
package struct TextID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A value written in a phrase file, by its first row.
package struct LiteralID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A parameter of any intent.
package struct ParameterID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What choosing a phrase adds to its match.
package struct OutcomeID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An index or none, in four bytes.
package struct OptionalIndex<ID: LibraryIndex>: BitwiseCopyable, Hashable, Sendable {
    private let rawValue: UInt32

    /// - Parameter id: `nil` for none.
    package init(_ id: ID?) { rawValue = id?.rawValue ?? .max }

    package var id: ID? { rawValue == .max ? nil : ID(rawValue: rawValue) }
    package var isNone: Bool { rawValue == .max }
}

/// Rows of a table that stand one after another.
package struct RowRun: BitwiseCopyable, Hashable, Sendable {
    package let first: UInt32
    package let count: UInt32

    /// No rows.
    package static let none = RowRun(0..<0)

    /// - Precondition: The numbers are below 2³².
    package init(_ rows: Range<Int>) {
        first = UInt32(rows.lowerBound)
        count = UInt32(rows.count)
    }

    /// The numbers of the rows.
    package var rows: Range<Int> { Int(first)..<Int(first) + Int(count) }
    package var isEmpty: Bool { count == 0 }
}
