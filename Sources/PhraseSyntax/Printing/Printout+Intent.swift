import PhraseText

// Intents and what stands below them.

extension Printout {
    mutating func print(_ intent: IntentDeclaration, isSetApart: Bool) {
        beginLine(intent.comments, isSetApart: isSetApart)
        append("intent \(intent.name.value)")
        if let title = intent.title { append(" " + ValueWriter.quoted(title.value)) }
        endLine()
        block(trailing: intent.trailingComments) { printout in
            for member in intent.members { printout.print(member) }
        }
    }

    private mutating func print(_ member: IntentMember) {
        switch member {
        case .phrase(let phrase): print(phrase, isVeto: false)
        case .not(let phrase): print(phrase, isVeto: true)
        case .group(let group): print(group)
        case .parameter(let parameter): print(parameter)
        case .texts(let texts): print(texts)
        case .run(let arguments, let comments, _):
            beginLine(comments)
            append("run [" + arguments.map { ValueWriter.quoted($0.value) }.joined(separator: ", ") + "]")
            endLine()
        }
    }

    private mutating func print(_ phrase: PhraseDeclaration, isVeto: Bool) {
        beginLine(phrase.comments)
        append(isVeto ? "- not: " : "- ")
        var writer = TemplateWriter(
            place: isVeto ? .veto : .phrase, continuations: phrase.continuations, indentation: level * Self.columnsOfLevel + 4,
            source: source)
        writer.write(phrase.template)
        writer.write(phrase.assignments)
        bytes += writer.bytes
        endLine()
    }

    private mutating func print(_ texts: TextsDeclaration) {
        beginLine(texts.comments)
        append(texts.kind.rawValue + " " + texts.texts.map { ValueWriter.quoted($0.value) }.joined(separator: " | "))
        endLine()
    }

    // MARK: Parameters

    private mutating func print(_ parameter: ParameterDeclaration) {
        beginLine(parameter.comments)
        append("parameter \(parameter.name.value)")
        if let type = parameter.type { append(": \(type.text)\(parameter.isOptional ? "?" : "")") }
        if let bounds = parameter.bounds { append(" in \(bounds.lower.value.text) ... \(bounds.upper.value.text)") }
        if let pattern = parameter.pattern { append(" matching " + ValueWriter.pattern(pattern.value)) }
        if let value = parameter.defaultValue {
            append(" = ")
            bytes += ValueWriter.bytes(of: value, in: .line)
        }
        endLine()
        block(trailing: parameter.trailingComments) { printout in
            for member in parameter.members { printout.print(member) }
        }
    }

    private mutating func print(_ member: ParameterDeclaration.Member) {
        switch member {
        case .title(let title, let comments, _):
            beginLine(comments)
            append("title " + ValueWriter.quoted(title.value))
            endLine()
        case .texts(let texts): print(texts)
        case .attempts(let count, let comments, _):
            beginLine(comments)
            append("attempts \(count.value)")
            endLine()
        }
    }

    // MARK: Groups

    private mutating func print(_ group: GroupDeclaration) {
        beginLine(group.comments)
        append("group")
        if let name = group.name { append(" " + ValueWriter.nameOrQuoted(name.value)) }
        endLine()
        block(trailing: group.trailingComments) { printout in
            for member in group.members {
                switch member {
                case .phrase(let phrase): printout.print(phrase, isVeto: false)
                case .list(let list): printout.print(list)
                case .range(let range): printout.print(range)
                case .rule(let rule): printout.print(rule)
                case .clause(let clause): printout.print(clause)
                }
            }
        }
    }

    private mutating func print(_ clause: GroupClause) {
        beginLine(clause.comments)
        switch clause.content {
        case .needs(let texts):
            append("needs ")
            appendTexts(texts)
        case .response(let key): append("response \(key.value)")
        case .when(let key, let values):
            append("when \(key.value)")
            appendCondition(values)
        case .unless(let key, let values):
            append("unless \(key.value)")
            appendCondition(values)
        case .set(let name, let value):
            append("set \(name.value) = ")
            bytes += ValueWriter.bytes(of: value, in: .line)
        case .setFrom(let name, let key): append("set \(name.value) from \(key.value)")
        case .note(let key, let value):
            append("note \(key.value) = ")
            bytes += ValueWriter.bytes(of: value, in: .line)
        }
        endLine()
    }

    private mutating func appendCondition(_ values: [ValueLiteral]) {
        for (index, value) in values.enumerated() {
            append(index == 0 ? " = " : " | ")
            bytes += ValueWriter.bytes(of: value, in: .condition)
        }
    }
}

extension TypeExpression {
    /// As it is written.
    package var text: String {
        switch self {
        case .named(let name): name.value
        case .array(let element, _): "[\(element.text)]"
        }
    }
}
