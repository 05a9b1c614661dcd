import PhraseSyntax
import PhraseText

/// Makes the tables of a library that was resolved: what is read of it after compiling.
struct FrozenLibraryBuilder {
    let library: ResolvedLibrary
    var shared = FrozenValuesBuilder()
    var lists: [ListRow] = []
    var intents: [IntentRow] = []
    var parameters: [ParameterRow] = []
    var titles: [SpokenNameRow] = []
    var wordings: [WordingsRow] = []
    var phrases: [PhraseRow] = []
    var outcomes: [OutcomeRow] = []
    var outcomeNumbers: [OutcomeKey: OutcomeID] = [:]
    var assignments: [AssignmentRow] = []
    var copies: [CopyRow] = []
    /// By list, what people call the values that have a canonical form; made where an assignment asks.
    var titlesOfValues: [ListID: [ValueKey: TextID]] = [:]
    private var appNames: [SpokenNameRow] = []
    private var declarations: [DeclarationRow] = []
    private var templates = FrozenTemplatesBuilder()

    init(_ library: ResolvedLibrary) {
        self.library = library
    }

    mutating func text(_ text: String) -> TextID { shared.texts.number(of: text) }
    mutating func text(_ text: String?) -> OptionalIndex<TextID> { shared.texts.number(of: text) }

    /// - Parameters:
    ///   - symbols: The slots of the automaton.
    ///   - conditions: What its groups ask of the context.
    ///   - recognizers: What reads its types.
    consuming func freeze(
        symbols: [Symbol], conditions: [ConditionTable.Condition] = [], recognizers: [LazyRecognizers.Description] = []
    ) -> FrozenLibrary {
        let languages = library.languages.map { LanguageRow(tag: text($0.tag), spacingFree: $0.spacingFree ? 1 : 0) }
        let apps = library.apps.map { app in AppRow(name: text(app.name), names: appendNames(app)) }
        let scopes = scopeRows()
        let ranges = library.ranges.map { RangeRow(name: text($0.name), scope: $0.scope) }
        for list in library.lists {
            lists.append(
                ListRow(
                    name: text(list.name), scope: list.scope, isPreferred: list.isPreferred ? 1 : 0, isBound: list.isBound ? 1 : 0,
                    values: shared.append(list.values)))
        }
        let isBinding = library.lists.contains(where: \.isBound)
        let rules = isBinding ? library.rules.map { RuleRow(scope: $0.scope, alternatives: append($0.alternatives)) } : []
        appendIntents()
        appendPhrases()
        let symbolRows = symbols.map { row($0) }
        let conditionRows = rows(of: conditions)
        let recognizerRows = rows(of: recognizers)
        return FrozenLibrary(
            LibraryTables(
                texts: shared.texts.freeze(), literals: FrozenTable(shared.literals.rows), textLists: FrozenTable(shared.textLists),
                languages: FrozenTable(languages), apps: FrozenTable(apps), appNames: FrozenTable(appNames), scopes: FrozenTable(scopes),
                declarations: FrozenTable(declarations), lists: FrozenTable(lists), values: FrozenTable(shared.rows),
                facts: FrozenTable(shared.facts), ranges: FrozenTable(ranges), rules: FrozenTable(rules),
                templates: FrozenTable(templates.rows), intents: FrozenTable(intents), intentsByName: FrozenTable(intentsByName()),
                parameters: FrozenTable(parameters), titles: FrozenTable(titles), wordings: FrozenTable(wordings),
                phrases: FrozenTable(phrases), outcomes: FrozenTable(outcomes), assignments: FrozenTable(assignments),
                copies: FrozenTable(copies), symbols: FrozenTable(symbolRows),
                conditions: FrozenTable(conditionRows), recognizers: FrozenTable(recognizerRows)))
    }

    private mutating func append(_ alternatives: [Template]) -> UInt32 { templates.append(alternatives, &shared.texts) }

    private mutating func appendNames(_ app: ResolvedApp) -> RowRun {
        let first = appNames.count
        for (language, names) in app.names.sorted(by: { $0.key < $1.key }) {
            for name in names { appNames.append(SpokenNameRow(language: language, text: text(name.value))) }
        }
        return RowRun(first..<appNames.count)
    }

    private mutating func scopeRows() -> [ScopeRow] {
        // Most scopes of a language speak the same types.
        var types: [Set<String>: RowRun] = [:]
        return library.scopes.map { scope in
            let first = declarations.count
            for (name, declaration) in scope.declarations.sorted(by: { Self.comesFirst($0.key, $1.key) }) {
                var row = DeclarationRow(name: text(name), list: OptionalIndex(nil), range: OptionalIndex(nil), rule: OptionalIndex(nil))
                switch declaration {
                case .list(let id): row.list = OptionalIndex(id)
                case .range(let id): row.range = OptionalIndex(id)
                case .rule(let id): row.rule = OptionalIndex(id)
                }
                declarations.append(row)
            }
            let run = types[scope.registeredTypes] ?? shared.append(scope.registeredTypes.sorted(by: Self.comesFirst))
            types[scope.registeredTypes] = run
            return ScopeRow(
                parent: OptionalIndex(scope.parent), app: OptionalIndex(scope.app), language: scope.language,
                declarations: RowRun(first..<declarations.count), types: run)
        }
    }

    private mutating func row(_ symbol: Symbol) -> SymbolRow {
        let none = LanguageID(0)
        var row = SymbolRow(
            parameter: text(symbol.parameter), language: none, list: OptionalIndex(nil), app: OptionalIndex(nil),
            range: OptionalIndex(nil), type: OptionalIndex(nil))
        switch symbol.reading {
        case .freeText(let language): row.language = language
        case .list(let list):
            row.list = OptionalIndex(list)
            row.language = library.scopes[library.lists[list.index].scope.index].language
        case .app(let app, let language):
            row.app = OptionalIndex(app)
            row.language = language
        case .type(let type, let language):
            row.type = OptionalIndex(text(type))
            row.language = language
        case .range(let range, let language):
            row.range = OptionalIndex(range)
            row.language = language
        }
        return row
    }

    private func intentsByName() -> [IntentIndexRow] {
        let names = library.intents.map { (app: $0.app.map { library.apps[$0.index].name } ?? "", name: $0.name) }
        return names.indices.sorted { left, right in
            let (one, other) = (names[left], names[right])
            if one.app != other.app { return Self.comesFirst(one.app, other.app) }
            return one.name == other.name ? left < right : Self.comesFirst(one.name, other.name)
        }.map { IntentIndexRow(intent: IntentID($0)) }
    }

    /// The order of bytes, which is that of look-ups.
    static func comesFirst(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}
