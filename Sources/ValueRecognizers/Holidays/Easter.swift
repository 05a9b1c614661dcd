/// The Sunday of Easter, by the western reckoning and by the orthodox one.
enum Easter {
    /// The day in the Gregorian calendar, by the anonymous Gregorian algorithm.
    static func western(_ year: Int) -> Int? {
        let golden = year % 19
        let century = year / 100
        let ofCentury = year % 100
        let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (ofCentury / 4) - epact - ofCentury % 4) % 7
        let correction = (golden + 11 * epact + 22 * weekday) / 451
        let days = epact + weekday - 7 * correction + 114
        return CivilCalendar.gregorian.day(year: year, month: days / 31, day: days % 31 + 1)
    }

    /// The day in the Gregorian calendar, by Meeus' Julian algorithm.
    static func orthodox(_ year: Int) -> Int? {
        let moon = (19 * (year % 19) + 15) % 30
        let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
        let days = moon + weekday + 114
        // The Julian calendar is behind by three days in four centuries.
        let lag = year / 100 - year / 400 - 2
        return CivilCalendar.gregorian.day(year: year, month: days / 31, day: days % 31 + 1).map { $0 + lag }
    }
}
