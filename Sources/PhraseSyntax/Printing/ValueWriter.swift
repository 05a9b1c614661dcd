import PhraseText

/// Writes values, strings and words with what must be escaped where they stand.
enum ValueWriter {
    enum Place { case line, assignment, condition, element, fact, canonical }

    static func bytes(of value: ValueLiteral, in place: Place) -> [UInt8] {
        switch value {
        case .words(let words, _): self.words(words, in: place)
        case .string(let string, _): Array(quoted(string).utf8)
        case .number(let number, _): Array(number.text.utf8)
        case .boolean(let flag, _): Array((flag ? "true" : "false").utf8)
        case .array(let elements, _):
            Array("[".utf8) + Array(elements.map { bytes(of: $0, in: .element) }.joined(separator: ", ".utf8)) + Array("]".utf8)
        }
    }

    private static func words(_ words: String, in place: Place) -> [UInt8] {
        switch place {
        case .canonical: return Array(nameOrQuoted(words).utf8)
        case .line: return unmistakable(escaped(words, []), words)
        case .assignment: return unmistakable(escaped(words, [UInt8(ascii: ",")]), words)
        case .condition: return unmistakable(escaped(words, [UInt8(ascii: "|")]), words)
        case .element: return unmistakable(escaped(words, [UInt8(ascii: ","), UInt8(ascii: "]")]), words)
        case .fact:
            // An equals sign that is escaped cannot make a further `with KEY =`.
            return unmistakable(escaped(words, [UInt8(ascii: "=")]), words)
        }
    }

    /// Escapes the first character of words that would be read as a string, an array, a number or a truth value.
    private static func unmistakable(_ escaped: [UInt8], _ words: String) -> [UInt8] {
        let first = words.utf8.first
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "[") { return [UInt8(ascii: "\\")] + escaped }
        if case .words = FileParser.literal(ofWords: Spanned(words, .init(0, 0))) { return escaped }
        return [UInt8(ascii: "\\")] + escaped
    }

    /// The text with `\` before itself and before the given signs.
    static func escaped(_ text: String, _ signs: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in Printout.withoutLineEnds(text).utf8 {
            if byte == UInt8(ascii: "\\") || signs.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return bytes
    }

    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case 0x0A, 0x0D: bytes += Array("\\n".utf8)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }

    static func nameOrQuoted(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var cursor = Cursor(bytes: bytes, position: 0, end: bytes.count)
        let isName = cursor.takeName() != nil && cursor.isAtEnd
        return isName ? text : quoted(text)
    }

    /// `/…/`, a slash inside written `\/`.
    static func pattern(_ pattern: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "/")]
        var isEscaped = false
        for byte in Printout.withoutLineEnds(pattern).utf8 {
            if byte == UInt8(ascii: "/"), !isEscaped { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        bytes.append(UInt8(ascii: "/"))
        return String(decoding: bytes, as: UTF8.self)
    }
}
