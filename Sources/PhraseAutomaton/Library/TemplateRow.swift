import PhraseSyntax
import PhraseText

/// A node of a template, followed by what is in it, each node with all that it holds. The alternatives of a bracket are sequences.
struct TemplateRow: LibraryRow {
    enum Kind {
        static let sequence: UInt32 = 0, literal: UInt32 = 1, space: UInt32 = 2, reference: UInt32 = 3, optional: UInt32 = 4
        static let group: UInt32 = 5, permutation: UInt32 = 6
    }

    var kind: UInt32
    /// The text of a literal, the name of a reference.
    var text: OptionalIndex<TextID>
    /// The type of a reference.
    var type: OptionalIndex<TextID>
    /// How many rows the node takes with all that it holds.
    var rows: UInt32

    static let columns = [
        LibraryColumn(\Self.kind, .below(7)), LibraryColumn(\Self.text, .rowOrNone(of: .textOffsets)),
        LibraryColumn(\Self.type, .rowOrNone(of: .textOffsets)), LibraryColumn(\Self.rows, .treeSize),
    ]
}

/// Templates that are kept after compiling.
struct FrozenTemplates: BitwiseCopyable, Sendable {
    let rows: FrozenTable<TemplateRow>
    let texts: FrozenTexts

    private static let nowhere = SourceSpan(0, 0)

    /// The alternatives of a bracket, without their places. O(rows).
    func alternatives(at index: Int) -> [Template] { alternatives(in: node(at: index, end: rows.count), depth: 0) }

    private func alternatives(in bracket: Range<Int>, depth: Int) -> [Template] {
        children(of: bracket).map { alternative in
            Template(items: children(of: alternative).compactMap { item($0, depth: depth + 1) }, span: Self.nowhere)
        }
    }

    private func item(_ node: Range<Int>, depth: Int) -> TemplateItem? {
        let row = rows[node.lowerBound]
        let text = texts.text(of: row.text) ?? ""
        // No file is written deeper.
        guard depth <= 2 * SyntaxLimits.depthOfBrackets else { return nil }
        switch row.kind {
        case TemplateRow.Kind.literal: return .literal(text, span: Self.nowhere)
        case TemplateRow.Kind.space: return .space(span: Self.nowhere)
        case TemplateRow.Kind.reference:
            let type = texts.text(of: row.type).map { Spanned($0, Self.nowhere) }
            return .reference(Reference(name: Spanned(text, Self.nowhere), type: type, span: Self.nowhere))
        case TemplateRow.Kind.optional: return .optional(alternatives(in: node, depth: depth), span: Self.nowhere)
        case TemplateRow.Kind.group: return .group(alternatives(in: node, depth: depth), span: Self.nowhere)
        case TemplateRow.Kind.permutation: return .permutation(alternatives(in: node, depth: depth), span: Self.nowhere)
        default: return nil
        }
    }

    private func node(at index: Int, end: Int) -> Range<Int> { index..<min(index + Int(rows[index].rows), end) }

    private func children(of parent: Range<Int>) -> [Range<Int>] {
        var children: [Range<Int>] = []
        var next = parent.lowerBound + 1
        while next < parent.upperBound {
            let child = node(at: next, end: parent.upperBound)
            children.append(child)
            next = child.upperBound
        }
        return children
    }
}

/// Collects templates.
struct FrozenTemplatesBuilder {
    private(set) var rows: [TemplateRow] = []

    /// Adds alternatives as one group; returns its row.
    mutating func append(_ alternatives: [Template], _ texts: inout FrozenTextsBuilder) -> UInt32 {
        append(alternatives, as: TemplateRow.Kind.group, &texts)
    }

    private mutating func append(_ alternatives: [Template], as kind: UInt32, _ texts: inout FrozenTextsBuilder) -> UInt32 {
        let index = open(kind)
        for alternative in alternatives {
            let sequence = open(TemplateRow.Kind.sequence)
            for item in alternative.items { append(item, &texts) }
            close(sequence)
        }
        close(index)
        return UInt32(index)
    }

    private mutating func append(_ item: TemplateItem, _ texts: inout FrozenTextsBuilder) {
        switch item {
        case .literal(let text, _): _ = open(TemplateRow.Kind.literal, text: texts.number(of: text))
        case .space: _ = open(TemplateRow.Kind.space)
        case .reference(let reference):
            _ = open(
                TemplateRow.Kind.reference, text: texts.number(of: reference.name.value), type: texts.number(of: reference.type?.value))
        case .optional(let alternatives, _): _ = append(alternatives, as: TemplateRow.Kind.optional, &texts)
        case .group(let alternatives, _): _ = append(alternatives, as: TemplateRow.Kind.group, &texts)
        case .permutation(let items, _): _ = append(items, as: TemplateRow.Kind.permutation, &texts)
        }
    }

    private mutating func open(
        _ kind: UInt32, text: OptionalIndex<TextID> = OptionalIndex(nil), type: OptionalIndex<TextID> = OptionalIndex(nil)
    ) -> Int {
        rows.append(TemplateRow(kind: kind, text: text, type: type, rows: 1))
        return rows.count - 1
    }

    private mutating func close(_ index: Int) { rows[index].rows = UInt32(rows.count - index) }
}
