package import PhraseText

/// One sequence of items: a phrase, one wording of a rule or a list's value, or one alternative inside brackets.
///
/// A view of nodes in a pool: copying one copies a reference and a number. `parts` walks what it holds without building anything;
/// `items` shows the same as a tree, for programs that take templates apart or make them.
package struct Template: Sendable {
    let pool: TemplatePool
    /// The node of the sequence.
    let node: UInt32

    init(in pool: TemplatePool, node: Int) {
        self.pool = pool
        self.node = UInt32(node)
    }

    /// A template in a pool of its own. O(nodes).
    package init(items: [TemplateItem], span: SourceSpan) {
        let pool = TemplatePool()
        let node = pool.open(.sequence)
        for item in items { pool.append(item) }
        pool.close(node, span: span)
        self.init(in: pool, node: node)
    }

    package var span: SourceSpan { pool.nodes[Int(node)].span }
    package var isEmpty: Bool { pool.nodes[Int(node)].payload == 0 }

    /// What it holds, in reading order.
    package var parts: TemplateParts { TemplateParts(pool: pool, insideOf: Int(node)) }

    /// The same as a tree. Reading takes O(items), brackets are not opened; writing makes a new pool.
    package var items: [TemplateItem] {
        get { parts.map(item(of:)) }
        set { self = Template(items: newValue, span: span) }
    }
}

/// Who looks into a template, a debugger or a test, sees the tree and not the pool.
extension Template: CustomReflectable {
    package var customMirror: Mirror { Mirror(self, children: ["items": items, "span": span], displayStyle: .struct) }
}

/// An item of a template. Items that touch are glued; what separates them is an item of its own, `space`.
package enum TemplateItem: Sendable {
    /// A run of literal characters without white space, escapes taken away.
    case literal(String, span: SourceSpan)
    /// White space between two items, or just inside a bracket (`a[ b]`); its width means nothing.
    case space(span: SourceSpan)
    /// `<name>` or `<name:type>`
    indirect case reference(Reference)
    /// `[a|b]`; `[ ]` is one alternative that holds only a space.
    case optional([Template], span: SourceSpan)
    /// `(a|b)`; an empty alternative matches nothing at all, so `(a|)` is optional.
    case group([Template], span: SourceSpan)
    /// `(a;b;c)`: all of them in any order, each a word of its own.
    case permutation([Template], span: SourceSpan)

    package var span: SourceSpan {
        switch self {
        case .literal(_, let span), .space(let span), .optional(_, let span), .group(_, let span), .permutation(_, let span): span
        case .reference(let reference): reference.span
        }
    }
}

/// `<name>` or `<name:type>`
package struct Reference: Sendable, Hashable {
    package var name: Spanned<String>
    package var type: Spanned<String>?
    /// With the angle brackets.
    package var span: SourceSpan

    package init(name: Spanned<String>, type: Spanned<String>? = nil, span: SourceSpan) {
        self.name = name
        self.type = type
        self.span = span
    }
}
