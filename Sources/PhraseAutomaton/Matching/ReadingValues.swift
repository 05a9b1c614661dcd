import PhraseSyntax
import PhraseText

/// What a reading fills its parameters with, in a form that can be compared across phrases, lists and languages.
struct ReadingValues: Hashable {
    enum Value: Hashable {
        /// A list's canonical value, or a fixed one.
        case canonical(String)
        case number(Double)
        /// Words read as a type; text where `nil`.
        case words(Range<Int>, type: String?)
    }

    var values: [String: [Value]] = [:]
}

extension Matcher {
    /// The captured values, and the phrase's fixed ones for parameters that were not said.
    func values(of reading: Reading) -> ReadingValues {
        var values = ReadingValues()
        for capture in reading.captures {
            switch capture.content {
            case .app: continue
            case .words:
                var type: String?
                if case .type(let name)? = capture.source { type = name }
                values.values[capture.name, default: []].append(.words(capture.range, type: type))
            case .number(let number): values.values[capture.name, default: []].append(.number(number))
            case .listValue(let index):
                guard case .list(let list)? = capture.source else { continue }
                values.values[capture.name, default: []].append(canonicalValue(index, of: list))
            }
        }
        let library = automaton.library
        guard let outcome = library.phrase(reading.phrase).outcome.id else { return values }
        for assignment in library.assignments(library.outcome(outcome).assignments) {
            let name = library.text(assignment.name)
            if values.values[name] == nil { values.values[name] = [ReadingValues.Value(library.literal(assignment.value))] }
        }
        return values
    }

    /// Without one of its own, a value's canonical value is its first wording as written.
    private func canonicalValue(_ index: Int, of list: ListID) -> ReadingValues.Value {
        let values = bindings[list]?.values ?? automaton.library.values(of: list)
        return values.canonical(of: index).map { ReadingValues.Value($0) } ?? .canonical(values.text(of: index))
    }
}

extension ReadingValues.Value {
    init(_ literal: ValueLiteral) {
        switch literal {
        case .words(let text, _), .string(let text, _): self = .canonical(text)
        case .number(let number, _): self = .number(number.value)
        case .boolean(let flag, _): self = .canonical(flag ? "true" : "false")
        case .array(let elements, _):
            self = .canonical(elements.map { String(describing: ReadingValues.Value($0)) }.joined(separator: "\u{0}"))
        }
    }
}
