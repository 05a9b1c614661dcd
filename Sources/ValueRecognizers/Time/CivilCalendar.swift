/// Days as whole numbers: 0 is the Monday on which, counted back in the Gregorian calendar, the year 1 begins.
///
/// It is reckoned in integers: the Gregorian calendar, with the Julian one before 15 October 1582, as Foundation has it.
struct CivilCalendar: Sendable {
    static let gregorian = CivilCalendar()

    struct Fields: Hashable, Sendable {
        var year: Int
        /// From 1.
        var month: Int
        /// From 1.
        var day: Int
    }

    /// The day 1 January 1970.
    static let unixEpoch = 719_162
    /// 15 October 1582, the first Gregorian day.
    private static let reform = 577_735

    /// The number of a day; `nil` where the calendar has no such day. O(1).
    func day(year: Int, month: Int, day: Int) -> Int? {
        let fields = Fields(year: year, month: month, day: day)
        guard (1...12).contains(month), (1...31).contains(day), abs(year) < 1 << 24 else { return nil }
        let number = Self.number(of: fields)
        return Self.fields(of: number) == fields ? number : nil
    }

    func fields(of day: Int) -> Fields { Self.fields(of: day) }

    // MARK: Months and years, counted on

    /// Months counted on over the years: neighbours differ by one.
    func month(of day: Int) -> Int {
        let fields = Self.fields(of: day)
        return fields.year * 12 + fields.month - 1
    }

    func firstDay(ofMonth month: Int) -> Int {
        let year = floorDivide(month, 12)
        return Self.number(of: Fields(year: year, month: month - year * 12 + 1, day: 1))
    }

    func firstDay(ofYear year: Int) -> Int { Self.number(of: Fields(year: year, month: 1, day: 1)) }

    // MARK: The Gregorian and the Julian calendar

    /// Years are counted from March, so that the leap day is their last.
    private static func number(of fields: Fields) -> Int {
        let year = fields.month <= 2 ? fields.year - 1 : fields.year
        let days = 365 * year + floorDivide(year, 4) + (153 * ((fields.month + 9) % 12) + 2) / 5 + fields.day - 307
        let number = days - floorDivide(year, 100) + floorDivide(year, 400)
        return number >= reform ? number : days - 2
    }

    private static func fields(of number: Int) -> Fields {
        let isJulian = number < reform
        let days = number + (isJulian ? 308 : 306)
        let cycle = floorDivide(days, isJulian ? 1461 : 146_097)
        let inCycle = days - cycle * (isJulian ? 1461 : 146_097)
        let yearOfCycle =
            isJulian ? (inCycle - inCycle / 1460) / 365 : (inCycle - inCycle / 1460 + inCycle / 36_524 - inCycle / 146_096) / 365
        let dayOfYear = inCycle - (365 * yearOfCycle + (isJulian ? 0 : yearOfCycle / 4 - yearOfCycle / 100))
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfCycle + cycle * (isJulian ? 4 : 400)
        return Fields(
            year: month < 10 ? year : year + 1, month: month < 10 ? month + 3 : month - 9, day: dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

/// The quotient, rounded down.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
}
