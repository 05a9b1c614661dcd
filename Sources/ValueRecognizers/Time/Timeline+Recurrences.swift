import ValueTypes

extension Timeline {
    /// `nil` where the calendar has no such time.
    func recurrence(of expression: RecurrenceExpression) throws(ValueRefusal) -> Recurrence? {
        for time in expression.days + [expression.time, expression.end].compactMap(\.self) { try refuse(time) }
        guard var first = first(of: expression) else { return nil }
        if let end = expression.end {
            guard let last = occurrences(of: end).first(startingAt: first.start + 1) else { return nil }
            first.end = last.start
            first.grain = Self.length(of: last.grain) < Self.length(of: first.grain) ? last.grain : first.grain
            first.isRange = true
        }
        var start = try instant(first.start, grain: first.grain)
        start.holiday = first.holiday
        return Recurrence(
            unit: expression.unit, interval: expression.interval, weekdays: expression.weekdays, nth: expression.nth, first: start,
            firstEnd: first.isRange ? try instant(first.end, grain: first.grain) : nil)
    }

    /// A time of day is to come; a day, or a stretch, may have begun.
    private func first(of expression: RecurrenceExpression) -> Stretch? {
        let all = expression.days.compactMap { day -> Stretch? in
            // Time by time: what is between the days has no occurrence of its own.
            let days = occurrences(of: day)
            guard let time = expression.time else { return days.first(near: now, forward: true) { $0.end > now } }
            return days.first(near: now, forward: true) { day in
                guard day.end > now - Stretch.day, let stretch = self.time(time, on: day) else { return false }
                return stretch.isRange ? stretch.end > now : stretch.start >= now
            }.flatMap { self.time(time, on: $0) }
        }
        return all.min { $0.start < $1.start }
    }

    private func time(_ time: TimeExpression, on day: Stretch) -> Stretch? {
        let date = civil.fields(of: floorDivide(day.start, Stretch.day))
        let expression = TimeExpression.date(year: date.year, month: date.month, day: date.day)
        guard var stretch = meant(on(expression, time)) else { return nil }
        stretch.holiday = day.holiday
        return stretch
    }

    private func on(_ day: TimeExpression, _ time: TimeExpression) -> TimeExpression {
        if case .intersect(let part, let clock) = time, case .dayPart = part { return .intersect(.intersect(day, part), clock) }
        return .intersect(day, time)
    }
}
