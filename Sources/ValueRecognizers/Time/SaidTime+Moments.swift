import ValueTypes

/// Times of days, and spans between times.
extension SaidTime {
    func moments() throws(ValueRefusal) -> [TimeExpression] {
        switch node.operation {
        case .dateTime: return try dateTimes()
        case .shift:
            guard let period else { return [] }
            let shifted: [TimeExpression] = has(.base) ? try times(.base).map { .shift($0, period) } : [.shift(nil, period)]
            guard has(.time) else { return shifted }
            // "In 7 days at 5 pm": the day that is meant.
            guard period.unit.isDateUnit else { return [] }
            return try pairs([.shift(.day(0), period)], halved(times(.time))).map { .intersect($0, $1) }
        case .untilNow:
            return period.map { [.between(.shift(nil, Period(value: -$0.value, unit: $0.unit)), .now)] } ?? []
        case .zoned:
            guard let minutes = integer(.zone) else { return [] }
            return try times(.moment).map { .zoned($0, minutes: minutes * (integer(.sign) ?? 1)) }
        default: return []
        }
    }

    private func dateTimes() throws(ValueRefusal) -> [TimeExpression] {
        let inner = has(.time) ? try halved(times(.time)) : has(.part) ? try times(.part) : []
        if has(.time), has(.part), has(.date) {
            let parts = pairs(try times(.date).filter(\.isDay), try times(.part)).map { TimeExpression.intersect($0, $1) }
            return pairs(parts, inner).map { .intersect($0, $1) }
        }
        guard has(.date) else { return inner }
        let days = try times(.date)
        guard has(.time) || has(.part) else { return days }
        return pairs(days.filter(\.isDay), inner).map { .intersect($0, $1) }
    }

    func pairs(_ first: [TimeExpression], _ second: [TimeExpression]) -> [(TimeExpression, TimeExpression)] {
        Array(first.flatMap { one in second.map { (one, $0) } }.prefix(TimeComposer.limit))
    }

    /// Clocks in the half of the day that is said beside them.
    func halved(_ times: [TimeExpression]) -> [TimeExpression] {
        guard let half = node.word(.half) else { return times }
        return times.compactMap { time in
            switch time {
            case .clock(let clock): clock.isEitherHalf ? clock.inHalf(half).map(TimeExpression.clock) : time
            default: time
            }
        }
    }

    // MARK: From one to another

    func spans() throws(ValueRefusal) -> [TimeExpression] {
        switch node.operation {
        case .fromTo:
            let ends = try halved(times(.to))
            let starts = try times(.from)
            guard has(.date) else { return pairs(starts, ends).map { .spanning($0, $1) } }
            let days = try times(.date).filter(\.isDay)
            return days.flatMap { day in pairs(starts, ends).map { .spanning(.intersect(day, $0), $1) } }
        case .dayToDay:
            guard let first = integer(.fromDay), let last = integer(.toDay), let month = integer(.month), (1...31).contains(first),
                (1...31).contains(last), first < last
            else { return [] }
            func day(_ day: Int) throws(ValueRefusal) -> TimeExpression {
                try self.year.map { year throws(ValueRefusal) in .date(year: try checked(year), month: month, day: day) }
                    ?? .monthDay(month: month, day: day)
            }
            return [.between(try day(first), try day(last))]
        case .lasting:
            guard let period else { return [] }
            return try times(.from).map { .lasting($0, period) }
        case .before: return try limits().map { .before($0) }
        case .after: return has(.moment) ? try limits().map { .after($0) } : [.after(.now)]
        case .byThen: return try times(.moment).map { .byThen($0) }
        default: return []
        }
    }
}

extension SaidTime {
    private func limits() throws(ValueRefusal) -> [TimeExpression] {
        var moments = try times(.moment)
        if has(.date) { moments = pairs(try times(.date).filter(\.isDay), moments).map { .intersect($0, $1) } }
        return integer(.direction) == -1 ? moments.map { .begun($0) } : moments
    }
}

extension TimeExpression {
    /// From one to another. What is said with the end alone, its day or the zone of its clock, is meant for the start too.
    static func spanning(_ start: TimeExpression, _ end: TimeExpression) -> TimeExpression {
        switch (start, end) {
        case (.zoned(let start, let minutes), .zoned(let end, let others)) where minutes == others:
            .zoned(spanning(start, end), minutes: minutes)
        case (.zoned, .zoned): .between(start, end)
        case (_, .zoned(let end, let minutes)): .zoned(spanning(start, end), minutes: minutes)
        case (.clock, .intersect(let day, .clock(let clock))): .between(.intersect(day, start), .clock(clock))
        default: .between(start, end)
        }
    }

    /// A day, on which times of day can be.
    var isDay: Bool {
        switch self {
        case .day, .date, .monthDay, .dayOfMonth, .foreignDay, .weekday, .weekdayOfWeek, .holiday: true
        case .cycle(let unit, _), .each(let unit): unit == .day
        case .which(_, let inner), .judged(_, let inner), .nth(_, let inner, _), .nthAfter(_, let inner, _), .nearest(_, let inner, _):
            inner.isDay
        case .intersect(let one, let two): one.isDay || two.isDay
        case .shift(let base?, let period): period.unit.isDateUnit && base.isDay
        default: false
        }
    }
}
