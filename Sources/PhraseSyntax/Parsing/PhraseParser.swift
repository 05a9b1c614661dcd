package import PhraseText

/// Reads a whole phrase file. Never throws: what cannot be read is reported and passed over, the rest is in the tree.
///
///     let (file, diagnostics) = PhraseParser(source: source).parse()
///
/// O(bytes) in time and memory.
package struct PhraseParser {
    private let source: SourceFile

    package init(source: SourceFile) {
        self.source = source
    }

    package func parse() -> (file: PhraseFile, diagnostics: [Diagnostic]) {
        guard source.bytes.count <= SyntaxLimits.bytesOfFile else {
            let error = SyntaxError(.fileTooLarge(given: source.bytes.count), SourceSpan(0, 0))
            return (PhraseFile(source: source), [error.diagnostic(in: source)])
        }
        var scanner = LineScanner(source)
        scanner.scan()
        var parser = FileParser(source: source, lines: scanner.lines)
        parser.parseFile()
        parser.pool.finish()
        let errors = Self.limited((scanner.errors + parser.errors).sorted { $0.span.lower < $1.span.lower })
        return (parser.file, errors.map { $0.diagnostic(in: source) })
    }

    /// The values in a text file that a list is read from, a value a line.
    func parseValues() -> (values: [ListValue], errors: [SyntaxError]) {
        guard source.bytes.count <= SyntaxLimits.bytesOfFile else {
            return ([], [SyntaxError(.fileTooLarge(given: source.bytes.count), SourceSpan(0, 0))])
        }
        var scanner = LineScanner(source)
        scanner.scan()
        var parser = FileParser(source: source, lines: scanner.lines)
        let values = parser.parseValuesOfFile()
        parser.pool.finish()
        return (values, Self.limited((scanner.errors + parser.errors).sorted { $0.span.lower < $1.span.lower }))
    }

    /// The same for a file that is read by itself.
    package func parseListValues() -> (values: [ListValue], diagnostics: [Diagnostic]) {
        let (values, errors) = parseValues()
        return (values, errors.map { $0.diagnostic(in: source) })
    }

    /// The first errors, and one that counts the rest.
    static func limited(_ errors: [SyntaxError]) -> [SyntaxError] {
        guard errors.count > SyntaxLimits.reportedFindings else { return errors }
        let shown = errors.prefix(SyntaxLimits.reportedFindings)
        return shown + [SyntaxError(.moreFindings(count: errors.count - shown.count), errors[shown.count].span)]
    }
}

/// Reads one template on its own, as code gives it.
package struct TemplateParser {
    package init() {}

    /// The template, `nil` if the text holds none, and what is wrong with it.
    package func parse(_ source: SourceFile) -> (template: Template?, diagnostics: [Diagnostic]) {
        guard source.bytes.count <= SyntaxLimits.bytesOfLine else {
            let error = SyntaxError(.lineTooLong(given: source.bytes.count), SourceSpan(0, 1))
            return (nil, [error.diagnostic(in: source)])
        }
        var scanner = LineScanner(source)
        scanner.scan()
        let segments = scanner.lines.filter { $0.kind != .empty }.map(\.range)
        var reader = TemplateReader(
            source.bytes, segments: segments.isEmpty ? [0..<0] : segments, context: .veto, pool: TemplatePool())
        let template = reader.read()[0]
        if reader.position < reader.end {
            let rest = SourceSpan(reader.position, reader.end)
            reader.errors.append(SyntaxError(.expected(.endOfLine), rest))
        }
        let bytesErrors = scanner.errors.filter { if case .indentationCharacter = $0.fault { false } else { true } }
        let errors = PhraseParser.limited((bytesErrors + reader.errors).sorted { $0.span.lower < $1.span.lower })
        return (template.isEmpty ? nil : template, errors.map { $0.diagnostic(in: source) })
    }
}
