import PhraseAutomaton
import PhraseSyntax
import PhraseText
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

    /// The library with the lists of that name that one app declares given new values, each list those in its own language.
    package func binding(
        _ name: String, of app: String, values: (_ language: String) -> [BoundValue]
    ) throws(ListBindingError) -> PhraseLibrary {
        var library = self
        for list in try bindableLists(named: name) {
            let scope = tables.scope(tables.list(list).scope)
            guard let owner = scope.app.id, tables.isText(tables.app(owner).name, app) else { continue }
            try library.bind(values(tables.text(tables.language(scope.language).tag)), to: name, lists: [list])
        }
        return library
    }

    private mutating func bind(_ values: [BoundValue], to name: String) throws(ListBindingError) {
        try bind(values, to: name, lists: bindableLists(named: name))
    }

    private mutating func bind(_ values: [BoundValue], to name: String, lists: [ListID]) throws(ListBindingError) {
        try checkCount(values.count, of: name)
        let bytes = values.reduce(0) { $1.wordings.reduce($0) { $0 + $1.utf8.count } }
        guard bytes <= Self.boundListLimit else { throw .tooManyBytes(name, given: bytes, allowed: Self.boundListLimit) }
        for value in values {
            for wording in value.wordings where wording.utf8.count > Self.boundWordingLimit {
                throw .tooLong(name, given: wording.utf8.count, allowed: Self.boundWordingLimit)
            }
        }
        for list in lists {
            var builder = BoundListBuilder(list, count: values.count, in: automaton)
            unwritten[list] = nil
            for (index, value) in values.enumerated() {
                let isWritten = builder.append(value)
                if !isWritten { unwritten[list, default: [:]][index] = ListEntry(value) }
            }
            bindings.bind(BoundList(builder))
        }
    }

    /// The names of all lists.
    package var listNames: [String] { tables.lists.map { tables.text(tables.list($0).name) } }

    /// The names of the lists that are declared `bound`.
    package var boundLists: [String] {
        tables.lists.map { tables.list($0) }.filter { $0.isBound != 0 }.map { tables.text($0.name) }
    }

    /// All lists of that name that are declared `bound`.
    func bindableLists(named name: String) throws(ListBindingError) -> [ListID] {
        let named = tables.lists.filter { tables.isText(tables.list($0).name, name) }
        guard !named.isEmpty else {
            throw .unknownList(name, nearest: NearestName.of(name, among: boundLists))
        }
        let bindable = named.filter { tables.list($0).isBound != 0 }
        guard !bindable.isEmpty else { throw .notBound(name) }
        return bindable
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

extension BoundListBuilder {
    /// Adds a value; `false` where it, or a fact that it tells, is something that no phrase file can write.
    fileprivate mutating func append(_ value: BoundValue) -> Bool {
        var isWritten = true
        let facts: [(key: String, value: ValueLiteral)] = value.facts.map { key, fact in
            let literal = ValueLiteral(fact)
            isWritten = isWritten && literal != nil
            // Told, and equal to nothing that a phrase file names.
            return (key, literal ?? .array([], span: SourceSpan(0, 0)))
        }
        if case .text(let text) = value.value {
            append(value: nil, text: text, wordings: value.wordings, facts: facts)
        } else {
            let literal = ValueLiteral(value.value)
            isWritten = isWritten && literal != nil
            append(value: literal, text: String(describing: value.value), wordings: value.wordings, facts: facts)
        }
        return isWritten
    }
}

extension ValueLiteral {
    /// A value as a phrase file would write it; `nil` for one that none can.
    fileprivate init?(_ value: SlotValue) {
        let nowhere = SourceSpan(0, 0)
        switch value {
        case .text(let text): self = .string(text, span: nowhere)
        case .integer(let number): self = .number(NumberLiteral(text: String(number), value: Double(number)), span: nowhere)
        case .number(let number): self = .number(NumberLiteral(text: String(number), value: number), span: nowhere)
        case .boolean(let truth): self = .boolean(truth, span: nowhere)
        case .array(let elements):
            var literals: [ValueLiteral] = []
            for element in elements {
                // What is deeper than a phrase file can be is not written either.
                guard let literal = ValueLiteral(element), !literal.isArray else { return nil }
                literals.append(literal)
            }
            self = .array(literals, span: nowhere)
        case .instant, .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: return nil
        }
    }

    private var isArray: Bool { if case .array = self { true } else { false } }
}
