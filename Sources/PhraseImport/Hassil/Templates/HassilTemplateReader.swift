import PhraseSyntax
import PhraseText

/// Reads one of hassil's templates.
///
///     template     = alternatives
///     sequence     = { word | space | "(" alternatives ")" | "[" alternatives "]" | "(" permutation ")" | "[" permutation "]" | reference }
///     alternatives = sequence { "|" sequence }
///     permutation  = sequence ";" sequence { ";" sequence } { "|" sequence }
///     reference    = "{" … "}" | "<" … ">"
///
/// The whole template is read as if it stood in round brackets; `\` makes the next character itself. An empty sequence between bars never matches
/// in hassil, and is left out. Open brackets are kept on a stack of its own. O(bytes).
struct HassilTemplateReader {
    /// What stands between an open bracket and where the reader is.
    struct Frame {
        /// 0 for the whole template.
        var opener: UInt8
        var openedAt: Int
        /// Where the items of the sequence begin among all items.
        var firstItem: Int
        var separator: UInt8 = 0
        var separatorAt = 0
        var alternatives: [Template] = []
        var parts: [Template] = []
        /// A sequence without anything in it was left out.
        var hasEmptyBranch = false
    }

    let bytes: [UInt8]
    let end: Int
    var position: Int
    /// What the references of the template become, in order.
    let references: [PreparedReference]
    var nextReference = 0
    var frame: Frame
    var stack: [Frame] = []
    /// The items of all sequences that are open, innermost last.
    var items: [TemplateItem] = []
    /// What is wrong, with its place; the first error ends the reading.
    var errors: [(fault: Fault, span: SourceSpan)] = []
    var hasFailed = false

    /// A reference of phrase files in place of one of hassil's; `nil` if that was none.
    struct PreparedReference {
        var reference: Reference?
        var range: Range<Int>
    }

    /// As `HassilFault`, without the source.
    enum Fault {
        case emptyTemplate
        case unclosedBracket(closing: Character)
        case unopenedBracket
        case emptyBrackets
        case emptyBranch(suggestion: String)
        case mixedSeparators(first: SourceSpan)
        case tooManyPermutationItems(given: Int)
        case bracketsTooDeep
        case danglingEscape
    }

    init(_ bytes: [UInt8], in span: SourceSpan, references: [PreparedReference]) {
        self.bytes = bytes
        self.references = references
        position = span.range.lowerBound
        end = span.range.upperBound
        frame = Frame(opener: 0, openedAt: position, firstItem: 0)
        items.reserveCapacity(16)
    }

    /// The alternatives of the whole template: one, where no bar stands outside of brackets. White space at its ends is nothing.
    mutating func read() -> [Template] {
        let start = position
        while position < end, lengthOfSpace() > 0 { position += lengthOfSpace() }
        scan()
        guard !hasFailed else { return [] }
        if frame.opener != 0 {
            fail(.unclosedBracket(closing: frame.opener == UInt8(ascii: "(") ? ")" : "]"), frame.openedAt, frame.openedAt + 1)
            return []
        }
        while items.count > frame.firstItem, case .space? = items.last { items.removeLast() }
        let result = finishFrame(endingAt: end)
        if result.isEmpty, !hasFailed { fail(.emptyTemplate, start, end) }
        return hasFailed ? [] : result
    }

    // MARK: The loop

    private mutating func scan() {
        while position < end, !hasFailed {
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["): open()
            case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
            case UInt8(ascii: "|"): separateAlternatives()
            case UInt8(ascii: ";"): separateParts()
            case UInt8(ascii: "{"), UInt8(ascii: "<"): readReference()
            case UInt8(ascii: "}"), UInt8(ascii: ">"): fail(.unopenedBracket, position, position + 1)
            default:
                let length = lengthOfSpace()
                if length > 0 { readSpace() } else { readLiteral() }
            }
        }
    }

    mutating func fail(_ fault: Fault, _ lower: Int, _ upper: Int) {
        errors.append((fault, SourceSpan(lower, upper)))
        hasFailed = true
    }

    func lengthOfSpace() -> Int {
        switch bytes[position] {
        case 0x20: 1
        // The ends of lines are spaces here, as the separators that Python takes for white space.
        case 0x09...0x0D, 0x1C...0x1F: 1
        case 0xC2, 0xE1, 0xE2, 0xE3: SyntaxCharacters.lengthOfWhiteSpace(in: bytes, at: position, end: end)
        default: 0
        }
    }

    private mutating func readSpace() {
        let start = position
        while position < end, lengthOfSpace() > 0 { position += lengthOfSpace() }
        // White space that is made itself is still white space.
        if items.count > frame.firstItem, case .space? = items.last { return }
        items.append(.space(span: SourceSpan(start, position)))
    }

    private mutating func readLiteral() {
        let start = position
        var unescaped: [UInt8]?
        loop: while position < end {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
                UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: ";"), 0x20, 0x09...0x0D, 0x1C...0x1F:
                break loop
            case UInt8(ascii: "\\"):
                if unescaped == nil { unescaped = Array(bytes[start..<position]) }
                guard position + 1 < end else { return fail(.danglingEscape, position, position + 1) }
                position += 1
                if lengthOfSpace() > 0 { break loop }
                unescaped?.append(bytes[position])
                position += 1
                while position < end, bytes[position] & 0xC0 == 0x80 {
                    unescaped?.append(bytes[position])
                    position += 1
                }
                continue loop
            case 0xC2, 0xE1, 0xE2, 0xE3: if lengthOfSpace() > 0 { break loop }
            default: break
            }
            unescaped?.append(byte)
            position += 1
        }
        let text = unescaped.map { String(decoding: $0, as: UTF8.self) } ?? String(decoding: bytes[start..<position], as: UTF8.self)
        if !text.isEmpty { items.append(.literal(text, span: SourceSpan(start, position))) }
    }

    private mutating func readReference() {
        guard nextReference < references.count, references[nextReference].range.lowerBound == position else {
            let closing: Character = bytes[position] == UInt8(ascii: "{") ? "}" : ">"
            return fail(.unclosedBracket(closing: closing), position, position + 1)
        }
        let prepared = references[nextReference]
        nextReference += 1
        position = prepared.range.upperBound
        // What is no reference was reported when it was found.
        guard let reference = prepared.reference else {
            hasFailed = true
            return
        }
        items.append(.reference(reference))
    }
}
