package import PhraseSyntax
import PhraseText

/// The values of a list that phrases declare `bound`, made ready for one automaton: immutable, shared by all threads without locks.
///
/// Making one takes O(bytes + values · log values) and touches nothing of what was compiled.
package final class BoundList: Sendable {
    /// A value: what it is, what people call it, what choosing it tells.
    package struct Value: Sendable {
        /// In a form that two lists can be compared by.
        package var canonical: String
        /// Plain texts.
        package var texts: [String]
        package var facts: [(key: String, value: FactValue)]

        package init(canonical: String, texts: [String], facts: [(key: String, value: FactValue)] = []) {
            self.canonical = canonical
            self.texts = texts
            self.facts = facts
        }
    }

    let list: ListID
    /// What its facts and its place among the lists were made for.
    let automaton: FrozenAutomaton
    let tables: ValueTables
    private let rows: FrozenTable<ValueRow>
    private let textLists: FrozenTable<TextRow>
    private let facts: FrozenTable<FactRow>
    private let literals: FrozenTable<LiteralRow>
    private let texts: FrozenTexts

    private init(_ list: ListID, of automaton: FrozenAutomaton, _ tables: ValueTables, _ values: FrozenValuesBuilder) {
        self.list = list
        self.automaton = automaton
        self.tables = tables
        rows = FrozenTable(values.rows)
        textLists = FrozenTable(values.textLists)
        facts = FrozenTable(values.facts)
        literals = FrozenTable(values.literals.rows)
        texts = values.texts.freeze()
    }

    deinit {
        tables.deallocate()
        rows.deallocate()
        textLists.deallocate()
        facts.deallocate()
        literals.deallocate()
        texts.deallocate()
    }

    /// What the values are, and what people call them.
    package var values: FrozenValues {
        FrozenValues(
            rows: rows, run: 0..<rows.count, textLists: textLists, facts: facts, literals: literals, texts: texts, owner: self)
    }
}

extension BoundList {
    /// A list of values that people call by plain texts. O(bytes + values · log values).
    package convenience init(_ values: some Collection<Value>, of list: ListID, in automaton: FrozenAutomaton) {
        var builder = BoundListBuilder(list, count: values.count, in: automaton)
        for value in values {
            builder.append(
                value: nil, text: value.canonical, wordings: value.texts, facts: value.facts.map { ($0.key, ValueLiteral($0.value)) })
        }
        self.init(builder)
    }

    /// Freezes what was collected. O(bytes + values · log values).
    package convenience init(_ builder: consuming BoundListBuilder) {
        let (list, automaton) = (builder.list, builder.automaton)
        let (tables, values) = builder.freeze()
        self.init(list, of: automaton, tables, values)
    }
}

/// Collects the values of a list that is bound.
package struct BoundListBuilder: ~Copyable {
    let list: ListID
    private var values = FrozenValuesBuilder()
    fileprivate let automaton: FrozenAutomaton
    private var texts: ListTexts
    private var tables: ValueTablesBuilder
    private let gain: UInt64
    private let isSpacingFree: Bool

    /// - Parameter count: How many values are likely to come.
    package init(_ list: ListID, count: Int, in automaton: FrozenAutomaton) {
        let row = automaton.library.list(list)
        self.list = list
        self.automaton = automaton
        isSpacingFree = automaton.library.language(of: row.scope).spacingFree != 0
        gain = row.isPreferred != 0 ? PackedEvidence.preferredCharacter : 0
        texts = ListTexts(normalizer: automaton.normalizer, isSpacingFree: isSpacingFree)
        tables = ValueTablesBuilder(contextWidth: automaton.conditions.width)
        texts.reserve(texts: count, bytes: count * ListTexts.usualBytes)
    }

    /// Adds a value that people call by plain texts, of which the first is its title.
    ///
    /// - Parameters:
    ///   - value: What an intent receives; `nil`: the text.
    ///   - text: In a form that two lists can be compared by.
    package mutating func append(
        value: ValueLiteral?, text: String, wordings: [String], facts: [(key: String, value: ValueLiteral)]
    ) {
        hear(wordings, of: values.rows.count, facts)
        values.append(canonical: value, text: text, wordings: wordings, facts: facts)
    }

    /// Adds values as phrase files write them, with the texts that their wordings stand for.
    package mutating func append(_ written: [ListValue], texts: [[String]]) {
        let run = values.append(written)
        for (index, (value, texts)) in zip(run.rows, zip(written, texts)) {
            hear(texts, of: index, value.facts.map { ($0.key.value, $0.value) })
        }
    }

    private mutating func hear(_ wordings: [String], of value: Int, _ facts: [(key: String, value: ValueLiteral)]) {
        let told = facts.lazy.map { (key: $0.key, value: FactValue($0.value)) }
        let effect = facts.isEmpty ? 0 : tables.effect(of: automaton.conditions.row(of: told))
        for wording in wordings { texts.add(wording, value: UInt32(value), effect: effect) }
    }

    fileprivate consuming func freeze() -> (tables: ValueTables, values: FrozenValuesBuilder) {
        var tables = tables
        tables.add(texts, gain: gain, passesSpaces: isSpacingFree)
        return (tables.freeze(), values)
    }
}

extension ValueLiteral {
    /// The literal that tells a fact.
    fileprivate init(_ fact: FactValue) {
        let nowhere = SourceSpan(0, 0)
        switch fact {
        case .text(let text): self = .string(text, span: nowhere)
        case .number(let number): self = .number(NumberLiteral(text: String(number), value: number), span: nowhere)
        case .boolean(let truth): self = .boolean(truth, span: nowhere)
        case .array(let elements): self = .array(elements.map(ValueLiteral.init), span: nowhere)
        }
    }
}

/// Lists bound for matching; those without one have no values.
package struct ListBindings: Sendable {
    private(set) var lists: [BoundList] = []

    /// No list is bound.
    package init() {}

    /// O(lists bound): there are few.
    package subscript(list: ListID) -> BoundList? { lists.first { $0.list == list } }

    /// Binds a list, in place of what it was bound to. O(lists bound).
    package mutating func bind(_ list: BoundList) {
        if let index = lists.firstIndex(where: { $0.list == list.list }) { lists[index] = list } else { lists.append(list) }
    }
}
