package import PhraseSyntax

// The rows of languages, apps, scopes, and of what scopes declare.

/// A text, by its number.
struct TextRow: LibraryRow {
    var text: TextID

    static let columns = [LibraryColumn(\Self.text, .row(of: .textOffsets))]
}

/// A language of the phrases.
package struct LanguageRow: LibraryRow {
    /// As BCP 47 writes it.
    package var tag: TextID
    /// 1: spacing is free.
    package var spacingFree: UInt32

    static let columns = [LibraryColumn(\Self.tag, .row(of: .textOffsets)), LibraryColumn(\Self.spacingFree, .below(2))]
}

/// An app.
package struct AppRow: LibraryRow {
    package var name: TextID
    /// Of `appNames`, by language, those of a language in the order declared.
    package var names: RowRun

    static let columns = [LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.names, .run(of: .appNames))]
}

/// Something called by a text in a language: what people call an app, the title of an intent or of a parameter.
package struct SpokenNameRow: LibraryRow {
    package var language: LanguageID
    package var text: TextID

    static let columns = [LibraryColumn(\Self.language, .row(of: .languages)), LibraryColumn(\Self.text, .row(of: .textOffsets))]
}

/// Where names are looked up.
package struct ScopeRow: LibraryRow {
    package var parent: OptionalIndex<ScopeID>
    package var app: OptionalIndex<AppID>
    package var language: LanguageID
    /// Of `declarations`, in the order of their names' bytes.
    package var declarations: RowRun
    /// Of `texts`, in the order of their bytes: the registered types that the language speaks.
    package var types: RowRun

    static let columns = [
        LibraryColumn(\Self.parent, .earlierRowOrNone), LibraryColumn(\Self.app, .rowOrNone(of: .apps)),
        LibraryColumn(\Self.language, .row(of: .languages)), LibraryColumn(\Self.declarations, .run(of: .declarations)),
        LibraryColumn(\Self.types, .run(of: .texts)),
    ]
}

/// What a name means in a scope: one of the three.
struct DeclarationRow: LibraryRow {
    var name: TextID
    var list: OptionalIndex<ListID>
    var range: OptionalIndex<RangeID>
    /// Of `rules` where they are kept; whoever follows it looks.
    var rule: OptionalIndex<RuleID>

    static let columns = [
        LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.list, .rowOrNone(of: .lists)),
        LibraryColumn(\Self.range, .rowOrNone(of: .ranges)),
    ]

    var declaration: ScopedDeclaration? {
        list.id.map(ScopedDeclaration.list) ?? range.id.map(ScopedDeclaration.range) ?? rule.id.map(ScopedDeclaration.rule)
    }
}

/// A range; which numbers it takes is the automaton's to know.
package struct RangeRow: LibraryRow {
    package var name: TextID
    package var scope: ScopeID

    static let columns = [LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.scope, .row(of: .scopes))]
}

/// A rule, for the wordings of lists that are bound later.
struct RuleRow: LibraryRow {
    var scope: ScopeID
    /// Of `templates`: a group of the alternatives.
    var alternatives: UInt32

    static let columns = [LibraryColumn(\Self.scope, .row(of: .scopes)), LibraryColumn(\Self.alternatives, .row(of: .templates))]
}

/// A slot as the automaton's alphabet knows it: what reads it (of `list`, `app`, `range` and `type` at most one), and what it fills.
package struct SymbolRow: LibraryRow {
    package var parameter: TextID
    package var language: LanguageID
    package var list: OptionalIndex<ListID>
    package var app: OptionalIndex<AppID>
    package var range: OptionalIndex<RangeID>
    package var type: OptionalIndex<TextID>

    static let columns = [
        LibraryColumn(\Self.parameter, .row(of: .textOffsets)), LibraryColumn(\Self.language, .row(of: .languages)),
        LibraryColumn(\Self.list, .rowOrNone(of: .lists)), LibraryColumn(\Self.app, .rowOrNone(of: .apps)),
        LibraryColumn(\Self.range, .rowOrNone(of: .ranges)), LibraryColumn(\Self.type, .rowOrNone(of: .textOffsets)),
    ]
}
