package import Dialog
package import IntentModel
import PhraseAutomaton
package import PhraseSyntax
package import ValueTypes

/// A value of a list as the runtime hands it out.
package struct ListEntry: Sendable, Hashable {
    /// The canonical value; where none is written, the first wording as it is written, brackets included.
    package var value: SlotValue
    /// What people call it: the first wording that no other value of the list has, without what may be absent.
    package var title: String
    /// The other wordings.
    package var synonyms: [String]
    /// What choosing it tells.
    var facts: [String: SlotValue] = [:]
}

/// The values of a list, read when they are asked for.
package struct ListEntries: RandomAccessCollection, Sendable {
    private let values: FrozenValues
    /// By place, those that the tables cannot hold.
    private let unwritten: [Int: ListEntry]

    fileprivate init(_ values: FrozenValues, unwritten: [Int: ListEntry]) {
        self.values = values
        self.unwritten = unwritten
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { values.count }

    package subscript(index: Int) -> ListEntry {
        unwritten[index]
            ?? ListEntry(
                value: values.value(of: index), title: values.title(of: index), synonyms: values.synonyms(of: index),
                facts: facts(of: index))
    }

    /// What choosing a value tells.
    func facts(of index: Int) -> [String: SlotValue] {
        if let entry = unwritten[index] { return entry.facts }
        return Dictionary(values.facts(of: index).map { ($0.key, $0.value.slotValue) }) { first, _ in first }
    }

    func value(of index: Int) -> SlotValue { unwritten[index]?.value ?? values.value(of: index) }
    func title(of index: Int) -> String { unwritten[index]?.title ?? values.title(of: index) }
}

extension PhraseLibrary {
    /// The values of a list: those bound, else those of the phrase files.
    package func entries(of list: ListID) -> ListEntries {
        if let bound = bindings[list] { return ListEntries(bound.values, unwritten: unwritten[list] ?? [:]) }
        return ListEntries(tables.values(of: list), unwritten: [:])
    }

    /// What people call the values of a parameter's list, first in the language that the intent is declared in, then in those that call
    /// them otherwise; empty where it has no list.
    package func choiceTitles(of parameter: ParameterDefinition, in intent: IntentKey) -> [[String]] {
        guard case .choice(let name) = parameter.type.innermost, let id = identifier(of: intent) else { return [] }
        let first = tables.intent(id).example.id.map(language(of:)) ?? languages.first ?? "en"
        var lists: [[String]] = []
        for language in [first] + languages {
            for source in sources(ofChoice: name, app: intent.app, language: language) {
                guard case .list(let list) = source.source else { continue }
                let titles = entries(of: list).map(\.title)
                if !titles.isEmpty, !lists.contains(titles) { lists.append(titles) }
                break
            }
        }
        return lists
    }

    /// The lists that are bound, with their values. O(lists that are declared `bound`).
    func boundEntries() -> [(list: ListID, entries: ListEntries)] {
        tables.lists.filter { tables.list($0).isBound != 0 && bindings[$0] != nil }.map { ($0, entries(of: $0)) }
    }
}

extension FrozenValues {
    /// The canonical value; where none is written, the first wording.
    func value(of index: Int) -> SlotValue { canonical(of: index)?.slotValue ?? .text(text(of: index)) }
}

extension ValueLiteral {
    /// The literal as a value by itself, without a parameter that would read its words.
    var slotValue: SlotValue {
        switch self {
        case .words(let text, _), .string(let text, _): .text(text)
        case .number(let number, _): Int(number.text).map(SlotValue.integer) ?? .number(number.value)
        case .boolean(let truth, _): .boolean(truth)
        case .array(let values, _): .array(values.map(\.slotValue))
        }
    }
}
