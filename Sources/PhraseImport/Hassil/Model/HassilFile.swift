import PhraseSyntax
import PhraseText

/// What one JSON text of hassil's says, its names and templates as places in `texts`.
///
///     language, settings, skip_words, lists, expansion_rules, responses, intents
struct HassilFile {
    let document: JSONDocument
    var language: Spanned<String>
    var isSpacingFree = false
    /// Of the file as a whole; each is a comment of the phrase file.
    var remarks: [HassilRemark] = []
    /// Comments at the end of the phrase file.
    var closingRemarks: [HassilRemark] = []
    var skipWords: [Spanned<String>] = []
    var declarations = HassilDeclarations()
    var intents: [HassilIntent] = []
}

/// Something that phrase files have no place for, kept as a comment.
struct HassilRemark {
    var text: String
    var span: SourceSpan
}

/// Lists and rules, of a file or of one block.
struct HassilDeclarations {
    var lists: [HassilList] = []
    var rules: [HassilRule] = []

    var isEmpty: Bool { lists.isEmpty && rules.isEmpty }
}

/// A template, and where the references in it are once they are known.
struct HassilTemplate {
    var span: SourceSpan
    /// Its part of `HassilLanguage.references`.
    var references: Range<Int> = 0..<0
}

struct HassilRule {
    var name: Spanned<String>
    var template: HassilTemplate
    /// The node of its template.
    var node: Int
}

struct HassilList {
    enum Content {
        case values([HassilValue])
        case range(HassilRange)
        case wildcard
    }

    var name: Spanned<String>
    var content: Content
    var node: Int
    var remarks: [HassilRemark] = []
}

struct HassilRange {
    var lower: Spanned<NumberLiteral>
    var upper: Spanned<NumberLiteral>
    var step: Spanned<NumberLiteral>?
    var times: Spanned<NumberLiteral>?
    var fraction: Spanned<RangeDeclaration.Fraction>?
}

struct HassilValue {
    enum Output {
        /// The text of the value as it is written.
        case wording
        /// What was heard.
        case matchedText
        case value(ValueLiteral)
    }

    var text: HassilTemplate
    /// Whether its brackets mean something.
    var isTemplate: Bool
    var output: Output
    var facts: [ListValue.Fact] = []
    var remarks: [HassilRemark] = []
}

struct HassilIntent {
    var name: Spanned<String>
    var blocks: [HassilBlock] = []
    var remarks: [HassilRemark] = []
}

/// Sentences that share conditions and fixed slots.
struct HassilBlock {
    struct Slot {
        var name: Spanned<String>
        var value: ValueLiteral
    }

    struct Condition {
        var key: Spanned<String>
        /// Empty: any value.
        var values: [ValueLiteral]
        var span: SourceSpan
        /// The slot that the context's value is copied to.
        var slot: Spanned<String>?
    }

    struct Note {
        var key: Spanned<String>
        var value: ValueLiteral
    }

    var sentences: [HassilTemplate] = []
    var slots: [Slot] = []
    var requirements: [Condition] = []
    var exclusions: [Condition] = []
    var response: Spanned<String>?
    var notes: [Note] = []
    var keywords: [Spanned<String>] = []
    var declarations = HassilDeclarations()
    var remarks: [HassilRemark] = []
    var span = SourceSpan(0, 0)
}
