import PhraseSyntax
import PhraseText

@testable import PhraseAutomaton

/// All that is read of a library after compiling, as lines: of the tables, and of what they were made of.
enum LibraryFacts {
    // MARK: Of the tables

    static func lines(of library: FrozenLibrary) -> [String] {
        var lines = library.languages.map { id in
            "language \(library.text(library.language(id).tag)) \(library.language(id).spacingFree)"
        }
        for id in library.apps {
            let names = library.appNames(library.app(id).names).map { "\($0.language.index)=\(library.text($0.text))" }
            lines.append("app \(library.text(library.app(id).name)): \(names)")
        }
        for id in library.scopes { lines.append(line(of: library.scope(id), in: library)) }
        for id in library.lists { lines += self.lines(of: library.list(id), library.values(of: id), in: library) }
        lines += library.ranges.map { "range \(library.text(library.range($0).name)) in \(library.range($0).scope.index)" }
        for id in library.intents { lines += self.lines(of: library.intent(id), in: library) }
        for id in library.phrases { lines.append(line(of: library.phrase(id), in: library)) }
        return lines
    }

    private static func line(of scope: ScopeRow, in library: FrozenLibrary) -> String {
        let declarations = scope.declarations.rows.map { index in
            let row = library.tables.declarations[index]
            return "\(library.text(row.name)) \(row.declaration.map { "\($0)" } ?? "-")"
        }
        return "scope \(optional(scope.parent.id?.index)) \(optional(scope.app.id?.index)) \(scope.language.index) "
            + "\(declarations.sorted()) \(library.texts(scope.types).sorted())"
    }

    private static func lines(of list: ListRow, _ values: FrozenValues, in library: FrozenLibrary) -> [String] {
        ["list \(library.text(list.name)) in \(list.scope.index), \(list.isPreferred) \(list.isBound)"]
            + (0..<values.count).map { index in
                let facts = values.facts(of: index).map { "\($0.key)=\(written($0.value))" }
                let wordings = [values.title(of: index)] + values.synonyms(of: index)
                return "  \(values.canonical(of: index).map(written) ?? "-") \(values.text(of: index)): \(Set(wordings).sorted()) \(facts)"
            }
    }

    private static func lines(of intent: IntentRow, in library: FrozenLibrary) -> [String] {
        let app = intent.app.id.map { library.text(library.app($0).name) }
        let run = intent.runs == 0 ? nil : library.texts(intent.arguments)
        let own =
            "intent \(optional(app)).\(library.text(intent.name)) \(optional(library.text(intent.title))) "
            + "\(titles(intent.titles, in: library)) \(wordings(intent.wordings, in: library)) \(optional(run)) "
            + "\(optional(intent.example.id?.index))"
        return [own]
            + library.parameters(of: intent).map { id in
                let row = library.parameter(id)
                return "  \(library.text(row.name)): \(optional(row.type(in: library).map(written))) \(optional(library.text(row.title))) "
                    + "\(titles(row.titles, in: library)) \(row.isOptional) \(row.isDeclared) \(optional(row.bounds)) "
                    + "\(optional(library.text(row.pattern))) \(optional(row.defaultValue.id.map { written(library.literal($0)) })) "
                    + "\(optional(row.attempts)) \(wordings(row.wordings, in: library))"
            }
    }

    private static func line(of phrase: PhraseRow, in library: FrozenLibrary) -> String {
        var line =
            "phrase \(phrase.intent.index) in \(phrase.scope.index) \(phrase.isVeto) \(library.place(of: phrase)) "
            + "\(phrase.line):\(phrase.column) \(library.text(phrase.template))"
        guard let outcome = phrase.outcome.id.map({ library.outcome($0) }) else { return line }
        line += " => \(library.assignments(outcome.assignments).map { "\(library.text($0.name))=\(written(library.literal($0.value)))" })"
        line += " \(outcome.ownAssignments) \(optional(library.text(outcome.response))) \(optional(library.text(outcome.groupName)))"
        line += " \(library.copies(outcome.copies).map { "\(library.text($0.name)) \(library.text($0.key))" })"
        line += " \(library.facts(outcome.notes).map { "\(library.text($0.key))=\(written(library.literal($0.value)))" })"
        return line
    }

    private static func titles(_ run: RowRun, in library: FrozenLibrary) -> [String] {
        library.titles(run).map { "\($0.language.index)=\(library.text($0.text))" }
    }

    private static func wordings(_ run: RowRun, in library: FrozenLibrary) -> [String] {
        library.wordings(run).map { "\($0.language.index) \($0.kind): \(library.texts($0.texts))" }.sorted()
    }

    // MARK: Of the resolved library

    static func lines(of library: ResolvedLibrary) -> [String] {
        var lines = library.languages.map { "language \($0.tag) \($0.spacingFree ? 1 : 0)" }
        for app in library.apps {
            let names = app.names.sorted { $0.key < $1.key }.flatMap { id, names in names.map { "\(id.index)=\($0.value)" } }
            lines.append("app \(app.name): \(names)")
        }
        lines += library.scopes.map { scope in
            "scope \(optional(scope.parent?.index)) \(optional(scope.app?.index)) \(scope.language.index) "
                + "\(scope.declarations.map { "\($0.key) \($0.value)" }.sorted()) \(scope.registeredTypes.sorted())"
        }
        for list in library.lists {
            lines.append("list \(list.name) in \(list.scope.index), \(list.isPreferred ? 1 : 0) \(list.isBound ? 1 : 0)")
            lines += list.values.map { value in
                let facts = value.facts.map { "\($0.key.value)=\(written($0.value))" }
                let wordings = Set(value.wordings.map(\.shortestText)).sorted()
                return "  \(value.canonical.map(written) ?? "-") \(value.wordings.first?.plainText ?? ""): \(wordings) \(facts)"
            }
        }
        lines += library.ranges.map { "range \($0.name) in \($0.scope.index)" }
        for (index, intent) in library.intents.enumerated() { lines += self.lines(of: intent, IntentID(index), in: library) }
        for phrase in library.phrases { lines.append(line(of: phrase)) }
        return lines
    }

    private static func lines(of intent: ResolvedIntent, _ id: IntentID, in library: ResolvedLibrary) -> [String] {
        let example = library.phrases.firstIndex { $0.intent == id && !$0.isVeto }
        let own =
            "intent \(optional(intent.app.map { library.apps[$0.index].name })).\(intent.name) \(optional(intent.title)) "
            + "\(titles(intent.titles)) \(wordings(intent.texts)) \(optional(intent.run?.map(\.value))) \(optional(example))"
        return [own]
            + intent.parameters.map { parameter in
                "  \(parameter.name): \(optional(parameter.type.map(written))) \(optional(parameter.title)) \(titles(parameter.titles)) "
                    + "\(parameter.isOptional ? 1 : 0) \(parameter.isDeclared ? 1 : 0) \(optional(parameter.bounds)) "
                    + "\(optional(parameter.pattern?.value)) \(optional(parameter.defaultValue.map(written))) "
                    + "\(optional(parameter.attempts)) \(wordings(parameter.texts))"
            }
    }

    private static func line(of phrase: ResolvedPhrase) -> String {
        let position = phrase.place.position
        var line =
            "phrase \(phrase.intent.index) in \(phrase.scope.index) \(phrase.isVeto) \(phrase.place.lineText) "
            + "\(position.line):\(position.column) \(phrase.place.file.text(of: phrase.template.span))"
        var response: String?
        var copies: [String] = []
        var notes: [String] = []
        for clause in phrase.clauses {
            switch clause.content {
            case .response(let key): response = key.value
            case .setFrom(let name, let key): copies.append("\(name.value) \(key.value)")
            case .note(let key, let value): notes.append("\(key.value)=\(written(value))")
            case .needs, .when, .unless, .set: break
            }
        }
        if response != nil || phrase.groupName != nil || !phrase.assignments.isEmpty || !copies.isEmpty || !notes.isEmpty {
            line += " => \(phrase.assignments.map { "\($0.name.value)=\(written($0.value))" })"
            line += " \(phrase.ownAssignments) \(optional(response)) \(optional(phrase.groupName)) \(copies) \(notes)"
        }
        return line
    }

    private static func titles(_ titles: [LanguageID: String]) -> [String] {
        titles.sorted { $0.key < $1.key }.map { "\($0.key.index)=\($0.value)" }
    }

    private static func wordings(_ texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]]) -> [String] {
        texts.flatMap { language, kinds in kinds.map { "\(language.index) \($0.key): \($0.value.map(\.value))" } }.sorted()
    }

    // MARK: Both

    private static func optional(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "-" }

    private static func written(_ type: ResolvedType) -> String {
        switch type {
        case .named(let name): name
        case .array(let element): "[\(written(element))]"
        }
    }

    static func written(_ value: ValueLiteral) -> String {
        switch value {
        case .words(let text, _): text
        case .string(let text, _): "\"\(text)\""
        case .number(let number, _): "\(number.text) (\(number.value))"
        case .boolean(let truth, _): "\(truth)"
        case .array(let elements, _): "[\(elements.map(written).joined(separator: ", "))]"
        }
    }
}
