import PhraseSyntax
import PhraseText

// JSON values as the values that phrase files write.

extension HassilReader {
    /// What a phrase file can write of a JSON value; `nil` if nothing, which is reported.
    ///
    /// `null`, objects and empty arrays inside a value are written as strings of their JSON, with a warning.
    mutating func literal(_ node: Int) -> ValueLiteral? {
        switch document.kind(of: node) {
        case .plainString, .escapedString:
            guard let string = name(of: node) else { return nil }
            return NameForm.isPlainWord(string.value)
                ? .words(string.value, span: string.span) : .string(Self.withoutReturns(document.text(of: node)), span: string.span)
        case .number: return number(node, whole: false).map { .number($0.value, span: $0.span) }
        case .true: return .boolean(true, span: texts.line(of: node))
        case .false: return .boolean(false, span: texts.line(of: node))
        case .array:
            let size = document.place(of: node).span.range.count
            guard size <= HassilLimits.bytesOfText else {
                report(.textTooLong(given: size), .node(node))
                return nil
            }
            var elements: [ValueLiteral] = []
            document.forEachElement(of: node) { element in
                if let value = literal(element) { elements.append(value) }
            }
            guard let first = elements.first, let last = elements.last else { return written(node, "an empty array") }
            return .array(elements, span: first.span.union(last.span))
        case .object: return written(node, "an object")
        case .null: return written(node, "null")
        case .broken: return nil
        }
    }

    private mutating func written(_ node: Int, _ what: String) -> ValueLiteral? {
        report(.unwritableValue(reason: what), .node(node))
        let text = document.source.text(of: document.place(of: node).span)
        guard text.utf8.count <= HassilLimits.bytesOfText else {
            report(.textTooLong(given: text.utf8.count), .node(node))
            return nil
        }
        let line = text.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
        return .string(line, span: texts.line(of: node))
    }

    /// A string of a phrase file can hold `\n`, but no other end of a line.
    static func withoutReturns(_ text: String) -> String {
        guard text.utf8.contains(0x0D) else { return text }
        var bytes: [UInt8] = []
        let utf8 = Array(text.utf8)
        for (index, byte) in utf8.enumerated() where byte != 0x0D || index + 1 == utf8.count || utf8[index + 1] != 0x0A {
            bytes.append(byte == 0x0D ? 0x0A : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number as a phrase file writes it: without an exponent.
    mutating func number(_ node: Int, whole: Bool) -> Spanned<NumberLiteral>? {
        guard document.kind(of: node) == .number else {
            reportType(of: node, expected: whole ? "a whole number" : "a number")
            return nil
        }
        let span = texts.line(of: node)
        let written = document.text(of: node)
        guard let text = DecimalText.withoutExponent(written), let value = Double(text), value.isFinite else {
            report(.wrongValue(expected: "a number that fits"), .text(span))
            return nil
        }
        if whole, value.rounded() != value {
            report(.wrongValue(expected: "a whole number"), .text(span))
            return nil
        }
        return Spanned(NumberLiteral(text: text, value: value), span)
    }

    // MARK: Keys

    /// The members of an object as keys and values; objects inside are taken apart, their keys joined with dots.
    mutating func pairs(_ node: Int, prefix: String, remarks: inout [HassilRemark]) -> [(key: Spanned<String>, value: ValueLiteral)] {
        guard expect(node, .object) else { return [] }
        var pairs: [(key: Spanned<String>, value: ValueLiteral)] = []
        document.forEachMember(of: node) { name, value in
            guard let key = key(name, prefix: prefix) else { return }
            if document.kind(of: value) == .object, Int(document.nodes[value].next) > value + 1 {
                pairs += self.pairs(value, prefix: key.value + ".", remarks: &remarks)
            } else if document.kind(of: value) == .null {
                remarks.append(remark(nil, name, value))
            } else if let value = literal(value) {
                pairs.append((key, value))
            }
        }
        return pairs
    }

    /// The name of a member as a key of a phrase file, with a warning where it must be written otherwise.
    mutating func key(_ name: Int, prefix: String = "") -> Spanned<String>? {
        guard let written = self.name(of: name), prefix.isEmpty || mayRepeat(prefix, at: name) else { return nil }
        return key(Spanned(prefix + written.value, written.span))
    }

    mutating func key(_ written: Spanned<String>) -> Spanned<String> {
        if NameForm.isKey(written.value) { return written }
        let legal = NameForm.nearestKey(to: written.value)
        report(.renamed(kind: "key", name: written.value, to: legal), .text(written.span))
        return Spanned(legal, written.span)
    }
}

/// Decimal numbers as text.
enum DecimalText {
    /// The most digits that a number may have once its exponent is written out.
    private static let digits = 400

    /// `1.5e3` is `1500`; `nil` if that would be too long.
    static func withoutExponent(_ text: String) -> String? {
        let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
        guard parts.count == 2 else { return text.utf8.count <= digits ? text : nil }
        guard let exponent = Int(parts[1]), (-digits...digits).contains(exponent), parts[0].utf8.count <= digits else { return nil }
        let isNegative = parts[0].hasPrefix("-")
        let number = (isNegative ? parts[0].dropFirst() : parts[0]).split(separator: ".", omittingEmptySubsequences: false)
        let fraction = number.count == 2 ? String(number[1]) : ""
        var all = String(number[0]) + fraction
        var point = number[0].count + exponent
        if point <= 0 {
            all = String(repeating: "0", count: 1 - point) + all
            point = 1
        }
        if point > all.count { all += String(repeating: "0", count: point - all.count) }
        var whole = all.prefix(point).drop { $0 == "0" }
        if whole.isEmpty { whole = "0" }
        let rest = all.dropFirst(point)
        let isZero = rest.allSatisfy { $0 == "0" }
        return (isNegative ? "-" : "") + whole + (isZero ? "" : "." + rest)
    }
}
