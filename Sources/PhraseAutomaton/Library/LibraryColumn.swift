/// What a column of a row refers to: all that must be looked at before a table from a file is used.
///
/// Columns that are not described hold numbers of which any is good.
struct LibraryColumn: Sendable {
    enum Meaning: Sendable, Equatable {
        /// The number of a row of that table.
        case row(of: LibraryTable)
        /// The same, or `UInt32.max` for none.
        case rowOrNone(of: LibraryTable)
        /// A `RowRun` of that table: `first + count` is at most the number of its rows.
        case run(of: LibraryTable)
        /// The number of a row of the same table that stands before this one, or `UInt32.max` for none.
        case earlierRowOrNone
        /// How many rows a tree takes from this one on, itself included: at least one, and no more than there are.
        case treeSize
        /// A number below another one.
        case below(UInt32)
    }

    /// In bytes from the beginning of the row; the column has four bytes, that of a run eight.
    let offset: Int
    let meaning: Meaning

    /// - Precondition: `column` is a stored one: the columns of rows are written in this package, and no text or file names one.
    init<Row: LibraryRow, Value>(_ column: KeyPath<Row, Value>, _ meaning: Meaning) {
        guard let offset = MemoryLayout<Row>.offset(of: column) else { preconditionFailure("\(column) is no stored column") }
        self.offset = offset
        self.meaning = meaning
    }
}

/// A row of a table of a library: numbers without padding, so that the same library always has the same bytes.
protocol LibraryRow: BitwiseCopyable, Sendable {
    static var columns: [LibraryColumn] { get }
}

/// The tables of a library, in the order in which a file holds them. A new one is added at the end.
package enum LibraryTable: UInt32, CaseIterable, Sendable {
    /// Where each text begins; the last is the end of all. They never go down.
    case textOffsets
    case textBytes
    case literals
    case texts
    case languages
    case apps
    case appNames
    case scopes
    case declarations
    case lists
    case values
    case facts
    case ranges
    case rules
    case templates
    case intents
    case intentsByName
    case parameters
    case titles
    case wordings
    case phrases
    case outcomes
    case assignments
    case copies
    case symbols
    case conditions
    case recognizers
}
