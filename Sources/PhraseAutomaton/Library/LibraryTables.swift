/// The tables of a library; what each row means is said at its type.
struct LibraryTables: Sendable {
    let texts: FrozenTexts
    let literals: FrozenTable<LiteralRow>
    let textLists: FrozenTable<TextRow>
    let languages: FrozenTable<LanguageRow>
    let apps: FrozenTable<AppRow>
    let appNames: FrozenTable<SpokenNameRow>
    let scopes: FrozenTable<ScopeRow>
    let declarations: FrozenTable<DeclarationRow>
    let lists: FrozenTable<ListRow>
    let values: FrozenTable<ValueRow>
    let facts: FrozenTable<FactRow>
    let ranges: FrozenTable<RangeRow>
    /// None where no list is bound.
    let rules: FrozenTable<RuleRow>
    let templates: FrozenTable<TemplateRow>
    let intents: FrozenTable<IntentRow>
    /// All intents, in the order of their apps' and their own names' bytes.
    let intentsByName: FrozenTable<IntentIndexRow>
    let parameters: FrozenTable<ParameterRow>
    let titles: FrozenTable<SpokenNameRow>
    let wordings: FrozenTable<WordingsRow>
    let phrases: FrozenTable<PhraseRow>
    let outcomes: FrozenTable<OutcomeRow>
    let assignments: FrozenTable<AssignmentRow>
    let copies: FrozenTable<CopyRow>
    let symbols: FrozenTable<SymbolRow>
    let conditions: FrozenTable<ConditionRow>
    let recognizers: FrozenTable<RecognizerRow>

    /// A table whatever its rows are.
    ///
    /// Sendable, unchecked: the memory is that of a frozen table, which is only read; who looks at it on another thread ends before the
    /// library does.
    struct Section: @unchecked Sendable {
        let table: LibraryTable
        let memory: UnsafeRawBufferPointer
        /// Bytes of a row.
        let stride: Int
        /// Rows that may be referred to: a text has an offset behind it.
        let count: Int
        /// What must hold of each row. The offsets of texts must go up, from 0 to the number of their bytes.
        let columns: [LibraryColumn]

        fileprivate init<Row: BitwiseCopyable>(_ table: LibraryTable, _ rows: FrozenTable<Row>, _ columns: [LibraryColumn] = []) {
            self.table = table
            memory = UnsafeRawBufferPointer(start: rows.base, count: rows.bytes)
            stride = MemoryLayout<Row>.stride
            count = table == .textOffsets ? rows.count - 1 : rows.count
            self.columns = columns
        }

        fileprivate init<Row: LibraryRow>(_ table: LibraryTable, rows: FrozenTable<Row>) {
            self.init(table, rows, Row.columns)
        }
    }

    /// All tables, in the order of `LibraryTable`.
    var sections: [Section] {
        [
            Section(.textOffsets, texts.offsets), Section(.textBytes, texts.bytes), Section(.literals, rows: literals),
            Section(.texts, rows: textLists), Section(.languages, rows: languages), Section(.apps, rows: apps),
            Section(.appNames, rows: appNames), Section(.scopes, rows: scopes), Section(.declarations, rows: declarations),
            Section(.lists, rows: lists), Section(.values, rows: values), Section(.facts, rows: facts), Section(.ranges, rows: ranges),
            Section(.rules, rows: rules), Section(.templates, rows: templates), Section(.intents, rows: intents),
            Section(.intentsByName, rows: intentsByName), Section(.parameters, rows: parameters), Section(.titles, rows: titles),
            Section(.wordings, rows: wordings), Section(.phrases, rows: phrases), Section(.outcomes, rows: outcomes),
            Section(.assignments, rows: assignments), Section(.copies, rows: copies), Section(.symbols, rows: symbols),
            Section(.conditions, rows: conditions), Section(.recognizers, rows: recognizers),
        ]
    }

    func deallocate() {
        texts.deallocate()
        literals.deallocate()
        textLists.deallocate()
        languages.deallocate()
        apps.deallocate()
        appNames.deallocate()
        scopes.deallocate()
        declarations.deallocate()
        lists.deallocate()
        values.deallocate()
        facts.deallocate()
        ranges.deallocate()
        rules.deallocate()
        templates.deallocate()
        intents.deallocate()
        intentsByName.deallocate()
        parameters.deallocate()
        titles.deallocate()
        wordings.deallocate()
        phrases.deallocate()
        outcomes.deallocate()
        assignments.deallocate()
        copies.deallocate()
        symbols.deallocate()
        conditions.deallocate()
        recognizers.deallocate()
    }
}
