import PhraseSyntax
import Synchronization
import ValueTypes

/// The rules of holidays, and the days that they give, reckoned once a year and kept.
final class HolidayTable: Sendable {
    /// The rules of `und/holidays.phrases`.
    static let shared = HolidayTable(LanguageFiles(language: .undetermined).declarations)

    let rules: [String: HolidayRule]
    /// Names whose rules could not be read; a test sees to it that there are none.
    let unreadable: [String]

    private struct Key: Hashable {
        var rule: String
        var year: Int
    }

    private let known = Mutex<[Key: [Stretch]]>([:])
    /// So many years of holidays are kept.
    private static let capacity = 4096

    init(_ declarations: GrammarDeclarations) {
        var rules: [String: HolidayRule] = [:]
        var unreadable: [String] = []
        for value in declarations.lists["holidayRule"] ?? [] {
            guard case .words(let name, _)? = value.canonical, let text = value.wordings.first?.texts.first else {
                continue
            }
            if let rule = HolidayRule(text) { rules[name.lowercased()] = rule } else { unreadable.append(name) }
        }
        self.rules = rules
        self.unreadable = unreadable
    }

    /// When a holiday begins in a Gregorian year, in order; empty for a name that has no rule and for years that its table leaves out.
    func stretches(of name: String, inYear year: Int) -> [Stretch] {
        let key = Key(rule: name.lowercased(), year: year)
        if let stretches = known.withLock({ $0[key] }) { return stretches }
        let stretches = (1...9999).contains(year) ? rules[key.rule].map { self.stretches(of: $0, year) } ?? [] : []
        known.withLock {
            if $0.count >= Self.capacity { $0.removeAll() }
            $0[key] = stretches
        }
        return stretches
    }

    private func stretches(of rule: HolidayRule, _ year: Int) -> [Stretch] {
        days(of: rule.point, year, depth: 0).compactMap { day in
            let moved = day + (rule.adjustments.first { isMet($0.condition, day, year) }?.days ?? 0)
            let first = rule.beginsOnEve ? moved - 1 : moved
            let start = first * Stretch.day
            switch rule.length {
            case .oneDay: return Stretch(start..<start + Stretch.day, grain: .day)
            case .days(let days): return Stretch(start..<start + days * Stretch.day, grain: .day, isRange: true)
            case .clock(let from, let to): return Stretch(start + from..<start + to, grain: .minute, isRange: true)
            case .to(let point):
                let ends = days(of: point, year, depth: 0) + days(of: point, year + 1, depth: 0)
                return ends.first { $0 > first }.map { Stretch(start..<$0 * Stretch.day, grain: .day, isRange: true) }
            }
        }
    }

    private func isMet(_ condition: HolidayRule.Adjustment.Condition, _ day: Int, _ year: Int) -> Bool {
        switch condition {
        case .weekday(let weekday): Self.weekday(of: day) == weekday
        case .holiday(let name): days(of: .named(name), year, depth: 0).contains(day)
        }
    }

    private func days(of point: HolidayRule.Point, _ year: Int, depth: Int) -> [Int] {
        days(of: point.date, year, depth: depth).map { $0 + point.days }
    }

    private func days(of date: HolidayRule.Date, _ year: Int, depth: Int) -> [Int] {
        let calendar = CivilCalendar.gregorian
        switch date {
        case .fixed(let month, let day): return [calendar.day(year: year, month: month, day: day)].compactMap { $0 }
        case .foreign(let foreign, let month, let day): return foreign.days(month: month, day: day, inYear: year)
        case .easter(let isOrthodox): return [isOrthodox ? Easter.orthodox(year) : Easter.western(year)].compactMap { $0 }
        case .nth(let nth, let weekday, let month):
            guard let first = calendar.day(year: year, month: month, day: 1) else { return [] }
            let end = calendar.firstDay(ofMonth: calendar.month(of: first) + 1)
            let days = (first..<end).filter { Self.weekday(of: $0) == weekday }
            let place = nth > 0 ? nth - 1 : days.count + nth
            return days.indices.contains(place) ? [days[place]] : []
        case .beside(let date, let weekday, let isAfter):
            return days(of: date, year, depth: depth).map { day in
                let distance = isAfter ? (weekday - Self.weekday(of: day) + 6) % 7 + 1 : (Self.weekday(of: day) - weekday + 6) % 7 + 1
                return isAfter ? day + distance : day - distance
            }
        case .named(let name):
            // Rules that name one another in a circle give nothing.
            guard depth < 4, let rule = rules[name] else { return [] }
            return days(of: rule.point, year, depth: depth + 1)
        case .lunar(let month, let day, let hour, let isLast):
            return HinduCalendar.days(month: month, lunarDay: day, at: hour, isLast: isLast, inYear: year)
        case .sunEnters(let sign, let hour): return HinduCalendar.days(sunEnters: sign, by: hour, inYear: year)
        case .moonIn(let mansion, let sign, let hour):
            return HinduCalendar.days(moonIn: mansion, sunIn: sign, at: hour, inYear: year)
        case .table(let days):
            return days.compactMap { $0.year == year ? calendar.day(year: $0.year, month: $0.month, day: $0.day) : nil }
        }
    }

    private static func weekday(of day: Int) -> Int { (day % 7 + 7) % 7 + 1 }
}
