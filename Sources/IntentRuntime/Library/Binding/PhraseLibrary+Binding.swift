import PhraseAutomaton
import PhraseSyntax
import ValueTypes

extension PhraseLibrary {
    /// The longest wording of a bound value, in bytes of UTF-8.
    public static let boundWordingLimit = 65_536
    /// All wordings of a bound list, in bytes of UTF-8.
    public static let boundListLimit = 64 << 20

    /// The library with lists given new values; lists not named keep those that they have.
    ///
    /// What was compiled is shared: only the tries of the lists given are made, in O(bytes + values · log values), a few milliseconds
    /// for 10,000 values. The library itself does not change, so that others may go on matching with it meanwhile.
    ///
    /// - Parameter lists: By name. Where several apps or languages declare a `bound` list of one name, all of them get the values.
    /// - Throws: ``ListBindingError`` for the first list, by name, that cannot be bound; nothing is bound then.
    public func binding(_ lists: [String: [BoundValue]]) throws(ListBindingError) -> PhraseLibrary {
        var library = self
        for (name, values) in lists.sorted(by: { $0.key < $1.key }) { try library.bind(values, to: name) }
        return library
    }

    private mutating func bind(_ values: [BoundValue], to name: String) throws(ListBindingError) {
        let bindable = try bindableLists(named: name)
        try checkCount(values.count, of: name)
        let bytes = values.reduce(0) { $1.wordings.reduce($0) { $0 + $1.utf8.count } }
        guard bytes <= Self.boundListLimit else { throw .tooManyBytes(name, given: bytes, allowed: Self.boundListLimit) }
        for value in values {
            for wording in value.wordings where wording.utf8.count > Self.boundWordingLimit {
                throw .tooLong(name, given: wording.utf8.count, allowed: Self.boundWordingLimit)
            }
        }
        let entries = values.map { ListEntry($0) }
        for list in bindable {
            bind(entries, values.map { BoundList.Value($0.value, texts: $0.wordings, facts: $0.facts) }, to: list)
        }
    }

    mutating func bind(_ entries: [ListEntry], _ values: [BoundList.Value], to list: ListID) {
        lists[list.index] = entries
        bindings.bind(BoundList(values, of: list, in: automaton))
    }

    /// All lists of that name that are declared `bound`.
    func bindableLists(named name: String) throws(ListBindingError) -> [ListID] {
        let named = resolved.lists.indices.filter { resolved.lists[$0].name == name }
        guard !named.isEmpty else {
            let bindable = resolved.lists.lazy.filter(\.isBound).map(\.name)
            throw .unknownList(name, nearest: NearestName.of(name, among: bindable))
        }
        let bindable = named.filter { resolved.lists[$0].isBound }
        guard !bindable.isEmpty else { throw .notBound(name) }
        return bindable.map { ListID($0) }
    }

    func checkCount(_ count: Int, of name: String) throws(ListBindingError) {
        guard count <= SyntaxLimits.valuesOfBoundList else {
            throw .tooManyValues(name, given: count, allowed: SyntaxLimits.valuesOfBoundList)
        }
    }
}

extension ListEntry {
    fileprivate init(_ value: BoundValue) {
        self.init(
            value: value.value, title: value.wordings.first ?? "", synonyms: Array(value.wordings.dropFirst()), facts: value.facts)
    }
}

extension BoundList.Value {
    init(_ value: SlotValue, texts: [String], facts: [String: SlotValue]) {
        let canonical: String
        if case .text(let text) = value { canonical = text } else { canonical = String(describing: value) }
        self.init(canonical: canonical, texts: texts, facts: facts.map { (key: $0.key, value: FactValue($0.value)) })
    }
}
