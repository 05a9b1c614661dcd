import ValueTypes

/// A time of day that was understood, and judged to exist.
struct TimeOfDay: Equatable {
    var hour: Int
    var minute: Int
    var second: Int
    var grain: Instant.Grain
    /// Said on a clock of twelve hours without its half of the day.
    var isEitherHalf: Bool
    /// Midnight: said without a day, it is the one that comes.
    var isMidnight: Bool

    /// `nil` where the values name no time.
    init?(_ reading: ValueNode) throws(ValueRefusal) {
        var clock: ClockTime
        if let packed = reading.integer(.clock) {
            clock = ClockTime(packed: packed)
        } else if let hour = reading.integer(.hour) {
            clock = ClockTime(hour: hour, minute: reading.integer(.minute) ?? reading.integer(.before).map { -$0 })
        } else {
            return nil
        }
        isMidnight = clock.hour == 24
        let said = clock
        if let minute = clock.minute, minute < 0 {
            clock.hour = (clock.hour + 23) % 24
            clock.minute = 60 + minute
        }
        if isMidnight, clock.hour == 24 { clock.hour = 0 }
        let half = reading.word(.half)
        guard (0...23).contains(clock.hour), (0...59).contains(clock.minute ?? 0), (0...59).contains(clock.second ?? 0),
            said.hour <= 24
        else { throw .noSuchTime(hour: said.hour, minute: said.minute ?? 0, second: said.second ?? 0) }
        if half == "am" || half == "pm" {
            guard (1...12).contains(clock.hour) || half == "pm" else { return nil }
            if half == "am", clock.hour == 12 { clock.hour = 0 }
            if half == "pm", clock.hour < 12 { clock.hour += 12 }
        }
        hour = clock.hour
        minute = clock.minute ?? 0
        second = clock.second ?? 0
        grain = clock.second != nil ? .second : clock.minute != nil ? .minute : .hour
        isEitherHalf = half == "either" && (1...12).contains(clock.hour)
    }

    /// The time, and, where its half of the day is open, that of the other half.
    var alternatives: [TimeOfDay] {
        guard isEitherHalf else { return [self] }
        var other = self
        other.hour = (hour + 12) % 24
        return [self, other]
    }
}
