import PhraseSyntax
import PhraseText

/// A value as a phrase file writes it; an array is followed by its elements, each with all that it holds.
struct LiteralRow: LibraryRow {
    enum Kind { static let words: UInt32 = 0, string: UInt32 = 1, number: UInt32 = 2, boolean: UInt32 = 3, array: UInt32 = 4 }

    var kind: UInt32
    /// What is written: words, a string without its quotes, the digits of a number.
    var text: OptionalIndex<TextID>
    /// How many rows the value takes: one, but for an array.
    var rows: UInt32
    var unused: UInt32 = 0
    /// A number's value; 1 for true.
    var number: Double

    static let columns = [
        LibraryColumn(\Self.kind, .below(5)), LibraryColumn(\Self.text, .rowOrNone(of: .textOffsets)),
        LibraryColumn(\Self.rows, .treeSize), LibraryColumn(\Self.unused, .below(1)),
    ]
}

/// Values as phrase files write them.
struct FrozenLiterals: BitwiseCopyable, Sendable {
    let rows: FrozenTable<LiteralRow>
    let texts: FrozenTexts

    /// A value without its place. O(rows that it takes).
    func literal(_ id: LiteralID) -> ValueLiteral { literal(at: id.index, end: rows.count, depth: 0) }

    private func literal(at index: Int, end: Int, depth: Int) -> ValueLiteral {
        let row = rows[index]
        let nowhere = SourceSpan(0, 0)
        let text = texts.text(of: row.text) ?? ""
        switch row.kind {
        case LiteralRow.Kind.words: return .words(text, span: nowhere)
        case LiteralRow.Kind.string: return .string(text, span: nowhere)
        case LiteralRow.Kind.number: return .number(NumberLiteral(text: text, value: row.number), span: nowhere)
        case LiteralRow.Kind.boolean: return .boolean(row.number != 0, span: nowhere)
        default: break
        }
        var elements: [ValueLiteral] = []
        var next = index + 1
        let end = min(index + Int(row.rows), end)
        // No file is written deeper.
        while next < end, depth < SyntaxLimits.depthOfBrackets {
            elements.append(literal(at: next, end: end, depth: depth + 1))
            next += Int(rows[next].rows)
        }
        return .array(elements, span: nowhere)
    }
}

/// Collects values as phrase files write them.
struct FrozenLiteralsBuilder {
    private(set) var rows: [LiteralRow] = []

    mutating func append(_ literal: ValueLiteral, _ texts: inout FrozenTextsBuilder) -> LiteralID {
        let index = rows.count
        func row(_ kind: UInt32, text: String?, number: Double = 0) -> LiteralRow {
            LiteralRow(kind: kind, text: texts.number(of: text), rows: 1, number: number)
        }
        switch literal {
        case .words(let text, _): rows.append(row(LiteralRow.Kind.words, text: text))
        case .string(let text, _): rows.append(row(LiteralRow.Kind.string, text: text))
        case .number(let number, _): rows.append(row(LiteralRow.Kind.number, text: number.text, number: number.value))
        case .boolean(let truth, _): rows.append(row(LiteralRow.Kind.boolean, text: nil, number: truth ? 1 : 0))
        case .array(let elements, _):
            rows.append(row(LiteralRow.Kind.array, text: nil))
            for element in elements { _ = append(element, &texts) }
            rows[index].rows = UInt32(rows.count - index)
        }
        return LiteralID(index)
    }
}
