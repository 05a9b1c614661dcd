import ValueTypes

/// A time that comes again and again, as it was said, before it is known which one is the first.
struct RecurrenceExpression: Hashable, Sendable {
    var unit: Instant.Grain
    var interval = 1
    var weekdays: [Int] = []
    var nth: Int?
    /// What comes again: days, or stretches of the unit.
    var days: [TimeExpression]
    /// At which time of the day, or in which part of it.
    var time: TimeExpression?
    /// The time at which it ends.
    var end: TimeExpression?
}

extension TimeComposer {
    /// The recurrences that a node stands for, as `expressions(of:)` gives times.
    func recurrences(of node: ValueNode) throws(ValueRefusal) -> [RecurrenceExpression] {
        guard node.operation == .every else { return [] }
        return try SaidTime(node: node, composer: self).recurrences()
    }
}

extension SaidTime {
    func recurrences() throws(ValueRefusal) -> [RecurrenceExpression] {
        var bases: [RecurrenceExpression] = []
        if has(.value) {
            for node in node.nodes(.value) ?? [] { bases += try composer.recurrences(of: node) }
        } else if let cycle {
            bases = [cycle]
        }
        let parts = try times(.part)
        let clocks = try halved(times(has(.from) ? .from : .time))
        let ends = try halved(times(.to))
        return bases.flatMap { base in
            (parts.isEmpty ? [base] : parts.compactMap { base.at($0) }).flatMap { base in
                (clocks.isEmpty ? [base] : clocks.compactMap { base.at($0) }).flatMap { base in
                    ends.isEmpty ? [base] : ends.map { base.until($0) }
                }
            }
        }
    }

    private var cycle: RecurrenceExpression? {
        // A number that is said, and that no `Int` holds, is none.
        let interval = has(.count) ? integer(.count) ?? 0 : 1
        guard interval > 0, interval < 1_000_000 else { return nil }
        let weekdays = weekdaysSaid
        if !weekdays.isEmpty {
            let nth = integer(.nth)
            let days = weekdays.map { day in nth.map { .nth($0, of: .weekday(day), within: .each(.month)) } ?? TimeExpression.weekday(day) }
            return RecurrenceExpression(
                unit: node.unit(.unit) ?? (nth == nil ? .week : .month), interval: interval, weekdays: weekdays, nth: nth, days: days)
        }
        if let rule = node.word(.holiday) {
            let holiday = TimeExpression.Holiday(rule: rule, name: composer.holidayNames[rule] ?? rule)
            return RecurrenceExpression(unit: .year, interval: interval, days: [.holiday(holiday)])
        }
        if let day = integer(.day), (1...31).contains(day) {
            guard let month = integer(.month) else {
                return RecurrenceExpression(unit: .month, interval: interval, days: [.dayOfMonth(day)])
            }
            return RecurrenceExpression(unit: .year, interval: interval, days: [.monthDay(month: month, day: day)])
        }
        if let month = integer(.month) { return RecurrenceExpression(unit: .year, interval: interval, days: [.month(month)]) }
        return node.unit(.unit).map { RecurrenceExpression(unit: $0, interval: interval, days: [.each($0)]) }
    }

    /// In order, each once.
    private var weekdaysSaid: [Int] {
        if let first = integer(.weekdayFrom), let last = integer(.weekdayTo) {
            guard (1...7).contains(first), (1...7).contains(last) else { return [] }
            return (0...(last - first + 7) % 7).map { (first - 1 + $0) % 7 + 1 }.sorted()
        }
        return Set([Role.weekday, .weekday2, .weekday3].compactMap(integer)).sorted()
    }
}

extension RecurrenceExpression {
    /// `nil` where what comes again is no day, or has its time already.
    fileprivate func at(_ time: TimeExpression) -> RecurrenceExpression? {
        guard unit.isDateUnit, days.allSatisfy(\.isDay) else { return nil }
        var other = self
        switch (self.time, time) {
        case (nil, _): other.time = time
        // "Every evening at 8".
        case (.dayPart?, .clock): other.time = self.time.map { .intersect($0, time) }
        default: return nil
        }
        return other
    }

    fileprivate func until(_ end: TimeExpression) -> RecurrenceExpression {
        var other = self
        other.end = end
        return other
    }
}
