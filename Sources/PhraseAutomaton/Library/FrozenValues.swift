package import PhraseSyntax

/// The values of a list, those of a phrase file or those bound.
package struct FrozenValues: Sendable {
    let rows: FrozenTable<ValueRow>
    let run: Range<Int>
    let textLists: FrozenTable<TextRow>
    let facts: FrozenTable<FactRow>
    let literals: FrozenTable<LiteralRow>
    let texts: FrozenTexts
    /// Keeps the tables' memory.
    let owner: any AnyObject & Sendable

    /// How many values there are. O(1).
    package var count: Int { run.count }

    /// - Precondition: `index` < `count`. What a sentence captures is checked here once more: behind the run stand other lists' values.
    private func row(_ index: Int) -> ValueRow {
        precondition(run.contains(run.lowerBound + index), "a value of a list that it does not have")
        return rows[run.lowerBound + index]
    }
    private func literal(_ id: LiteralID) -> ValueLiteral { FrozenLiterals(rows: literals, texts: texts).literal(id) }

    /// The canonical value, where one is written.
    package func canonical(of index: Int) -> ValueLiteral? { row(index).canonical.id.map(literal) }

    /// The first wording as written: the value, where no canonical one is.
    package func text(of index: Int) -> String { texts.text(of: row(index).text) }

    /// What people call it.
    package func title(of index: Int) -> String { texts.text(of: row(index).title) }

    /// The other wordings.
    package func synonyms(of index: Int) -> [String] { row(index).synonyms.rows.map { texts.text(of: textLists[$0].text) } }

    /// What choosing it tells.
    package func facts(of index: Int) -> [(key: String, value: ValueLiteral)] {
        row(index).facts.rows.map { (texts.text(of: facts[$0].key), literal(facts[$0].value)) }
    }
}

extension FrozenLibrary {
    /// The values of a list that stand in the phrase files.
    package func values(of list: ListID) -> FrozenValues {
        FrozenValues(
            rows: tables.values, run: self.list(list).values.rows, textLists: tables.textLists, facts: tables.facts,
            literals: tables.literals, texts: tables.texts, owner: self)
    }

    /// The canonical value of a list that stands in the phrase files, where one is written. O(length), as the other two.
    package func canonical(of index: Int, in list: ListID) -> ValueLiteral? {
        guard let canonical = row(index, list).canonical.id else { return nil }
        return literal(canonical)
    }

    /// The first wording of a value: the value, where no canonical one is written.
    package func text(of index: Int, in list: ListID) -> String { text(row(index, list).text) }

    /// What people call a value.
    package func title(of index: Int, in list: ListID) -> String { text(row(index, list).title) }

    @inline(__always)
    private func row(_ index: Int, _ list: ListID) -> ValueRow {
        let run = tables.lists[list.rawValue].values.rows
        precondition(run.contains(run.lowerBound + index), "a value of a list that it does not have")
        return tables.values[run.lowerBound + index]
    }
}
