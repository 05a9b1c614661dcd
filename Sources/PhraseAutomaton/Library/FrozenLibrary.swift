package import PhraseSyntax

/// All that is read of a library after compiling: flat tables and one pool of texts, immutable, shared by all threads without locks.
///
/// A row is copied out by its typed index and says by further indices what it refers to; a text becomes a `String` only when it is
/// asked for. Nothing is made when a library is loaded, whatever its size.
package final class FrozenLibrary: Sendable {
    let tables: LibraryTables
    /// What the tables' memory belongs to; `nil`: to the library itself.
    private let owner: (any AnyObject & Sendable)?

    init(_ tables: LibraryTables, owner: (any AnyObject & Sendable)? = nil) {
        self.tables = tables
        self.owner = owner
    }

    deinit { if owner == nil { tables.deallocate() } }

    // MARK: Rows

    // A row is copied out by its index, of this library: O(1); the rows of a run are an array: O(rows).

    package func language(_ id: LanguageID) -> LanguageRow { tables.languages[id.rawValue] }
    package func app(_ id: AppID) -> AppRow { tables.apps[id.rawValue] }
    package func scope(_ id: ScopeID) -> ScopeRow { tables.scopes[id.rawValue] }
    package func list(_ id: ListID) -> ListRow { tables.lists[id.rawValue] }
    package func range(_ id: RangeID) -> RangeRow { tables.ranges[id.rawValue] }
    package func intent(_ id: IntentID) -> IntentRow { tables.intents[id.rawValue] }
    package func parameter(_ id: ParameterID) -> ParameterRow { tables.parameters[id.rawValue] }
    package func phrase(_ id: PhraseID) -> PhraseRow { tables.phrases[id.rawValue] }
    package func outcome(_ id: OutcomeID) -> OutcomeRow { tables.outcomes[id.rawValue] }

    /// What a slot of a finding fills, and what reads it.
    package func symbol(of slot: SlotSpan) -> SymbolRow { tables.symbols[slot.symbol] }
    /// What slots fill, and what reads them, by the symbols of findings.
    package var symbolRows: some Sequence<SymbolRow> { (0..<tables.symbols.count).lazy.map { self.tables.symbols[$0] } }

    package func titles(_ run: RowRun) -> [SpokenNameRow] { run.rows.map { tables.titles[$0] } }
    package func appNames(_ run: RowRun) -> [SpokenNameRow] { run.rows.map { tables.appNames[$0] } }
    package func wordings(_ run: RowRun) -> [WordingsRow] { run.rows.map { tables.wordings[$0] } }
    package func texts(_ run: RowRun) -> [String] { run.rows.map { text(tables.textLists[$0].text) } }
    package func facts(_ run: RowRun) -> [FactRow] { run.rows.map { tables.facts[$0] } }
    package func assignments(_ run: RowRun) -> [AssignmentRow] { run.rows.map { tables.assignments[$0] } }
    package func copies(_ run: RowRun) -> [CopyRow] { run.rows.map { tables.copies[$0] } }

    // MARK: Indices

    // All of a kind, in the order in which they were declared, none of them made: O(1).

    package var languages: some Sequence<LanguageID> { (0..<tables.languages.count).lazy.map { LanguageID($0) } }
    package var apps: some Sequence<AppID> { (0..<tables.apps.count).lazy.map { AppID($0) } }
    package var scopes: some Sequence<ScopeID> { (0..<tables.scopes.count).lazy.map { ScopeID($0) } }
    package var lists: some Sequence<ListID> { (0..<tables.lists.count).lazy.map { ListID($0) } }
    package var ranges: some Sequence<RangeID> { (0..<tables.ranges.count).lazy.map { RangeID($0) } }
    package var intents: some Sequence<IntentID> { (0..<tables.intents.count).lazy.map { IntentID($0) } }
    package var phrases: some Sequence<PhraseID> { (0..<tables.phrases.count).lazy.map { PhraseID($0) } }
    /// How many phrases there are, vetoes among them. O(1).
    package var phraseCount: Int { tables.phrases.count }
    package var intentCount: Int { tables.intents.count }

    /// The parameters of an intent, in the order of its row.
    package func parameters(of intent: IntentRow) -> some Sequence<ParameterID> { intent.parameters.rows.lazy.map { ParameterID($0) } }

    // MARK: Texts and values

    /// A text of the pool. O(length).
    package func text(_ id: TextID) -> String { tables.texts.text(of: id) }
    /// A text that may be absent. O(length).
    package func text(_ id: OptionalIndex<TextID>) -> String? { tables.texts.text(of: id) }

    /// Whether a text is that one; nothing is allocated.
    package func isText(_ id: TextID, _ text: String) -> Bool { tables.texts.isEqual(id, to: text) }

    /// A value as it is written, without its place.
    package func literal(_ id: LiteralID) -> ValueLiteral {
        FrozenLiterals(rows: tables.literals, texts: tables.texts).literal(id)
    }

    /// The tag of a phrase's language.
    package func language(of scope: ScopeID) -> LanguageRow { language(self.scope(scope).language) }

    /// `path:line`; `path: name` in a source whose lines have names.
    package func place(of phrase: PhraseRow) -> String {
        let path = text(phrase.source)
        return text(phrase.lineName).map { "\(path): \($0)" } ?? "\(path):\(phrase.line)"
    }

    /// Whether some intent has a veto. O(intents).
    var hasVetoes: Bool { (0..<tables.intents.count).contains { tables.intents[$0].hasVetoes != 0 } }
}
