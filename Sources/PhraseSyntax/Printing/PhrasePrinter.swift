import PhraseText

/// Writes a tree as a phrase file in canonical layout: two spaces a level, one space around signs, empty lines between blocks.
///
/// Comments, empty lines that a person left between members, line breaks inside phrases and the order stay. What is printed parses to the
/// same tree, and printing that gives the same text.
package struct PhrasePrinter {
    package init() {}

    package func print(_ file: PhraseFile) -> String {
        var printout = Printout(source: file.source)
        printout.print(file)
        return String(decoding: printout.bytes, as: UTF8.self)
    }

    /// One template as a phrase writes it, on one line.
    package func print(_ template: Template) -> String {
        var writer = TemplateWriter(place: .phrase, continuations: [], indentation: 0, source: nil)
        writer.write(template)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A value as it stands behind `=`.
    package func print(_ value: ValueLiteral) -> String {
        String(decoding: ValueWriter.bytes(of: value, in: .line), as: UTF8.self)
    }
}

/// What has been printed, and how the next line begins.
struct Printout {
    static let columnsOfLevel = 2

    let source: SourceFile
    var bytes: [UInt8] = []
    var level = 0
    /// Nothing stands yet in the block that is printed, so that no empty line comes first.
    private var isBlockEmpty = true

    init(source: SourceFile) {
        self.source = source
        bytes.reserveCapacity(source.bytes.count + 64)
    }

    // MARK: Lines

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// The comments above a line, then its indentation.
    mutating func beginLine(_ comments: [Comment], isSetApart: Bool = false) {
        if isSetApart { appendEmptyLine() }
        append(comments)
        isBlockEmpty = false
        appendIndentation()
    }

    mutating func endLine() { bytes.append(0x0A) }

    mutating func append(_ comments: [Comment]) {
        for comment in comments {
            guard let text = comment.text else {
                appendEmptyLine()
                continue
            }
            appendIndentation()
            append("#" + Self.withoutLineEnds(text))
            endLine()
            isBlockEmpty = false
        }
    }

    /// A text that a program made may hold what ends a line.
    static func withoutLineEnds(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        return String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
    }

    private mutating func appendIndentation() {
        bytes.append(contentsOf: repeatElement(0x20, count: level * Self.columnsOfLevel))
    }

    /// One empty line, unless the block begins here or there is one already.
    private mutating func appendEmptyLine() {
        guard !isBlockEmpty, bytes.count >= 2, bytes[bytes.count - 2] != 0x0A else { return }
        bytes.append(0x0A)
    }

    /// Prints what stands below the line that has just ended.
    mutating func block(trailing: [Comment], _ body: (inout Printout) -> Void) {
        level += 1
        isBlockEmpty = true
        body(&self)
        append(trailing)
        isBlockEmpty = false
        level -= 1
    }

    // MARK: Declarations

    mutating func print(_ file: PhraseFile) {
        if let language = file.language {
            beginLine(language.comments)
            append("language \(language.tag.value)\(language.spacingFree ? " spacing free" : "")")
            endLine()
        }
        var last: Declaration?
        for declaration in file.declarations {
            let joins = last.map { $0.isLineOfSameKind(as: declaration) } ?? false
            print(declaration, isSetApart: !joins && !isBlockEmpty)
            last = declaration
        }
        if !file.trailingComments.isEmpty, !isBlockEmpty { appendEmptyLine() }
        append(file.trailingComments)
    }

    private mutating func print(_ declaration: Declaration, isSetApart: Bool) {
        switch declaration {
        case .app(let app):
            beginLine(app.comments, isSetApart: isSetApart)
            append("app \(app.name.value) = ")
            appendTexts(app.names)
            endLine()
        case .skip(let skip):
            beginLine(skip.comments, isSetApart: isSetApart)
            append("skip ")
            appendTexts(skip.texts)
            endLine()
        case .list(let list): print(list, isSetApart: isSetApart)
        case .range(let range): print(range, isSetApart: isSetApart)
        case .rule(let rule): print(rule, isSetApart: isSetApart)
        case .intent(let intent): print(intent, isSetApart: isSetApart)
        }
    }

    mutating func print(_ list: ListDeclaration, isSetApart: Bool = false) {
        beginLine(list.comments, isSetApart: isSetApart)
        append("list \(list.name.value)\(list.isPreferred ? " preferred" : "")")
        switch list.source {
        case .written: break
        case .bound: append(" bound")
        case .file(let path): append(" from \(ValueWriter.quoted(path.value))")
        }
        endLine()
        block(trailing: list.trailingComments) { printout in
            for value in list.values { printout.print(value) }
        }
    }

    private mutating func print(_ value: ListValue) {
        beginLine(value.comments)
        if let canonical = value.canonical {
            bytes += ValueWriter.bytes(of: canonical, in: .canonical)
            append(" = ")
        }
        append(value.wordings, at: value.canonical == nil ? .firstWording : .wording)
        for fact in value.facts {
            append(" with \(fact.key.value) = ")
            bytes += ValueWriter.bytes(of: fact.value, in: .fact)
        }
        endLine()
    }

    mutating func print(_ range: RangeDeclaration, isSetApart: Bool = false) {
        beginLine(range.comments, isSetApart: isSetApart)
        append("range \(range.name.value) = \(range.lower.value.text) ... \(range.upper.value.text)")
        if let step = range.step { append(" step \(step.value.text)") }
        if let times = range.times { append(" times \(times.value.text)") }
        if let fraction = range.fraction { append(" \(fraction.value.rawValue)") }
        endLine()
    }

    mutating func print(_ rule: RuleDeclaration, isSetApart: Bool = false) {
        beginLine(rule.comments, isSetApart: isSetApart)
        append("rule \(rule.name.value) =")
        if rule.alternatives.first?.isEmpty == false { append(" ") }
        append(rule.alternatives, at: .rule)
        endLine()
    }

    private mutating func append(_ templates: [Template], at place: TemplateWriter.Place) {
        for (index, template) in templates.enumerated() {
            if index > 0 { append(template.isEmpty ? " |" : " | ") }
            var writer = TemplateWriter(
                place: index > 0 && place == .firstWording ? .wording : place, continuations: [], indentation: 0, source: source)
            writer.write(template)
            bytes += writer.bytes
        }
    }

    mutating func appendTexts(_ texts: [Spanned<String>]) {
        for (index, text) in texts.enumerated() {
            if index > 0 { append(" | ") }
            bytes += ValueWriter.escaped(text.value, [UInt8(ascii: "|")])
        }
    }
}

extension Declaration {
    /// Lines without anything below them stand together with their like.
    fileprivate func isLineOfSameKind(as other: Declaration) -> Bool {
        switch (self, other) {
        case (.app, .app), (.range, .range), (.rule, .rule), (.skip, .skip): true
        case (.list(let list), .list(let next)):
            list.values.isEmpty && list.trailingComments.isEmpty && next.values.isEmpty && next.trailingComments.isEmpty
        default: false
        }
    }
}
