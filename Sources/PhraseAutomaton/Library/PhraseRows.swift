package import PhraseSyntax

// The rows of phrases and of what choosing one adds to its match.

/// A phrase.
package struct PhraseRow: LibraryRow {
    package var intent: IntentID
    package var scope: ScopeID
    /// `- not:`
    var vetoes: UInt32
    /// `OutcomeID`; none for most.
    package var outcome: OptionalIndex<OutcomeID>
    /// As written.
    package var template: TextID
    /// The path of the source.
    package var source: TextID
    /// From 1.
    package var line: UInt32
    /// From 1, in characters.
    package var column: UInt32
    /// What the line is called, in a source whose lines have names instead of numbers.
    package var lineName: OptionalIndex<TextID>

    static let columns = [
        LibraryColumn(\Self.intent, .row(of: .intents)), LibraryColumn(\Self.scope, .row(of: .scopes)),
        LibraryColumn(\Self.vetoes, .below(2)), LibraryColumn(\Self.outcome, .rowOrNone(of: .outcomes)),
        LibraryColumn(\Self.template, .row(of: .textOffsets)), LibraryColumn(\Self.source, .row(of: .textOffsets)),
        LibraryColumn(\Self.lineName, .rowOrNone(of: .textOffsets)),
    ]

    package var isVeto: Bool { vetoes != 0 }
}

/// What choosing a phrase adds to its match; phrases that add the same share it.
package struct OutcomeRow: LibraryRow, Hashable {
    package var response: OptionalIndex<TextID>
    package var groupName: OptionalIndex<TextID>
    /// Of `assignments`: `=>` of the phrase, then `set NAME = value` of its group.
    package var assignments: RowRun
    /// How many of them are the phrase's own.
    package var ownAssignments: UInt32
    /// Of `copies`.
    package var copies: RowRun
    /// Of `facts`.
    package var notes: RowRun

    static let columns = [
        LibraryColumn(\Self.response, .rowOrNone(of: .textOffsets)), LibraryColumn(\Self.groupName, .rowOrNone(of: .textOffsets)),
        LibraryColumn(\Self.assignments, .run(of: .assignments)), LibraryColumn(\Self.copies, .run(of: .copies)),
        LibraryColumn(\Self.notes, .run(of: .facts)),
    ]
}

/// `NAME = value`.
package struct AssignmentRow: LibraryRow {
    package var name: TextID
    /// The parameter of that name.
    package var parameter: OptionalIndex<ParameterID>
    package var value: LiteralID
    /// What people call the value, where it is one of a list.
    package var title: OptionalIndex<TextID>

    static let columns = [
        LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.parameter, .rowOrNone(of: .parameters)),
        LibraryColumn(\Self.value, .row(of: .literals)), LibraryColumn(\Self.title, .rowOrNone(of: .textOffsets)),
    ]
}

/// `set NAME from KEY`
package struct CopyRow: LibraryRow {
    package var name: TextID
    /// The parameter of that name.
    package var parameter: OptionalIndex<ParameterID>
    package var key: TextID

    static let columns = [
        LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.parameter, .rowOrNone(of: .parameters)),
        LibraryColumn(\Self.key, .row(of: .textOffsets)),
    ]
}
