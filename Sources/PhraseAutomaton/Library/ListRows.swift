package import PhraseSyntax

// The rows of lists and their values.

/// A list. One that is bound has no values here.
package struct ListRow: LibraryRow {
    package var name: TextID
    package var scope: ScopeID
    /// 1: its values are preferred.
    package var isPreferred: UInt32
    /// 1: its values are bound when matching.
    package var isBound: UInt32
    /// Of `values`.
    package var values: RowRun

    static let columns = [
        LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.scope, .row(of: .scopes)),
        LibraryColumn(\Self.isPreferred, .below(2)), LibraryColumn(\Self.isBound, .below(2)),
        LibraryColumn(\Self.values, .run(of: .values)),
    ]
}

/// A value of a list.
struct ValueRow: LibraryRow {
    /// The canonical value, where one is written.
    var canonical: OptionalIndex<LiteralID>
    /// The first wording as written, brackets included: the value, where no canonical one is written.
    var text: TextID
    /// What people call it: the first wording that no other value of the list has, without what may be absent.
    var title: TextID
    /// The other wordings: of `texts`.
    var synonyms: RowRun
    /// What choosing it tells: of `facts`.
    var facts: RowRun

    static let columns = [
        LibraryColumn(\Self.canonical, .rowOrNone(of: .literals)), LibraryColumn(\Self.text, .row(of: .textOffsets)),
        LibraryColumn(\Self.title, .row(of: .textOffsets)), LibraryColumn(\Self.synonyms, .run(of: .texts)),
        LibraryColumn(\Self.facts, .run(of: .facts)),
    ]
}

/// `KEY = value`: a fact that a list's value tells, a note of a phrase.
package struct FactRow: LibraryRow {
    package var key: TextID
    package var value: LiteralID

    static let columns = [LibraryColumn(\Self.key, .row(of: .textOffsets)), LibraryColumn(\Self.value, .row(of: .literals))]
}
