import ValueTypes

/// A time as it was said, before it is known which one is meant: "next Friday", "the last week of September", "from 3 to 5 pm".
///
/// `Timeline` says which one is meant.
indirect enum TimeExpression: Hashable, Sendable {
    case now
    /// So many days from today.
    case day(Int)
    /// Every stretch of a unit.
    case each(Instant.Grain)
    /// The stretch of a unit that is so many from the one that holds now.
    case cycle(Instant.Grain, steps: Int)
    case year(Int)
    /// So many years.
    case years(from: Int, count: Int)
    /// The ten or hundred years that are so many from those that hold now.
    case yearsFromNow(count: Int, steps: Int)
    /// By ISO 8601.
    case numberedWeek(Int, year: Int?)
    /// From 1.
    case quarter(Int)
    case month(Int)
    case date(year: Int, month: Int, day: Int)
    case monthDay(month: Int, day: Int)
    case dayOfMonth(Int)
    /// A day of another calendar.
    case foreignDay(HolidayCalendar, month: Int, day: Int)
    /// Monday is 1.
    case weekday(Int)
    /// A weekday of the week that is so many from this one.
    case weekdayOfWeek(Int, steps: Int)
    case clock(ClockExpression)
    /// Hours of a day, up to but without the last; beyond 24 they are of the day after.
    case dayPart(from: Int, to: Int)
    /// Friday evening to the end of Sunday.
    case weekend
    /// From a day of the year up to but without another.
    case yearPart(fromMonth: Int, fromDay: Int, toMonth: Int, toDay: Int)
    case holiday(Holiday)
    case which(Which, TimeExpression)
    /// The same, judged by the unit that it stands in: past days of this year are near enough where the weekday is said too.
    case judged(by: Instant.Grain, TimeExpression)
    /// The same, judged by its own end: the beginning of a month is over when the month is not.
    case unframed(TimeExpression)
    /// The latest one that has begun, whatever the direction.
    case begun(TimeExpression)
    /// What is of both: the finer inside the coarser.
    case intersect(TimeExpression, TimeExpression)
    /// The nth, or from the end where negative, of those wholly inside.
    case nth(Int, of: TimeExpression, within: TimeExpression)
    /// So many together, the first of those wholly inside, or the last where negative; without an outer one, those to come or those that are over.
    case run(Int, of: TimeExpression, within: TimeExpression?)
    /// The nth that begins after another ends; before it where negative.
    case nthAfter(Int, of: TimeExpression, TimeExpression)
    /// The unit, or the weekend, that is said by a day of it.
    case holding(TimeExpression, TimeExpression)
    /// The stretch behind another, of its unit.
    case following(TimeExpression)
    /// The nth nearest.
    case nearest(Int, of: TimeExpression, to: TimeExpression)
    /// Moved by a period; from now where there is no base, and then as precise as the unit lets it be.
    case shift(TimeExpression?, Period)
    case portion(Portion, of: TimeExpression)
    /// What is left of another time: from today on, or from now where it is shorter than two days.
    case rest(of: TimeExpression)
    /// So many units before this one, or after it where positive.
    case count(Instant.Grain, Int)
    case between(TimeExpression, TimeExpression)
    case lasting(TimeExpression, Period)
    case before(TimeExpression)
    case after(TimeExpression)
    /// From now up to it.
    case byThen(TimeExpression)
    /// As the clocks of a zone show it, that many minutes ahead of UTC.
    case zoned(TimeExpression, minutes: Int)

    enum Which: String, Hashable, Sendable {
        /// The one that begins after now.
        case coming
        /// The one after the present one; of weekdays the coming one.
        case next
        /// The one that is over.
        case last
        /// The one that holds now, or else the coming one.
        case this
    }

    /// Parts of a stretch that have a name, by the unit of the stretch: "early March", "the end of the year". From 1, both included; -1 is
    /// the last.
    struct Portion: Hashable, Sendable {
        struct Bounds: Hashable, Sendable {
            var first: Int
            var last: Int
        }

        /// Of a month.
        var days: Bounds?
        /// Days of a week, from its first one.
        var weekdays: Bounds?
        /// Of a year.
        var months: Bounds?
        /// Of a day.
        var hours: Bounds?
        /// Which of the three thirds of any other stretch.
        var third: Int?
    }

    /// A holiday and its name in the language.
    struct Holiday: Hashable, Sendable {
        var rule: String
        var name: String
    }
}

/// A time of day as it was said.
struct ClockExpression: Hashable, Sendable {
    /// 0 to 23.
    var hour: Int
    var minute: Int = 0
    var second: Int = 0
    var grain: Instant.Grain = .hour
    /// Said on a clock of twelve hours without its half of the day.
    var isEitherHalf = false
    /// The midnight that comes, not the one at the beginning of today.
    var isMidnight = false

    var seconds: Int { hour * 3600 + minute * 60 + second }
}
