import PhraseAutomaton
import PhraseSyntax
import ValueTypes

extension PhraseLibrary {
    /// The longest wording of a bound value, in bytes of UTF-8.
    public static let boundWordingLimit = 65_536

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
        let named = resolved.lists.indices.filter { resolved.lists[$0].name == name }
        guard !named.isEmpty else {
            let bindable = resolved.lists.lazy.filter(\.isBound).map(\.name)
            throw .unknownList(name, nearest: NearestName.of(name, among: bindable))
        }
        let bindable = named.filter { resolved.lists[$0].isBound }
        guard !bindable.isEmpty else { throw .notBound(name) }
        guard values.count <= SyntaxLimits.valuesOfBoundList else {
            throw .tooManyValues(name, given: values.count, allowed: SyntaxLimits.valuesOfBoundList)
        }
        for value in values {
            for wording in value.wordings where wording.utf8.count > Self.boundWordingLimit {
                throw .tooLong(name, given: wording.utf8.count, allowed: Self.boundWordingLimit)
            }
        }
        let entries = values.map { ListEntry($0) }
        for index in bindable {
            let list = ListID(index)
            lists[index] = entries
            bindings.bind(BoundList(values.lazy.map { BoundList.Value($0) }, of: list, in: automaton))
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
    fileprivate init(_ value: BoundValue) {
        let canonical: String
        if case .text(let text) = value.value { canonical = text } else { canonical = String(describing: value.value) }
        self.init(
            canonical: canonical, texts: value.wordings, facts: value.facts.map { (key: $0.key, value: FactValue($0.value)) })
    }
}
