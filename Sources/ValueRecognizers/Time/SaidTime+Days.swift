import ValueTypes

/// Days and times of day.
extension SaidTime {
    func day() throws(ValueRefusal) -> TimeExpression? {
        switch node.operation {
        case .day: return .day(integer(.days) ?? 0)
        case .weekday: return weekday()
        case .monthDay:
            guard let month = integer(.month), let day = integer(.day) else { return nil }
            return try date(year: year, month: month, day: day)
        case .dayOfMonth: return dayOfMonth()
        case .numeric:
            guard let span = node.span(.date) else { return nil }
            if let stamp = Timestamp(composer.text.part(span), at: 0) { return try moment(of: stamp) }
            guard let numeric = NumericDate(composer.text.part(span), at: 0, in: .any),
                let fields = numeric.components(in: node.word(.order).flatMap(NumericDate.Order.init(first:)) ?? composer.order())
            else { return nil }
            return try date(year: fields.year, month: fields.month, day: fields.day)
        case .shiftDay:
            guard let period, period.unit.isDateUnit else { return nil }
            return .shift(.day(0), period)
        case .holiday: return holiday()
        case .foreignDay:
            guard let month = integer(.month), let day = integer(.day),
                let calendar = HolidayCalendar(rawValue: node.word(.calendar) ?? "")
            else { return nil }
            let date = TimeExpression.foreignDay(calendar, month: month, day: day)
            return try year.map { year throws(ValueRefusal) in .intersect(.year(try checked(year)), date) } ?? date
        default: return nil
        }
    }

    private func moment(of stamp: Timestamp) throws(ValueRefusal) -> TimeExpression {
        let clock = stamp.clock
        let isMidnight = clock.hour == 24 && clock.minute == 0 && clock.second ?? 0 == 0
        guard clock.hour < 24 || isMidnight, clock.minute ?? 0 < 60, clock.second ?? 0 < 60 else {
            throw .noSuchTime(hour: clock.hour, minute: clock.minute ?? 0, second: clock.second ?? 0)
        }
        let day = TimeExpression.date(year: try checked(stamp.date.year), month: stamp.date.month, day: stamp.date.day)
        let time = ClockExpression(
            hour: clock.hour % 24, minute: clock.minute ?? 0, second: clock.second ?? 0, grain: clock.second == nil ? .minute : .second,
            isMidnight: isMidnight)
        let moment = TimeExpression.intersect(day, .clock(time))
        return stamp.zone.map { .zoned(moment, minutes: $0) } ?? moment
    }

    private func weekday() -> TimeExpression? {
        guard let weekday = integer(.weekday) else { return nil }
        if let week = integer(.week) { return .weekdayOfWeek(weekday, steps: week * (integer(.direction) ?? 1)) }
        if let count = integer(.count), let direction = integer(.direction) {
            return count > 0 ? .nthAfter(count * direction, of: .weekday(weekday), .day(0)) : nil
        }
        let nearest = chosen(.weekday(weekday))
        return integer(.days).map { .shift(nearest, Period(value: Double($0), unit: .day)) } ?? nearest
    }

    private func date(year: Int?, month: Int, day: Int) throws(ValueRefusal) -> TimeExpression? {
        guard (1...31).contains(day) else { return nil }
        let weekday = integer(.weekday).map { TimeExpression.weekday($0) }
        if let year {
            let date = TimeExpression.date(year: try checked(year), month: month, day: day)
            return weekday.map { .intersect(date, $0) } ?? date
        }
        let date = TimeExpression.monthDay(month: month, day: day)
        return weekday.map { .judged(by: .year, .intersect(date, $0)) } ?? date
    }

    private func dayOfMonth() -> TimeExpression? {
        guard let day = integer(.day), (1...31).contains(day) else { return nil }
        if let months = integer(.months) { return .intersect(.cycle(.month, steps: months), .dayOfMonth(day)) }
        return integer(.weekday).map { .intersect(.dayOfMonth(day), .weekday($0)) } ?? .dayOfMonth(day)
    }

    private func holiday() -> TimeExpression? {
        guard let rule = node.word(.holiday) else { return nil }
        let holiday = TimeExpression.holiday(.init(rule: rule, name: composer.holidayNames[rule] ?? rule))
        if let year { return .intersect(.year(year), holiday) }
        if let unit = node.unit(.unit), let steps = integer(.count) ?? integer(.steps) {
            return .intersect(.cycle(unit, steps: steps * (integer(.direction) ?? 1)), holiday)
        }
        return chosen(holiday)
    }

    // MARK: Times of day

    func timesOfDay() throws(ValueRefusal) -> [TimeExpression] {
        switch node.operation {
        case .now: return [.now]
        case .part:
            guard let from = integer(.from), let to = integer(.to), from < to, to <= 48 else { return [] }
            let part = TimeExpression.dayPart(from: from, to: to)
            let day = weekday() ?? integer(.days).map { .day($0) }
            return [day.map { .intersect($0, part) } ?? part]
        default:
            if has(.time) {
                let half = node.word(.half)
                return try times(.time).compactMap { time in
                    guard case .clock(let clock) = time, let moved = clock.moved(by: minutes), let said = moved.inHalf(half) else {
                        return nil
                    }
                    return .clock(said)
                }
            }
            return try clock().map { [.clock($0)] } ?? []
        }
    }

    /// Minutes after the hour, or before it where negative.
    private var minutes: Int? { integer(.minute) ?? integer(.before).map { -$0 } }

    private func clock() throws(ValueRefusal) -> ClockExpression? {
        var said: ClockTime
        if let packed = integer(.clock) {
            said = ClockTime(packed: packed)
        } else if let hour = integer(.hour) {
            said = ClockTime(hour: hour)
        } else {
            return nil
        }
        let isMidnight = said.hour == 24
        let second = said.second ?? integer(.second)
        guard (0...24).contains(said.hour), (0...59).contains(said.minute ?? 0), (0...59).contains(second ?? 0),
            (-59...59).contains(minutes ?? 0)
        else { throw .noSuchTime(hour: said.hour, minute: said.minute ?? minutes ?? 0, second: second ?? 0) }
        if isMidnight { said.hour = 0 }
        var clock = ClockExpression(hour: said.hour, minute: said.minute ?? 0)
        clock.grain = said.minute != nil ? .minute : .hour
        clock.isMidnight = isMidnight
        guard var clock = clock.inHalf(node.word(.half))?.moved(by: minutes) else { return nil }
        if let second {
            clock.second = second
            clock.grain = .second
            // Who says seconds counts twenty-four hours, unless the half is said.
            clock.isEitherHalf = false
        }
        return clock
    }
}

extension ClockExpression {
    /// `nil` where a time has no such half: 15 am. 0 am is midnight.
    func inHalf(_ half: String?) -> ClockExpression? {
        var clock = self
        switch half {
        case "either":
            clock.isEitherHalf = (1...12).contains(hour) && !isMidnight
        case "am":
            guard (0...12).contains(hour) else { return nil }
            clock.isEitherHalf = false
            clock.hour = hour % 12
        case "pm", "night":
            clock.isEitherHalf = false
            if half == "night", hour == 12 {
                clock.hour = 0
                clock.isMidnight = true
            } else if hour < 12 {
                clock.hour += 12
            }
        case "noon":
            clock.isEitherHalf = false
            if (1...5).contains(hour) { clock.hour += 12 }
        case "midnight":
            clock.isEitherHalf = false
            if hour == 12 {
                clock.hour = 0
                clock.isMidnight = true
            } else if (6...11).contains(hour) {
                clock.hour += 12
            }
        default: break
        }
        return clock
    }

    /// Some minutes later, or earlier where negative.
    func moved(by minutes: Int?) -> ClockExpression? {
        guard let minutes else { return self }
        guard second == 0 else { return nil }
        var clock = self
        clock.grain = .minute
        clock.isMidnight = isMidnight && minutes == 0
        let moved = (hour * 60 + minute + minutes + 1440) % 1440
        (clock.hour, clock.minute) = (moved / 60, moved % 60)
        // A clock of twelve hours shows 12 before 1.
        if isEitherHalf { clock.hour = (clock.hour + 11) % 12 + 1 }
        return clock
    }
}

extension Instant.Grain {
    var isDateUnit: Bool {
        switch self {
        case .day, .week, .month, .quarter, .year: true
        case .second, .minute, .hour: false
        }
    }
}
