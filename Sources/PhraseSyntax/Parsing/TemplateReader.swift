import PhraseText

/// Reads templates from the bytes of one line, or of several where a phrase goes on.
///
///     template     = sequence
///     sequence     = { item }
///     item         = word | "<" NAME [":" type] ">" | "[" alternatives "]"
///                  | "(" alternatives ")" | "(" sequence ";" sequence { ";" sequence } ")"
///     alternatives = sequence { "|" sequence }
///
/// Open brackets are kept on a stack of its own, so that no input can exhaust the thread's. O(bytes).
struct TemplateReader {
    enum Context {
        /// `=>` ends it; `|` outside brackets is an error.
        case phrase
        /// A phrase that takes no `=>`.
        case veto
        /// `|` separates templates.
        case rule
        /// `|` separates templates, ` with KEY =` ends them.
        case listValue
    }

    /// What stands between an open bracket and where the reader is.
    struct Frame {
        var opener: UInt8
        var openedAt: Int
        /// The node of the bracket; -1 outside brackets.
        var node = -1
        /// The node of the sequence being read, and the last two parts in it; -1 for none.
        var sequence: Int
        var lastPart = -1
        var partBefore = -1
        var sequenceStart: Int
        /// The sequences that have ended.
        var alternatives = 0
        var beginsWithEmpty = false
        var separator: (byte: UInt8, at: Int)?
        var isMixed = false

        init(opener: UInt8 = 0, openedAt: Int, node: Int = -1, sequence: Int, sequenceStart: Int) {
            self.opener = opener
            self.openedAt = openedAt
            self.node = node
            self.sequence = sequence
            self.sequenceStart = sequenceStart
        }

        /// Notes that another part was read.
        mutating func add(part: Int) {
            partBefore = lastPart
            lastPart = part
        }
    }

    let bytes: [UInt8]
    let context: Context
    /// What is read goes straight into it, in reading order.
    let pool: TemplatePool
    /// The content of each line, in order.
    let segments: [Range<Int>]
    var segment = 0
    var position: Int
    var end: Int
    var frame: Frame
    var stack: [Frame] = []
    /// The templates outside brackets that have ended.
    var templates: [Template] = []
    /// How many brackets are open beyond those allowed, and the most there were.
    var excess = 0
    var mostExcess = 0
    var firstExcess: SourceSpan?
    /// Literals and references so far.
    var leaves = 0
    /// Segments that begin after so many leaves.
    var breaks: [(segment: Int, leavesBefore: Int)] = []
    var errors: [SyntaxError] = []

    init(_ bytes: [UInt8], segments: [Range<Int>], context: Context, pool: TemplatePool) {
        self.bytes = bytes
        self.context = context
        self.pool = pool
        self.segments = segments
        position = segments[0].lowerBound
        end = segments[0].upperBound
        frame = Frame(openedAt: position, sequence: pool.open(.sequence), sequenceStart: position)
    }

    /// Reads as far as the context allows; `position` and `segment` then say where it ended.
    mutating func read() -> [Template] {
        let start = position
        skipWhiteSpace()
        frame.sequenceStart = position
        scan()
        closeWhatIsOpen()
        endSequence()
        if let excess = firstExcess {
            errors.append(SyntaxError(.bracketsTooDeep(given: SyntaxLimits.depthOfBrackets + mostExcess), excess))
        }
        if context == .phrase || context == .veto, templates.count > 1, let bar = frame.separator {
            errors.append(SyntaxError(.alternativesOutsideBrackets, SourceSpan(bar.at, bar.at + 1)))
            let whole = templates[0].span.union(templates[templates.count - 1].span)
            templates = [Template(items: [.group(templates, span: whole)], span: whole)]
        }
        if context != .rule || templates.count == 1 {
            for template in templates where template.isEmpty {
                let at = max(start, Int(template.span.lower))
                errors.append(SyntaxError(.emptyTemplate, SourceSpan(at, at)))
            }
        }
        return templates
    }

    // MARK: The loop

    private mutating func scan() {
        while true {
            guard position < end else {
                guard segment + 1 < segments.count else { return }
                separate()
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: "<"): readReference()
            case UInt8(ascii: "["), UInt8(ascii: "("): open()
            case UInt8(ascii: "]"), UInt8(ascii: ")"): close()
            case UInt8(ascii: "|"): splitAlternatives()
            case UInt8(ascii: ";") where frame.opener != 0: splitPermutation()
            case UInt8(ascii: "=") where endsAtArrow(): return
            case UInt8(ascii: ">"):
                errors.append(SyntaxError(.unopenedBracket, SourceSpan(position, position + 1)))
                position += 1
            default:
                if lengthOfSpace() > 0 {
                    if endsAtFact() { return }
                    separate()
                } else {
                    readLiteral()
                }
            }
        }
    }

    private func endsAtArrow() -> Bool {
        guard context == .phrase || context == .veto else { return false }
        return position + 1 < end && bytes[position + 1] == UInt8(ascii: ">")
    }

    /// ` with KEY =` outside brackets, in a list's value.
    private func endsAtFact() -> Bool {
        guard context == .listValue, stack.isEmpty, excess == 0 else { return false }
        var ahead = Cursor(bytes: bytes, position: position, end: end)
        ahead.skipSpaces()
        guard ahead.takeKeyword("with") else { return false }
        ahead.skipSpaces()
        guard ahead.takeKey() != nil else { return false }
        ahead.skipSpaces()
        return ahead.peek == UInt8(ascii: "=")
    }

    func lengthOfSpace() -> Int {
        SyntaxCharacters.lengthOfWhiteSpace(in: bytes, at: position, end: end)
    }

    /// One space stands for all that follow one another.
    private mutating func appendSpace(_ span: SourceSpan) {
        guard excess == 0, frame.lastPart < 0 || pool.nodes[frame.lastPart].kind != .space else { return }
        frame.add(part: pool.nodes.count)
        pool.appendSpace(span: span)
    }

    private mutating func appendLiteral(_ text: ArraySlice<UInt8>, _ span: SourceSpan) {
        if excess == 0 { appendLiteralAnyway(text, span) }
    }

    mutating func appendLiteralAnyway(_ text: ArraySlice<UInt8>, _ span: SourceSpan) {
        frame.add(part: pool.nodes.count)
        pool.appendLiteral(text, span: span)
    }

    /// What is read in place of something that is no text.
    static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// White space and line breaks up to the next item: one `space`.
    private mutating func separate() {
        let start = position
        skipWhiteSpace()
        appendSpace(SourceSpan(start, max(start, min(position, end))))
    }

    private mutating func skipWhiteSpace() {
        while true {
            while position < end {
                let length = lengthOfSpace()
                guard length > 0 else { return }
                position += length
            }
            guard segment + 1 < segments.count else { return }
            segment += 1
            position = segments[segment].lowerBound
            end = segments[segment].upperBound
            breaks.append((segment, leaves))
        }
    }

    // MARK: Literals

    private mutating func readLiteral() {
        let start = position
        var unescaped: [UInt8]?
        loop: while position < end {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
                UInt8(ascii: "|"), 0x20, 0x09, 0x0B, 0x0C, 0x0D:
                break loop
            case UInt8(ascii: ";"):
                if frame.opener != 0 { break loop }
            case UInt8(ascii: "="):
                if endsAtArrow() { break loop }
            case UInt8(ascii: "\\"):
                guard position + 1 < end else {
                    errors.append(SyntaxError(.danglingEscape, SourceSpan(position, position + 1)))
                    if unescaped == nil { unescaped = Array(bytes[start..<position]) }
                    position += 1
                    break loop
                }
                if unescaped == nil { unescaped = Array(bytes[start..<position]) }
                position += 1
                let length = lengthOfSpace()
                if length > 0 {
                    // White space that is made itself is still white space: it separates.
                    finishLiteral(from: start, unescaped, upTo: position - 1)
                    appendSpace(SourceSpan(position - 1, position + length))
                    position += length
                    while position < end, lengthOfSpace() > 0 { position += lengthOfSpace() }
                    return
                }
                let (_, size) = SyntaxCharacters.scalar(in: bytes, at: position, end: end)
                unescaped?.append(contentsOf: bytes[position..<(position + size)])
                position += size
                continue loop
            case 0xC2, 0xE1, 0xE2, 0xE3:
                if lengthOfSpace() > 0 { break loop }
            case 0xEF:
                if let sign = SyntaxCharacters.fullWidthSyntax(in: bytes, at: position, end: end) {
                    errors.append(SyntaxError(.fullWidthSyntax(ascii: sign), SourceSpan(position, position + 3)))
                }
            default: break
            }
            unescaped?.append(byte)
            position += 1
        }
        finishLiteral(from: start, unescaped, upTo: position)
    }

    private mutating func finishLiteral(from start: Int, _ unescaped: [UInt8]?, upTo stop: Int) {
        let text = unescaped?[...] ?? bytes[start..<stop]
        guard !text.isEmpty else { return }
        leaves += 1
        appendLiteral(text, SourceSpan(start, stop))
    }

    // MARK: References

    private mutating func readReference() {
        var ahead = Cursor(bytes: bytes, position: position + 1, end: end)
        guard let name = ahead.takeRangeOfName() else { return skipBrokenReference() }
        var type: Range<Int>?
        if ahead.take(UInt8(ascii: ":")) {
            guard let named = ahead.takeRangeOfName() else { return skipBrokenReference() }
            type = named
        }
        guard ahead.take(UInt8(ascii: ">")) else { return skipBrokenReference() }
        leaves += 1
        if excess == 0 {
            frame.add(part: pool.nodes.count)
            pool.appendReference(
                name: (bytes[name], SourceSpan(name)), type: type.map { (bytes[$0], SourceSpan($0)) },
                span: SourceSpan(position, ahead.position))
        }
        position = ahead.position
    }

    /// Reports `<…>` that holds no name, or `<` that nothing closes, and passes it over.
    private mutating func skipBrokenReference() {
        var stop = position + 1
        loop: while stop < end {
            switch bytes[stop] {
            case UInt8(ascii: ">"):
                stop += 1
                errors.append(SyntaxError(.invalidReference, SourceSpan(position, stop)))
                leaves += 1
                // A literal in its place keeps the template from looking empty.
                appendLiteral(Self.replacement[...], SourceSpan(position, stop))
                position = stop
                return
            case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"):
                break loop
            default: stop += 1
            }
        }
        errors.append(SyntaxError(.unclosedReference, SourceSpan(position, position + 1)))
        leaves += 1
        appendLiteral(Self.replacement[...], SourceSpan(position, position + 1))
        position += 1
    }
}
