package import PhraseText

/// A top-level declaration of a phrase file.
package enum Declaration: Sendable {
    case app(AppDeclaration)
    case list(ListDeclaration)
    case range(RangeDeclaration)
    case rule(RuleDeclaration)
    case skip(SkipDeclaration)
    case intent(IntentDeclaration)
}

/// `app NAME = text | text`
package struct AppDeclaration: Sendable {
    package var name: Spanned<String>
    package var names: [Spanned<String>]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(name: Spanned<String>, names: [Spanned<String>], comments: [Comment] = [], span: SourceSpan) {
        self.name = name
        self.names = names
        self.comments = comments
        self.span = span
    }
}

/// `rule NAME = template | template`
package struct RuleDeclaration: Sendable {
    package var name: Spanned<String>
    package var alternatives: [Template]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(name: Spanned<String>, alternatives: [Template], comments: [Comment] = [], span: SourceSpan) {
        self.name = name
        self.alternatives = alternatives
        self.comments = comments
        self.span = span
    }
}

/// `skip text | text`
package struct SkipDeclaration: Sendable {
    package var texts: [Spanned<String>]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(texts: [Spanned<String>], comments: [Comment] = [], span: SourceSpan) {
        self.texts = texts
        self.comments = comments
        self.span = span
    }
}

/// `range NAME = NUMBER ... NUMBER [step NUMBER] [times NUMBER] [halves | tenths]`
package struct RangeDeclaration: Sendable {
    package enum Fraction: String, Sendable { case halves, tenths }

    package var name: Spanned<String>
    package var lower: Spanned<NumberLiteral>
    package var upper: Spanned<NumberLiteral>
    package var step: Spanned<NumberLiteral>?
    package var times: Spanned<NumberLiteral>?
    package var fraction: Spanned<Fraction>?
    package var comments: [Comment]
    package var span: SourceSpan

    package init(
        name: Spanned<String>, lower: Spanned<NumberLiteral>, upper: Spanned<NumberLiteral>, step: Spanned<NumberLiteral>? = nil,
        times: Spanned<NumberLiteral>? = nil, fraction: Spanned<Fraction>? = nil, comments: [Comment] = [], span: SourceSpan
    ) {
        self.name = name
        self.lower = lower
        self.upper = upper
        self.step = step
        self.times = times
        self.fraction = fraction
        self.comments = comments
        self.span = span
    }
}

/// `list NAME [preferred] [bound | from STRING]` with its values below.
package struct ListDeclaration: Sendable {
    package enum Source: Sendable {
        /// The values stand in the phrase file.
        case written
        /// The values are bound when matching.
        case bound
        /// The values are read from a text file beside the phrase file, a value a line.
        case file(Spanned<String>)
    }

    package var name: Spanned<String>
    package var isPreferred: Bool
    package var source: Source
    package var values: [ListValue]
    package var comments: [Comment]
    /// Comments after the last value, still inside the list.
    package var trailingComments: [Comment]
    package var span: SourceSpan

    package init(
        name: Spanned<String>, isPreferred: Bool = false, source: Source = .written, values: [ListValue], comments: [Comment] = [],
        trailingComments: [Comment] = [], span: SourceSpan
    ) {
        self.name = name
        self.isPreferred = isPreferred
        self.source = source
        self.values = values
        self.comments = comments
        self.trailingComments = trailingComments
        self.span = span
    }
}

/// `[canonical =] template | template [with KEY = value]…`
package struct ListValue: Sendable {
    package struct Fact: Sendable {
        package var key: Spanned<String>
        package var value: ValueLiteral

        package init(key: Spanned<String>, value: ValueLiteral) {
            self.key = key
            self.value = value
        }
    }

    /// `nil`: the first wording, as written.
    package var canonical: ValueLiteral?
    package var wordings: [Template]
    package var facts: [Fact]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(
        canonical: ValueLiteral? = nil, wordings: [Template], facts: [Fact] = [], comments: [Comment] = [], span: SourceSpan
    ) {
        self.canonical = canonical
        self.wordings = wordings
        self.facts = facts
        self.comments = comments
        self.span = span
    }
}
