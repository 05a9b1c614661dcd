import PhraseText

//     group = "group" [STRING | NAME] { phrase | list | range | rule | "needs" text { "|" text } | "response" KEY
//               | "when" KEY ["=" value { "|" value }] | "unless" KEY ["=" value { "|" value }]
//               | "set" NAME ( "=" value | "from" KEY ) | "note" KEY "=" value }

extension FileParser {
    enum GroupKeyword: String, CaseIterable { case list, range, rule, needs, response, when, unless, set, note }

    mutating func parseGroup(_ comments: [Comment]) -> GroupDeclaration {
        let header = line
        var group = GroupDeclaration(members: [], comments: comments, span: spanOfLine())
        cursor.skipSpaces()
        if cursor.peek == UInt8(ascii: "\"") {
            group.name = expectString()
        } else if !cursor.isAtEnd {
            group.name = expectName()
        }
        if group.name != nil { expectEndOfLine() }
        var members: [GroupMember] = []
        var response: SourceSpan?
        group.trailingComments = parseBlock(below: header.indentation, recognises: Self.beginsGroupMember) { parser, comments in
            if let member = parser.parseGroupMember(comments, firstResponse: &response) { members.append(member) }
        }
        group.members = members
        return group
    }

    private static func beginsGroupMember(_ cursor: Cursor) -> Bool {
        var cursor = cursor
        if cursor.peek == UInt8(ascii: "-") { return true }
        return cursor.takeName().flatMap { GroupKeyword(rawValue: $0.value) } != nil
    }

    private mutating func parseGroupMember(_ comments: [Comment], firstResponse: inout SourceSpan?) -> GroupMember? {
        if cursor.take(UInt8(ascii: "-")) {
            cursor.skipSpaces()
            let start = cursor.position
            guard cursor.take("not:") else { return .phrase(parsePhrase(comments, isVeto: false)) }
            report(.vetoInGroup, SourceSpan(start, cursor.position))
            _ = parsePhrase(comments, isVeto: true)
            return nil
        }
        guard let keyword = takeKeyword(GroupKeyword.self, in: .group) else {
            skipLines(below: line.indentation)
            return nil
        }
        let word = SourceSpan(Int(line.start), cursor.position)
        switch keyword {
        case .list: return parseList(comments).map { .list($0) }
        case .range: return parseRange(comments).map { .range($0) }
        case .rule: return parseRule(comments).map { .rule($0) }
        case .response:
            if let first = firstResponse {
                report(.duplicateClause(keyword: "response", first: first), word)
                return nil
            }
            firstResponse = word
        default: break
        }
        let span = spanOfLine()
        return parseClause(keyword).map { .clause(GroupClause(content: $0, comments: comments, span: span)) }
    }

    private mutating func parseClause(_ keyword: GroupKeyword) -> GroupClause.Content? {
        if keyword == .needs {
            let texts = parseTexts()
            return texts.isEmpty ? nil : .needs(texts)
        }
        guard let key = keyword == .set ? expectName() : expectKey() else { return nil }
        cursor.skipSpaces()
        switch keyword {
        case .response:
            expectEndOfLine()
            return .response(key)
        case .when: return parseCondition().map { .when(key: key, values: $0) }
        case .unless: return parseCondition().map { .unless(key: key, values: $0) }
        case .set:
            if cursor.takeKeyword("from") {
                guard let from = expectKey() else { return nil }
                expectEndOfLine()
                return .setFrom(name: key, key: from)
            }
            guard expectEquals(), let value = parseLastValue() else { return nil }
            return .set(name: key, value: value)
        default:
            guard expectEquals(), let value = parseLastValue() else { return nil }
            return .note(key: key, value: value)
        }
    }

    /// `["=" value { "|" value }]`
    private mutating func parseCondition() -> [ValueLiteral]? {
        guard !cursor.isAtEnd else { return [] }
        guard expectEquals() else { return nil }
        var values: [ValueLiteral] = []
        repeat {
            guard let value = parseValue(until: .bar) else { return nil }
            values.append(value)
            cursor.skipSpaces()
        } while cursor.take(UInt8(ascii: "|"))
        expectEndOfLine()
        return values
    }

    mutating func parseLastValue() -> ValueLiteral? {
        guard let value = parseValue(until: .line) else { return nil }
        expectEndOfLine()
        return value
    }
}
