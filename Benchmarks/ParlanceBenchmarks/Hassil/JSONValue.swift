import PhraseAutomaton
import ValueTypes

/// A slot value as plain JSON.
enum JSONValue: Codable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case array([JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .boolean(let boolean): try container.encode(boolean)
        case .array(let elements): try container.encode(elements)
        }
    }

    init(_ value: SlotValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .boolean(let boolean): self = .boolean(boolean)
        case .array(let elements): self = .array(elements.map(JSONValue.init))
        case .integer, .number, .amount, .amountRange, .numberRange, .instant, .interval, .recurrence, .duration:
            self = value.double.map(JSONValue.number) ?? .text(String(describing: value))
        }
    }

    var slotValue: SlotValue {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): Int(exactly: number).map(SlotValue.integer) ?? .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .array(let elements): .array(elements.map(\.slotValue))
        }
    }

    /// As conditions compare it.
    var factValue: FactValue {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .array(let elements): .array(elements.map(\.factValue))
        }
    }
}
