import ValueTypes

/// A value as a flat object of JSON: what `parlance values --json` writes and what tests of values compare.
///
/// | value | members |
/// |---|---|
/// | a number, also an ordinal or a percentage as said | `type: number`, `value` |
/// | a text, a truth value | `type: text` or `boolean`, `value` |
/// | a point of the calendar | `type: instant`, `value` to the second, `grain`, `holiday` where it is one |
/// | a stretch of it, up to but without the end | `type: interval`, `start`, `end`, `grain`, `holiday` |
/// | one without a start; without an end | `type: before` or `after`, `value`, `grain` |
/// | what comes again | `type: recurrence`, `unit`, `interval`, `weekdays`, `nth`; of the first one `start`, `end`, `grain`, `holiday` |
/// | a length of time | `type: duration`, `value`, `unit` |
/// | an amount | `type: amount`, `value`, `unit` where one was said, `product` |
/// | a range of amounts or numbers | `type: between`, `from`, `to`, `unit`, `product` |
/// | one without an upper bound; without a lower one | `type: above` or `under`, `value`, `unit`, `product` |
enum ValueMembers {
    typealias Member = (key: String, value: SlotValue)

    /// All keys, in the order in which they are written.
    static let keys = ["type", "value", "start", "end", "from", "to", "grain", "interval", "weekdays", "nth", "unit", "product", "holiday"]

    /// Each a text, a number or a truth value; of an array, its elements' under `value`.
    static func members(of value: SlotValue) -> [Member] {
        switch value {
        case .text: [type("text"), ("value", value)]
        case .integer, .number: [type("number"), ("value", value)]
        case .boolean: [type("boolean"), ("value", value)]
        case .array: [type("array"), ("value", value)]
        case .instant(let instant):
            [type("instant"), ("value", text(of: instant)), ("grain", .text(instant.grain.rawValue))] + named("holiday", instant.holiday)
        case .interval(let interval): members(of: interval)
        case .recurrence(let recurrence): members(of: recurrence)
        case .duration(let period): [type("duration"), ("value", .number(period.value)), ("unit", .text(period.unit.rawValue))]
        case .amount(let amount):
            [type("amount"), ("value", .number(amount.value))] + named("unit", amount.unit) + named("product", amount.product)
        case .amountRange(let range):
            bounds(range.lower, range.upper) + named("unit", range.unit) + named("product", range.product)
        case .numberRange(let range): bounds(range.lower, range.upper)
        }
    }

    private static func members(of interval: Interval) -> [Member] {
        let points: [Member] =
            switch (interval.start, interval.end) {
            case (let start?, let end?): [type("interval"), ("start", text(of: start)), ("end", text(of: end))]
            case (let start?, nil): [type("after"), ("value", text(of: start))]
            case (nil, let end?): [type("before"), ("value", text(of: end))]
            case (nil, nil): [type("interval")]
            }
        return points + [("grain", .text(interval.grain.rawValue))] + named("holiday", interval.holiday)
    }

    private static func members(of recurrence: Recurrence) -> [Member] {
        let weekdays: [Member] =
            recurrence.weekdays.isEmpty ? [] : [("weekdays", .array(recurrence.weekdays.map(SlotValue.integer)))]
        let first = recurrence.first
        return [type("recurrence"), ("unit", .text(recurrence.unit.rawValue)), ("interval", .integer(recurrence.interval))] + weekdays
            + (recurrence.nth.map { [("nth", .integer($0))] } ?? []) + [("start", text(of: first))]
            + (recurrence.firstEnd.map { [("end", text(of: $0))] } ?? [])
            + [("grain", .text(first.grain.rawValue))] + named("holiday", first.holiday)
    }

    private static func bounds(_ lower: Double?, _ upper: Double?) -> [Member] {
        switch (lower, upper) {
        case (let lower?, let upper?): [type("between"), ("from", .number(lower)), ("to", .number(upper))]
        case (let lower?, nil): [type("above"), ("value", .number(lower))]
        case (nil, let upper?): [type("under"), ("value", .number(upper))]
        case (nil, nil): [type("between")]
        }
    }

    private static func type(_ name: String) -> Member { ("type", .text(name)) }

    private static func named(_ key: String, _ text: String?) -> [Member] { text.map { [(key, .text($0))] } ?? [] }

    /// To the second, whatever the grain.
    private static func text(of instant: Instant) -> SlotValue {
        var instant = instant
        instant.grain = .second
        return .text(instant.iso8601)
    }
}
