import ValueTypes

/// Weeks, months and years, and what is counted in them.
extension SaidTime {
    func stretch() throws(ValueRefusal) -> TimeExpression? {
        switch node.operation {
        case .nthWeekday:
            guard let nth = integer(.nth), let weekday = integer(.weekday) else { return nil }
            return .nth(nth, of: .weekday(weekday), within: try monthSaid())
        case .nthDay:
            guard let nth = integer(.nth) else { return nil }
            return .nth(nth, of: .each(.day), within: try monthSaid())
        case .month:
            guard let month = integer(.month) else { return nil }
            if let years = integer(.years) { return .nthAfter(years < 0 ? years : years + 1, of: .month(month), .cycle(.month, steps: 0)) }
            return try monthSaid()
        case .year: return try self.year.map { year throws(ValueRefusal) in .year(try checked(year)) }
        case .decade:
            guard let year, year.isMultiple(of: 10) else { return nil }
            return .years(from: try checked(year < 100 ? YearReader.full(year) : year), count: 10)
        case .century:
            guard let nth = integer(.nth), nth > 0 else { return nil }
            return .years(from: try checked(nth * 100 - 99), count: 100)
        case .quarter:
            guard let quarter = integer(.quarter), (1...4).contains(quarter) else { return nil }
            if let years = integer(.years) { return .intersect(.cycle(.year, steps: years), .quarter(quarter)) }
            return try self.year.map { year throws(ValueRefusal) in .intersect(.year(try checked(year)), .quarter(quarter)) }
                ?? .quarter(quarter)
        case .unit:
            guard let steps = integer(.steps) else { return nil }
            switch node.word(.unit) {
            case "decade": return .yearsFromNow(count: 10, steps: steps)
            case "century": return .yearsFromNow(count: 100, steps: steps)
            default: return node.unit(.unit).map { .cycle($0, steps: steps) }
            }
        case .numberedWeek:
            guard let week = integer(.week), (1...53).contains(week) else { return nil }
            let number = TimeExpression.numberedWeek(week, year: try year.map { year throws(ValueRefusal) in try checked(year) })
            return integer(.weekday).map { .intersect(number, .weekday($0)) } ?? number
        case .weekend: return chosen(.weekend)
        case .season: return season
        case .stretch:
            guard let count = integer(.count), count > 0 else { return nil }
            let signed = count * (integer(.direction) ?? 1)
            if let unit = node.unit(.unit) { return .count(unit, signed) }
            return count <= 400 ? counted.map { .run(signed, of: $0, within: nil) } : nil
        default: return nil
        }
    }

    private var season: TimeExpression? {
        guard let fromMonth = integer(.fromMonth), let fromDay = integer(.fromDay), let toMonth = integer(.toMonth),
            let toDay = integer(.toDay)
        else { return nil }
        return .yearPart(fromMonth: fromMonth, fromDay: fromDay, toMonth: toMonth, toDay: toDay)
    }

    /// A month by its name and year, or counted from this one.
    private func monthSaid() throws(ValueRefusal) -> TimeExpression {
        guard let month = integer(.month) else { return .cycle(.month, steps: integer(.months) ?? 0) }
        return try self.year.map { year throws(ValueRefusal) in .intersect(.year(try checked(year)), .month(month)) } ?? .month(month)
    }

    // MARK: Of other times

    func stretchesOfOthers() throws(ValueRefusal) -> [TimeExpression] {
        let sign = integer(.sign) ?? 1
        switch node.operation {
        case .nth:
            guard let nth = integer(.nth), let counted else { return [] }
            if let count = integer(.count) {
                guard (1...400).contains(count) else { return [] }
                return try times(.within).map { .run(nth < 0 ? -count : count, of: counted, within: $0) }
            }
            return try times(.within).map { .nth(nth * sign, of: counted, within: $0) }
        case .rest:
            if has(.within) { return try times(.within).map { .rest(of: $0) } }
            return node.unit(.unit).map { [.rest(of: .cycle($0, steps: 0))] } ?? []
        case .nthFrom:
            guard let counted else { return [] }
            guard let said = has(.nth) ? integer(.nth) : 1 else { return [] }
            let nth = said * (integer(.direction) ?? 1)
            return try (has(.base) ? times(.base) : [.day(0)]).map { .nthAfter(nth, of: counted, $0) }
        case .nearest:
            guard let counted else { return [] }
            return try times(.base).map { .nearest(integer(.nth) ?? 1, of: counted, to: $0) }
        case .unitOf:
            guard let counted else { return [] }
            return try times(.base).map { .holding($0, counted) }
        case .following: return try times(.base).map { .following($0) }
        case .within:
            let inner = try times(.value)
            return pairs(try times(.within), inner).map { .intersect($0, $1) }
        case .portionOf:
            guard let portion = said(.portion)?.portion else { return [] }
            if has(.within) { return try times(.within).map { .portion(portion, of: $0) } }
            guard let unit = node.unit(.unit) ?? said(.portion)?.node.unit(.unit) else { return [] }
            return [which == nil ? .portion(portion, of: .cycle(unit, steps: 0)) : .unframed(.portion(portion, of: .each(unit)))]
        case .seasonOf:
            return try times(.season).map { season throws(ValueRefusal) in
                guard let year else { return chosen(season) }
                return .intersect(.year(try checked(year)), season)
            }
        default: return []
        }
    }

    private var counted: TimeExpression? {
        if let weekday = integer(.weekday) { return .weekday(weekday) }
        if node.word(.unit) == "weekend" { return .weekend }
        return node.unit(.unit).map { .each($0) }
    }

    private var portion: TimeExpression.Portion? {
        func bounds(_ from: Role, _ to: Role) -> TimeExpression.Portion.Bounds? {
            integer(from).flatMap { first in integer(to).map { .init(first: first, last: $0) } }
        }
        return TimeExpression.Portion(
            days: bounds(.dayFrom, .dayTo), weekdays: bounds(.weekdayFrom, .weekdayTo), months: bounds(.monthFrom, .monthTo),
            hours: bounds(.hourFrom, .hourTo).map { .init(first: $0.first + 1, last: $0.last) }, third: integer(.third))
    }
}
