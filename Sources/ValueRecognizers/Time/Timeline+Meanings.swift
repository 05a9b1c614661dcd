import ValueTypes

/// What expressions mean, as values.
extension Timeline {
    /// The meanings in order: the nearest, then, on a clock of twelve hours, the other half of the day. Empty where the calendar has none.
    ///
    /// - Parameter asStretches: Whether a point is told as the stretch that it is.
    func meanings(of expression: TimeExpression, asStretches: Bool = false) throws(ValueRefusal) -> [TimeMeaning] {
        try refuse(expression)
        var meanings: [TimeMeaning] = []
        for way in ways(of: expression) {
            guard var stretch = meant(way) else { continue }
            stretch.isRange = stretch.isRange || asStretches
            let meaning = try meaning(of: stretch, way)
            if !meanings.contains(meaning) { meanings.append(meaning) }
        }
        return meanings
    }

    /// The other half of the day, where it is open: of a time that has a day the half as said stands first.
    private func ways(of expression: TimeExpression) -> [TimeExpression] {
        switch expression {
        case .clock(let clock) where clock.isEitherHalf:
            guard let nearest = meant(expression) else { return [] }
            let isLate = nearest.start - floor(nearest.start, to: .day) >= Stretch.day / 2
            return [clock.half(isLate: isLate), clock.half(isLate: !isLate)].map(TimeExpression.clock)
        case .intersect(let day, .clock(let clock)) where clock.isEitherHalf:
            return [expression, .intersect(day, .clock(clock.half(isLate: clock.hour < 12)))]
        case .between(.clock(let start), .clock(let end)) where start.isEitherHalf && !end.isEitherHalf && !end.isMidnight:
            // "From 3 to 4 pm": the half that is said holds for both, as long as the start stays before the end.
            let isLate = end.hour >= 12
            let same = start.half(isLate: isLate)
            return [.between(.clock(same.seconds < end.seconds ? same : start.half(isLate: !isLate)), .clock(end))]
        case .between(.intersect(let day, .clock(let start)), .clock(let end)):
            return ways(of: .between(.clock(start), .clock(end))).compactMap {
                guard case .between(let start, let end) = $0 else { return nil }
                return .between(.intersect(day, start), end)
            }
        default: return [expression]
        }
    }

    private func meaning(of stretch: Stretch, _ expression: TimeExpression) throws(ValueRefusal) -> TimeMeaning {
        let start = try instant(stretch.start, grain: stretch.grain)
        switch expression {
        case .before: return TimeMeaning(end: start, grain: stretch.grain, isRange: true, holiday: stretch.holiday)
        case .after: return TimeMeaning(start: start, grain: stretch.grain, isRange: true, holiday: stretch.holiday)
        default: break
        }
        guard stretch.isRange else { return TimeMeaning(start: start, grain: stretch.grain, isRange: false, holiday: stretch.holiday) }
        return TimeMeaning(
            start: start, end: try instant(stretch.end, grain: stretch.grain), grain: stretch.grain, isRange: true, holiday: stretch.holiday
        )
    }

    /// Days that no calendar has, and lengths beyond every year.
    func refuse(_ expression: TimeExpression) throws(ValueRefusal) {
        switch expression {
        case .date(let year, let month, let day):
            guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
            guard civil.day(year: year, month: month, day: day) != nil else { throw .noSuchDay(year: year, month: month, day: day) }
        case .monthDay(let month, let day):
            guard meant(expression) != nil else { throw .noSuchDay(year: nil, month: month, day: day) }
        case .year(let year), .years(let year, _), .numberedWeek(_, let year?):
            guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
        case .shift(let base, let period):
            guard abs(period.value) <= Double(Self.longest(period.unit)) else { throw .tooLarge }
            if let base { try refuse(base) }
        case .cycle(let unit, let count), .count(let unit, let count):
            guard abs(count) <= Self.longest(unit) else { throw .tooLarge }
        case .day(let count): guard abs(count) <= Self.longest(.day) else { throw .tooLarge }
        case .weekdayOfWeek(_, let steps): guard abs(steps) <= Self.longest(.week) else { throw .tooLarge }
        case .yearsFromNow(_, let steps): guard abs(steps) <= Self.longest(.year) else { throw .tooLarge }
        case .intersect(let one, let two), .between(let one, let two), .nth(_, let one, let two), .run(_, let one, let two?),
            .nthAfter(_, let one, let two), .nearest(_, let one, let two), .holding(let one, let two):
            try refuse(one)
            try refuse(two)
        case .which(_, let one), .judged(_, let one), .unframed(let one), .begun(let one), .following(let one), .rest(let one),
            .run(_, let one, nil), .portion(_, let one), .before(let one), .after(let one), .byThen(let one), .zoned(let one, _),
            .lasting(let one, _):
            try refuse(one)
        case .now, .each, .numberedWeek(_, nil), .quarter, .month, .dayOfMonth, .foreignDay, .weekday, .clock, .dayPart, .weekend,
            .yearPart, .holiday:
            break
        }
    }
}

extension ClockExpression {
    /// The same on a clock of twenty-four hours.
    func half(isLate: Bool) -> ClockExpression {
        var clock = self
        clock.isEitherHalf = false
        clock.hour = hour % 12 + (isLate ? 12 : 0)
        return clock
    }
}

/// A time that is meant: a point as precise as its grain, or a stretch from `start` up to but without `end`, open where one is missing.
struct TimeMeaning: Hashable {
    var start: Instant?
    var end: Instant?
    var grain: Instant.Grain
    var isRange: Bool
    var holiday: String?
}
