import PhraseText

/// Reads a JSON text (RFC 8259) into a flat tree with places.
///
/// Keeps the order of members, and numbers as they are written. What is open is kept on a stack of its own, so that no text can exhaust the
/// thread's. After an error that leaves no doubt about what follows (a missing comma, an unknown escape) it goes on. O(bytes).
struct JSONReader {
    private enum State { case value, valueOrEnd, name, nameOrEnd, colon, separator, end }

    private struct Frame {
        var node: Int
        var isObject: Bool
        var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    let source: SourceFile
    let bytes: [UInt8]
    var position = 0
    var nodes: [JSONNode] = []
    private(set) var errors: [JSONError] = []
    private var excess = 0
    private var firstExcess: SourceSpan?
    private var stack: [Frame] = []
    private var state = State.value

    init(source: SourceFile) {
        self.source = source
        bytes = source.bytes
    }

    /// The document, `nil` where its structure could not be read to the end; and what is wrong with it.
    mutating func read() -> (document: JSONDocument?, errors: [JSONError]) {
        guard bytes.count <= JSONLimits.bytes else {
            return (nil, [JSONError(fault: .tooLarge(given: bytes.count), span: SourceSpan(0, 0))])
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        nodes.reserveCapacity(bytes.count / 16)
        let isWhole = scan()
        if excess > 0, let place = firstExcess { errors.append(JSONError(fault: .moreFindings(count: excess), span: place)) }
        return (isWhole ? JSONDocument(source: source, nodes: nodes) : nil, errors)
    }

    mutating func report(_ fault: JSONFault, _ lower: Int, _ upper: Int) {
        guard errors.count < JSONLimits.reportedFindings else {
            excess += 1
            if firstExcess == nil { firstExcess = SourceSpan(lower, upper) }
            return
        }
        errors.append(JSONError(fault: fault, span: SourceSpan(lower, upper)))
    }

    // MARK: The loop

    /// Whether everything was understood well enough to be looked at.
    private mutating func scan() -> Bool {
        while true {
            skipWhiteSpace()
            guard position < bytes.count else { return finish() }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard prepareValue() else { return false }
                guard open(isObject: byte == UInt8(ascii: "{")) else { return false }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard close(byte) else { return false }
            case UInt8(ascii: ","):
                guard state == .separator || isSecondComma() else { return fail() }
                if state != .separator { _ = fail() }
                position += 1
                state = stack.last?.isObject == true ? .name : .value
            case UInt8(ascii: ":"):
                guard state == .colon else { return fail() }
                position += 1
                state = .value
            case UInt8(ascii: "\""):
                guard prepareString(), readString() else { return false }
                advance()
            case UInt8(ascii: "/") where isComment(): skipComment()
            default:
                guard Self.continuesWord(byte) else { return fail() }
                guard prepareValue() else { return false }
                readWord()
                advance()
            }
        }
    }

    private mutating func skipWhiteSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    /// What comes after a value or a name.
    private mutating func advance() {
        switch state {
        case .name, .nameOrEnd: state = .colon
        default: state = stack.isEmpty ? .end : .separator
        }
    }

    private mutating func finish() -> Bool {
        if let frame = stack.last {
            let node = nodes[frame.node]
            report(.unclosedBracket(closing: Character(Unicode.Scalar(frame.closing))), Int(node.lower), Int(node.lower) + 1)
            return false
        }
        guard state == .end else { return fail() }
        return true
    }

    /// Reports what stands here instead of what is expected.
    private mutating func fail() -> Bool {
        let end = endOfWord()
        switch state {
        case .value: report(.expected(.value), position, end)
        case .valueOrEnd: report(.expected(.valueOrEnd), position, end)
        case .name: report(.expected(.name), position, end)
        case .nameOrEnd: report(.expected(.nameOrEnd), position, end)
        case .colon: report(.expected(.colon), position, end)
        case .separator: report(.expected(stack.last?.isObject == true ? .commaOrObjectEnd : .commaOrArrayEnd), position, end)
        case .end: report(.afterEnd, position, end)
        }
        return false
    }

    /// The end of what stands here: a word, or one character.
    private func endOfWord() -> Int {
        var end = position
        while end < bytes.count, Self.continuesWord(bytes[end]) { end += 1 }
        if end == position, end < bytes.count {
            end += 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return end
    }

    static func continuesWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: Values

    /// Whether a value may stand here; a comma or colon that is missing before it is reported and taken as given.
    private mutating func prepareValue() -> Bool {
        switch state {
        case .value, .valueOrEnd: return true
        case .colon:
            _ = fail()
            state = .value
            return true
        case .separator where stack.last?.isObject == false:
            _ = fail()
            state = .value
            return true
        case .separator, .name, .nameOrEnd, .end: return fail()
        }
    }

    /// As `prepareValue`; a string may also be a name.
    private mutating func prepareString() -> Bool {
        switch state {
        case .name, .nameOrEnd: return true
        case .separator where stack.last?.isObject == true:
            _ = fail()
            state = .name
            return true
        default: return prepareValue()
        }
    }

    private mutating func open(isObject: Bool) -> Bool {
        guard stack.count < JSONLimits.depth else {
            report(.tooDeep, position, position + 1)
            return false
        }
        stack.append(Frame(node: nodes.count, isObject: isObject))
        nodes.append(
            JSONNode(kind: isObject ? .object : .array, lower: UInt32(position), upper: UInt32(position + 1), next: UInt32(nodes.count + 1))
        )
        position += 1
        state = isObject ? .nameOrEnd : .valueOrEnd
        return true
    }

    private mutating func close(_ byte: UInt8) -> Bool {
        guard let frame = stack.last else { return fail() }
        guard frame.closing == byte else {
            let opened = Int(nodes[frame.node].lower)
            report(
                .mismatchedBracket(opened: SourceSpan(opened, opened + 1), closing: Character(Unicode.Scalar(frame.closing))), position,
                position + 1)
            return false
        }
        switch state {
        case .separator, .valueOrEnd, .nameOrEnd: break
        case .name, .value:
            guard let comma = commaBefore() else { return fail() }
            report(.trailingComma, comma, comma + 1)
        case .colon, .end: return fail()
        }
        position += 1
        stack.removeLast()
        nodes[frame.node].upper = UInt32(position)
        nodes[frame.node].next = UInt32(nodes.count)
        if frame.isObject { checkNames(of: frame.node) }
        state = stack.isEmpty ? .end : .separator
        return true
    }

    /// Whether a comma follows one, with nothing between them.
    private func isSecondComma() -> Bool { (state == .value || state == .name) && commaBefore() != nil }

    /// Where the comma is, if nothing but white space stands between it and here.
    private func commaBefore() -> Int? {
        var at = position - 1
        while at >= 0, bytes[at] <= 0x20 { at -= 1 }
        return at >= 0 && bytes[at] == UInt8(ascii: ",") ? at : nil
    }

    // MARK: Comments

    private func isComment() -> Bool {
        guard position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    private mutating func skipComment() {
        let start = position
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        position += 2
        while position < bytes.count {
            if isLine, bytes[position] == 0x0A { break }
            if !isLine, bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*"), position > start + 2 {
                position += 1
                break
            }
            position += 1
        }
        report(.comment, start, start + 2)
    }
}
