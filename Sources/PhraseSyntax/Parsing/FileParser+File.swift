import PhraseText

//     file     = { comment | language | app | list | range | rule | skip | intent }
//     language = "language" TAG ["spacing free"]
//     app      = "app" NAME "=" text { "|" text }
//     range    = "range" NAME "=" NUMBER "..." NUMBER ["step" NUMBER] ["times" NUMBER] ["halves" | "tenths"]
//     rule     = "rule" NAME "=" template { "|" template }
//     skip     = "skip" text { "|" text }
//     text     = words up to "|" or the line's end

extension FileParser {
    enum FileKeyword: String, CaseIterable { case language, app, list, range, rule, skip, intent }

    mutating func parseFile() {
        let trailing = parseBlock(below: -1) { cursor in
            var cursor = cursor
            return cursor.takeName().flatMap { FileKeyword(rawValue: $0.value) } != nil
        } member: { parser, comments in
            parser.parseDeclaration(comments)
        }
        file.trailingComments = trailing
    }

    private mutating func parseDeclaration(_ comments: [Comment]) {
        guard let keyword = takeKeyword(FileKeyword.self, in: .file) else { return skipLines(below: line.indentation) }
        switch keyword {
        case .language: parseLanguage(comments)
        case .app: parseApp(comments)
        case .list: if let list = parseList(comments) { file.declarations.append(.list(list)) }
        case .range: if let range = parseRange(comments) { file.declarations.append(.range(range)) }
        case .rule: if let rule = parseRule(comments) { file.declarations.append(.rule(rule)) }
        case .skip:
            let texts = parseTexts()
            if !texts.isEmpty { file.declarations.append(.skip(SkipDeclaration(texts: texts, comments: comments, span: spanOfLine()))) }
        case .intent: parseIntent(comments)
        }
    }

    /// Takes the word that a line begins with. A word that is nearly one of those known is reported and taken for it.
    mutating func takeKeyword<Keyword: RawRepresentable & CaseIterable>(
        _ type: Keyword.Type, in context: KeywordContext
    ) -> Keyword? where Keyword.RawValue == String {
        let start = cursor.position
        if let word = cursor.takeName() {
            if let keyword = Keyword(rawValue: word.value) { return keyword }
            let nearest = NearestName.of(word.value, among: Keyword.allCases.lazy.map(\.rawValue))
            report(.unknownKeyword(context, nearest: nearest), word.span)
            return nearest.flatMap(Keyword.init(rawValue:))
        }
        cursor.position = start
        report(.unknownKeyword(context, nearest: nil), spanOfNextWord())
        return nil
    }

    // MARK: Declarations of one line

    private mutating func parseLanguage(_ comments: [Comment]) {
        let keyword = SourceSpan(Int(line.start), cursor.position)
        cursor.skipSpaces()
        let tag = spanOfNextWord()
        guard !tag.range.isEmpty else { return reportExpected(.languageTag) }
        cursor.position = Int(tag.upper)
        let text = cursor.text(tag.range)
        if !LanguageTagForm.isWellFormed(text) {
            report(.invalidLanguageTag(corrected: LanguageTagForm.corrected(text)), tag)
        }
        cursor.skipSpaces()
        var spacingFree = false
        if cursor.takeKeyword("spacing") {
            cursor.skipSpaces()
            spacingFree = cursor.takeKeyword("free")
        }
        expectEndOfLine()
        if let first = file.language { return report(.duplicateLanguage(first: first.span), keyword) }
        if !file.declarations.isEmpty { report(.languageNotFirst, keyword) }
        file.language = LanguageClause(tag: Spanned(text, tag), spacingFree: spacingFree, comments: comments, span: spanOfLine())
    }

    private mutating func parseApp(_ comments: [Comment]) {
        let keyword = SourceSpan(Int(line.start), cursor.position)
        guard let name = expectName(), expectEquals() else { return }
        let names = parseTexts()
        guard !names.isEmpty else { return }
        if let first = firstApp { return report(.duplicateApp(first: first), keyword) }
        firstApp = spanOfLine()
        file.declarations.append(.app(AppDeclaration(name: name, names: names, comments: comments, span: spanOfLine())))
    }

    mutating func parseRule(_ comments: [Comment]) -> RuleDeclaration? {
        guard let name = expectName(), expectEquals() else { return nil }
        let alternatives = readTemplates(.rule)
        return RuleDeclaration(name: name, alternatives: alternatives, comments: comments, span: spanOfLine())
    }

    mutating func parseRange(_ comments: [Comment]) -> RangeDeclaration? {
        guard let name = expectName(), expectEquals(), let (lower, upper) = parseBounds() else { return nil }
        var range = RangeDeclaration(name: name, lower: lower, upper: upper, comments: comments, span: spanOfLine())
        cursor.skipSpaces()
        if cursor.takeKeyword("step") {
            guard let step = expectNumber() else { return range }
            if step.value.value <= 0 { report(.nonPositiveStep, step.span) }
            range.step = step
            cursor.skipSpaces()
        }
        if cursor.takeKeyword("times") {
            guard let times = expectNumber() else { return range }
            if times.value.value == 0 { report(.zeroTimes, times.span) }
            range.times = times
            cursor.skipSpaces()
        }
        let start = cursor.position
        if let word = cursor.takeName(), let fraction = RangeDeclaration.Fraction(rawValue: word.value) {
            range.fraction = Spanned(fraction, word.span)
        } else {
            cursor.position = start
        }
        expectEndOfLine()
        return range
    }

    /// `NUMBER ... NUMBER`
    mutating func parseBounds() -> (Spanned<NumberLiteral>, Spanned<NumberLiteral>)? {
        guard let lower = expectNumber() else { return nil }
        cursor.skipSpaces()
        guard cursor.take("...") else {
            reportExpected(.dots)
            return nil
        }
        guard let upper = expectNumber() else { return nil }
        if lower.value.value > upper.value.value {
            report(.reversedRange(lower: lower.span, upper: upper.span), lower.span.union(upper.span))
        }
        return (lower, upper)
    }

    /// The templates up to the line's end or to what ends them there.
    mutating func readTemplates(_ context: TemplateReader.Context) -> [Template] {
        var reader = TemplateReader(cursor.bytes, segments: [cursor.position..<cursor.end], context: context, pool: pool)
        let templates = reader.read()
        errors.append(contentsOf: reader.errors)
        cursor.position = reader.position
        return templates
    }

    /// Words separated by `|`, up to the line's end; an escaped character is itself.
    mutating func parseTexts() -> [Spanned<String>] {
        var texts: [Spanned<String>] = []
        repeat {
            cursor.skipSpaces()
            let text = readWords { $0 == UInt8(ascii: "|") }
            if text.value.isEmpty { reportExpected(.text) } else { texts.append(text) }
        } while cursor.take(UInt8(ascii: "|"))
        return texts
    }

    /// The words up to a byte that ends them, white space in a row made one space, escapes taken away.
    mutating func readWords(until ends: (UInt8) -> Bool) -> Spanned<String> {
        let start = cursor.position
        var words: [UInt8] = []
        var stop = start
        var separates = false
        while let byte = cursor.peek, !ends(byte) {
            let space = SyntaxCharacters.lengthOfWhiteSpace(in: cursor.bytes, at: cursor.position, end: cursor.end)
            if space > 0 {
                cursor.position += space
                separates = true
                continue
            }
            let next = cursor.position + 1
            if byte == UInt8(ascii: "\\"), next < cursor.end,
                SyntaxCharacters.lengthOfWhiteSpace(in: cursor.bytes, at: next, end: cursor.end) > 0
            {
                // White space that is made itself still separates words.
                cursor.position = next
                continue
            }
            if separates, !words.isEmpty { words.append(0x20) }
            separates = false
            if byte == UInt8(ascii: "\\") {
                if cursor.position + 1 == cursor.end {
                    report(.danglingEscape, SourceSpan(cursor.position, cursor.position + 1))
                } else {
                    cursor.position += 1
                }
            }
            let (_, length) = SyntaxCharacters.scalar(in: cursor.bytes, at: cursor.position, end: cursor.end)
            words.append(contentsOf: cursor.bytes[cursor.position..<(cursor.position + length)])
            cursor.position += length
            stop = cursor.position
        }
        return Spanned(String(decoding: words, as: UTF8.self), SourceSpan(start, stop))
    }
}
