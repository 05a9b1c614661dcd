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

/// Texts, each once, numbered as they are met.
private struct TextTable {
    private var bytes: [UInt8] = []
    /// Where each text begins; the next one's beginning ends it.
    private var starts: [UInt32] = [0]
    /// Open addressing: one more than the number of a text, 0 for an empty slot.
    private var slots: [UInt32] = []

    var count: Int { starts.count - 1 }

    subscript(number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

    func bytes(of number: Int) -> ArraySlice<UInt8> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

    /// O(length of the text).
    mutating func number(of text: ArraySlice<UInt8>) -> Int {
        if count * 2 >= slots.count { grow() }
        let mask = slots.count - 1
        var index = Self.hash(text) & mask
        while slots[index] != 0 {
            let number = Int(slots[index]) - 1
            if bytes(of: number) == text { return number }
            index = (index + 1) & mask
        }
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
        slots[index] = UInt32(count)
        return count - 1
    }

    mutating func finish() { slots = [] }

    private mutating func grow() {
        var size = 16
        while size < count * 4 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        for number in 0..<count {
            var index = Self.hash(bytes(of: number)) & (size - 1)
            while slots[index] != 0 { index = (index + 1) & (size - 1) }
            slots[index] = UInt32(number + 1)
        }
    }

    /// Another one in each process, so that no file can be made whose texts all fall into one slot.
    private static let secret = UInt64.random(in: .min ... .max)

    private static func hash(_ text: ArraySlice<UInt8>) -> Int {
        text.withUnsafeBytes { text in
            var state = secret ^ UInt64(text.count)
            var index = 0
            while index < text.count {
                var eight: UInt64 = 0
                for byte in text[index..<min(index + 8, text.count)] { eight = eight << 8 | UInt64(byte) }
                let product = (state ^ eight).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
                state = product.high ^ product.low
                index += 8
            }
            return Int(truncatingIfNeeded: state)
        }
    }
}
