public import Foundation

extension Instant {
    /// The first moment of the instant; `nil` where the calendar has no such day or time.
    public func date(in calendar: Calendar) -> Date? {
        let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        guard let date = calendar.date(from: components) else { return nil }
        let fields = calendar.dateComponents([.year, .month, .day], from: date)
        return fields.year == year && fields.month == month && fields.day == day ? date : nil
    }

    /// A date, cut at the grain: fields that are finer are at their beginning. A week begins on the calendar's first day of it.
    public init(_ date: Date, grain: Grain, in calendar: Calendar) {
        var date = date
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
