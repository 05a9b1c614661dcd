package import PhraseText

/// What a template holds at one place, without the tree: a literal, a space, a reference or brackets. The template tells more of it.
package struct TemplatePart: BitwiseCopyable {
    package enum Kind: BitwiseCopyable { case literal, space, reference, optional, group, permutation }

    /// Where it stands in the pool; `Template.part(at:)` finds it again.
    package let index: Int
    package let kind: Kind
    let node: TemplateNode

    init(in pool: TemplatePool, at index: Int) {
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
    package var isSpace: Bool { kind == .space }

    /// The number of a literal's text in the pool.
    package var textNumber: Int { node.payload }
}

extension Template {
    /// The part with an index that one of this template's parts had.
    package func part(at index: Int) -> TemplatePart { TemplatePart(in: pool, at: index) }

    /// A literal's text, escapes taken away.
    package func text(of part: TemplatePart) -> String { pool.text(part.textNumber) }

    /// The last byte of a literal's text; `nil` for an empty one.
    package func lastByte(of part: TemplatePart) -> UInt8? { pool.bytes(ofText: part.textNumber).last }

    package func reference(of part: TemplatePart) -> Reference {
        let name = pool.nodes[part.index + 1]
        var type: Spanned<String>?
        if part.node.payload > 1 {
            let node = pool.nodes[part.index + 2]
            type = Spanned(pool.text(node.payload), node.span)
        }
        return Reference(name: Spanned(pool.text(name.payload), name.span), type: type, span: part.span)
    }

    /// A reference's name and type, as numbers that are equal where the names are, inside one pool.
    package func referenceKey(of part: TemplatePart) -> ReferenceKey {
        let name = UInt64(pool.nodes[part.index + 1].payload)
        guard part.node.payload > 1 else { return ReferenceKey(rawValue: name) }
        return ReferenceKey(rawValue: name | UInt64(pool.nodes[part.index + 2].payload + 1) << 32)
    }

    /// What brackets hold, in reading order.
    package func alternatives(of part: TemplatePart) -> TemplateAlternatives { TemplateAlternatives(pool: pool, insideOf: part.index) }

    /// A part as an item of a tree.
    package func item(of part: TemplatePart) -> TemplateItem {
        switch part.kind {
        case .literal: .literal(text(of: part), span: part.span)
        case .space: .space(span: part.span)
        case .reference: .reference(reference(of: part))
        case .optional: .optional(Array(alternatives(of: part)), span: part.span)
        case .group: .group(Array(alternatives(of: part)), span: part.span)
        case .permutation: .permutation(Array(alternatives(of: part)), span: part.span)
        }
    }
}

/// The numbers of a reference's name and type in their pool.
package struct ReferenceKey: Hashable, BitwiseCopyable, Sendable {
    let rawValue: UInt64
}

/// The nodes directly inside another one, in reading order.
private struct InnerNodes: IteratorProtocol {
    let pool: TemplatePool
    private var index: Int
    private let end: Int

    init(pool: TemplatePool, insideOf node: Int) {
        self.pool = pool
        index = node + 1
        end = index + pool.nodes[node].inside
    }

    mutating func next() -> Int? {
        guard index < end else { return nil }
        defer { index += 1 + pool.nodes[index].inside }
        return index
    }
}

/// The parts of a template, in reading order.
package struct TemplateParts: Sequence, IteratorProtocol {
    private var nodes: InnerNodes

    init(pool: TemplatePool, insideOf node: Int) { nodes = InnerNodes(pool: pool, insideOf: node) }

    package mutating func next() -> TemplatePart? { nodes.next().map { TemplatePart(in: nodes.pool, at: $0) } }
}

/// The templates that brackets hold, in reading order.
package struct TemplateAlternatives: Sequence, IteratorProtocol {
    private var nodes: InnerNodes

    init(pool: TemplatePool, insideOf node: Int) { nodes = InnerNodes(pool: pool, insideOf: node) }

    package mutating func next() -> Template? { nodes.next().map { Template(in: nodes.pool, node: $0) } }
}

extension Template {
    /// Appends the text that the template is, where it is made of words alone; `false` where it is not, and part of it may be appended then.
    package func appendWords(to text: inout [UInt8]) -> Bool {
        let first = Int(node)
        for index in first + 1..<first + 1 + pool.nodes[first].inside {
            switch pool.nodes[index].kind {
            case .literal: text.append(contentsOf: pool.bytes(ofText: pool.nodes[index].payload))
            case .space: text.append(0x20)
            case .sequence, .reference, .name, .optional, .group, .permutation: return false
            }
        }
        return true
    }

    /// Calls `body` for each reference, in reading order. O(nodes), whatever the depth of brackets.
    package func forEachReference(_ body: (Reference) -> Void) {
        let end = Int(node) + pool.nodes[Int(node)].inside
        var index = Int(node)
        while index <= end {
            if pool.nodes[index].kind == .reference { body(reference(of: part(at: index))) }
            index += 1
        }
    }
}
