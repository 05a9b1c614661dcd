package import PhraseText

/// `intent NAME ["title"]` and what stands below it.
package struct IntentDeclaration: Sendable {
    package var name: Spanned<String>
    package var title: Spanned<String>?
    /// In the order written, so that a printer keeps it.
    package var members: [IntentMember]
    package var comments: [Comment]
    package var trailingComments: [Comment]
    package var span: SourceSpan

    package init(
        name: Spanned<String>, title: Spanned<String>? = nil, members: [IntentMember], comments: [Comment] = [],
        trailingComments: [Comment] = [], span: SourceSpan
    ) {
        self.name = name
        self.title = title
        self.members = members
        self.comments = comments
        self.trailingComments = trailingComments
        self.span = span
    }
}

package enum IntentMember: Sendable {
    case phrase(PhraseDeclaration)
    /// `- not: template`
    case not(PhraseDeclaration)
    indirect case group(GroupDeclaration)
    indirect case parameter(ParameterDeclaration)
    case texts(TextsDeclaration)
    /// `run ["program", "argument", …]`
    case run(arguments: [Spanned<String>], comments: [Comment], span: SourceSpan)
}

/// `- template [=> NAME = value, …]`
package struct PhraseDeclaration: Sendable {
    package var template: Template
    package var assignments: [Assignment]
    /// Where the phrase goes on in a further line.
    package var continuations: [Continuation]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(
        template: Template, assignments: [Assignment] = [], continuations: [Continuation] = [], comments: [Comment] = [],
        span: SourceSpan
    ) {
        self.template = template
        self.assignments = assignments
        self.continuations = continuations
        self.comments = comments
        self.span = span
    }
}

/// A line break inside a phrase, with the comments that stand there.
package struct Continuation: Sendable {
    /// How many leaves stand before it in reading order: literals and references of the template, then assignments.
    package var leavesBefore: Int
    package var comments: [Comment]

    package init(leavesBefore: Int, comments: [Comment] = []) {
        self.leavesBefore = leavesBefore
        self.comments = comments
    }
}

/// `NAME = value`, behind `=>`.
package struct Assignment: Sendable {
    package var name: Spanned<String>
    package var value: ValueLiteral

    package init(name: Spanned<String>, value: ValueLiteral) {
        self.name = name
        self.value = value
    }
}

/// `ask`, `say`, `confirm` … with wordings, taken in turn.
package struct TextsDeclaration: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case ask, unrecognised, invalid, confirm, say
        case giveUp = "give up"
    }

    package var kind: Kind
    package var texts: [Spanned<String>]
    package var comments: [Comment]
    package var span: SourceSpan

    package init(kind: Kind, texts: [Spanned<String>], comments: [Comment] = [], span: SourceSpan) {
        self.kind = kind
        self.texts = texts
        self.comments = comments
        self.span = span
    }
}

/// `group [name]` and what stands below it.
package struct GroupDeclaration: Sendable {
    package var name: Spanned<String>?
    package var members: [GroupMember]
    package var comments: [Comment]
    package var trailingComments: [Comment]
    package var span: SourceSpan

    package init(
        name: Spanned<String>? = nil, members: [GroupMember], comments: [Comment] = [], trailingComments: [Comment] = [],
        span: SourceSpan
    ) {
        self.name = name
        self.members = members
        self.comments = comments
        self.trailingComments = trailingComments
        self.span = span
    }
}

package enum GroupMember: Sendable {
    case phrase(PhraseDeclaration)
    indirect case list(ListDeclaration)
    indirect case range(RangeDeclaration)
    indirect case rule(RuleDeclaration)
    indirect case clause(GroupClause)
}

/// A line of a group that is neither a phrase nor a declaration.
package struct GroupClause: Sendable {
    package enum Content: Sendable {
        case needs([Spanned<String>])
        case response(Spanned<String>)
        /// No values: the key must be told, whatever it is.
        case when(key: Spanned<String>, values: [ValueLiteral])
        case unless(key: Spanned<String>, values: [ValueLiteral])
        case set(name: Spanned<String>, value: ValueLiteral)
        case setFrom(name: Spanned<String>, key: Spanned<String>)
        case note(key: Spanned<String>, value: ValueLiteral)
    }

    package var content: Content
    package var comments: [Comment]
    package var span: SourceSpan

    package init(content: Content, comments: [Comment] = [], span: SourceSpan) {
        self.content = content
        self.comments = comments
        self.span = span
    }
}

/// `parameter NAME[: type[?] [in a ... b] [matching /regex/] [= value]]` and its texts.
package struct ParameterDeclaration: Sendable {
    package struct Bounds: Sendable {
        package var lower: Spanned<NumberLiteral>
        package var upper: Spanned<NumberLiteral>

        package init(lower: Spanned<NumberLiteral>, upper: Spanned<NumberLiteral>) {
            self.lower = lower
            self.upper = upper
        }
    }

    package enum Member: Sendable {
        case title(Spanned<String>, comments: [Comment], span: SourceSpan)
        case texts(TextsDeclaration)
        case attempts(Spanned<Int>, comments: [Comment], span: SourceSpan)
    }

    package var name: Spanned<String>
    /// `nil` where another place declares the type.
    package var type: TypeExpression?
    package var isOptional: Bool
    package var bounds: Bounds?
    /// The text between the slashes.
    package var pattern: Spanned<String>?
    package var defaultValue: ValueLiteral?
    package var members: [Member]
    package var comments: [Comment]
    package var trailingComments: [Comment]
    package var span: SourceSpan

    package init(
        name: Spanned<String>, type: TypeExpression? = nil, isOptional: Bool = false, bounds: Bounds? = nil,
        pattern: Spanned<String>? = nil, defaultValue: ValueLiteral? = nil, members: [Member] = [], comments: [Comment] = [],
        trailingComments: [Comment] = [], span: SourceSpan
    ) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.bounds = bounds
        self.pattern = pattern
        self.defaultValue = defaultValue
        self.members = members
        self.comments = comments
        self.trailingComments = trailingComments
        self.span = span
    }
}

/// `text`, the name of a type, list, range, enum or entity, or `[type]`.
package indirect enum TypeExpression: Sendable {
    /// The name is empty where something was written that is no type; it has been reported.
    case named(Spanned<String>)
    case array(TypeExpression, span: SourceSpan)

    package var span: SourceSpan {
        switch self {
        case .named(let name): name.span
        case .array(_, let span): span
        }
    }
}
