import PhraseSyntax

/// Writes JSON in the order in which it is told: lines stay comparable from one version to the next.
///
///     json.object { json in
///         json.member("text", "coffee")
///     }
///
/// Values stay whole; control and directional characters are written as `\u…`.
struct JSONWriter {
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

    mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        value(&self)
    }

    mutating func member(_ key: String, _ text: String?) {
        member(key) { json in
            if let text { json.string(text) } else { json.null() }
        }
    }

    mutating func member(_ key: String, _ number: Int) {
        member(key) { $0.integer(number) }
    }

    mutating func member(_ key: String, _ range: Range<Int>?) {
        member(key) { json in
            guard let range else { return json.null() }
            json.array([range.lowerBound, range.upperBound]) { $0.integer($1) }
        }
    }

    mutating func null() { literal("null") }

    mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    mutating func integer(_ value: Int) { literal(String(value)) }

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
        let isPlain = text.withUTF8 { utf8 in
            guard PlainText.isPlain(utf8) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in text.unicodeScalars { append(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)])
        case "\n": bytes.append(contentsOf: "\\n".utf8)
        case "\t": bytes.append(contentsOf: "\\t".utf8)
        case _ where VisibleText.isHidden(scalar):
            bytes.append(contentsOf: Self.escape(scalar).utf8)
        default: bytes.append(contentsOf: scalar.utf8)
        }
    }

    /// `\u202e`; two of them for a scalar beyond the first plane.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
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
