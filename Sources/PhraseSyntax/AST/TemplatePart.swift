package import PhraseText

/// What a template holds at one place, without the tree: a literal, a space, a reference or brackets.
package struct TemplatePart {
    package enum Kind { case literal, space, reference, optional, group, permutation }

    let pool: TemplatePool
    /// Where it stands in the pool; `Template.part(at:)` finds it again.
    package let index: Int
    private let node: TemplateNode
    package let kind: Kind

    init(in pool: TemplatePool, at index: Int) {
        self.pool = pool
        self.index = index
        node = pool.nodes[index]
        switch node.kind {
        case .literal: kind = .literal
        case .reference: kind = .reference
        case .optional: kind = .optional
        case .group: kind = .group
        case .permutation: kind = .permutation
        case .space, .sequence, .name: kind = .space
        }
    }

    package var span: SourceSpan { node.span }

    /// The number of a literal's text in the pool.
    package var textNumber: Int { node.payload }
    /// A literal's text, escapes taken away.
    package var text: String { pool.text(node.payload) }
    /// The last byte of a literal's text; `nil` for an empty one.
    package var lastByte: UInt8? { pool.bytes(ofText: node.payload).last }

    /// A reference's name and type, as numbers that are equal where the names are, inside one pool.
    package var referenceKey: ReferenceKey {
        let name = UInt64(pool.nodes[index + 1].payload)
        return ReferenceKey(rawValue: node.payload == 1 ? name : name | UInt64(pool.nodes[index + 2].payload + 1) << 32)
    }

    package var reference: Reference {
        let name = pool.nodes[index + 1]
        var type: Spanned<String>?
        if node.payload > 1 { type = Spanned(pool.text(pool.nodes[index + 2].payload), pool.nodes[index + 2].span) }
        return Reference(name: Spanned(pool.text(name.payload), name.span), type: type, span: node.span)
    }

    /// What brackets hold, in reading order.
    package var alternatives: TemplateAlternatives { TemplateAlternatives(pool: pool, insideOf: index) }

    /// The same as an item of a tree.
    package var item: TemplateItem {
        switch kind {
        case .literal: .literal(text, span: span)
        case .space: .space(span: span)
        case .reference: .reference(reference)
        case .optional: .optional(Array(alternatives), span: span)
        case .group: .group(Array(alternatives), span: span)
        case .permutation: .permutation(Array(alternatives), span: span)
        }
    }
}

/// The numbers of a reference's name and type in their pool.
package struct ReferenceKey: Hashable, Sendable {
    let rawValue: UInt64
}

/// The parts of a template, in reading order.
package struct TemplateParts: Sequence, IteratorProtocol {
    private let pool: TemplatePool
    private var index: Int
    private let end: Int

    init(pool: TemplatePool, insideOf node: Int) {
        self.pool = pool
        index = node + 1
        end = index + pool.nodes[node].inside
    }

    package mutating func next() -> TemplatePart? {
        guard index < end else { return nil }
        let part = TemplatePart(in: pool, at: index)
        index += 1 + pool.nodes[index].inside
        return part
    }
}

/// The templates that brackets hold, in reading order.
package struct TemplateAlternatives: Sequence, IteratorProtocol {
    private let pool: TemplatePool
    private var index: Int
    private let end: Int

    init(pool: TemplatePool, insideOf node: Int) {
        self.pool = pool
        index = node + 1
        end = index + pool.nodes[node].inside
    }

    package mutating func next() -> Template? {
        guard index < end else { return nil }
        let template = Template(in: pool, node: index)
        index += 1 + pool.nodes[index].inside
        return template
    }
}

extension Template {
    /// The part with an index that one of this template's parts had.
    package func part(at index: Int) -> TemplatePart { TemplatePart(in: pool, at: index) }

    /// Calls `body` for each reference, in reading order. O(nodes), whatever the depth of brackets.
    package func forEachReference(_ body: (Reference) -> Void) {
        let end = Int(node) + pool.nodes[Int(node)].inside
        var index = Int(node)
        while index <= end {
            if pool.nodes[index].kind == .reference { body(TemplatePart(in: pool, at: index).reference) }
            index += 1
        }
    }
}
