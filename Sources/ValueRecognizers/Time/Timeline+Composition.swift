import ValueTypes

/// Stretches made of others.
extension Timeline {
    func derived(_ expression: TimeExpression) -> Occurrences {
        switch expression {
        case .which(let which, let inner): return .one(chosen(which, inner))
        case .judged(let unit, let inner): return judged(by: unit, inner)
        case .begun(let inner): return .one(begun(inner))
        case .unframed(let inner):
            return mapped(occurrences(of: inner)) { stretch in
                var stretch = stretch
                stretch.frame = stretch.start..<stretch.end
                return stretch
            }
        case .intersect(let first, let second): return intersection(first, second)
        case .nth(let nth, let inner, let outer): return nths(nth, of: inner, within: outer)
        case .run(let count, let inner, let outer): return outer.map { run(count, of: inner, within: $0) } ?? .one(run(count, of: inner))
        case .nthAfter(let nth, let inner, let base): return .one(meant(base).flatMap { nthAfter(nth, of: inner, $0) })
        case .holding(let base, let inner): return .one(meant(base).flatMap { holding($0, inner) })
        case .following(let base):
            return .one(meant(base).map { stretch($0.grain, number: number(of: $0.grain, at: $0.end)) })
        case .nearest(let nth, let inner, let base): return .one(meant(base).flatMap { nearest(nth, of: inner, to: $0) })
        case .shift(let base, let period): return .one(shifted(base, period))
        case .portion(let portion, let inner): return mapped(occurrences(of: inner)) { self.portion(portion, of: $0) }
        case .zoned(let inner, let minutes): return zoned(inner, minutes)
        // The others are made of no others.
        default: return .one(nil)
        }
    }

    /// The same occurrences, each changed.
    func mapped(_ occurrences: Occurrences, _ change: @escaping (Stretch) -> Stretch?) -> Occurrences {
        var mapped = occurrences
        mapped.stretch = { occurrences.stretch($0).flatMap(change) }
        return mapped
    }

    // MARK: Which

    private func chosen(_ which: TimeExpression.Which, _ inner: TimeExpression) -> Stretch? {
        let all = occurrences(of: inner)
        switch which {
        case .coming, .next: return all.first(near: now, forward: true) { $0.start > now }
        case .last: return all.previous(before: now)
        case .this: return all.first(near: now, forward: true) { max($0.end, $0.frame.upperBound) > now }
        }
    }

    private func begun(_ inner: TimeExpression) -> Stretch? {
        occurrences(of: inner).first(near: now, forward: false) { $0.start <= now } ?? meant(inner)
    }

    private func judged(by unit: Instant.Grain, _ inner: TimeExpression) -> Occurrences {
        let all = occurrences(of: inner)
        let length = Self.length(of: unit)
        return Occurrences(length: all.length, period: max(length, all.period), number: numbers(of: unit)) { number in
            let frame = self.stretch(unit, number: number)
            guard var stretch = all.first(startingAt: frame.start), stretch.start < frame.end else { return nil }
            stretch.frame = frame.start..<frame.end
            return stretch
        }
    }

    // MARK: Intersections

    /// The longer holds the shorter; of two that are as long, the rarer.
    private func intersection(_ first: TimeExpression, _ second: TimeExpression) -> Occurrences {
        let (one, two) = (occurrences(of: first), occurrences(of: second))
        let isFirstOuter = (one.length, one.period) >= (two.length, two.period)
        let outer = isFirstOuter ? one : two
        let inner = isFirstOuter ? two : one
        var both = mapped(outer) { frame in
            guard var stretch = self.inside(frame, inner, isFirstOuter ? second : first) else { return nil }
            stretch.frame = frame.frame
            stretch.holiday = stretch.holiday ?? frame.holiday
            return stretch
        }
        both.length = inner.length
        return both
    }

    private func inside(_ frame: Stretch, _ inner: Occurrences, _ expression: TimeExpression) -> Stretch? {
        if let only = inner.only {
            return inner.stretch(only).flatMap { $0.start >= frame.start && $0.start < frame.end ? $0 : nil }
        }
        // Midnight, and the night behind it, belong to the day before, and end the evening.
        if case .clock(let clock) = expression, clock.isMidnight, frame.grain == .day || frame.isRange {
            let midnight = floor(frame.end + Stretch.day - 1, to: .day)
            guard midnight == frame.end || frame.isRange && midnight - Stretch.day >= frame.start else { return nil }
            let start = midnight == frame.end ? midnight : midnight - Stretch.day
            return Stretch(start..<start + Self.length(of: clock.grain), grain: clock.grain)
        }
        if case .dayPart(let from, let to) = expression, from >= 24, frame.grain == .day {
            let day = floor(frame.start, to: .day)
            return Stretch(day + from * 3600..<day + to * 3600, grain: .hour, isRange: true)
        }
        // On a day, an hour is meant as it is said.
        if case .clock(let clock) = expression, clock.isEitherHalf, frame.grain == .day || frame.isRange {
            let start = floor(frame.start, to: .day) + clock.seconds
            let half = Stretch.day / 2
            let ways = [start, start + (clock.hour < 12 ? half : -half), start + half, start + 2 * half]
            let length = Self.length(of: clock.grain)
            return ways.first { $0 >= frame.start && $0 < frame.end + (frame.isRange ? 1 : 0) }
                .map { Stretch($0..<$0 + length, grain: clock.grain) }
        }
        return inner.first(startingAt: frame.start).flatMap { $0.start < frame.end ? $0 : nil }
    }

    // MARK: Moved, and parts

    /// From now, hours are precise to the minute, days to the hour, weeks and months to the day, years to the month. What is counted from
    /// something else keeps its grain, or takes that of the unit where it is finer.
    private func shifted(_ base: TimeExpression?, _ period: Period) -> Stretch? {
        guard let count = Int(exactly: period.value), abs(count) <= Self.longest(period.unit) else { return nil }
        guard let base else {
            let grain: Instant.Grain =
                switch period.unit {
                case .second, .minute: .second
                case .hour: .minute
                case .day: .hour
                case .week, .month: .day
                case .quarter, .year: .month
                }
            return stretch(grain, number: number(of: grain, at: adding(count, period.unit, to: now)))
        }
        guard let base = meant(base) else { return nil }
        let grain = Self.length(of: period.unit) < Self.length(of: base.grain) ? period.unit : base.grain
        return stretch(grain, number: number(of: grain, at: adding(count, period.unit, to: base.start)))
    }

    /// Beyond this no year is left.
    static func longest(_ unit: Instant.Grain) -> Int { 20_000 * 366 * Stretch.day / length(of: unit) }

    private func portion(_ portion: TimeExpression.Portion, of stretch: Stretch) -> Stretch? {
        let (bounds, unit): (TimeExpression.Portion.Bounds?, Instant.Grain) =
            switch stretch.grain {
            case .month where !stretch.isRange: (portion.days, .day)
            case .week where !stretch.isRange: (portion.weekdays, .day)
            case .year where !stretch.isRange: (portion.months, .month)
            case .day where !stretch.isRange: (portion.hours, .hour)
            case .quarter: (nil, .month)
            default: (nil, stretch.grain)
            }
        let first = number(of: unit, at: stretch.start)
        let count = number(of: unit, at: stretch.end) - first
        let third = portion.third.flatMap { third -> TimeExpression.Portion.Bounds? in
            (1...3).contains(third) && count >= 3 ? .init(first: count * (third - 1) / 3 + 1, last: count * third / 3) : nil
        }
        guard let bounds = bounds ?? third else { return nil }
        let last = bounds.last < 0 ? count + bounds.last + 1 : bounds.last
        guard bounds.first >= 1, bounds.first <= last, last <= count else { return nil }
        return Stretch(
            start(of: unit, number: first + bounds.first - 1)..<start(of: unit, number: first + last), grain: unit, isRange: true,
            frame: stretch.start..<stretch.end)
    }

    // MARK: From one to another

    func between(_ first: TimeExpression, _ second: TimeExpression) -> Stretch? {
        let (starts, ends) = (occurrences(of: first), occurrences(of: second))
        guard let start = meant(first) else { return nil }
        // From a time of day to the same one it is half a day or a whole one.
        var earliest = start.start
        if case .clock = second { earliest += 1 }
        guard let end = ends.first(startingAt: earliest) ?? meant(second) else { return nil }
        // "5 March to 8 April 2015": the year of the end is that of the start.
        if ends.only != nil, starts.only == nil {
            guard let before = starts.first(near: end.start, forward: false, where: { $0.start <= end.start }) else { return nil }
            return closed(before, end)
        }
        return end.start >= start.start ? closed(start, end) : nil
    }

    /// What is said last is included, to the finest unit of both.
    private func closed(_ start: Stretch, _ end: Stretch) -> Stretch {
        let isEndFinest = Self.length(of: end.grain) <= Self.length(of: start.grain)
        let grain = isEndFinest ? end.grain : start.grain
        // From a time of day to a day it goes up to the beginning of the day.
        let isUpToDay = end.grain.isDateUnit && !start.grain.isDateUnit
        let last = end.isRange ? end.end : isUpToDay ? end.start : adding(1, grain, to: end.start)
        return Stretch(start.start..<last, grain: grain, isRange: true, frame: start.frame)
    }

    func lasting(_ first: TimeExpression, _ period: Period) -> Stretch? {
        guard let start = meant(first), let count = Int(exactly: period.value), abs(count) <= Self.longest(period.unit) else { return nil }
        let end = adding(count, period.unit, to: start.start)
        let grain = Self.length(of: period.unit) < Self.length(of: start.grain) ? period.unit : start.grain
        return Stretch(start.start..<adding(1, grain, to: end), grain: grain, isRange: true)
    }

    // MARK: Zones

    private func zoned(_ inner: TimeExpression, _ minutes: Int) -> Occurrences {
        let there = inZone(minutes: minutes)
        func here(_ moment: Int) -> Int { zone.local(there.zone.date(moment)) }
        var occurrences = there.occurrences(of: inner)
        let number = occurrences.number
        occurrences.number = { number(there.zone.local(self.zone.date($0))) }
        return mapped(occurrences) { stretch in
            let grain: Instant.Grain = Self.length(of: stretch.grain) > 60 ? .minute : stretch.grain
            var moved = Stretch(
                here(stretch.start)..<here(stretch.end), grain: grain, isRange: stretch.isRange,
                frame: here(stretch.frame.lowerBound)..<here(stretch.frame.upperBound))
            moved.holiday = stretch.holiday
            return moved
        }
    }
}
