import PhraseText

//     intent = "intent" NAME [STRING] { phrase | not | group | parameter
//                | "confirm" texts | "say" texts | "run" "[" STRING { "," STRING } "]" }
//     phrase = "-" template ["=>" NAME "=" value { "," NAME "=" value }]
//     not    = "- not:" template

extension FileParser {
    enum IntentKeyword: String, CaseIterable { case group, parameter, confirm, say, run }

    mutating func parseIntent(_ comments: [Comment]) {
        let header = line
        guard let name = expectName() else { return skipLines(below: header.indentation) }
        var intent = IntentDeclaration(name: name, members: [], comments: comments, span: spanOfLine())
        cursor.skipSpaces()
        if !cursor.isAtEnd {
            intent.title = expectString()
            if intent.title != nil { expectEndOfLine() }
        }
        var members: [IntentMember] = []
        var run: SourceSpan?
        intent.trailingComments = parseBlock(below: header.indentation, recognises: Self.beginsIntentMember) { parser, comments in
            if let member = parser.parseIntentMember(comments, firstRun: &run) { members.append(member) }
        }
        intent.members = members
        file.declarations.append(.intent(intent))
    }

    private static func beginsIntentMember(_ cursor: Cursor) -> Bool {
        var cursor = cursor
        if cursor.peek == UInt8(ascii: "-") { return true }
        return cursor.takeName().flatMap { IntentKeyword(rawValue: $0.value) } != nil
    }

    private mutating func parseIntentMember(_ comments: [Comment], firstRun: inout SourceSpan?) -> IntentMember? {
        if cursor.take(UInt8(ascii: "-")) {
            cursor.skipSpaces()
            let isVeto = cursor.take("not:")
            let phrase = parsePhrase(comments, isVeto: isVeto)
            return isVeto ? .not(phrase) : .phrase(phrase)
        }
        guard let keyword = takeKeyword(IntentKeyword.self, in: .intent) else {
            skipLines(below: line.indentation)
            return nil
        }
        switch keyword {
        case .group: return .group(parseGroup(comments))
        case .parameter: return parseParameter(comments).map { .parameter($0) }
        case .confirm: return parseTextsDeclaration(.confirm, comments).map { .texts($0) }
        case .say: return parseTextsDeclaration(.say, comments).map { .texts($0) }
        case .run:
            let word = SourceSpan(Int(line.start), cursor.position)
            guard let arguments = parseArguments() else { return nil }
            if let first = firstRun {
                report(.duplicateClause(keyword: "run", first: first), word)
                return nil
            }
            firstRun = word
            return .run(arguments: arguments, comments: comments, span: spanOfLine())
        }
    }

    mutating func parseTextsDeclaration(_ kind: TextsDeclaration.Kind, _ comments: [Comment]) -> TextsDeclaration? {
        let texts = parseStrings()
        return texts.isEmpty ? nil : TextsDeclaration(kind: kind, texts: texts, comments: comments, span: spanOfLine())
    }

    /// `"[" STRING { "," STRING } "]"`
    private mutating func parseArguments() -> [Spanned<String>]? {
        cursor.skipSpaces()
        guard cursor.take(UInt8(ascii: "[")) else {
            reportExpected(.openingBracket)
            return nil
        }
        var arguments: [Spanned<String>] = []
        repeat {
            cursor.skipSpaces()
            guard let argument = expectString() else { return nil }
            arguments.append(argument)
            cursor.skipSpaces()
        } while cursor.take(UInt8(ascii: ","))
        guard cursor.take(UInt8(ascii: "]")) else {
            reportExpected(.closingBracket)
            return nil
        }
        expectEndOfLine()
        return arguments
    }
}
