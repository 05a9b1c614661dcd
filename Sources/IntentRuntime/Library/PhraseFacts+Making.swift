import PhraseSyntax
import ValueTypes

extension PhraseFacts {
    /// The facts of a phrase; of several values for one parameter the first counts, so that `=>` comes before `set`.
    init(_ phrase: ResolvedPhrase, in library: ResolvedLibrary, lists: [[ListEntry]]) {
        let intent = library.intents[phrase.intent.index]
        for assignment in phrase.assignments where !fixed.contains(where: { $0.parameter == assignment.name.value }) {
            let parameter = intent.parameters.first { $0.name == assignment.name.value }
            let type = parameter?.type.map { ValueType($0, in: phrase.scope, of: library) } ?? .kind(.text)
            fixed.append(
                Fixed(
                    parameter: assignment.name.value, type: type,
                    content: Self.content(of: assignment.value, type: type, in: phrase.scope, of: library, lists: lists)))
        }
        for clause in phrase.clauses {
            switch clause.content {
            case .response(let key): response = key.value
            case .note(let key, let value): notes.append(Interpretation.Note(key: key.value, value: value.slotValue))
            case .setFrom(let name, let key):
                let type = intent.parameters.first { $0.name == name.value }?.type
                copies.append(
                    Copy(
                        parameter: name.value, type: type.map { ValueType($0, in: phrase.scope, of: library) } ?? .kind(.text),
                        key: key.value))
            case .needs, .when, .unless, .set: break
            }
        }
    }

    private static func content(
        of literal: ValueLiteral, type: ValueType, in scope: ScopeID, of library: ResolvedLibrary, lists: [[ListEntry]]
    ) -> Fixed.Content {
        if case .array(let element) = type, case .array(let literals, _) = literal {
            let values = literals.map { content(of: $0, type: element, in: scope, of: library, lists: lists) }
            let read = values.compactMap { if case .value(let value, _) = $0 { value } else { nil } }
            if read.count == values.count { return .value(.array(read), title: nil) }
        }
        switch type {
        case .choice(let name):
            guard case .list(let id) = library.source(ofTypeNamed: name, in: scope) else { return .value(literal.slotValue, title: nil) }
            let entry = lists[id.index].first { $0.value == literal.slotValue }
            return .value(literal.slotValue, title: entry?.title)
        case .kind(.text), .array:
            return .value(literal.slotValue, title: nil)
        case .kind:
            if case .words(let words, _) = literal { return .words(words) }
            return .value(literal.slotValue, title: nil)
        }
    }
}

extension ValueType {
    /// The type that a name in a phrase file means, seen from a scope.
    init(_ type: ResolvedType, in scope: ScopeID, of library: ResolvedLibrary) {
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
