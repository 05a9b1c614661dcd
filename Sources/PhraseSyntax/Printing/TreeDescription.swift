/// A tree as indented text without places, a node a line: for people who want to see it, and to compare trees.
package struct TreeDescription {
    /// Empty lines between members are kept by the tree, but mean nothing.
    package var showsEmptyLines = false

    package init() {}

    package func describe(_ file: PhraseFile) -> String {
        var outline = Outline(showsEmptyLines: showsEmptyLines)
        outline.node("file") { outline in
            if let language = file.language {
                outline.node("language \(language.tag.value)\(language.spacingFree ? " spacing free" : "")", language.comments)
            }
            for declaration in file.declarations { outline.add(declaration) }
            outline.add(trailing: file.trailingComments)
        }
        return outline.text
    }

    package func describe(_ template: Template) -> String {
        var outline = Outline(showsEmptyLines: showsEmptyLines)
        outline.add(template)
        return outline.text
    }
}

private struct Outline {
    let showsEmptyLines: Bool
    var text = ""
    var level = 0

    mutating func line(_ content: String) {
        text += String(repeating: "  ", count: level) + content + "\n"
    }

    mutating func node(_ content: String, _ comments: [Comment] = [], _ children: (inout Outline) -> Void = { _ in }) {
        line(content)
        level += 1
        add(comments)
        children(&self)
        level -= 1
    }

    mutating func add(_ comments: [Comment]) {
        for comment in comments {
            if let text = comment.text { line("comment \(quoted(text))") } else if showsEmptyLines { line("empty line") }
        }
    }

    mutating func add(trailing comments: [Comment]) {
        guard comments.contains(where: { $0.text != nil }) else { return }
        node("trailing", comments)
    }

    private func quoted(_ text: String) -> String { ValueWriter.quoted(text) }

    private func quoted(_ texts: [Spanned<String>]) -> String { texts.map { quoted($0.value) }.joined(separator: " ") }

    // MARK: Declarations

    mutating func add(_ declaration: Declaration) {
        switch declaration {
        case .app(let app): node("app \(app.name.value) \(quoted(app.names))", app.comments)
        case .skip(let skip): node("skip \(quoted(skip.texts))", skip.comments)
        case .list(let list): add(list)
        case .range(let range): add(range)
        case .rule(let rule): add(rule)
        case .intent(let intent):
            node("intent \(intent.name.value)\(intent.title.map { " " + quoted($0.value) } ?? "")", intent.comments) { outline in
                for member in intent.members { outline.add(member) }
                outline.add(trailing: intent.trailingComments)
            }
        }
    }

    private mutating func add(_ list: ListDeclaration) {
        let source =
            switch list.source {
            case .written: ""
            case .bound: " bound"
            case .file(let path): " from \(quoted(path.value))"
            }
        node("list \(list.name.value)\(list.isPreferred ? " preferred" : "")\(source)", list.comments) { outline in
            for value in list.values {
                outline.node("value\(value.canonical.map { " " + outline.describe($0) } ?? "")", value.comments) { outline in
                    for wording in value.wordings { outline.add(wording) }
                    for fact in value.facts { outline.line("with \(fact.key.value) \(outline.describe(fact.value))") }
                }
            }
            outline.add(trailing: list.trailingComments)
        }
    }

    private mutating func add(_ range: RangeDeclaration) {
        var content = "range \(range.name.value) \(range.lower.value.text) \(range.upper.value.text)"
        if let step = range.step { content += " step \(step.value.text)" }
        if let times = range.times { content += " times \(times.value.text)" }
        if let fraction = range.fraction { content += " \(fraction.value.rawValue)" }
        node(content, range.comments)
    }

    private mutating func add(_ rule: RuleDeclaration) {
        node("rule \(rule.name.value)", rule.comments) { outline in
            for alternative in rule.alternatives { outline.add(alternative) }
        }
    }

    // MARK: Members

    private mutating func add(_ member: IntentMember) {
        switch member {
        case .phrase(let phrase): add(phrase, "phrase")
        case .not(let phrase): add(phrase, "not")
        case .group(let group): add(group)
        case .parameter(let parameter): add(parameter)
        case .texts(let texts): node("\(texts.kind.rawValue) \(quoted(texts.texts))", texts.comments)
        case .run(let arguments, let comments, _): node("run \(quoted(arguments))", comments)
        }
    }

    private mutating func add(_ phrase: PhraseDeclaration, _ kind: String) {
        node(kind, phrase.comments) { outline in
            outline.add(phrase.template)
            for assignment in phrase.assignments { outline.line("\(assignment.name.value) = \(outline.describe(assignment.value))") }
            for continuation in phrase.continuations { outline.node("break after \(continuation.leavesBefore)", continuation.comments) }
        }
    }

    private mutating func add(_ parameter: ParameterDeclaration) {
        var content = "parameter \(parameter.name.value)"
        if let type = parameter.type { content += ": \(type.text)\(parameter.isOptional ? "?" : "")" }
        if let bounds = parameter.bounds { content += " in \(bounds.lower.value.text) \(bounds.upper.value.text)" }
        if let pattern = parameter.pattern { content += " matching \(ValueWriter.pattern(pattern.value))" }
        if let value = parameter.defaultValue { content += " = \(describe(value))" }
        node(content, parameter.comments) { outline in
            for member in parameter.members {
                switch member {
                case .title(let title, let comments, _): outline.node("title \(outline.quoted(title.value))", comments)
                case .texts(let texts): outline.node("\(texts.kind.rawValue) \(outline.quoted(texts.texts))", texts.comments)
                case .attempts(let count, let comments, _): outline.node("attempts \(count.value)", comments)
                }
            }
            outline.add(trailing: parameter.trailingComments)
        }
    }

    private mutating func add(_ group: GroupDeclaration) {
        node("group\(group.name.map { " " + quoted($0.value) } ?? "")", group.comments) { outline in
            for member in group.members {
                switch member {
                case .phrase(let phrase): outline.add(phrase, "phrase")
                case .list(let list): outline.add(list)
                case .range(let range): outline.add(range)
                case .rule(let rule): outline.add(rule)
                case .clause(let clause): outline.node(outline.describe(clause.content), clause.comments)
                }
            }
            outline.add(trailing: group.trailingComments)
        }
    }

    private func describe(_ clause: GroupClause.Content) -> String {
        switch clause {
        case .needs(let texts): "needs \(quoted(texts))"
        case .response(let key): "response \(key.value)"
        case .when(let key, let values): "when \(key.value) \(values.map(describe).joined(separator: " "))"
        case .unless(let key, let values): "unless \(key.value) \(values.map(describe).joined(separator: " "))"
        case .set(let name, let value): "set \(name.value) \(describe(value))"
        case .setFrom(let name, let key): "set \(name.value) from \(key.value)"
        case .note(let key, let value): "note \(key.value) \(describe(value))"
        }
    }

    private func describe(_ value: ValueLiteral) -> String {
        switch value {
        case .words(let words, _): "words \(quoted(words))"
        case .string(let string, _): "string \(quoted(string))"
        case .number(let number, _): "number \(number.text)"
        case .boolean(let flag, _): "boolean \(flag)"
        case .array(let elements, _): "array (\(elements.map(describe).joined(separator: ", ")))"
        }
    }

    // MARK: Templates

    mutating func add(_ template: Template) {
        node("template") { outline in
            for item in template.items { outline.add(item) }
        }
    }

    private mutating func add(_ item: TemplateItem) {
        switch item {
        case .literal(let text, _): line("literal \(quoted(text))")
        case .space: line("space")
        case .reference(let reference): line("reference \(reference.name.value)\(reference.type.map { ": \($0.value)" } ?? "")")
        case .optional(let parts, _): add(parts, "optional")
        case .group(let parts, _): add(parts, "group")
        case .permutation(let parts, _): add(parts, "permutation")
        }
    }

    private mutating func add(_ parts: [Template], _ kind: String) {
        node(kind) { outline in
            for part in parts { outline.add(part) }
        }
    }
}
