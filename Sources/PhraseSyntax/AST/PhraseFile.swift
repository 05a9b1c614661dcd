package import PhraseText

/// The tree of one phrase file: what its author wrote, with places and comments.
///
/// Programs that make phrases (an app's shortcuts in code, an importer) build the same tree; their spans point into a source made for the purpose.
package struct PhraseFile: Sendable {
    package var source: SourceFile
    /// Made from Swift code; what code declares about a parameter counts when a phrase file disagrees.
    package var isCode: Bool
    package var language: LanguageClause?
    package var declarations: [Declaration]
    /// Comments after the last declaration.
    package var trailingComments: [Comment]

    package init(
        source: SourceFile, isCode: Bool = false, language: LanguageClause? = nil, declarations: [Declaration] = [],
        trailingComments: [Comment] = []
    ) {
        self.source = source
        self.isCode = isCode
        self.language = language
        self.declarations = declarations
        self.trailingComments = trailingComments
    }
}

/// `# …`, first on its line. A comment belongs to what follows it.
package struct Comment: Sendable {
    /// The text behind the `#`, as written; `nil` for an empty line, which a printer keeps as it keeps comments.
    package var text: String?
    package var span: SourceSpan

    package init(text: String, span: SourceSpan) {
        self.text = text
        self.span = span
    }

    private init(emptyLineAt span: SourceSpan) {
        text = nil
        self.span = span
    }

    /// An empty line (several in a row are one).
    package static func emptyLine(at span: SourceSpan) -> Comment { Comment(emptyLineAt: span) }
}

/// `language TAG [spacing free]`
package struct LanguageClause: Sendable {
    package var tag: Spanned<String>
    package var spacingFree: Bool
    package var comments: [Comment]
    package var span: SourceSpan

    package init(tag: Spanned<String>, spacingFree: Bool = false, comments: [Comment] = [], span: SourceSpan) {
        self.tag = tag
        self.spacingFree = spacingFree
        self.comments = comments
        self.span = span
    }
}

/// A thing and where it was written.
package struct Spanned<Content: Sendable>: Sendable {
    package var value: Content
    package var span: SourceSpan

    package init(_ value: Content, _ span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

extension Spanned: Equatable where Content: Equatable {}
extension Spanned: Hashable where Content: Hashable {}
