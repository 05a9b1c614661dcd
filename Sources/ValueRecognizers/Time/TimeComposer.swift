import ValueTypes

/// Makes expressions of what the phrases of the grammars of times read, form by form.
struct TimeComposer {
    /// How the locale orders the digits of a date; asked for where there are some.
    let order: () -> NumericDate.Order
    /// The names of holidays by their rules.
    let holidayNames: [String: String]

    /// In the whole of which nodes have their ranges.
    let text: FoldedText

    /// Readings multiply where a value has several; more than these nobody means.
    static let limit = 8

    /// The expressions that a node stands for. Empty where the values do not fit together: no time is meant.
    func expressions(of node: ValueNode) throws(ValueRefusal) -> [TimeExpression] {
        let said = SaidTime(node: node, composer: self)
        switch node.operation {
        case .same: return try said.times(.value)
        case .clock, .part, .now: return try said.timesOfDay()
        case .day, .weekday, .monthDay, .dayOfMonth, .numeric, .shiftDay, .holiday, .foreignDay: return try said.day().map { [$0] } ?? []
        case .nthWeekday, .nthDay, .month, .year, .decade, .century, .quarter, .unit, .numberedWeek, .weekend, .season, .stretch:
            return try said.stretch().map { [$0] } ?? []
        case .nth, .nthFrom, .rest, .nearest, .unitOf, .following, .within, .portionOf, .seasonOf: return try said.stretchesOfOthers()
        case .dateTime, .shift, .untilNow, .zoned: return try said.moments()
        case .fromTo, .dayToDay, .lasting, .before, .after, .byThen: return try said.spans()
        default: return []
        }
    }
}

/// What one phrase said, by role.
struct SaidTime {
    let node: ValueNode
    let composer: TimeComposer

    func integer(_ role: Role) -> Int? { node.integer(role) }

    /// The year that was said, by our reckoning.
    var year: Int? { integer(.era).map { $0 + (integer(.year) ?? 1) } ?? integer(.year) }

    func has(_ role: Role) -> Bool { node[role] != nil }

    /// What a value that is itself a time stands for; a refusal counts only where no reading gives a time.
    func times(_ role: Role) throws(ValueRefusal) -> [TimeExpression] {
        var times: [TimeExpression] = []
        var refusal: ValueRefusal?
        for node in (node.nodes(role) ?? []).prefix(TimeComposer.limit) {
            do throws(ValueRefusal) {
                for time in try composer.expressions(of: node) where !times.contains(time) { times.append(time) }
            } catch {
                refusal = refusal ?? error
            }
        }
        if times.isEmpty, let refusal { throw refusal }
        return Array(times.prefix(TimeComposer.limit))
    }

    /// What a value of another grammar says that is no time.
    func said(_ role: Role) -> SaidTime? { node.nodes(role)?.first.map { SaidTime(node: $0, composer: composer) } }

    var which: TimeExpression.Which? { node.word(.which).flatMap(TimeExpression.Which.init) }

    func chosen(_ time: TimeExpression) -> TimeExpression { which.map { .which($0, time) } ?? time }

    func checked(_ year: Int) throws(ValueRefusal) -> Int {
        guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
        return year
    }

    /// The length, or the units, in a direction.
    var period: Period? {
        let said = has(.length) ? node.nodes(.length)?.lazy.compactMap { Period($0) }.first : Period(node)
        return said.map { Period(value: $0.value * Double(integer(.direction) ?? 1), unit: $0.unit) }
    }
}
