import PhraseText

//     value  = NAME | STRING | NUMBER | "true" | "false" | "[" value { "," value } "]" | words
//     STRING = in double quotes, with \" and \n (and \\) inside
//     texts  = STRING { "|" STRING }

extension FileParser {
    /// What ends a value.
    enum ValueEnd {
        case line, comma, bar, equals, element
        /// A further `with KEY =`.
        case fact
    }

    /// Reads a value; `nil` if there is none, which is reported.
    mutating func parseValue(until end: ValueEnd) -> ValueLiteral? { parseValue(until: end, depth: 0) }

    private mutating func parseValue(until end: ValueEnd, depth: Int) -> ValueLiteral? {
        cursor.skipSpaces()
        switch cursor.peek {
        case UInt8(ascii: "\""):
            return expectString().map { .string($0.value, span: $0.span) }
        case UInt8(ascii: "["):
            return parseArray(depth: depth)
        default:
            let words = readValueWords(until: end)
            if words.value.isEmpty {
                report(.expected(.value), spanOfNextWord())
                return nil
            }
            if cursor.bytes[Int(words.span.lower)..<Int(words.span.upper)].contains(UInt8(ascii: "\\")) {
                return .words(words.value, span: words.span)
            }
            let literal = Self.literal(ofWords: words)
            if case .number(let number, let span) = literal, !number.value.isFinite { report(.numberTooLarge, span) }
            return literal
        }
    }

    /// A number or a truth value where the words are one.
    static func literal(ofWords words: Spanned<String>) -> ValueLiteral {
        switch words.value {
        case "true": return .boolean(true, span: words.span)
        case "false": return .boolean(false, span: words.span)
        default:
            let bytes = Array(words.value.utf8)
            var cursor = Cursor(bytes: bytes, position: 0, end: bytes.count)
            if let number = cursor.takeNumber(), cursor.isAtEnd { return .number(number.value, span: words.span) }
            return .words(words.value, span: words.span)
        }
    }

    private mutating func readValueWords(until end: ValueEnd) -> Spanned<String> {
        switch end {
        case .line: return readWords { _ in false }
        case .comma: return readWords { $0 == UInt8(ascii: ",") }
        case .bar: return readWords { $0 == UInt8(ascii: "|") }
        case .equals: return readWords { $0 == UInt8(ascii: "=") }
        case .element: return readWords { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]") }
        case .fact:
            let whole = cursor.end
            cursor.end = startOfNextFact() ?? whole
            defer { cursor.end = whole }
            return readWords { _ in false }
        }
    }

    /// Where the white space before a further `with KEY =` begins.
    private func startOfNextFact() -> Int? {
        var at = cursor.position
        while at < cursor.end {
            if cursor.bytes[at] == 0x20 {
                var ahead = Cursor(bytes: cursor.bytes, position: at, end: cursor.end)
                ahead.skipSpaces()
                let word = ahead.position
                if ahead.takeKeyword("with") {
                    ahead.skipSpaces()
                    if ahead.takeKey() != nil {
                        ahead.skipSpaces()
                        if ahead.peek == UInt8(ascii: "=") { return at }
                    }
                }
                at = word
            } else {
                at += cursor.bytes[at] == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        return nil
    }

    private mutating func parseArray(depth: Int) -> ValueLiteral? {
        let start = cursor.position
        guard depth < SyntaxLimits.depthOfBrackets else {
            report(.bracketsTooDeep(given: depth + countOfNestedBrackets()), SourceSpan(start, start + 1))
            cursor.position = cursor.end
            return nil
        }
        cursor.position += 1
        var elements: [ValueLiteral] = []
        repeat {
            guard let element = parseValue(until: .element, depth: depth + 1) else { return nil }
            elements.append(element)
            cursor.skipSpaces()
        } while cursor.take(UInt8(ascii: ","))
        guard cursor.take(UInt8(ascii: "]")) else {
            reportExpected(.closingBracket)
            cursor.position = cursor.end
            return nil
        }
        return .array(elements, span: SourceSpan(start, cursor.position))
    }

    func countOfNestedBrackets() -> Int {
        var depth = 0
        var deepest = 0
        for byte in cursor.bytes[cursor.position..<cursor.end] {
            if byte == UInt8(ascii: "[") { depth += 1 } else if byte == UInt8(ascii: "]") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    // MARK: Strings

    mutating func expectString() -> Spanned<String>? {
        guard cursor.peek == UInt8(ascii: "\"") else {
            reportExpected(.string)
            return nil
        }
        let start = cursor.position
        cursor.position += 1
        var content: [UInt8] = []
        while let byte = cursor.peek {
            cursor.position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return Spanned(String(decoding: content, as: UTF8.self), SourceSpan(start, cursor.position))
            case UInt8(ascii: "\\"):
                switch cursor.peek {
                case UInt8(ascii: "n"): content.append(0x0A)
                case UInt8(ascii: "\""): content.append(UInt8(ascii: "\""))
                case UInt8(ascii: "\\"): content.append(byte)
                default:
                    guard !cursor.isAtEnd else { continue }
                    report(.invalidEscape, SourceSpan(cursor.position - 1, cursor.position + 1))
                    content.append(byte)
                    continue
                }
                cursor.position += 1
            default: content.append(byte)
            }
        }
        report(.unterminatedString, SourceSpan(start, start + 1))
        return nil
    }

    /// `STRING { "|" STRING }`, up to the line's end.
    mutating func parseStrings() -> [Spanned<String>] {
        var strings: [Spanned<String>] = []
        repeat {
            cursor.skipSpaces()
            guard let string = expectString() else { return strings }
            strings.append(string)
            cursor.skipSpaces()
        } while cursor.take(UInt8(ascii: "|"))
        expectEndOfLine()
        return strings
    }
}
