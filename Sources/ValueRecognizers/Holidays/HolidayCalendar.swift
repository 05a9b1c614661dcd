import Foundation

/// The calendars of Foundation that holidays go by.
enum HolidayCalendar: String, Sendable, CaseIterable {
    case hebrew, islamic, chinese

    /// The days that a month and day of the calendar fall on in a Gregorian year, in order. None, one, or, in a lunar calendar, two.
    func days(month: Int, day: Int, inYear year: Int) -> [Int] {
        let gregorian = CivilCalendar.gregorian
        guard let first = gregorian.day(year: year, month: 1, day: 1), let last = gregorian.day(year: year, month: 12, day: 31) else {
            return []
        }
        let calendar = calendar(inYear: year)
        let ends = [first, last].map { calendar.dateComponents([.era, .year], from: Self.date(of: $0)) }
        var years = [ends[0]]
        // Two or three years of another calendar meet one of ours.
        while let next = years.last, next.year != ends[1].year || next.era != ends[1].era, years.count < 4 {
            var following = next
            following.year = (next.year ?? 0) + 1
            if let start = calendar.date(from: following) { following = calendar.dateComponents([.era, .year], from: start) }
            years.append(following)
        }
        return years.compactMap { year -> Int? in
            var fields = year
            fields.month = month
            fields.day = day
            guard let date = calendar.date(from: fields) else { return nil }
            let found = calendar.dateComponents([.month, .day], from: date)
            guard found.month == month, found.day == day else { return nil }
            let number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) + CivilCalendar.unixEpoch
            return (first...last).contains(number) ? number : nil
        }
    }

    /// The Umm al-Qura calendar is kept since 1400, our 1979; before, the moon is computed.
    private func calendar(inYear year: Int) -> Calendar {
        var calendar =
            switch self {
            case .hebrew: Calendar(identifier: .hebrew)
            case .islamic: Calendar(identifier: year >= 1980 ? .islamicUmmAlQura : .islamic)
            case .chinese: Calendar(identifier: .chinese)
            }
        calendar.timeZone = .gmt
        return calendar
    }

    private static func date(of day: Int) -> Date {
        Date(timeIntervalSince1970: Double(day - CivilCalendar.unixEpoch) * 86_400 + 43_200)
    }
}
