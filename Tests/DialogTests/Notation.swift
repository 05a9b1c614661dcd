import Dialog
import IntentModel
import ValueTypes

/// What is wrong with a line of a transcript.
struct NotationError: Error, CustomStringConvertible {
    var description: String
}

/// A word of a line: bare (`title`, `4.50`, `=`), or in double quotes.
enum Token: Equatable {
    case bare(String)
    case quoted(String)

    static func tokens(of line: Substring) throws -> [Token] {
        var tokens: [Token] = []
        var rest = line.drop { $0 == " " }
        while let first = rest.first {
            if first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: "\"") else { throw NotationError(description: "no closing quote: \(line)") }
                tokens.append(.quoted(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if "=|;[],:()".contains(first) {
                tokens.append(.bare(String(first)))
                rest = rest.dropFirst()
            } else {
                let word = rest.prefix { !" \"=|;[],:()".contains($0) }
                tokens.append(.bare(String(word)))
                rest = rest.dropFirst(word.count)
            }
            rest = rest.drop { $0 == " " }
        }
        return tokens
    }
}

/// Reads tokens one after the other.
struct TokenReader {
    private(set) var tokens: ArraySlice<Token>
    let intents: [String: IntentDefinition]

    init(_ line: Substring, intents: [String: IntentDefinition]) throws {
        tokens = try Token.tokens(of: line)[...]
        self.intents = intents
    }

    var isAtEnd: Bool { tokens.isEmpty }

    mutating func skip(_ word: String) -> Bool {
        guard tokens.first == .bare(word) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func word() throws -> String {
        guard case .bare(let word)? = tokens.popFirst() else { throw NotationError(description: "a word is missing") }
        return word
    }

    mutating func text() -> String? {
        guard case .quoted(let text)? = tokens.first else { return nil }
        tokens.removeFirst()
        return text
    }

    // MARK: Values

    /// `"text"`, `4.5`, `true`, `2026-11-30`, `bare` for a value of a list, `[…]`.
    mutating func value(as type: ValueType) throws -> ParameterValue {
        let text: String
        switch tokens.first {
        case .quoted(let quoted): text = quoted
        case .bare(let word): text = word
        case nil: text = ""
        }
        return ParameterValue(value: try slotValue(as: type), type: type, text: text)
    }

    private mutating func slotValue(as type: ValueType) throws -> SlotValue {
        if case .array(let element) = type {
            guard skip("[") else { throw NotationError(description: "an array begins with [") }
            var elements: [SlotValue] = []
            while !skip("]") {
                elements.append(try slotValue(as: element))
                _ = skip(",")
            }
            return .array(elements)
        }
        if let quoted = text() { return .text(quoted) }
        let word = try word()
        switch type {
        case .kind(.boolean): return .boolean(word == "true")
        case .kind(.integer): return .integer(Int(word) ?? 0)
        case .kind(.date):
            let parts = word.split(separator: "-").compactMap { Int($0) }
            guard parts.count == 3 else { throw NotationError(description: "no date: \(word)") }
            return .instant(Instant(year: parts[0], month: parts[1], day: parts[2], grain: .day))
        case .kind: return .number(Double(word) ?? .nan)
        default: return .text(word)
        }
    }

    /// `title = "tea" | "Tee"  price = impossible`, up to the end or a separator.
    mutating func assignments(of intent: IntentDefinition) throws -> (values: [String: [ParameterValue]], refusals: [String: RefusalReason])
    {
        var values: [String: [ParameterValue]] = [:]
        var refusals: [String: RefusalReason] = [:]
        while case .bare(let name)? = tokens.first, tokens.dropFirst().first == .bare("=") {
            tokens.removeFirst(2)
            if skip("impossible") {
                refusals[name] = .impossible(.tooLarge)
                continue
            }
            let type = intent.parameters.first { $0.name == name }?.type ?? .kind(.text)
            repeat { values[name, default: []].append(try value(as: type)) } while skip("|")
        }
        return (values, refusals)
    }
}
