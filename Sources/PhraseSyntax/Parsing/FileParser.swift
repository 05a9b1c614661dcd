import PhraseText

/// The state of reading one file: where it is among the lines, and a cursor in the line that it reads.
struct FileParser {
    let source: SourceFile
    let lines: [Line]
    /// The file's templates.
    let pool: TemplatePool
    var nextLine = 0
    var cursor: Cursor
    /// The line being read.
    var line = Line(kind: .empty, indentation: 0, start: 0, end: 0)
    var file: PhraseFile
    var firstApp: SourceSpan?
    var errors: [SyntaxError] = []

    init(source: SourceFile, lines: [Line]) {
        self.source = source
        self.lines = lines
        pool = TemplatePool(bytes: source.bytes.count)
        file = PhraseFile(source: source)
        cursor = Cursor(bytes: source.bytes, position: 0, end: 0)
    }

    // MARK: Lines

    /// The next line with content, comments and empty lines passed over.
    func indexOfNextContent() -> Int? {
        var index = nextLine
        while index < lines.count {
            if lines[index].kind == .content || lines[index].kind == .unreadable { return index }
            index += 1
        }
        return nil
    }

    /// The comments and empty lines before a line.
    mutating func takeComments(before index: Int) -> [Comment] {
        guard nextLine < index else { return [] }
        let comments = lines[nextLine..<index].map(comment)
        nextLine = index
        return comments
    }

    private func comment(_ line: Line) -> Comment {
        let span = SourceSpan(line.range)
        guard line.kind == .comment else { return .emptyLine(at: span) }
        return Comment(text: cursor.text((Int(line.start) + 1)..<Int(line.end)), span: span)
    }

    /// Makes a line the one that is read.
    mutating func enter(_ index: Int) {
        line = lines[index]
        nextLine = index + 1
        cursor.position = Int(line.start)
        cursor.end = Int(line.end)
    }

    /// Passes over the lines that are deeper than a line which was not understood.
    mutating func skipLines(below indentation: Int32) {
        while let index = indexOfNextContent(), lines[index].indentation > indentation { nextLine = index + 1 }
    }

    /// From the beginning of the line's content to the end of what was read last.
    func spanOfLine() -> SourceSpan { SourceSpan(line.range) }

    // MARK: Errors

    mutating func report(_ fault: SyntaxFault, _ span: SourceSpan) {
        errors.append(SyntaxError(fault, span))
    }

    /// Reports that something else was expected at the cursor.
    mutating func reportExpected(_ expectation: Expectation) {
        report(.expected(expectation), spanOfNextWord())
    }

    /// What stands at the cursor, up to white space.
    func spanOfNextWord() -> SourceSpan {
        var stop = cursor.position
        while stop < cursor.end, SyntaxCharacters.lengthOfWhiteSpace(in: cursor.bytes, at: stop, end: cursor.end) == 0 { stop += 1 }
        return SourceSpan(cursor.position, stop)
    }

    // MARK: Parts of a line

    mutating func expectName() -> Spanned<String>? {
        cursor.skipSpaces()
        if let name = cursor.takeName() { return name }
        reportExpected(.name)
        return nil
    }

    mutating func expectKey() -> Spanned<String>? {
        cursor.skipSpaces()
        if let key = cursor.takeKey() { return key }
        reportExpected(.key)
        return nil
    }

    mutating func expectEquals() -> Bool {
        cursor.skipSpaces()
        if cursor.take(UInt8(ascii: "=")) { return true }
        reportExpected(.equals)
        return false
    }

    mutating func expectNumber() -> Spanned<NumberLiteral>? {
        cursor.skipSpaces()
        guard let number = cursor.takeNumber() else {
            reportExpected(.number)
            return nil
        }
        if !number.value.value.isFinite { report(.numberTooLarge, number.span) }
        return number
    }

    mutating func expectEndOfLine() {
        cursor.skipSpaces()
        guard !cursor.isAtEnd else { return }
        report(.expected(.endOfLine), SourceSpan(cursor.position, cursor.end))
    }
}
