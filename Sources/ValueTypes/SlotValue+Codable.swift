/// As JSON: `{"type": "number", "value": 4.5}`, where `type` names the case and `value` is what the case holds.
extension SlotValue: Codable {
    private enum Key: String, CodingKey { case type, value }

    private enum Tag: String, Codable {
        case text, integer, number, boolean, instant, interval, recurrence, duration, amount, amountRange, numberRange, array
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Tag.self, forKey: .type) {
        case .text: self = .text(try container.decode(String.self, forKey: .value))
        case .integer: self = .integer(try container.decode(Int.self, forKey: .value))
        case .number: self = .number(try container.decode(Double.self, forKey: .value))
        case .boolean: self = .boolean(try container.decode(Bool.self, forKey: .value))
        case .instant: self = .instant(try container.decode(Instant.self, forKey: .value))
        case .interval: self = .interval(try container.decode(Interval.self, forKey: .value))
        case .recurrence: self = .recurrence(try container.decode(Recurrence.self, forKey: .value))
        case .duration: self = .duration(try container.decode(Period.self, forKey: .value))
        case .amount: self = .amount(try container.decode(Amount.self, forKey: .value))
        case .amountRange: self = .amountRange(try container.decode(AmountRange.self, forKey: .value))
        case .numberRange: self = .numberRange(try container.decode(NumberRange.self, forKey: .value))
        case .array: self = .array(try container.decode([SlotValue].self, forKey: .value))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .text(let value):
            try container.encode(Tag.text, forKey: .type)
            try container.encode(value, forKey: .value)
        case .integer(let value):
            try container.encode(Tag.integer, forKey: .type)
            try container.encode(value, forKey: .value)
        case .number(let value):
            try container.encode(Tag.number, forKey: .type)
            try container.encode(value, forKey: .value)
        case .boolean(let value):
            try container.encode(Tag.boolean, forKey: .type)
            try container.encode(value, forKey: .value)
        case .instant(let value):
            try container.encode(Tag.instant, forKey: .type)
            try container.encode(value, forKey: .value)
        case .interval(let value):
            try container.encode(Tag.interval, forKey: .type)
            try container.encode(value, forKey: .value)
        case .recurrence(let value):
            try container.encode(Tag.recurrence, forKey: .type)
            try container.encode(value, forKey: .value)
        case .duration(let value):
            try container.encode(Tag.duration, forKey: .type)
            try container.encode(value, forKey: .value)
        case .amount(let value):
            try container.encode(Tag.amount, forKey: .type)
            try container.encode(value, forKey: .value)
        case .amountRange(let value):
            try container.encode(Tag.amountRange, forKey: .type)
            try container.encode(value, forKey: .value)
        case .numberRange(let value):
            try container.encode(Tag.numberRange, forKey: .type)
            try container.encode(value, forKey: .value)
        case .array(let value):
            try container.encode(Tag.array, forKey: .type)
            try container.encode(value, forKey: .value)
        }
    }
}
