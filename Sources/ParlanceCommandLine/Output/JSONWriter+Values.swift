import ValueTypes

/// Values of parameters, as `match --json` and the events of a conversation write them:
///
///     {"value": 4.5, "type": "number", "text": "4.50", "range": [7, 11]}
///     {"value": "2026-11-30", "grain": "day", "type": "date", "text": "today", "range": [0, 5]}
///     {"value": 3, "unit": "kilometre", "type": "length", "text": "3 km", "range": [4, 8]}
///     {"value": {"from": 3, "to": null}, "unit": "EUR", "type": "currency", "text": "at least 3 €", "range": [0, 14]}
///
/// `range` is half-open, in UTF-8 offsets of the line; it and `text` are `null` for a value that was not said.
extension JSONWriter {
    mutating func parameter(_ parameter: ParameterValue) {
        object { json in
            json.members(of: parameter.value)
            json.member("type", parameter.type.name)
            json.member("text", parameter.text)
            json.member("range", parameter.range)
        }
    }

    /// A value alone: an object where one needs a second member.
    mutating func value(_ value: SlotValue) {
        switch value {
        case .text(let text): string(text)
        case .integer(let number): integer(number)
        case .number(let number): self.number(number)
        case .boolean(let truth): boolean(truth)
        case .array(let elements): array(elements) { $0.value($1) }
        case .instant, .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: object { $0.members(of: value) }
        }
    }

    /// The value, and what it needs besides, as members of an object.
    mutating func members(of value: SlotValue) {
        switch value {
        case .text, .integer, .number, .boolean, .array:
            member("value") { $0.value(value) }
        case .instant(let instant):
            member("value", instant.iso8601)
            member("grain", instant.grain.rawValue)
            if let holiday = instant.holiday { member("holiday", holiday) }
        case .interval(let interval):
            member("value") { json in
                json.object { json in
                    json.member("start") { json in json.instant(interval.start) }
                    json.member("end") { json in json.instant(interval.end) }
                }
            }
            member("grain", interval.grain.rawValue)
            if let holiday = interval.holiday { member("holiday", holiday) }
        case .recurrence(let recurrence):
            member("value") { json in
                json.object { json in
                    json.member("unit", recurrence.unit.rawValue)
                    json.member("interval") { $0.integer(recurrence.interval) }
                    json.member("weekdays") { json in json.array(recurrence.weekdays) { $0.integer($1) } }
                    if let nth = recurrence.nth { json.member("nth") { $0.integer(nth) } }
                    json.member("first") { json in json.instant(recurrence.first) }
                    if let end = recurrence.firstEnd { json.member("firstEnd") { json in json.instant(end) } }
                }
            }
            member("grain", recurrence.first.grain.rawValue)
            if let holiday = recurrence.first.holiday { member("holiday", holiday) }
        case .duration(let period):
            member("value") { $0.number(period.value) }
            member("unit", period.unit.rawValue)
        case .amount(let amount):
            member("value") { $0.number(amount.value) }
            member("unit", amount.unit)
            if let product = amount.product { member("product", product) }
        case .amountRange(let range):
            bounds(range.lower, range.upper)
            member("unit", range.unit)
            if let product = range.product { member("product", product) }
        case .numberRange(let range):
            bounds(range.lower, range.upper)
        }
    }

    private mutating func bounds(_ lower: Double?, _ upper: Double?) {
        member("value") { json in
            json.object { json in
                json.member("from") { json in json.number(lower) }
                json.member("to") { json in json.number(upper) }
            }
        }
    }

    private mutating func number(_ number: Double?) {
        guard let number else { return null() }
        self.number(number)
    }

    private mutating func instant(_ instant: Instant?) {
        guard let instant else { return null() }
        value(.instant(instant))
    }
}
