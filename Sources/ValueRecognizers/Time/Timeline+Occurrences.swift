import ValueTypes

/// The stretches that expressions stand for.
extension Timeline {
    func occurrences(of expression: TimeExpression) -> Occurrences {
        switch expression {
        case .now: return .one(Stretch(now..<now + 1, grain: .second))
        case .day(let offset): return .one(stretch(.day, number: today + offset))
        case .each(let unit):
            let length = Self.length(of: unit)
            return Occurrences(
                length: length, period: length, number: { number(of: unit, at: $0) }, stretch: { stretch(unit, number: $0) })
        case .cycle(let unit, let steps): return .one(stretch(unit, number: number(of: unit, at: now) + steps))
        case .year(let year): return .one(stretch(.year, number: year))
        case .years(let first, let count): return .one(years(from: first, count))
        case .yearsFromNow(let count, let steps):
            // The first century began with the year 1.
            let offset = count == 100 ? 1 : 0
            let year = civil.fields(of: today).year - offset
            return .one(years(from: (floorDivide(year, count) + steps) * count + offset, count))
        case .numberedWeek(let week, let year):
            return year.map { .one(numberedWeek(week, $0)) } ?? inYears(.week) { numberedWeek(week, $0) }
        case .quarter(let quarter): return inYears(.quarter) { stretch(.quarter, number: $0 * 4 + quarter - 1) }
        case .month(let month):
            return inYears(.month) { year in
                civil.day(year: year, month: month, day: 1).map { stretch(.month, number: civil.month(of: $0)) }
            }
        case .date(let year, let month, let day):
            return .one(civil.day(year: year, month: month, day: day).map { stretch(.day, number: $0) })
        case .monthDay(let month, let day):
            return inYears(.day) { civil.day(year: $0, month: month, day: day).map { stretch(.day, number: $0) } }
        case .dayOfMonth(let day):
            return Occurrences(length: Stretch.day, period: 30 * Stretch.day, number: numbers(of: .month)) { month in
                let first = civil.firstDay(ofMonth: month)
                return first + day <= civil.firstDay(ofMonth: month + 1) ? stretch(.day, number: first + day - 1) : nil
            }
        case .weekday(let weekday): return days(of: weekday)
        case .weekdayOfWeek(let weekday, let steps):
            let week = number(of: .week, at: now) + steps
            return .one(stretch(.day, number: week * 7 + firstWeekday - 1 + (weekday - firstWeekday + 7) % 7))
        case .clock(let clock): return times(clock)
        case .dayPart(let from, let to):
            return Occurrences(length: (to - from) * 3600, period: Stretch.day, number: numbers(of: .day)) { day in
                Stretch(day * Stretch.day + from * 3600..<day * Stretch.day + to * 3600, grain: .hour, isRange: true)
            }
        case .weekend:
            return Occurrences(length: 54 * 3600, period: 7 * Stretch.day, number: Self.steps(of: 7 * Stretch.day)) { week in
                let monday = (week + 1) * 7 * Stretch.day
                return Stretch(monday - 54 * 3600..<monday, grain: .hour, isRange: true)
            }
        case .yearPart(let fromMonth, let fromDay, let toMonth, let toDay):
            let days = ((toMonth - fromMonth + 12) % 12) * 30 + toDay - fromDay
            return Occurrences(length: days * Stretch.day, period: 365 * Stretch.day, number: numbers(of: .year)) { year in
                let wraps = (toMonth, toDay) <= (fromMonth, fromDay)
                guard let first = civil.day(year: year, month: fromMonth, day: fromDay),
                    let end = civil.day(year: wraps ? year + 1 : year, month: toMonth, day: toDay)
                else { return nil }
                return Stretch(first * Stretch.day..<end * Stretch.day, grain: .day, isRange: true)
            }
        case .holiday(let holiday):
            return twiceAYear(named: holiday.name) { holidays.stretches(of: holiday.rule, inYear: $0) }
        case .foreignDay(let calendar, let month, let day):
            return twiceAYear { calendar.days(month: month, day: day, inYear: $0).map { stretch(.day, number: $0) } }
        case .which, .judged, .unframed, .begun, .intersect, .nth, .nthAfter, .run, .holding, .following, .nearest, .shift, .portion,
            .zoned:
            return derived(expression)
        case .rest(let inner): return .one(meant(inner).flatMap(rest))
        case .count(let unit, let count):
            let this = number(of: unit, at: now)
            let (first, end) = count < 0 ? (this + count, this) : (this + 1, this + 1 + count)
            return .one(Stretch(start(of: unit, number: first)..<start(of: unit, number: end), grain: unit, isRange: true))
        case .between(let first, let second): return .one(between(first, second))
        case .lasting(let first, let period): return .one(lasting(first, period))
        case .byThen(let limit):
            return .one(
                meant(limit).flatMap { limit in
                    let end = limit.isRange ? limit.end : limit.start
                    return end > now ? Stretch(now..<end, grain: .second, isRange: true) : nil
                })
        case .before(let limit), .after(let limit): return .one(meant(limit))
        }
    }

    private func years(from first: Int, _ count: Int) -> Stretch {
        Stretch(start(of: .year, number: first)..<start(of: .year, number: first + count), grain: .year, isRange: true)
    }

    /// Told apart by their Thursdays, on whatever day weeks begin.
    private func numberedWeek(_ week: Int, _ year: Int) -> Stretch? {
        let first = civil.firstDay(ofYear: year)
        let thursday = first + (3 - first % 7 + 7) % 7 + (week - 1) * 7
        guard civil.fields(of: thursday).year == year else { return nil }
        return stretch(.week, number: number(of: .week, at: thursday * Stretch.day))
    }

    private func rest(of stretch: Stretch) -> Stretch? {
        let isLong = stretch.end - stretch.start >= 2 * Stretch.day
        let grain: Instant.Grain = isLong ? .day : .minute
        let start = max(floor(now, to: grain), stretch.start)
        return start < stretch.end ? Stretch(start..<stretch.end, grain: grain, isRange: true) : nil
    }

    /// The one that is meant without a word that says which.
    func meant(_ expression: TimeExpression) -> Stretch? { meant(occurrences(of: expression)) }

    private func meant(_ occurrences: Occurrences) -> Stretch? {
        if let only = occurrences.only { return occurrences.stretch(only) }
        let wanted = isPast ? occurrences.latest(at: now) : occurrences.next(from: now)
        // A table that has come to its end knows nothing of what is asked for.
        if wanted != nil || occurrences.mayEnd { return wanted }
        return isPast ? occurrences.next(from: now) : occurrences.latest(at: now)
    }

    static func length(of unit: Instant.Grain) -> Int {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: Stretch.day
        case .week: 7 * Stretch.day
        case .month: 30 * Stretch.day
        case .quarter: 91 * Stretch.day
        case .year: 365 * Stretch.day
        }
    }

    // MARK: Fields

    /// The number of the stretch of a unit at a moment.
    func numbers(of unit: Instant.Grain) -> (Int) -> Int { { number(of: unit, at: $0) } }

    /// The same, of stretches of so many seconds.
    private static func steps(of length: Int, from offset: Int = 0) -> (Int) -> Int { { floorDivide($0 - offset, length) } }

    /// One a year.
    private func inYears(_ unit: Instant.Grain, _ stretch: @escaping (Int) -> Stretch?) -> Occurrences {
        Occurrences(length: Self.length(of: unit), period: 365 * Stretch.day, number: { number(of: .year, at: $0) }, stretch: stretch)
    }

    /// A weekday never means today: its frame ends before, and begins after.
    private func days(of weekday: Int) -> Occurrences {
        Occurrences(length: Stretch.day, period: 7 * Stretch.day, number: Self.steps(of: 7 * Stretch.day)) { week in
            var stretch = stretch(.day, number: week * 7 + weekday - 1)
            if stretch.start == today * Stretch.day {
                stretch.frame = isPast ? now + 1..<now + 2 : now - 1..<now
            }
            return stretch
        }
    }

    /// A clock goes round once a day, and one of twelve hours twice. It is over when its hour is; midnight when it strikes.
    private func times(_ clock: ClockExpression) -> Occurrences {
        let period = clock.isEitherHalf ? Stretch.day / 2 : Stretch.day
        let offset = clock.isEitherHalf ? clock.seconds % period : clock.seconds
        let length = Self.length(of: clock.grain)
        return Occurrences(length: length, period: period, number: Self.steps(of: period, from: offset)) { number in
            let start = number * period + offset
            let hour = floorDivide(start, 3600) * 3600
            let frame = clock.isMidnight ? start - 1..<start : hour..<hour + 3600
            return Stretch(start..<start + length, grain: clock.grain, frame: frame)
        }
    }

    /// Two a year at most: the Islamic year is shorter.
    private func twiceAYear(named name: String? = nil, _ stretches: @escaping (Int) -> [Stretch]) -> Occurrences {
        let numbers = { number(of: .year, at: $0) * 2 }
        return Occurrences(length: Stretch.day, period: 366 * Stretch.day, mayEnd: true, number: numbers) { number in
            let year = floorDivide(number, 2)
            let stretches = stretches(year)
            guard stretches.indices.contains(number - year * 2) else { return nil }
            var stretch = stretches[number - year * 2]
            stretch.holiday = name
            return stretch
        }
    }
}
