package import PhraseSyntax

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
    let tables: ValueTables
    let canonicals: [String]

    package init(_ values: some Collection<Value>, of list: ListID, in automaton: FrozenAutomaton) {
        let library = automaton.library
        let resolved = library.lists[list.index]
        let isSpacingFree = library.languages[library.scopes[resolved.scope.index].language.index].spacingFree
        var builder = ValueTablesBuilder(contextWidth: automaton.conditions.width)
        var texts = ListTexts(normalizer: automaton.normalizer, isSpacingFree: isSpacingFree)
        var canonicals: [String] = []
        canonicals.reserveCapacity(values.count)
        texts.reserve(texts: values.count, bytes: values.count * Self.bytesOfText)
        for (index, value) in values.enumerated() {
            canonicals.append(value.canonical)
            let effect = value.facts.isEmpty ? 0 : builder.effect(of: automaton.conditions.row(of: value.facts))
            for text in value.texts { texts.add(text, value: UInt32(index), effect: effect) }
        }
        builder.add(texts, gain: resolved.isPreferred ? PackedEvidence.preferredCharacter : 0, passesSpaces: isSpacingFree)
        self.list = list
        self.canonicals = canonicals
        tables = builder.freeze()
    }

    deinit { tables.deallocate() }

    /// What a text is guessed to have, for the room made for all.
    private static let bytesOfText = 16
}

/// Lists bound for matching; those without one have no values.
package struct ListBindings: Sendable {
    private(set) var lists: [BoundList] = []

    package init() {}

    /// O(lists bound): there are few.
    package subscript(list: ListID) -> BoundList? { lists.first { $0.list == list } }

    package mutating func bind(_ list: BoundList) {
        if let index = lists.firstIndex(where: { $0.list == list.list }) { lists[index] = list } else { lists.append(list) }
    }
}
