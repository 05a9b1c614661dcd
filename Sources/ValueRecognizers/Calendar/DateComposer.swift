import Foundation
import ValueTypes

/// Makes dates of what the phrases of a date grammar read, form by form.
struct DateComposer {
    let reckoning: Reckoning
    let order: NumericDate.Order

    /// `nil` where the values do not fit together: no date is meant.
    func instant(of reading: ValueNode, in text: FoldedText) throws(ValueRefusal) -> Instant? {
        switch reading.operation {
        case .day: try day(reckoning.adding(reading.integer(.days) ?? 0, .day, to: reckoning.today))
        case .weekday: try weekday(reading)
        case .monthDay: try monthDay(reading)
        case .dayOfMonth: try dayOfMonth(reading)
        case .nthWeekday: try nthWeekday(reading)
        case .nthDay: try nthDay(reading)
        case .month: try month(reading)
        case .year:
            try reading.integer(.year).map { year throws(ValueRefusal) in try checked(year) }.map { Instant(year: $0, grain: .year) }
        case .numeric: try numeric(reading, text)
        case .shift: try shift(reading)
        case .unit: try unit(reading)
        default: nil
        }
    }

    private func day(_ date: Date) throws(ValueRefusal) -> Instant { try reckoning.instant(date, grain: .day) }

    private func checked(_ year: Int) throws(ValueRefusal) -> Int {
        guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
        return year
    }

    private var isPast: Bool { reckoning.context.direction == .past }

    // MARK: Weekdays

    private func weekday(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let weekday = reading.integer(.weekday) else { return nil }
        if let week = reading.integer(.week) {
            let monday = reckoning.adding(week, .week, to: reckoning.start(of: .week, holding: reckoning.today))
            let offset = (weekday - reckoning.weekday(of: monday) + 7) % 7
            return try day(reckoning.adding(offset, .day, to: monday))
        }
        if let count = reading.integer(.count), let direction = reading.integer(.direction) {
            let nearest = direction > 0 ? reckoning.coming(weekday: weekday) : reckoning.last(weekday: weekday)
            return count > 0 ? try day(reckoning.adding((count - 1) * direction, .week, to: nearest)) : nil
        }
        let nearest =
            switch reading.word(.which) {
            case "coming": reckoning.coming(weekday: weekday)
            case "this": reckoning.coming(weekday: weekday, orToday: true)
            case "last": reckoning.last(weekday: weekday)
            default: isPast ? reckoning.last(weekday: weekday) : reckoning.coming(weekday: weekday)
            }
        return try day(reckoning.adding(reading.integer(.days) ?? 0, .day, to: nearest))
    }

    // MARK: Days of months

    private func monthDay(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let month = reading.integer(.month), let day = reading.integer(.day) else { return nil }
        return try date(year: reading.integer(.year), month: month, day: day, weekday: reading.integer(.weekday))
    }

    private func numeric(_ reading: ValueNode, _ text: FoldedText) throws(ValueRefusal) -> Instant? {
        guard let span = reading.span(.date), let numeric = NumericDate(text.part(span), at: 0),
            let fields = numeric.components(in: order)
        else { return nil }
        return try date(year: fields.year, month: fields.month, day: fields.day, weekday: reading.integer(.weekday))
    }

    private func date(year: Int?, month: Int, day: Int, weekday: Int?) throws(ValueRefusal) -> Instant? {
        func fits(_ date: Date) -> Bool { weekday.map { $0 == reckoning.weekday(of: date) } ?? true }
        if let year {
            guard let date = reckoning.day(year: try checked(year), month: month, day: day) else {
                throw .noSuchDay(year: year, month: month, day: day)
            }
            return fits(date) ? try self.day(date) : nil
        }
        let thisYear = reckoning.calendar.component(.year, from: reckoning.today)
        // Eight years reach the next 29 February everywhere; a weekday comes back to a day within twelve.
        let years = Array(thisYear - 12...thisYear + 12)
        let dates = years.compactMap { reckoning.day(year: $0, month: month, day: day) }
        guard !dates.isEmpty else { throw .noSuchDay(year: nil, month: month, day: day) }
        let fitting = dates.filter(fits)
        if weekday != nil, let date = fitting.first(where: { reckoning.calendar.component(.year, from: $0) == thisYear }) {
            return try self.day(date)
        }
        let future = fitting.first { $0 >= reckoning.today }
        let past = fitting.last { $0 <= reckoning.today }
        guard let nearest = isPast ? past ?? future : future ?? past else { return nil }
        return try self.day(nearest)
    }

    private func dayOfMonth(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let day = reading.integer(.day) else { return nil }
        if let months = reading.integer(.months) {
            let fields = monthFields(months)
            guard let date = reckoning.day(year: fields.year, month: fields.month, day: day) else {
                throw .noSuchDay(year: fields.year, month: fields.month, day: day)
            }
            return try self.day(date)
        }
        let offsets = isPast ? Array((-48...0).reversed()) : Array(0...48)
        let weekday = reading.integer(.weekday)
        for offset in offsets {
            let fields = monthFields(offset)
            guard let date = reckoning.day(year: fields.year, month: fields.month, day: day),
                isPast ? date <= reckoning.today : date >= reckoning.today,
                weekday.map({ $0 == reckoning.weekday(of: date) }) ?? true
            else { continue }
            return try self.day(date)
        }
        return nil
    }

    /// The month that is so many from this one.
    private func monthFields(_ offset: Int) -> (year: Int, month: Int) {
        let month = reckoning.adding(offset, .month, to: reckoning.start(of: .month, holding: reckoning.today))
        let fields = reckoning.calendar.dateComponents([.year, .month], from: month)
        return (fields.year ?? 1, fields.month ?? 1)
    }

    // MARK: Parts of a month

    private func nthWeekday(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let nth = reading.integer(.nth), let weekday = reading.integer(.weekday) else { return nil }
        let days = daysOfMonth(reading).filter { reckoning.weekday(of: $0) == weekday }
        return try element(nth, of: days).map { date throws(ValueRefusal) in try day(date) }
    }

    private func nthDay(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let nth = reading.integer(.nth) else { return nil }
        return try element(nth, of: daysOfMonth(reading)).map { date throws(ValueRefusal) in try day(date) }
    }

    /// Counted from 1, or from the end where negative.
    private func element(_ nth: Int, of days: [Date]) -> Date? {
        let index = nth > 0 ? nth - 1 : days.count + nth
        return days.indices.contains(index) ? days[index] : nil
    }

    private func daysOfMonth(_ reading: ValueNode) -> [Date] {
        let fields: (year: Int, month: Int)
        if let month = reading.integer(.month) {
            fields = (reading.integer(.year) ?? nearestYear(ofMonth: month), month)
        } else {
            fields = monthFields(reading.integer(.months) ?? 0)
        }
        return (1...31).compactMap { reckoning.day(year: fields.year, month: fields.month, day: $0) }
    }

    // MARK: Months, units

    private func nearestYear(ofMonth month: Int) -> Int {
        let (thisYear, thisMonth) = monthFields(0)
        if isPast { return month <= thisMonth ? thisYear : thisYear - 1 }
        return month >= thisMonth ? thisYear : thisYear + 1
    }

    private func month(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let month = reading.integer(.month) else { return nil }
        if let year = reading.integer(.year) { return Instant(year: try checked(year), month: month, grain: .month) }
        guard let years = reading.integer(.years) else {
            return Instant(year: nearestYear(ofMonth: month), month: month, grain: .month)
        }
        let (thisYear, thisMonth) = monthFields(0)
        let year =
            years >= 0 ? (month > thisMonth ? thisYear : thisYear + 1) + years : (month < thisMonth ? thisYear : thisYear - 1) + years + 1
        return Instant(year: year, month: month, grain: .month)
    }

    private func shift(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let count = reading.integer(.count), let unit = reading.unit(.unit), let direction = reading.integer(.direction)
        else { return nil }
        return try day(reckoning.adding(count * direction, unit, to: reckoning.today))
    }

    private func unit(_ reading: ValueNode) throws(ValueRefusal) -> Instant? {
        guard let unit = reading.unit(.unit), let steps = reading.integer(.steps) else { return nil }
        return try reckoning.instant(
            reckoning.adding(steps, unit, to: reckoning.start(of: unit, holding: reckoning.today)), grain: unit)
    }
}
