import Foundation

/// Days of the calendar of India, which Foundation has none for: reckoned from where the sun and the moon stand.
///
/// A month lasts from one new moon to the next and is named after the sign that the sun enters in it; one in which it enters none is left
/// out. A month has thirty lunar days, in each of which the moon gets twelve degrees further ahead of the sun. A feast is on the day on
/// which its lunar day is at the hour that the feast is kept at: where two days have it then, on the first or the last of them, by its
/// custom; where none has, on that on which it begins.
enum HinduCalendar {
    /// The hours that feasts are kept at, as parts of the daylight.
    enum Hour: String, Sendable {
        case sunrise, morning, noon, afternoon, late, sunset, evening, midnight

        fileprivate var ofDaylight: Double {
            switch self {
            case .sunrise: 0
            case .morning: 0.2
            case .noon: 0.5
            case .afternoon: 0.7
            case .late: 0.8
            case .sunset: 1
            case .evening: 1.2
            case .midnight: 1.5
            }
        }
    }

    /// The years in which the sun and the moon are known well enough.
    static let years = 1800...2200

    /// The days of a Gregorian year that have a lunar day of a month (1: Chaitra) at an hour. One mostly, two or none in some years.
    static func days(month: Int, lunarDay: Int, at hour: Hour, isLast: Bool, inYear year: Int) -> [Int] {
        guard let range = range(of: year) else { return [] }
        var days: [Int] = []
        var newMoon = SkyPositions.newMoon(near: moment(range.lowerBound - 30, .sunrise))
        while newMoon < moment(range.upperBound, .sunrise) {
            let next = SkyPositions.newMoon(near: newMoon + SkyPositions.synodicMonth)
            if let name = name(ofMonthFrom: newMoon, to: next), name == month {
                let about = day(of: newMoon + (next - newMoon) * (Double(lunarDay) - 0.5) / 30)
                let near = Array(about - 2...about + 2)
                let having = near.filter { self.lunarDay(moment($0, hour)) == lunarDay }
                let passedOver = near.first { day in
                    self.lunarDay(moment(day, hour)) % 30 + 1 == lunarDay && self.lunarDay(moment(day + 1, hour)) == lunarDay % 30 + 1
                }
                if let day = (isLast ? having.last : having.first) ?? passedOver { days.append(day) }
            }
            newMoon = next
        }
        return days.filter(range.contains)
    }

    /// The day before one hour of which, and behind that of the day before it, the sun enters a sign (1: Mesha).
    static func days(sunEnters sign: Int, by hour: Hour, inYear year: Int) -> [Int] {
        guard let range = range(of: year) else { return [] }
        return range.filter { self.sign(moment($0, hour)) == sign && self.sign(moment($0 - 1, hour)) != sign }
    }

    /// The last day on which the moon is in a mansion (1 to 27) at an hour while the sun is in a sign.
    static func days(moonIn mansion: Int, sunIn sign: Int, at hour: Hour, inYear year: Int) -> [Int] {
        guard let start = days(sunEnters: sign, by: hour, inYear: year).first else { return [] }
        let days = (start..<start + 31).filter { self.sign(moment($0, hour)) == sign }
        func place(_ day: Int) -> Int { Int(sidereal(SkyPositions.moon, moment(day, hour)) / 360 * 27) + 1 }
        let found = days.last { place($0) == mansion || (place($0) == mansion - 1 && place($0 + 1) == mansion + 1) }
        return found.map { [$0] } ?? []
    }

    // MARK: Months and lunar days

    /// `nil` where the sun enters no sign.
    private static func name(ofMonthFrom start: SkyPositions.Moment, to end: SkyPositions.Moment) -> Int? {
        let (first, last) = (sign(start), sign(end))
        return first == last ? nil : first % 12 + 1
    }

    private static func lunarDay(_ moment: SkyPositions.Moment) -> Int { Int(SkyPositions.phase(moment) / 12) + 1 }

    private static func sign(_ moment: SkyPositions.Moment) -> Int { Int(sidereal(SkyPositions.sun, moment) / 30) + 1 }

    /// From the fixed stars: the equinox has moved away from them, by Lahiri's reckoning.
    private static func sidereal(
        _ position: (SkyPositions.Moment) -> Double, _ moment: SkyPositions.Moment
    ) -> Double {
        SkyPositions.circle(position(moment) - 23.853 - moment / 365.25 * 50.29 / 3600)
    }

    // MARK: Days and hours

    private static func range(of year: Int) -> Range<Int>? {
        guard years.contains(year) else { return nil }
        return CivilCalendar.gregorian.firstDay(ofYear: year)..<CivilCalendar.gregorian.firstDay(ofYear: year + 1)
    }

    /// 1 January 2000.
    private static let epoch = CivilCalendar.unixEpoch + 10_957
    /// What clocks of India are ahead, and what astronomers' are, in days.
    private static let zone = 5.5 / 24
    private static let clockDifference = 69.0 / 86_400

    private static func day(of moment: SkyPositions.Moment) -> Int {
        epoch + Int((moment + 0.5 + zone - clockDifference).rounded(.down))
    }

    /// An hour of a day at Ujjain, where India counts its longitudes from.
    private static func moment(_ day: Int, _ hour: Hour) -> SkyPositions.Moment {
        let (latitude, longitude) = (23.2, 75.77)
        let noonAtGreenwich = Double(day - epoch)
        let sun = SkyPositions.sun(noonAtGreenwich)
        let declination = asin(0.39779 * SkyPositions.sine(sun)) * 180 / .pi
        let cosine =
            (-0.0145 - SkyPositions.sine(latitude) * SkyPositions.sine(declination))
            / (SkyPositions.cosine(latitude) * SkyPositions.cosine(declination))
        let daylight = acos(cosine) / .pi
        let sunrise = noonAtGreenwich - longitude / 360 - daylight / 2
        let part = hour.ofDaylight
        return sunrise + (part <= 1 ? part * daylight : daylight + (part - 1) * (1 - daylight)) + clockDifference
    }
}
