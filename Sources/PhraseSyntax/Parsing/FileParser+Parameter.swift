import PhraseText

//     parameter = "parameter" NAME [":" type ["?"] ["in" NUMBER "..." NUMBER] ["matching" /regex/] ["=" value]]
//                   { "title" STRING | "ask" texts | "unrecognised" texts | "invalid" texts | "give up" texts
//                   | "attempts" NUMBER | "confirm" texts }
//     type      = NAME | "[" type "]"

extension FileParser {
    enum ParameterKeyword: String, CaseIterable { case title, ask, unrecognised, invalid, give, attempts, confirm }

    mutating func parseParameter(_ comments: [Comment]) -> ParameterDeclaration? {
        let header = line
        guard let name = expectName() else {
            skipLines(below: header.indentation)
            return nil
        }
        var parameter = ParameterDeclaration(name: name, comments: comments, span: spanOfLine())
        parseParameterHeader(&parameter)
        var members: [ParameterDeclaration.Member] = []
        var first: [ParameterKeyword: SourceSpan] = [:]
        parameter.trailingComments = parseBlock(below: header.indentation, recognises: Self.beginsParameterMember) { parser, comments in
            if let member = parser.parseParameterMember(comments, first: &first) { members.append(member) }
        }
        parameter.members = members
        return parameter
    }

    private mutating func parseParameterHeader(_ parameter: inout ParameterDeclaration) {
        cursor.skipSpaces()
        guard !cursor.isAtEnd else { return }
        parameter.type = .named(Spanned("", SourceSpan(cursor.position, cursor.position)))
        guard cursor.take(UInt8(ascii: ":")) else { return reportExpected(.colon) }
        guard let type = parseType(depth: 0) else { return }
        parameter.type = type
        cursor.skipSpaces()
        parameter.isOptional = cursor.take(UInt8(ascii: "?"))
        cursor.skipSpaces()
        if cursor.takeKeyword("in") {
            guard let (lower, upper) = parseBounds() else { return }
            parameter.bounds = ParameterDeclaration.Bounds(lower: lower, upper: upper)
            cursor.skipSpaces()
        }
        if cursor.takeKeyword("matching") {
            guard let pattern = parsePattern() else { return }
            parameter.pattern = pattern
            cursor.skipSpaces()
        }
        if cursor.take(UInt8(ascii: "=")) {
            parameter.defaultValue = parseLastValue()
        } else {
            expectEndOfLine()
        }
    }

    private mutating func parseType(depth: Int) -> TypeExpression? {
        cursor.skipSpaces()
        let start = cursor.position
        guard cursor.take(UInt8(ascii: "[")) else {
            guard let name = cursor.takeName() else {
                reportExpected(.type)
                return nil
            }
            return .named(name)
        }
        guard depth < SyntaxLimits.depthOfBrackets else {
            report(.bracketsTooDeep(given: depth + 1 + countOfNestedBrackets()), SourceSpan(start, start + 1))
            return nil
        }
        guard let element = parseType(depth: depth + 1) else { return nil }
        cursor.skipSpaces()
        guard cursor.take(UInt8(ascii: "]")) else {
            reportExpected(.closingBracket)
            return nil
        }
        return .array(element, span: SourceSpan(start, cursor.position))
    }

    /// `/…/`; the slashes inside are written `\/`.
    private mutating func parsePattern() -> Spanned<String>? {
        cursor.skipSpaces()
        let start = cursor.position
        guard cursor.take(UInt8(ascii: "/")) else {
            reportExpected(.pattern)
            return nil
        }
        var content: [UInt8] = []
        while let byte = cursor.peek {
            cursor.position += 1
            if byte == UInt8(ascii: "/") {
                let pattern = Spanned(String(decoding: content, as: UTF8.self), SourceSpan(start, cursor.position))
                if let fault = PatternCheck.fault(in: pattern.value) { report(.invalidPattern(fault), pattern.span) }
                return pattern
            }
            if byte == UInt8(ascii: "\\"), let next = cursor.peek {
                cursor.position += 1
                if next != UInt8(ascii: "/") { content.append(byte) }
                content.append(next)
            } else {
                content.append(byte)
            }
        }
        cursor.position = start
        report(.unterminatedPattern, SourceSpan(start, start + 1))
        return nil
    }

    // MARK: Below a parameter

    private static func beginsParameterMember(_ cursor: Cursor) -> Bool {
        var cursor = cursor
        return cursor.takeName().flatMap { ParameterKeyword(rawValue: $0.value) } != nil
    }

    private mutating func parseParameterMember(
        _ comments: [Comment], first: inout [ParameterKeyword: SourceSpan]
    ) -> ParameterDeclaration.Member? {
        guard let keyword = takeKeyword(ParameterKeyword.self, in: .parameter) else {
            skipLines(below: line.indentation)
            return nil
        }
        let word = SourceSpan(Int(line.start), cursor.position)
        switch keyword {
        case .ask: return parseTextsDeclaration(.ask, comments).map { .texts($0) }
        case .unrecognised: return parseTextsDeclaration(.unrecognised, comments).map { .texts($0) }
        case .invalid: return parseTextsDeclaration(.invalid, comments).map { .texts($0) }
        case .confirm: return parseTextsDeclaration(.confirm, comments).map { .texts($0) }
        case .give:
            cursor.skipSpaces()
            guard cursor.takeKeyword("up") else {
                report(.unknownKeyword(.parameter, nearest: TextsDeclaration.Kind.giveUp.rawValue), word)
                return nil
            }
            return parseTextsDeclaration(.giveUp, comments).map { .texts($0) }
        case .title, .attempts:
            if let first = first[keyword] {
                report(.duplicateClause(keyword: keyword.rawValue, first: first), word)
                return nil
            }
            first[keyword] = word
            return keyword == .title ? parseTitle(comments) : parseAttempts(comments)
        }
    }

    private mutating func parseTitle(_ comments: [Comment]) -> ParameterDeclaration.Member? {
        cursor.skipSpaces()
        guard let title = expectString() else { return nil }
        expectEndOfLine()
        return .title(title, comments: comments, span: spanOfLine())
    }

    private mutating func parseAttempts(_ comments: [Comment]) -> ParameterDeclaration.Member? {
        guard let number = expectNumber() else { return nil }
        expectEndOfLine()
        guard let count = Int(exactly: number.value.value), count >= 1, count <= 1_000 else {
            report(.invalidAttempts, number.span)
            return nil
        }
        return .attempts(Spanned(count, number.span), comments: comments, span: spanOfLine())
    }
}
