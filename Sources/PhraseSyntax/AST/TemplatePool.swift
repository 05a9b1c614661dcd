import PhraseText

/// The templates of one file, flat: the nodes of all of them one behind the other, and each text that they hold once.
///
/// A tree of arrays took 2 KB a template where this takes 0.4, and half of a compiler's time went into making and freeing it.
///
/// Sendable, unchecked: a pool grows only while one parser or importer fills it, and nobody else has it then; templates that were handed
/// out before see nodes that never change. Afterwards it is only read.
package final class TemplatePool: @unchecked Sendable {
    // Not checked for exclusive access, which would be done for each node: nothing below calls out while it changes them.
    @exclusivity(unchecked) private(set) var nodes: [TemplateNode] = []
    @exclusivity(unchecked) private var texts = TextTable()

    init() {}

    /// - Parameter bytes: The size of the file, from which the number of nodes is guessed.
    init(bytes: Int) {
        nodes.reserveCapacity(bytes / 2)
    }

    func text(_ number: Int) -> String { texts[number] }

    func bytes(ofText number: Int) -> ArraySlice<UInt8> { texts.bytes(of: number) }

    // MARK: Filling

    /// Begins something that holds other nodes; `close` says what it is once that is known.
    func open(_ kind: TemplateNode.Kind) -> Int {
        nodes.append(TemplateNode(kind))
        return nodes.count - 1
    }

    /// Ends what was begun at a node: all nodes behind it are inside of it.
    func close(_ node: Int, as kind: TemplateNode.Kind = .sequence, span: SourceSpan) {
        nodes[node] = TemplateNode(kind, payload: nodes.count - node - 1, span: span)
    }

    func appendLiteral(_ bytes: ArraySlice<UInt8>, span: SourceSpan) {
        nodes.append(TemplateNode(.literal, payload: texts.number(of: bytes), span: span))
    }

    func appendSpace(span: SourceSpan) { nodes.append(TemplateNode(.space, span: span)) }

    /// - Parameters: The bytes of the name and of the type with their places.
    func appendReference(
        name: (bytes: ArraySlice<UInt8>, span: SourceSpan), type: (bytes: ArraySlice<UInt8>, span: SourceSpan)?, span: SourceSpan
    ) {
        nodes.append(TemplateNode(.reference, payload: type == nil ? 1 : 2, span: span))
        nodes.append(TemplateNode(.name, payload: texts.number(of: name.bytes), span: name.span))
        if let type { nodes.append(TemplateNode(.name, payload: texts.number(of: type.bytes), span: type.span)) }
    }

    func append(_ item: TemplateItem) {
        switch item {
        case .literal(let text, let span): appendLiteral(Array(text.utf8)[...], span: span)
        case .space(let span): appendSpace(span: span)
        case .reference(let reference):
            appendReference(
                name: (Array(reference.name.value.utf8)[...], reference.name.span),
                type: reference.type.map { (Array($0.value.utf8)[...], $0.span) }, span: reference.span)
        case .optional(let parts, let span): append(parts, as: .optional, span: span)
        case .group(let parts, let span): append(parts, as: .group, span: span)
        case .permutation(let parts, let span): append(parts, as: .permutation, span: span)
        }
    }

    private func append(_ parts: [Template], as kind: TemplateNode.Kind, span: SourceSpan) {
        let node = open(kind)
        for part in parts { append(copyOf: part) }
        close(node, as: kind, span: span)
    }

    private func append(copyOf template: Template) {
        let first = Int(template.node)
        for index in first...first + template.pool.nodes[first].inside {
            var node = template.pool.nodes[index]
            if template.pool !== self, node.kind == .literal || node.kind == .name {
                let number = texts.number(of: template.pool.texts.bytes(of: node.payload))
                node = TemplateNode(node.kind, payload: number, span: node.span)
            }
            nodes.append(node)
        }
    }

    /// Takes the last node away.
    func removeLast() { nodes.removeLast() }

    /// Takes the first node inside of another away, before that is closed. O(nodes inside).
    func removeFirst(insideOf node: Int) { nodes.remove(at: node + 1) }

    /// Gives back what only filling needs.
    func finish() { texts.finish() }
}
