import PhraseAutomaton
import PhraseSyntax
import ValueTypes

extension PhraseLibrary {
    /// What choosing a phrase adds; made anew each time, of nothing for most phrases.
    func facts(of phrase: PhraseID) -> PhraseFacts {
        let row = tables.phrase(phrase)
        return row.outcome.id.map { PhraseFacts(tables.outcome($0), of: row, in: tables) } ?? .none
    }
}

extension PhraseFacts {
    /// The facts of a phrase; of several values for one parameter the first counts, so that `=>` comes before `set`.
    fileprivate init(_ outcome: OutcomeRow, of phrase: PhraseRow, in library: FrozenLibrary) {
        func type(_ parameter: OptionalIndex<ParameterID>) -> ValueType {
            parameter.id.flatMap { library.parameter($0).type(in: library) }.map { ValueType($0, in: phrase.scope, of: library) }
                ?? .kind(.text)
        }
        for assignment in library.assignments(outcome.assignments) {
            let name = library.text(assignment.name)
            guard !fixed.contains(where: { $0.parameter == name }) else { continue }
            let type = type(assignment.parameter)
            let content = Self.content(
                of: library.literal(assignment.value), type: type, title: library.text(assignment.title))
            fixed.append(Fixed(parameter: name, type: type, content: content))
        }
        copies = library.copies(outcome.copies).map {
            Copy(parameter: library.text($0.name), type: type($0.parameter), key: library.text($0.key))
        }
        response = library.text(outcome.response)
        notes = library.facts(outcome.notes).map {
            Interpretation.Note(key: library.text($0.key), value: library.literal($0.value).slotValue)
        }
    }

    private static func content(of literal: ValueLiteral, type: ValueType, title: String?) -> Fixed.Content {
        if case .array(let element) = type, case .array(let literals, _) = literal {
            let values = literals.map { content(of: $0, type: element, title: nil) }
            let read = values.compactMap { if case .value(let value, _) = $0 { value } else { nil } }
            if read.count == values.count { return .value(.array(read), title: nil) }
        }
        switch type {
        case .choice: return .value(literal.slotValue, title: title)
        case .kind(.text), .array: return .value(literal.slotValue, title: nil)
        case .kind:
            if case .words(let words, _) = literal { return .words(words) }
            return .value(literal.slotValue, title: nil)
        }
    }
}

extension ValueType {
    /// The type that a name in a phrase file means, seen from a scope.
    init(_ type: ResolvedType, in scope: ScopeID, of library: FrozenLibrary) {
        switch type {
        case .array(let element): self = .array(ValueType(element, in: scope, of: library))
        case .named(let name):
            switch library.declaration(named: name, in: scope) {
            case .list, .range: self = .choice(of: name)
            case .rule, nil: self = ValueKind(rawValue: name).map(ValueType.kind) ?? .choice(of: name)
            }
        }
    }
}
