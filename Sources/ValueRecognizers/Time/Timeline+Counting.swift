import ValueTypes

/// Stretches counted among others: the second of them, the nearest, the last three.
extension Timeline {
    func holding(_ base: Stretch, _ inner: TimeExpression) -> Stretch? {
        let day = floorDivide(base.start, Stretch.day)
        if case .each(let unit) = inner {
            // Many begin their weeks with Sunday, where the calendar ends them with it.
            let isNext = unit == .week && day % 7 == 6 && firstWeekday == 1
            return stretch(unit, number: number(of: unit, at: base.start + (isNext ? Stretch.day : 0)))
        }
        guard let weekend = occurrences(of: inner).first(near: base.start, forward: true, where: { $0.end > base.start }) else {
            return nil
        }
        guard base.holiday != nil else { return weekend }
        switch day % 7 {
        case 0: return Stretch(base.end - 78 * 3600..<base.end, grain: .hour, isRange: true)
        case 4: return Stretch(base.start - 6 * 3600..<base.start + 3 * Stretch.day, grain: .hour, isRange: true)
        default: return weekend
        }
    }

    func nths(_ nth: Int, of inner: TimeExpression, within outer: TimeExpression) -> Occurrences {
        let all = occurrences(of: inner)
        var nths = mapped(occurrences(of: outer)) { self.nth(nth, of: all, within: $0) }
        nths.length = all.length
        return nths
    }

    func nth(_ nth: Int, of all: Occurrences, within frame: Stretch) -> Stretch? {
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

    func run(_ count: Int, of inner: TimeExpression, within outer: TimeExpression) -> Occurrences {
        let all = occurrences(of: inner)
        return mapped(occurrences(of: outer)) { frame in
            guard let edge = nth(count.signum(), of: all, within: frame), let last = nth(count, of: all, within: frame) else { return nil }
            return together(edge, last, frame: frame.start..<frame.end)
        }
    }

    func run(_ count: Int, of inner: TimeExpression) -> Stretch? {
        let today = stretch(.day, number: today)
        guard let edge = nthAfter(count.signum(), of: inner, today), let last = nthAfter(count, of: inner, today) else { return nil }
        return together(edge, last)
    }

    /// From the beginning of the earlier to the end of the later.
    private func together(_ one: Stretch, _ other: Stretch, frame: Range<Int>? = nil) -> Stretch {
        Stretch(
            min(one.start, other.start)..<max(one.end, other.end), grain: one.grain, isRange: true, frame: frame)
    }

    func nthAfter(_ nth: Int, of inner: TimeExpression, _ base: Stretch) -> Stretch? {
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

    func nearest(_ nth: Int, of inner: TimeExpression, to base: Stretch) -> Stretch? {
        guard (1...400).contains(nth) else { return nil }
        let around = (1...nth).flatMap { [nthAfter($0, of: inner, base), nthAfter(-$0, of: inner, base)] }.compactMap { $0 }
        let sorted = around.sorted { (abs($0.start - base.start), $0.start) < (abs($1.start - base.start), $1.start) }
        return sorted.indices.contains(nth - 1) ? sorted[nth - 1] : nil
    }
}
