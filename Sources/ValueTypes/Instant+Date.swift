public import Foundation

extension Instant {
    /// The first moment of the instant; `nil` where there is no such day or time. A time that the clocks leave out is an hour later.
    ///
    /// - Parameter calendar: Its time zone counts; the fields are those of the Gregorian calendar, whatever it is.
    public func date(in calendar: Calendar) -> Date? {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        let calendar = calendar.gregorian
        let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        guard let date = calendar.date(from: components) else { return nil }
        let fields = calendar.dateComponents([.year, .month, .day], from: date)
        return fields.year == year && fields.month == month && fields.day == day ? date : nil
    }

    /// A date, cut at the grain: fields that are finer are at their beginning. A week begins on the calendar's first day of it; its time zone
    /// counts, and the fields are those of the Gregorian calendar, whatever it is.
    public init(_ date: Date, grain: Grain, in calendar: Calendar) {
        var date = date
        let calendar = calendar.gregorian
        if grain == .week {
            let behind = (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
            date = calendar.date(byAdding: .day, value: -behind, to: date) ?? date
        }
        let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        self.init(year: fields.year ?? 1, grain: grain)
        if grain == .year { return }
        month = fields.month ?? 1
        if grain == .quarter { month = (month - 1) / 3 * 3 + 1 }
        if grain == .quarter || grain == .month { return }
        day = fields.day ?? 1
        if grain == .week || grain == .day { return }
        hour = fields.hour ?? 0
        if grain == .hour { return }
        minute = fields.minute ?? 0
        if grain == .second { second = fields.second ?? 0 }
    }
}

extension Calendar {
    /// The Gregorian calendar with the same time zone and the same first day of the week.
    fileprivate var gregorian: Calendar {
        guard identifier != .gregorian else { return self }
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = timeZone
        gregorian.firstWeekday = firstWeekday
        return gregorian
    }
}
