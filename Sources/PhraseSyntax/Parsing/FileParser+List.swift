import PhraseText

//     list      = "list" NAME ["preferred"] ["bound" | "from" STRING]
//                   { [canonical "="] template { "|" template } { "with" KEY "=" value } }
//     canonical = NAME | STRING | NUMBER | "[" value { "," value } "]"

extension FileParser {
    mutating func parseList(_ comments: [Comment]) -> ListDeclaration? {
        let header = line
        guard let name = expectName() else {
            skipLines(below: header.indentation)
            return nil
        }
        var list = ListDeclaration(name: name, values: [], comments: comments, span: spanOfLine())
        cursor.skipSpaces()
        list.isPreferred = cursor.takeKeyword("preferred")
        cursor.skipSpaces()
        if cursor.takeKeyword("bound") {
            list.source = .bound
        } else if cursor.takeKeyword("from") {
            cursor.skipSpaces()
            guard let path = expectString() else {
                skipLines(below: header.indentation)
                return nil
            }
            list.source = .file(path)
        }
        expectEndOfLine()

        let given = parseValues(below: header.indentation, into: &list)
        checkCount(given, of: list)
        return list
    }

    /// The values of a file that holds nothing else.
    mutating func parseValuesOfFile() -> [ListValue] {
        var list = ListDeclaration(name: Spanned(source.path, SourceSpan(0, 0)), values: [], span: SourceSpan(0, 0))
        let allowed = SyntaxLimits.valuesOfBoundList
        let given = parseValues(below: -1, atMost: allowed, into: &list)
        if given > allowed { report(.tooManyValues(given: given, allowed: allowed), SourceSpan(0, 0)) }
        return list.values
    }

    /// Reads the values below a line, as many as are allowed; returns how many there are.
    private mutating func parseValues(
        below indentation: Int32, atMost allowed: Int = SyntaxLimits.valuesOfList, into list: inout ListDeclaration
    ) -> Int {
        var values: [ListValue] = []
        var given = 0
        list.trailingComments = parseBlock(below: indentation) { _ in
            true
        } member: { parser, comments in
            given += 1
            if given <= allowed { values.append(parser.parseListValue(comments)) }
        }
        list.values = values
        return given
    }

    private mutating func checkCount(_ given: Int, of list: ListDeclaration) {
        switch list.source {
        case .written:
            if given == 0 { report(.emptyList, list.name.span) }
            if given > SyntaxLimits.valuesOfList {
                report(.tooManyValues(given: given, allowed: SyntaxLimits.valuesOfList), list.name.span)
            }
        case .bound, .file:
            guard let first = list.values.first else { return }
            var ofBoundList = false
            if case .bound = list.source { ofBoundList = true }
            report(.valuesElsewhere(ofBoundList: ofBoundList), first.span)
        }
    }

    private mutating func parseListValue(_ comments: [Comment]) -> ListValue {
        let header = line
        if cursor.peek == UInt8(ascii: "-"), cursor.position + 1 < cursor.end, cursor.bytes[cursor.position + 1] == 0x20 {
            report(.dashBeforeValue, SourceSpan(cursor.position, cursor.position + 2))
            cursor.position += 2
        }
        let canonical = parseCanonical()
        if canonical == nil { checkUnquotedCanonical() }
        let wordings = readTemplates(.listValue)
        var facts: [ListValue.Fact] = []
        cursor.skipSpaces()
        while cursor.takeKeyword("with") {
            guard let key = expectKey(), expectEquals(), let value = parseValue(until: .fact) else { break }
            facts.append(ListValue.Fact(key: key, value: value))
            cursor.skipSpaces()
        }
        if !cursor.isAtEnd, !facts.isEmpty { expectEndOfLine() }
        return ListValue(canonical: canonical, wordings: wordings, facts: facts, comments: comments, span: SourceSpan(header.range))
    }

    /// Takes `canonical =`, or nothing.
    private mutating func parseCanonical() -> ValueLiteral? {
        let start = cursor.position
        let errorCount = errors.count
        let value: ValueLiteral?
        if let name = cursor.takeRangeOfName() {
            // Most values have none: nothing is made before the sign is seen.
            cursor.skipSpaces()
            if cursor.take(UInt8(ascii: "=")) { return Self.literal(ofWords: Spanned(cursor.text(name), SourceSpan(name))) }
            value = nil
        } else if let number = cursor.takeNumber() {
            value = .number(number.value, span: number.span)
        } else if cursor.peek == UInt8(ascii: "\"") || cursor.peek == UInt8(ascii: "[") {
            value = parseValue(until: .equals)
        } else {
            value = nil
        }
        cursor.skipSpaces()
        if let value, cursor.take(UInt8(ascii: "=")) { return value }
        errors.removeSubrange(errorCount...)
        cursor.position = start
        return nil
    }

    /// Warns of `several words = …`, where quotes were probably meant.
    private mutating func checkUnquotedCanonical() {
        var at = cursor.position
        while at < cursor.end {
            switch cursor.bytes[at] {
            case UInt8(ascii: "="):
                var stop = at
                while stop > cursor.position, cursor.bytes[stop - 1] == 0x20 { stop -= 1 }
                guard stop > cursor.position else { return }
                report(.unquotedCanonicalValue(whole: SourceSpan(cursor.position, stop)), SourceSpan(at, at + 1))
                return
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): return
            case 0x20:
                var ahead = Cursor(bytes: cursor.bytes, position: at, end: cursor.end)
                ahead.skipSpaces()
                if ahead.takeKeyword("with") { return }
                at = ahead.position - 1
            default: break
            }
            at += 1
        }
    }
}
