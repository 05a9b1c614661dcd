import PhraseSyntax
import PhraseText

/// What a group's `when` or `unless` asks of the context: a key, and the values that satisfy it.
struct ConditionRow: LibraryRow {
    var key: TextID
    /// An array.
    var values: LiteralID

    static let columns = [LibraryColumn(\Self.key, .row(of: .textOffsets)), LibraryColumn(\Self.values, .row(of: .literals))]
}

/// A recogniser, before it is made.
struct RecognizerRow: LibraryRow {
    /// Those of any machine; a program of another release does not open the file.
    var firstBytes: FirstBytes
    var type: TextID
    /// BCP 47.
    var language: TextID

    static let columns = [LibraryColumn(\Self.type, .row(of: .textOffsets)), LibraryColumn(\Self.language, .row(of: .textOffsets))]
}

extension FrozenLibrary {
    /// The conditions that groups name, in the order in which they were met.
    var conditions: [ConditionTable.Condition] {
        (0..<tables.conditions.count).map { number in
            let row = tables.conditions[number]
            var values: [FactValue] = []
            if case .array(let literals, _) = literal(row.values) { values = literals.map(FactValue.init) }
            return ConditionTable.Condition(key: text(row.key), values: values)
        }
    }

    /// The recognisers that phrases await, by number.
    var recognizers: [LazyRecognizers.Description] {
        (0..<tables.recognizers.count).map { number in
            let row = tables.recognizers[number]
            return LazyRecognizers.Description(
                type: text(row.type), language: text(row.language), firstBytes: row.firstBytes, firstBytesAnywhere: row.firstBytes)
        }
    }

    /// The slots of the automaton, by number.
    var symbols: [Symbol] {
        (0..<tables.symbols.count).map { number in
            let row = tables.symbols[number]
            let reading: Symbol.Reading
            if let list = row.list.id {
                reading = .list(list)
            } else if let app = row.app.id {
                reading = .app(app, row.language)
            } else if let range = row.range.id {
                reading = .range(range, row.language)
            } else if let type = row.type.id {
                reading = .type(text(type), row.language)
            } else {
                reading = .freeText(row.language)
            }
            return Symbol(reading: reading, parameter: text(row.parameter))
        }
    }
}

extension FrozenLibraryBuilder {
    mutating func rows(of conditions: [ConditionTable.Condition]) -> [ConditionRow] {
        conditions.map { condition in
            let values = FactValue.array(condition.values).literal
            return ConditionRow(key: text(condition.key), values: shared.literals.append(values, &shared.texts))
        }
    }

    mutating func rows(of recognizers: [LazyRecognizers.Description]) -> [RecognizerRow] {
        recognizers.map { RecognizerRow(firstBytes: $0.firstBytesAnywhere, type: text($0.type), language: text($0.language)) }
    }
}

extension FactValue {
    /// A literal that tells it.
    fileprivate var literal: ValueLiteral {
        let nowhere = SourceSpan(0, 0)
        switch self {
        case .text(let text): return .string(text, span: nowhere)
        case .number(let number): return .number(NumberLiteral(text: "", value: number), span: nowhere)
        case .boolean(let truth): return .boolean(truth, span: nowhere)
        case .array(let elements): return .array(elements.map(\.literal), span: nowhere)
        }
    }
}
