package import PhraseSyntax

// The rows of intents and their parameters.

/// An intent.
package struct IntentRow: LibraryRow {
    package var app: OptionalIndex<AppID>
    package var name: TextID
    /// The first title that a place gives.
    package var title: OptionalIndex<TextID>
    /// Of `titles`, by language.
    package var titles: RowRun
    /// Of `parameters`: those declared, in order of declaration, then those that a phrase uses without declaring them.
    package var parameters: RowRun
    /// Of `wordings`, by language and kind.
    package var wordings: RowRun
    /// 1: a program performs it.
    package var runs: UInt32
    /// The program and its arguments: of `texts`.
    package var arguments: RowRun
    /// Where the names of its types are found: the scope of its first phrase, else one of its app.
    package var scope: OptionalIndex<ScopeID>
    /// 1: a sentence may be vetoed (`- not:`).
    var hasVetoes: UInt32
    /// The first phrase that is no veto.
    package var example: OptionalIndex<PhraseID>

    static let columns = [
        LibraryColumn(\Self.app, .rowOrNone(of: .apps)), LibraryColumn(\Self.name, .row(of: .textOffsets)),
        LibraryColumn(\Self.title, .rowOrNone(of: .textOffsets)), LibraryColumn(\Self.titles, .run(of: .titles)),
        LibraryColumn(\Self.parameters, .run(of: .parameters)), LibraryColumn(\Self.wordings, .run(of: .wordings)),
        LibraryColumn(\Self.runs, .below(2)), LibraryColumn(\Self.arguments, .run(of: .texts)),
        LibraryColumn(\Self.scope, .rowOrNone(of: .scopes)), LibraryColumn(\Self.hasVetoes, .below(2)),
        LibraryColumn(\Self.example, .rowOrNone(of: .phrases)),
    ]
}

/// A number of an intent.
struct IntentIndexRow: LibraryRow {
    var intent: IntentID

    static let columns = [LibraryColumn(\Self.intent, .row(of: .intents))]
}

/// A parameter of an intent.
package struct ParameterRow: LibraryRow {
    /// With `hasBounds`.
    var lower: Double
    var upper: Double
    package var name: TextID
    /// The first title that a place gives.
    package var title: OptionalIndex<TextID>
    /// Of `titles`, by language.
    package var titles: RowRun
    /// The name of the type, of an array that of its innermost elements.
    var type: OptionalIndex<TextID>
    /// How many arrays are around the type.
    var arrays: UInt32
    package var isOptional: UInt32
    package var isDeclared: UInt32
    var hasBounds: UInt32
    /// `UInt32.max` for none said.
    var attemptsOrNone: UInt32
    package var pattern: OptionalIndex<TextID>
    package var defaultValue: OptionalIndex<LiteralID>
    /// What people call the default, where it is the value of a list.
    package var defaultTitle: OptionalIndex<TextID>
    /// Of `wordings`, by language and kind.
    package var wordings: RowRun
    var unused: UInt32 = 0

    static let columns = [
        LibraryColumn(\Self.name, .row(of: .textOffsets)), LibraryColumn(\Self.title, .rowOrNone(of: .textOffsets)),
        LibraryColumn(\Self.titles, .run(of: .titles)), LibraryColumn(\Self.type, .rowOrNone(of: .textOffsets)),
        LibraryColumn(\Self.arrays, .below(UInt32(SyntaxLimits.depthOfBrackets) + 1)), LibraryColumn(\Self.isOptional, .below(2)),
        LibraryColumn(\Self.isDeclared, .below(2)), LibraryColumn(\Self.hasBounds, .below(2)),
        LibraryColumn(\Self.pattern, .rowOrNone(of: .textOffsets)), LibraryColumn(\Self.defaultValue, .rowOrNone(of: .literals)),
        LibraryColumn(\Self.defaultTitle, .rowOrNone(of: .textOffsets)), LibraryColumn(\Self.wordings, .run(of: .wordings)),
        LibraryColumn(\Self.unused, .below(1)),
    ]
}

/// Texts of one kind in one language, taken in turn.
package struct WordingsRow: LibraryRow {
    package var language: LanguageID
    var kindNumber: UInt32
    /// Of `texts`.
    package var texts: RowRun

    static let columns = [
        LibraryColumn(\Self.language, .row(of: .languages)),
        LibraryColumn(\Self.kindNumber, .below(UInt32(TextsDeclaration.Kind.allCases.count))),
        LibraryColumn(\Self.texts, .run(of: .texts)),
    ]

    package var kind: TextsDeclaration.Kind { TextsDeclaration.Kind.allCases[Int(kindNumber)] }
}

extension ParameterRow {
    /// `nil` only in a library with errors.
    package func type(in library: FrozenLibrary) -> ResolvedType? {
        library.text(type).map { name in (0..<arrays).reduce(ResolvedType.named(name)) { type, _ in .array(type) } }
    }

    package var bounds: ClosedRange<Double>? { hasBounds != 0 && lower <= upper ? lower...upper : nil }

    package var attempts: Int? { attemptsOrNone == .max ? nil : Int(attemptsOrNone) }
}
