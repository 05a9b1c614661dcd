import PhraseSyntax

/// Writes JSON in the order in which it is told: lines stay comparable from one version to the next.
///
///     json.object { json in
///         json.member("text", "coffee")
///     }
///
/// Values stay whole; control and directional characters are written as `\u…`.
struct JSONWriter: Sendable {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclosed(in: ("{", "}"), body)
    }

    mutating func array<Element>(_ elements: some Sequence<Element>, _ element: (inout JSONWriter, Element) -> Void) {
        enclosed(in: ("[", "]")) { json in
            for item in elements { element(&json, item) }
        }
    }

    /// - Parameter key: ASCII that needs no escape.
    mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        endKey()
        value(&self)
    }

    mutating func member(named key: String, _ value: (inout JSONWriter) -> Void) {
        string(key)
        endKey()
        value(&self)
    }

    mutating func member(_ key: StaticString, _ text: String?) {
        member(key) { json in
            if let text { json.string(text) } else { json.null() }
        }
    }

    mutating func member(_ key: StaticString, _ number: Int) {
        member(key) { $0.integer(number) }
    }

    mutating func member(_ key: StaticString, _ range: Range<Int>?) {
        member(key) { json in
            guard let range else { return json.null() }
            json.enclosed(in: ("[", "]")) { json in
                json.integer(range.lowerBound)
                json.integer(range.upperBound)
            }
        }
    }

    mutating func null() { literal("null") }

    mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    mutating func integer(_ value: Int) {
        separate()
        bytes.append(decimal: value)
    }

    /// As few digits as tell it from its neighbours; a whole number without a fraction. JSON has no infinity: `null`.
    mutating func number(_ value: Double) {
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
            integer(whole)
        } else {
            literal(value.isFinite ? value.description : "null")
        }
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { EscapedText.append($0, to: &bytes, escapesQuotes: true, escape: Self.escape) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Keeps the memory for other lines.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    /// A line that is JSON already, with its end.
    mutating func line(written line: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: line) }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    /// `\n`, `\u202e`; two of the latter for a scalar beyond the first plane.
    static func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\n": bytes.append(contentsOf: "\\n".utf8)
        case "\t": bytes.append(contentsOf: "\\t".utf8)
        default:
            for unit in String(scalar).utf16 {
                bytes.append(contentsOf: "\\u".utf8)
                for shift in [12, 8, 4, 0] as [UInt16] {
                    let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
                    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                }
            }
        }
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func enclosed(in brackets: (Unicode.Scalar, Unicode.Scalar), _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: brackets.0))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: brackets.1))
        needsComma = true
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
