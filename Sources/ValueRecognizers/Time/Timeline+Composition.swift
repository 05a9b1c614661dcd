import ValueTypes

/// Stretches made of others.
extension Timeline {
    func derived(_ expression: TimeExpression) -> Occurrences {
        switch expression {
        case .which(let which, let inner): return .one(chosen(which, inner))
        case .judged(let unit, let inner): return judged(by: unit, inner)
        case .unframed(let inner):
            return mapped(occurrences(of: inner)) { stretch in
                var stretch = stretch
                stretch.frame = stretch.start..<stretch.end
                return stretch
            }
        case .intersect(let first, let second): return intersection(first, second)
        case .nth(let nth, let inner, let outer): return nths(nth, of: inner, within: outer)
        case .nthAfter(let nth, let inner, let base): return .one(meant(base).flatMap { nthAfter(nth, of: inner, $0) })
        case .firstFrom(let base, let inner):
            return .one(
                meant(base).flatMap { base in
                    occurrences(of: inner).first(near: base.start, forward: true) { ($0.isRange ? $0.end - 1 : $0.start) >= base.start }
                })
        case .following(let base):
            return .one(meant(base).map { stretch($0.grain, number: number(of: $0.grain, at: $0.end)) })
        case .nearest(let nth, let inner, let base): return .one(meant(base).flatMap { nearest(nth, of: inner, to: $0) })
        case .shift(let base, let period): return .one(shifted(base, period))
        case .portion(let portion, let inner): return mapped(occurrences(of: inner)) { self.portion(portion, of: $0) }
        case .zoned(let inner, let minutes): return zoned(inner, minutes)
        default: return .one(nil)
        }
    }

    /// The same occurrences, each changed.
    private func mapped(_ occurrences: Occurrences, _ change: @escaping (Stretch) -> Stretch?) -> Occurrences {
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
        // Midnight, and the night behind it, belong to the day before.
        if case .clock(let clock) = expression, clock.isMidnight, frame.grain == .day, !frame.isRange {
            return Stretch(frame.end..<frame.end + Self.length(of: clock.grain), grain: clock.grain)
        }
        if case .dayPart(let from, let to) = expression, from >= 24, frame.grain == .day {
            let day = floor(frame.start, to: .day)
            return Stretch(day + from * 3600..<day + to * 3600, grain: .hour, isRange: true)
        }
        // On a day, an hour is meant as it is said.
        if case .clock(let clock) = expression, clock.isEitherHalf, frame.grain == .day || frame.isRange {
            let start = floor(frame.start, to: .day) + clock.seconds
            let ways = [start, start + (clock.hour < 12 ? 1 : -1) * Stretch.day / 2, start + Stretch.day / 2]
            let length = Self.length(of: clock.grain)
            return ways.first { $0 >= frame.start && $0 < frame.end + (frame.isRange ? 1 : 0) }
                .map { Stretch($0..<$0 + length, grain: clock.grain) }
        }
        return inner.first(startingAt: frame.start).flatMap { $0.start < frame.end ? $0 : nil }
    }

    // MARK: Counting

    private func nths(_ nth: Int, of inner: TimeExpression, within outer: TimeExpression) -> Occurrences {
        let all = occurrences(of: inner)
        var nths = mapped(occurrences(of: outer)) { self.nth(nth, of: all, within: $0) }
        nths.length = all.length
        return nths
    }

    private func nth(_ nth: Int, of all: Occurrences, within frame: Stretch) -> Stretch? {
        guard nth != 0, abs(nth) <= 400 else { return nil }
        func isInside(_ stretch: Stretch) -> Bool {
            stretch.start >= frame.start && (stretch.isRange ? stretch.start < frame.end : stretch.end <= frame.end)
        }
        guard
            let first = all.numbered(near: nth > 0 ? frame.start : frame.end, forward: nth > 0, where: isInside)
        else { return nil }
        var number = first.number
        var left = abs(nth) - 1
        var found: Stretch? = first.stretch
        var steps = 0
        while left > 0, steps < 800 {
            number += nth > 0 ? 1 : -1
            steps += 1
            guard let stretch = all.stretch(number) else { continue }
            guard isInside(stretch) else { return nil }
            found = stretch
            left -= 1
        }
        guard left == 0 else { return nil }
        return found.map { Stretch($0.start..<$0.end, grain: $0.grain, isRange: $0.isRange, frame: frame.start..<frame.end) }
    }

    private func nthAfter(_ nth: Int, of inner: TimeExpression, _ base: Stretch) -> Stretch? {
        guard nth != 0, abs(nth) <= 400 else { return nil }
        let all = occurrences(of: inner)
        let first =
            nth > 0
            ? all.first(near: base.end, forward: true) { $0.start >= base.end }
            : all.first(near: base.start, forward: false) { $0.end <= base.start }
        guard var found = first else { return nil }
        for _ in 1..<abs(nth) {
            let edge = found
            let next =
                nth > 0
                ? all.first(near: edge.start, forward: true) { $0.start > edge.start }
                : all.first(near: edge.start, forward: false) { $0.start < edge.start }
            guard let next else { return nil }
            found = next
        }
        return found
    }

    private func nearest(_ nth: Int, of inner: TimeExpression, to base: Stretch) -> Stretch? {
        guard (1...400).contains(nth) else { return nil }
        let around = (1...nth).flatMap { [nthAfter($0, of: inner, base), nthAfter(-$0, of: inner, base)] }.compactMap { $0 }
        let sorted = around.sorted { (abs($0.start - base.start), $0.start) < (abs($1.start - base.start), $1.start) }
        return sorted.indices.contains(nth - 1) ? sorted[nth - 1] : nil
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
            case .month: (portion.days, .day)
            case .week: (portion.weekdays, .day)
            case .year: (portion.months, .month)
            default: (nil, .day)
            }
        guard let bounds else { return nil }
        let first = number(of: unit, at: stretch.start)
        let count = number(of: unit, at: stretch.end) - first
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
